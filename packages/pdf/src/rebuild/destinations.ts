import { PDFArray, PDFDict, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { dictEntry, dictOf, elements, entry, nameEntry, nameOf, stringBytes } from '../content/objects.ts';
import { treePairs } from '../content/trees.ts';

const MOST_NODES = 5000;

export interface Destinations {
  /** The page that an item of the outline leads to, by a destination or an action of its own or by a name. */
  pageOf(item: PDFDict): PDFDict | undefined;
}

/** Destinations of a document (12.3.2). Names are looked up when the first one is asked for. */
export function destinationsOf(source: PDFContext): Destinations {
  const root = dictOf(source.lookup(source.trailerInfo.Root));
  let named: ReadonlyMap<string, PDFObject> | undefined;
  const pageAt = (value: PDFObject | undefined, depth = 0): PDFDict | undefined => {
    if (value instanceof PDFArray) return dictOf(elements(value)[0]);
    if (value instanceof PDFDict) return depth > 2 ? undefined : pageAt(entry(value, 'D'), depth + 1);
    const name = keyOf(value);
    if (name === undefined || depth > 2) return undefined;
    named ??= namesOf(root);
    return pageAt(named.get(name), depth + 1);
  };
  return {
    pageOf(item) {
      const action = dictEntry(item, 'A');
      const byAction = nameEntry(action, 'S') === 'GoTo' ? entry(action, 'D') : undefined;
      return pageAt(entry(item, 'Dest') ?? byAction);
    },
  };
}

function keyOf(value: PDFObject | undefined): string | undefined {
  const bytes = stringBytes(value);
  return bytes === undefined ? nameOf(value) : Buffer.from(bytes).toString('latin1');
}

/** The name tree of PDF 1.2 and the dictionary of PDF 1.1. */
function namesOf(root: PDFDict | undefined): ReadonlyMap<string, PDFObject> {
  const found = new Map<string, PDFObject>();
  const old = dictEntry(root, 'Dests');
  for (const key of old?.keys() ?? []) {
    const value = entry(old, key.decodeText());
    if (value !== undefined) found.set(key.decodeText(), value);
  }
  const tree = dictEntry(dictEntry(root, 'Names'), 'Dests');
  for (const [key, value] of treePairs(tree, 'Names', MOST_NODES)) {
    const name = keyOf(key);
    if (name !== undefined) found.set(name, value);
  }
  return found;
}
