/** What says colours where no table does (ICC.1:2022, 8.3 to 8.5). */
const PLAIN: Readonly<Record<string, string>> = {
  GRAY: 'kTRC',
  'RGB ': 'rXYZ gXYZ bXYZ rTRC gTRC bTRC',
};
const ALWAYS = ['desc', 'cprt', 'wtpt'];
const TABLE_AT = 128;
const PARAMETERS: readonly (number | undefined)[] = [1, 3, 4, 5, 7];

/** Bytes that one thing takes, without what fills it up. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether a profile has the tags that its colours need, each exactly as long as what it holds, with nothing between them
 * and nothing behind.
 */
export function hasSoundTags(bytes: Uint8Array, space: string): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = data.readUInt32BE(TABLE_AT);
  const begin = TABLE_AT + 4 + 12 * count;
  if (begin > data.length) return false;
  const spans: Span[] = [];
  const names = new Set<string>();
  for (let at = TABLE_AT + 4; at < begin; at += 12) {
    const from = data.readUInt32BE(at + 4);
    const to = from + data.readUInt32BE(at + 8);
    if (to > data.length || lengthOf(data.subarray(from, to)) !== to - from) return false;
    spans.push({ from, to });
    names.add(data.toString('latin1', at, at + 4));
  }
  const plain = PLAIN[space]?.split(' ');
  const says = names.has('A2B0') || plain?.every((name) => names.has(name)) === true;
  return says && ALWAYS.every((name) => names.has(name)) && isFilled(data, spans, begin);
}

/** Whether spans lie one behind the other from a place to the end; several may be one and the same. */
function isFilled(data: Buffer, spans: readonly Span[], begin: number): boolean {
  let end = begin;
  let last: Span | undefined;
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    if (span.from === last?.from && span.to === last.to) continue;
    if (span.from !== end) return false;
    end = filled(span.to);
    if (data.subarray(span.to, end).some((byte) => byte !== 0)) return false;
    last = span;
  }
  return end === data.length;
}

const filled = (length: number): number => 4 * Math.ceil(length / 4);

/** Bytes that the data of a tag must have by what it says of itself; undefined for what is broken or of another kind. */
function lengthOf(data: Buffer): number | undefined {
  if (data.length < 9 || data.readUInt32BE(4) !== 0) return undefined;
  switch (data.toString('latin1', 0, 4)) {
    case 'text':
      return data.indexOf(0, 8) + 1;
    case 'desc':
      return descriptionLength(data);
    case 'XYZ ':
      return 20;
    case 'sf32':
      return 44;
    case 'curv':
    case 'para':
      return curveLength(data, 0);
    case 'mft1':
    case 'mft2':
      return data.length < 52 ? undefined : oldTableLength(data, data[3] === 0x32);
    case 'mAB ':
      return newTableLength(data, { device: data[8] ?? 0, connected: data[9] ?? 0 });
    case 'mBA ':
      return newTableLength(data, { device: data[9] ?? 0, connected: data[8] ?? 0 });
    default:
      return undefined;
  }
}

/** One text in ASCII, one in UTF-16 and one of 67 bytes (ICC.1:2001-04, 6.5.17). */
function descriptionLength(data: Buffer): number | undefined {
  const wide = 12 + data.readUInt32BE(8) + 4;
  return wide + 4 > data.length ? undefined : wide + 4 + 2 * data.readUInt32BE(wide) + 2 + 1 + 67;
}

function curveLength(data: Buffer, at: number): number | undefined {
  if (at + 12 > data.length || data.readUInt32BE(at + 4) !== 0) return undefined;
  if (data.toString('latin1', at, at + 4) === 'curv') return 12 + 2 * data.readUInt32BE(at + 8);
  const parameters = PARAMETERS[data.readUInt16BE(at + 8)];
  const isKnown = data.toString('latin1', at, at + 4) === 'para' && data.readUInt16BE(at + 10) === 0;
  return isKnown && parameters !== undefined ? 12 + 4 * parameters : undefined;
}

function oldTableLength(data: Buffer, isWide: boolean): number {
  const [inputs = 0, outputs = 0, points = 0] = data.subarray(8, 11);
  const [entering, leaving] = isWide ? [data.readUInt16BE(48), data.readUInt16BE(50)] : [256, 256];
  const values = inputs * entering + points ** inputs * outputs + outputs * leaving;
  return isWide ? 52 + 2 * values : 48 + values;
}

/** B curves, a matrix, M curves, a grid, A curves (10.12 and 10.13): together they must be all that there is. */
function newTableLength(
  data: Buffer,
  { device, connected }: { readonly device: number; readonly connected: number },
): number | undefined {
  if (data.length < 32 || data.readUInt16BE(10) !== 0) return undefined;
  const measures = [
    (at: number) => curvesEnd(data, at, connected),
    (at: number) => at + 48,
    (at: number) => curvesEnd(data, at, connected),
    (at: number) => gridEnd(data, at),
    (at: number) => curvesEnd(data, at, device),
  ];
  const spans: Span[] = [];
  for (const [index, measure] of measures.entries()) {
    const from = data.readUInt32BE(12 + 4 * index);
    const to = from === 0 ? 0 : measure(from);
    if (to === undefined) return undefined;
    if (to > 0) spans.push({ from, to });
  }
  return data.readUInt32BE(12) !== 0 && isFilled(data, spans, 32) ? data.length : undefined;
}

function curvesEnd(data: Buffer, at: number, count: number): number | undefined {
  let end = at;
  for (let index = 0; index < count; index += 1) {
    const length = curveLength(data, end);
    if (length === undefined) return undefined;
    end += filled(length);
  }
  return end;
}

function gridEnd(data: Buffer, at: number): number | undefined {
  if (at + 20 > data.length) return undefined;
  const [inputs = 0, outputs = 0] = data.subarray(8, 10);
  const rest = [...data.subarray(at + inputs, at + 16), ...data.subarray(at + 17, at + 20)];
  if (rest.some((byte) => byte !== 0)) return undefined;
  const values = data.subarray(at, at + inputs).reduce((product, points) => product * points, outputs);
  return at + 20 + (data[at + 16] ?? 0) * values;
}
