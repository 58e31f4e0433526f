import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
} from '@cantoo/pdf-lib';

/** Lenient reading of PDF objects: what is absent or of the wrong type is `undefined`, never an exception. */
export function resolve(context: PDFContext, value: PDFObject | undefined): PDFObject | undefined {
  let current = value;
  // Chains of references are illegal but seen; a cycle of them ends here.
  for (let hops = 0; current instanceof PDFRef && hops < 16; hops += 1) {
    current = context.lookup(current);
  }
  return current instanceof PDFRef ? undefined : current;
}

export function entry(dict: PDFDict | undefined, key: string): PDFObject | undefined {
  return dict === undefined ? undefined : resolve(dict.context, dict.get(PDFName.of(key)));
}

export function dictOf(value: PDFObject | undefined): PDFDict | undefined {
  if (value instanceof PDFDict) return value;
  return value instanceof PDFStream ? value.dict : undefined;
}

export const dictEntry = (dict: PDFDict | undefined, key: string): PDFDict | undefined =>
  dictOf(entry(dict, key));

export function streamEntry(dict: PDFDict | undefined, key: string): PDFRawStream | undefined {
  const value = entry(dict, key);
  return value instanceof PDFRawStream ? value : undefined;
}

export function arrayEntry(dict: PDFDict | undefined, key: string): PDFArray | undefined {
  const value = entry(dict, key);
  return value instanceof PDFArray ? value : undefined;
}

export function numberEntry(dict: PDFDict | undefined, key: string): number | undefined {
  return numberOf(entry(dict, key));
}

export function numberOf(value: PDFObject | undefined): number | undefined {
  if (!(value instanceof PDFNumber)) return undefined;
  const number = value.asNumber();
  return Number.isFinite(number) ? number : undefined;
}

export function nameEntry(dict: PDFDict | undefined, key: string): string | undefined {
  return nameOf(entry(dict, key));
}

export const nameOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFName ? value.decodeText() : undefined;

export function boolEntry(dict: PDFDict | undefined, key: string): boolean | undefined {
  const value = entry(dict, key);
  return value instanceof PDFBool ? value.asBoolean() : undefined;
}

export function stringBytes(value: PDFObject | undefined): Uint8Array | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.asBytes() : undefined;
}

export function elements(array: PDFArray | undefined): (PDFObject | undefined)[] {
  if (array === undefined) return [];
  return Array.from({ length: array.size() }, (_, index) => array.lookup(index));
}

/** The numbers of an array of exactly `length` (or any length when not given); undefined where one is not a number. */
export function numbersOf(value: PDFObject | undefined, length?: number): number[] | undefined {
  if (!(value instanceof PDFArray) || (length !== undefined && value.size() < length)) return undefined;
  const numbers: number[] = [];
  for (const item of elements(value)) {
    const number = numberOf(item);
    if (number === undefined) return undefined;
    numbers.push(number);
  }
  return length === undefined ? numbers : numbers.slice(0, length);
}

export const numbersEntry = (dict: PDFDict | undefined, key: string, length?: number) =>
  numbersOf(entry(dict, key), length);
