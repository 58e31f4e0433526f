import { type RawFile, resolve } from '../raw/file.ts';
import { decodeStream } from '../raw/filters.ts';
import { isDict, isList, isName, isRef, isStream, isText, type Value } from '../raw/values.ts';
import { contentText } from '../structure/content.ts';
import type { Needles } from '../text/needles.ts';
import type { BadRedaction } from './findings.ts';

/** The key on the way from the trailer that says what kind of place an object is. */
const PLACES: Readonly<Record<string, BadRedaction>> = {
  Info: 'left-in-metadata',
  Metadata: 'left-in-metadata',
  Outlines: 'left-in-outline',
  EmbeddedFiles: 'left-in-attachment',
  AF: 'left-in-attachment',
  EF: 'left-in-attachment',
  Annots: 'left-in-annotation',
  AcroForm: 'left-in-form-field',
  StructTreeRoot: 'left-in-structure-tree',
  JavaScript: 'left-in-script',
  OpenAction: 'left-in-script',
  AA: 'left-in-script',
  PieceInfo: 'left-in-private-data',
  Contents: 'left-in-page-content',
  Resources: 'left-in-page-content',
};

/** Where the given values still stand in a file, by kind of place. */
export function leftBehind(file: RawFile, needles: Needles): Map<BadRedaction, Set<number>> {
  const found = new Map<BadRedaction, Set<number>>();
  const seen = new Set<number>();
  const report = (place: BadRedaction, values: Iterable<number>): void => {
    const all = found.get(place) ?? new Set<number>();
    for (const value of values) all.add(value);
    if (all.size > 0) found.set(place, all);
  };
  const walk = (value: Value | undefined, place: BadRedaction | undefined): void => {
    if (isRef(value)) {
      if (seen.has(value.ref)) return;
      seen.add(value.ref);
      walk(resolve(file, value), place);
    } else if (isList(value)) for (const item of value) walk(item, place);
    else if (isDict(value)) for (const [key, item] of value) walk(item, placeOf(key, place));
    else if (isStream(value)) {
      walk(value.dict, place);
      report(place ?? 'left-in-private-data', searched(file, value, needles).keys());
    } else if (isText(value)) report(place ?? 'left-in-private-data', needles.inBytes(value.bytes).keys());
    else if (isName(value)) {
      report(place ?? 'left-in-private-data', needles.inBytes(Buffer.from(value.name, 'latin1')).keys());
    }
  };
  walk(file.trailer, undefined);
  for (const number of file.objects.keys())
    if (!seen.has(number)) walk({ ref: number }, 'left-in-unused-object');
  return found;
}

/** The first telling key wins; pages hang under `Kids`, their annotations and contents are told apart. */
const placeOf = (key: string, place: BadRedaction | undefined): BadRedaction | undefined =>
  place ?? (Object.hasOwn(PLACES, key) ? PLACES[key] : undefined);

function searched(
  file: RawFile,
  stream: Extract<Value, { data: Uint8Array }>,
  needles: Needles,
): Map<number, number> {
  const data = decodeStream(stream, (ref) => file.objects.get(ref));
  if (data === undefined) return needles.inBinary(stream.data);
  const subtype = stream.dict.get('Subtype');
  if (isName(subtype) && subtype.name === 'Image') return needles.inBinary(data);
  const plain = needles.inBinary(data);
  for (const [value, count] of needles.inBytes(contentText(data).strings)) plain.set(value, count);
  return plain;
}
