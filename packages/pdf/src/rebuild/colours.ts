import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { dictEntry, dictOf, elements, entry, nameOf, numberEntry, numbersEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { decodeStream } from '../content/streams.ts';
import { plainCalculator } from './calculator.ts';
import { isStream, type Copier, type Copy } from './copier.ts';
import { deflated } from './deflate.ts';
import { componentsOf, plainProfile } from './icc-profile.ts';
import { indexedSpace } from './indexed-space.ts';

const DEVICE = ['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern', 'G', 'RGB', 'CMYK'];
/** Colorants whose names mean something to a renderer (8.6.6.4); any other is called by when it was met. */
const COLORANTS = new Set([
  'All',
  'None',
  'Cyan',
  'Magenta',
  'Yellow',
  'Black',
  'Red',
  'Green',
  'Blue',
  'Gray',
]);

/** Functions (7.10). */
export function functions(copier: Copier): Copy {
  const shape = {
    FunctionType: copier.number,
    Domain: copier.numbers,
    Range: copier.numbers,
    Size: copier.numbers,
    BitsPerSample: copier.number,
    Order: copier.number,
    Encode: copier.numbers,
    Decode: copier.numbers,
    C0: copier.numbers,
    C1: copier.numbers,
    N: copier.number,
    Functions: copier.list((value) => one(value)),
    Bounds: copier.numbers,
  };
  const one: Copy = (value) => {
    if (value instanceof PDFDict) return copier.shared(value, () => copier.keys(value, shape));
    if (!isStream(value)) return undefined;
    return copier.shared(value, () => {
      const type = numberEntry(value.dict, 'FunctionType');
      const dict = copier.keys(value.dict, shape);
      // Functions of other types say everything in their dictionary.
      if (type !== CALCULATOR && type !== SAMPLED) return dict;
      const bytes = decodeStream(value, copier.budget);
      return deflated(
        dict,
        type === CALCULATOR ? calculated(bytes) : bytes.subarray(0, sampledLength(value.dict)),
      );
    });
  };
  return copier.either(one, copier.list(one), copier.oneOf('Identity', 'Default'));
}

const SAMPLED = 0;
const CALCULATOR = 4;

/** Bytes of all samples (7.10.2); readers take no more. */
function sampledLength(dict: PDFDict): number {
  const outputs = (numbersEntry(dict, 'Range') ?? []).length / 2;
  const samples = (numbersEntry(dict, 'Size') ?? []).reduce((product, size) => product * size, outputs);
  return Math.ceil((samples * (numberEntry(dict, 'BitsPerSample') ?? 8)) / 8);
}

/** A page that paints with a calculator that we can't read is drawn instead. */
function calculated(bytes: Uint8Array): Uint8Array {
  const plain = plainCalculator(bytes);
  if (plain === undefined) throw new PictureNeeded('malformed');
  return plain;
}

/** Colour spaces (8.6). `Lab`, `CalRGB` and the like hold numbers only; ICC profiles go without their texts. */
export function colourSpaces(copier: Copier): Copy {
  const device = copier.oneOf(...DEVICE);
  const calibrated = {
    WhitePoint: copier.numbers,
    BlackPoint: copier.numbers,
    Gamma: either(copier),
    Matrix: copier.numbers,
    Range: copier.numbers,
  };
  const one: Copy = (value) => {
    if (value instanceof PDFName) return device(value);
    if (!(value instanceof PDFArray)) return undefined;
    return copier.shared(value, () => family(value));
  };
  const family = (array: PDFArray): PDFObject | undefined => {
    const [head, first, second, third, fourth] = elements(array);
    const name = nameOf(head) ?? '';
    switch (name) {
      case 'CalGray':
      case 'CalRGB':
      case 'Lab':
        return first instanceof PDFDict
          ? copier.array([PDFName.of(name), copier.keys(first, calibrated)])
          : undefined;
      case 'ICCBased': {
        const profile = isStream(first) ? iccProfile(copier, first, one) : undefined;
        return profile === undefined ? undefined : copier.array([PDFName.of(name), profile]);
      }
      case 'Indexed':
      case 'I':
        return indexedSpace(copier, one, array);
      case 'Separation':
        return tinted(name, colorant(copier, first), second, third);
      case 'DeviceN': {
        const names = elements(first instanceof PDFArray ? first : undefined);
        const own = copier.array(names.map((value) => colorant(copier, value)));
        const space = tinted(name, own, second, third);
        const attributes = colorants(names, dictEntry(dictOf(fourth), 'Colorants'));
        if (attributes !== undefined) space?.push(attributes);
        return space;
      }
      case 'Pattern': {
        const base = first === undefined ? undefined : one(first);
        return copier.array([PDFName.of(name), ...(base === undefined ? [] : [base])]);
      }
      default:
        return DEVICE.includes(name) && array.size() === 1 ? copier.array([PDFName.of(name)]) : undefined;
    }
  };
  const tint = functions(copier);
  const tinted = (
    name: string,
    names: PDFObject,
    alternate?: PDFObject,
    transform?: PDFObject,
  ): PDFArray | undefined => {
    const space = alternate === undefined ? undefined : one(alternate);
    const map = transform === undefined ? undefined : tint(transform);
    if (space === undefined || map === undefined) return undefined;
    return copier.array([PDFName.of(name), names, space, map]);
  };
  /** What each spot colour of a `DeviceN` is by itself (8.6.6.5): PDF/A wants to know. */
  const colorants = (
    names: readonly (PDFObject | undefined)[],
    source: PDFDict | undefined,
  ): PDFDict | undefined => {
    const dict = copier.dict();
    for (const name of names) {
      const value = source && entry(source, nameOf(name) ?? '');
      const space = value === undefined ? undefined : one(value);
      if (space !== undefined) dict.set(colorant(copier, name), space);
    }
    if (dict.keys().length === 0) return undefined;
    const attributes = copier.dict();
    attributes.set(PDFName.of('Colorants'), dict);
    return attributes;
  };
  return one;
}

const either = (copier: Copier): Copy => copier.either(copier.number, copier.numbers);

function colorant({ spots }: Copier, value: PDFObject | undefined): PDFName {
  const name = nameOf(value) ?? '';
  if (COLORANTS.has(name)) return PDFName.of(name);
  const known = spots.get(name) ?? `Spot${spots.size + 1}`;
  spots.set(name, known);
  return PDFName.of(known);
}

function iccProfile(
  copier: Copier,
  stream: Parameters<typeof decodeStream>[0],
  space: Copy,
): PDFObject | undefined {
  return copier.shared(stream, () => {
    const components = numberEntry(stream.dict, 'N');
    if (components === undefined) throw new PictureNeeded('malformed');
    const dict = copier.keys(stream.dict, { N: copier.number, Alternate: space, Range: copier.numbers });
    const profile = plainProfile(decodeStream(stream, copier.budget));
    if (profile === undefined || componentsOf(profile) !== components) throw new PictureNeeded('malformed');
    return deflated(dict, profile);
  });
}
