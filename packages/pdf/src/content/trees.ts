import { PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { arrayEntry, elements } from './objects.ts';

/**
 * Keys and values of a name tree (7.9.6) or a number tree (7.9.7), in any order.
 * @param leaves what holds the pairs of a node
 * @param most nodes that are looked at; a tree that leads back to itself ends there
 */
export function* treePairs(
  root: PDFDict | undefined,
  leaves: 'Names' | 'Nums',
  most: number,
): Generator<readonly [PDFObject, PDFObject]> {
  const waiting = root === undefined ? [] : [root];
  for (let nodes = 0; waiting.length > 0 && nodes < most; nodes += 1) {
    const node = waiting.pop()!; // it is not empty
    for (const kid of elements(arrayEntry(node, 'Kids'))) if (kid instanceof PDFDict) waiting.push(kid);
    const items = elements(arrayEntry(node, leaves));
    for (let at = 0; at + 1 < items.length; at += 2) {
      const [key, value] = [items[at], items[at + 1]];
      if (key !== undefined && value !== undefined) yield [key, value];
    }
  }
}
