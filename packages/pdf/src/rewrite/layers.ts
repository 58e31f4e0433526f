import { PDFArray, PDFDict, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { arrayEntry, dictEntry, dictOf, elements, entry, nameEntry } from '../content/objects.ts';

/** Optional content (8.11) as a reader shows it at first: what is hidden then does not reach the copy. */
export interface Layers {
  readonly anyHidden: boolean;
  hidden(membership: PDFObject | undefined): boolean;
}

export function readLayers(context: PDFContext): Layers {
  const properties = dictEntry(dictOf(context.lookup(context.trailerInfo.Root)), 'OCProperties');
  const config = dictEntry(properties, 'D');
  const off = new Set<PDFObject>();
  if (nameEntry(config, 'BaseState') === 'OFF') {
    for (const group of elements(arrayEntry(properties, 'OCGs'))) if (group !== undefined) off.add(group);
  }
  for (const group of elements(arrayEntry(config, 'ON'))) if (group !== undefined) off.delete(group);
  for (const group of elements(arrayEntry(config, 'OFF'))) if (group !== undefined) off.add(group);
  const hidden = (membership: PDFObject | undefined): boolean => {
    if (!(membership instanceof PDFDict)) return false;
    if (nameEntry(membership, 'Type') !== 'OCMD') return off.has(membership);
    const expression = arrayEntry(membership, 'VE');
    if (expression !== undefined) return !shown(expression, off, 0);
    return hiddenByPolicy(membership, off);
  };
  return { anyHidden: off.size > 0, hidden };
}

function hiddenByPolicy(membership: PDFDict, off: ReadonlySet<PDFObject>): boolean {
  const value = entry(membership, 'OCGs');
  const groups = (value instanceof PDFArray ? elements(value) : [value]).filter(
    (group) => group instanceof PDFDict,
  );
  if (groups.length === 0) return false;
  const hidden = groups.map((group) => off.has(group));
  switch (nameEntry(membership, 'P') ?? 'AnyOn') {
    case 'AllOn':
      return hidden.some(Boolean);
    case 'AnyOff':
      return !hidden.some(Boolean);
    case 'AllOff':
      return !hidden.every(Boolean);
    default:
      return hidden.every(Boolean);
  }
}

function shown(expression: PDFArray, off: ReadonlySet<PDFObject>, depth: number): boolean {
  if (depth > 32) return true;
  const [operator, ...operands] = elements(expression);
  const values = operands.map((operand) =>
    operand instanceof PDFArray ? shown(operand, off, depth + 1) : operand === undefined || !off.has(operand),
  );
  switch (operator?.toString() ?? '') {
    case '/Not':
      return !(values[0] ?? false);
    case '/Or':
      return values.some(Boolean);
    default:
      return values.every(Boolean);
  }
}
