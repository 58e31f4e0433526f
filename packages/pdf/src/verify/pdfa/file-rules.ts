import { type RawFile, resolve } from '../raw/file.ts';
import { decodeStream, filtersOf } from '../raw/filters.ts';
import { isDict, isList, isName, isStream, isText, type Stream, type Value } from '../raw/values.ts';
import type { Say } from './font-parts.ts';
import { limitProblems, nameProblems } from './limits.ts';
import { type Profile, readProfile } from './profile.ts';

/** 6.1.2: the header at byte zero, then a comment of at least four high bytes. */
const HEADER = /^%PDF-1\.[0-7][\r\n]{1,2}%[\x80-\xff]{4}/;
const FILTERS = new Set(
  'FlateDecode DCTDecode JPXDecode CCITTFaxDecode JBIG2Decode ASCIIHexDecode ASCII85Decode RunLengthDecode'.split(
    ' ',
  ),
);
/** 6.1.13. */
const MOST_OBJECTS = 8_388_607;
const SIDES = { least: 3, most: 14_400 };
const BOXES = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox'];

/** The only metadata that a copy has: what it claims, and nothing of the document. */
const CLAIM = new RegExp(
  `^${[
    '<\\?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"\\?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www\\.w3\\.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:pdfaid="http://www\\.aiim\\.org/pdfa/ns/id/">',
    '<pdfaid:part>2</pdfaid:part>',
    '<pdfaid:conformance>B</pdfaid:conformance>',
    '</rdf:Description>',
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<\\?xpacket end="[rw]"\\?>',
  ].join('\\s*')}\\s*$`,
  'u',
);

export function fileProblems(bytes: Uint8Array, file: RawFile, say: Say): void {
  if (file.problems.size > 0 || file.trailer.has('Encrypt') || file.trailer.has('Info')) say('file');
  if (!HEADER.test(Buffer.from(bytes.subarray(0, 24)).toString('latin1'))) say('file');
  const id = resolve(file, file.trailer.get('ID'));
  if (!isList(id) || id.length !== 2 || !id.every((half) => isText(half) && half.bytes.length > 0))
    say('file');
  if (file.objects.size > MOST_OBJECTS) say('limits');
  for (const value of file.objects.values()) checkValue(file, value, say);
  if (!claims(file) || outputProfile(file) === undefined) say('file');
  checkBoxes(file, say);
}

const catalogOf = (file: RawFile): Value | undefined => resolve(file, file.trailer.get('Root'));

function claims(file: RawFile): boolean {
  const catalog = catalogOf(file);
  const metadata = isDict(catalog) ? resolve(file, catalog.get('Metadata')) : undefined;
  return isStream(metadata) && isPdfaClaim(metadata);
}

/** Plain, as programs look for it that know no PDF. */
export const isPdfaClaim = (metadata: Stream): boolean =>
  !metadata.dict.has('Filter') && CLAIM.test(Buffer.from(metadata.data).toString());

/** The one profile that device colours have (6.2.3). */
export function outputProfile(file: RawFile): Profile | undefined {
  const catalog = catalogOf(file);
  const intents = isDict(catalog) ? resolve(file, catalog.get('OutputIntents')) : undefined;
  const intent = isList(intents) && intents.length === 1 ? resolve(file, intents[0]) : undefined;
  if (!isDict(intent)) return undefined;
  const [kind, condition] = [intent.get('S'), intent.get('OutputConditionIdentifier')];
  if (!isName(kind) || kind.name !== 'GTS_PDFA1' || !isText(condition)) return undefined;
  const stream = resolve(file, intent.get('DestOutputProfile'));
  const profile = isStream(stream) ? readProfile(file, stream) : undefined;
  return profile?.kind === 'mntr' || profile?.kind === 'prtr' ? profile : undefined;
}

function checkValue(file: RawFile, value: Value, say: Say): void {
  limitProblems(value, say);
  if (isList(value)) for (const item of value) checkValue(file, item, say);
  else if (isStream(value)) {
    checkValue(file, value.dict, say);
    const filters = filtersOf(value, (ref) => file.objects.get(ref));
    if (!filters.every((filter) => FILTERS.has(filter)) || value.dict.has('FFilter')) say('file');
    if (value.dict.get('Length') !== value.data.length) say('file');
    if (decodeStream(value, (ref) => file.objects.get(ref)) === undefined) say('file');
  } else if (isDict(value)) {
    for (const [key, item] of value) {
      nameProblems(key, say);
      checkValue(file, item, say);
    }
  }
}

function checkBoxes(file: RawFile, say: Say): void {
  for (const value of file.objects.values()) {
    if (
      !isDict(value) ||
      !isName(value.get('Type')) ||
      (value.get('Type') as { name: string }).name !== 'Page'
    )
      continue;
    for (const key of BOXES)
      if (key === 'MediaBox' || value.has(key)) checkBox(resolve(file, value.get(key)), say);
  }
}

function checkBox(box: Value | undefined, say: Say): void {
  const [x0, y0, x1, y1] = isList(box) ? box.map(Number) : [];
  for (const side of [Number(x1) - Number(x0), Number(y1) - Number(y0)])
    if (!(Math.abs(side) >= SIDES.least && Math.abs(side) <= SIDES.most)) say('limits');
}
