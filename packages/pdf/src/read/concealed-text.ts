/**
 * Pages that may paint text which PDFium's text calls don't tell: in tiling patterns, soft-mask groups and the
 * procedures of Type3 glyphs (ISO 32000-2, 8.7.3, 11.6.5.2, 9.6.4), or in a font that says it shows other letters than it
 * draws. Such a page has to be read as pixels.
 */

import { PDFDocument, type PDFDict } from '@cantoo/pdf-lib';
import { dictEntry, dictOf, entry, nameEntry, numberEntry } from '../content/objects.ts';
import { readsOtherwise } from '../fonts/other-reading.ts';
import { inherited, pagesOf } from '../rewrite/page-tree.ts';

/** Whether a look at the pages is worth it: what the objects of such a file say somewhere. */
export const mayConceal = (objects: string): boolean =>
  /\/PatternType\s*1\b|\/S\s*\/(?:Luminosity|Alpha)\b|\/CharProcs\b/.test(objects) ||
  (/\/ToUnicode\b/.test(objects) &&
    /\/Subtype\s*\/(?:TrueType|(?:MM)?Type1|CIDFontType[02])\b/.test(objects));

/** @param bytes as `normalise` gives them. @returns page numbers from 0; undefined where nobody can tell. */
export async function pagesWithConcealedText(bytes: Uint8Array): Promise<ReadonlySet<number> | undefined> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined);
  if (document === undefined) return undefined;
  const found = new Set<number>();
  const fonts = new Map<PDFDict, boolean>();
  for (const [index, page] of pagesOf(document.context).entries()) {
    const resources = dictOf(inherited(page, 'Resources'));
    if (resources !== undefined && conceals(resources, new Set(), fonts)) found.add(index);
  }
  return found;
}

function conceals(resources: PDFDict, seen: Set<PDFDict>, fonts: Map<PDFDict, boolean>): boolean {
  if (seen.has(resources)) return false;
  seen.add(resources);
  return (
    named(resources, 'Pattern').some(
      (pattern) => numberEntry(pattern, 'PatternType') === 1 && mayShow(pattern),
    ) ||
    named(resources, 'ExtGState').some((state) => {
      const group = dictEntry(dictEntry(state, 'SMask'), 'G');
      return group !== undefined && mayShow(group);
    }) ||
    named(resources, 'Font').some((font) => concealsText(font, fonts)) ||
    named(resources, 'XObject').some((form) => {
      const own = dictEntry(form, 'Resources');
      return own !== undefined && conceals(own, seen, fonts);
    })
  );
}

/** @param known fonts that were looked at before */
function concealsText(font: PDFDict, known: Map<PDFDict, boolean>): boolean {
  let answer = known.get(font);
  if (answer === undefined) {
    answer = (nameEntry(font, 'Subtype') === 'Type3' && mayShow(font)) || readsOtherwise(font);
    known.set(font, answer);
  }
  return answer;
}

/** A stream without resources of its own uses those of its page, fonts among them. */
function mayShow(owner: PDFDict, depth = 0): boolean {
  const resources = dictEntry(owner, 'Resources');
  if (resources === undefined) return nameEntry(owner, 'Subtype') !== 'Type3';
  if (named(resources, 'Font').length > 0 || depth > DEEPEST) return true;
  return [...named(resources, 'XObject'), ...named(resources, 'Pattern')].some(
    (inner) =>
      nameEntry(inner, 'Subtype') !== 'Image' &&
      numberEntry(inner, 'PatternType') !== 2 &&
      mayShow(inner, depth + 1),
  );
}

const DEEPEST = 8;

function named(resources: PDFDict, category: string): PDFDict[] {
  const entries = dictEntry(resources, category);
  if (entries === undefined) return [];
  return entries.keys().flatMap((key) => dictOf(entry(entries, key.decodeText())) ?? []);
}
