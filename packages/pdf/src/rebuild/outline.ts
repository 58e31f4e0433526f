import type { PDFDict } from '@cantoo/pdf-lib';
import {
  PDFArray,
  PDFHexString,
  PDFName,
  type PDFContext,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { dictEntry, dictOf, stringBytes, entry } from '../content/objects.ts';
import { destinationsOf } from './destinations.ts';

/** Of a document; what more of them there is is left out. */
const MOST_ITEMS = 20_000;
const DEEPEST = 32;
const LONGEST = 500;

export interface OutlineJob {
  readonly source: PDFContext;
  readonly target: PDFContext;
  /** Of the source, in order. */
  readonly pages: readonly PDFDict[];
  /** The same pages in the copy. */
  readonly copies: readonly PDFRef[];
  /** Whether a page of the copy says a text. */
  readonly says: (page: number, text: string) => boolean;
}

interface Item {
  readonly title: string;
  readonly page: number;
  readonly kids: readonly Item[];
}

/**
 * The outline (12.3.3) with those titles that the page they lead to says itself: a title that tells nothing new can't tell
 * what was removed. What stood below one that goes moves up. Undefined where none is left.
 */
export function copyOutline(job: OutlineJob): PDFRef | undefined {
  const root = dictEntry(dictOf(job.source.lookup(job.source.trailerInfo.Root)), 'Outlines');
  if (root === undefined) return undefined;
  const items = cleanItems(job, root);
  return items.length === 0 ? undefined : write(job, items);
}

function cleanItems(job: OutlineJob, root: PDFDict): Item[] {
  const places = new Map(job.pages.map((page, index) => [page, index]));
  const destinations = destinationsOf(job.source);
  const seen = new Set<PDFDict>();
  const below = (parent: PDFDict, depth: number): Item[] => {
    const items: Item[] = [];
    let node = depth > DEEPEST ? undefined : dictEntry(parent, 'First');
    for (; node !== undefined && !seen.has(node) && seen.size < MOST_ITEMS; node = dictEntry(node, 'Next')) {
      seen.add(node);
      const kids = below(node, depth + 1);
      const title = textOf(entry(node, 'Title'));
      const target = destinations.pageOf(node);
      const page = target === undefined ? undefined : places.get(target);
      if (page !== undefined && title !== '' && job.says(page, title)) items.push({ title, page, kids });
      else items.push(...kids);
    }
    return items;
  };
  return below(root, 0);
}

/** A text string (7.9.2); what is in none of its encodings is found on no page. */
function textOf(value: PDFObject | undefined): string {
  const bytes = Buffer.from(stringBytes(value) ?? []);
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const encoding = isUtf16 ? 'utf-16be' : isUtf8 ? 'utf-8' : 'latin1';
  const text = new TextDecoder(encoding).decode(bytes);
  return text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
}

function write({ target, copies }: OutlineJob, items: readonly Item[]): PDFRef {
  const root = target.nextRef();
  const dict = target.obj({ Type: 'Outlines' });
  const link = (parent: PDFRef, owner: PDFDict, kids: readonly Item[]): void => {
    const refs = kids.map(() => target.nextRef());
    kids.forEach((item, index) => {
      const own = target.obj({ Title: utf16(item.title), Parent: parent });
      const destination = PDFArray.withContext(target);
      destination.push(copies[item.page]!); // `says` was asked for a page that there is
      destination.push(PDFName.of('Fit'));
      own.set(PDFName.of('Dest'), destination);
      const [before, after] = [refs[index - 1], refs[index + 1]];
      if (before !== undefined) own.set(PDFName.of('Prev'), before);
      if (after !== undefined) own.set(PDFName.of('Next'), after);
      // Closed: so many come to sight when it is opened.
      if (item.kids.length > 0) own.set(PDFName.of('Count'), target.obj(-item.kids.length));
      link(refs[index]!, own, item.kids);
      target.assign(refs[index]!, own);
    });
    const [first, last] = [refs[0], refs.at(-1)];
    if (first !== undefined) owner.set(PDFName.of('First'), first);
    if (last !== undefined) owner.set(PDFName.of('Last'), last);
  };
  link(root, dict, items);
  dict.set(PDFName.of('Count'), target.obj(items.length));
  target.assign(root, dict);
  return root;
}

const utf16 = (text: string): PDFHexString =>
  PDFHexString.of(`FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}`);
