import { PDFDict, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { arrayEntry, dictEntry, dictOf, elements, entry, nameEntry } from '../content/objects.ts';

/** All page dictionaries in order. Nodes met twice are followed once per place, cycles not at all. */
export function pagesOf(context: PDFContext): PDFDict[] {
  const root = dictEntry(dictOf(context.lookup(context.trailerInfo.Root)), 'Pages');
  const pages: PDFDict[] = [];
  const open = new Set<PDFDict>();
  const visit = (node: PDFDict): void => {
    if (open.has(node) || open.size > 256) return;
    const kids = arrayEntry(node, 'Kids');
    if (kids === undefined || nameEntry(node, 'Type') === 'Page') {
      pages.push(node);
      return;
    }
    open.add(node);
    for (const kid of elements(kids)) if (kid instanceof PDFDict) visit(kid);
    open.delete(node);
  };
  if (root !== undefined) visit(root);
  return pages;
}

/** An entry of a page or of the nearest node above it (7.7.3.4). */
export function inherited(page: PDFDict, key: string): PDFObject | undefined {
  let node: PDFDict | undefined = page;
  for (let depth = 0; node !== undefined && depth < 64; depth += 1) {
    const value = entry(node, key);
    if (value !== undefined) return value;
    node = dictEntry(node, 'Parent');
  }
  return undefined;
}
