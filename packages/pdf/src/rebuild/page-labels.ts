import { PDFArray, PDFDict, PDFName, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { dictEntry, dictOf, nameEntry, numberEntry, numberOf } from '../content/objects.ts';
import { treePairs } from '../content/trees.ts';

/** Decimal, Roman and letters (12.4.2, table 161). */
const STYLES = new Set(['D', 'R', 'r', 'A', 'a']);
/** No page has a number that is much larger than there are pages. */
const MOST_NUMBER = 99_999;
const MOST_NODES = 1000;

/**
 * How pages are numbered, without prefixes: those are text. Undefined where nothing but a prefix or the usual numbers
 * were told.
 */
export function pageLabels(source: PDFContext, target: PDFContext, pageCount: number): PDFDict | undefined {
  const root = dictEntry(dictOf(source.lookup(source.trailerInfo.Root)), 'PageLabels');
  const labels = new Map<number, PDFDict>();
  for (const [key, label] of treePairs(root, 'Nums', MOST_NODES)) {
    const first = numberOf(key);
    const isPage = first !== undefined && Number.isInteger(first) && first >= 0 && first < pageCount;
    if (isPage && label instanceof PDFDict) labels.set(first, plainLabel(target, label));
  }
  const styled = [...labels.values()].some((label) => label.has(PDFName.of('S')));
  return styled ? numberTree(target, labels) : undefined;
}

function plainLabel(target: PDFContext, label: PDFDict): PDFDict {
  const plain = PDFDict.withContext(target);
  const style = nameEntry(label, 'S');
  if (style === undefined || !STYLES.has(style)) return plain;
  plain.set(PDFName.of('S'), PDFName.of(style));
  const start = numberEntry(label, 'St');
  if (start !== undefined && Number.isInteger(start) && start > 1 && start <= MOST_NUMBER)
    plain.set(PDFName.of('St'), target.obj(start));
  return plain;
}

/** The first page needs a label (7.9.7). */
function numberTree(target: PDFContext, labels: ReadonlyMap<number, PDFDict>): PDFDict {
  const all = new Map<number, PDFObject>([[0, PDFDict.withContext(target)], ...labels]);
  const items = PDFArray.withContext(target);
  for (const [first, label] of [...all].sort(([a], [b]) => a - b)) {
    items.push(target.obj(first));
    items.push(label);
  }
  const tree = PDFDict.withContext(target);
  tree.set(PDFName.of('Nums'), items);
  return tree;
}
