/** IEC 61966-2-1 seen from D50 (Bradford), as s15Fixed16 of each primary's X, Y and Z. */
const WHITE = [0.9642, 1, 0.8249];
const PRIMARIES: readonly (readonly [string, readonly number[]])[] = [
  ['rXYZ', [0.43607, 0.22249, 0.01392]],
  ['gXYZ', [0.38515, 0.71687, 0.09708]],
  ['bXYZ', [0.14307, 0.06061, 0.7141]],
];
const CURVE_POINTS = 1024;
const HEADER = 128;
const ENTRY = 12;

/** `textType` and `textDescriptionType` must be there; they say nothing. */
const NO_TEXT = Buffer.from('text\0\0\0\0\0', 'latin1');
const NO_DESCRIPTION = Buffer.concat([Buffer.from('desc\0\0\0\0\0\0\0\u0001\0', 'latin1'), Buffer.alloc(78)]);

/** An ICC profile (version 2.1, monitor) of the sRGB colour space, made from its definition. */
export function srgbProfile(): Uint8Array {
  const curve = gammaCurve();
  const tags: [string, Buffer][] = [
    ['desc', NO_DESCRIPTION],
    ['cprt', NO_TEXT],
    ['wtpt', xyz(WHITE)],
    ...PRIMARIES.map(([tag, values]): [string, Buffer] => [tag, xyz(values)]),
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const table = Buffer.alloc(4 + ENTRY * tags.length);
  table.writeUInt32BE(tags.length);
  const parts: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let offset = HEADER + table.length;
  for (const [index, [tag, data]] of tags.entries()) {
    if (!places.has(data)) {
      places.set(data, offset);
      const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
      parts.push(data, padding);
      offset += data.length + padding.length;
    }
    const at = 4 + ENTRY * index;
    table.write(tag, at, 'latin1');
    table.writeUInt32BE(places.get(data) ?? 0, at + 4);
    table.writeUInt32BE(data.length, at + 8);
  }
  return Buffer.concat([header(offset), table, ...parts]);
}

/** ICC.1:2001-04, 6.1; made by nobody at no time. */
function header(length: number): Buffer {
  const bytes = Buffer.alloc(HEADER);
  bytes.writeUInt32BE(length);
  bytes.writeUInt32BE(0x02100000, 8);
  bytes.write('mntrRGB XYZ ', 12, 'latin1');
  // 1 January 2000: a date is asked for.
  [2000, 1, 1].forEach((value, index) => bytes.writeUInt16BE(value, 24 + 2 * index));
  bytes.write('acsp', 36, 'latin1');
  WHITE.forEach((value, index) => bytes.writeInt32BE(fixed(value), 68 + 4 * index));
  return bytes;
}

const fixed = (value: number): number => Math.round(value * 65_536);

function xyz(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.write('XYZ ', 'latin1');
  values.forEach((value, index) => bytes.writeInt32BE(fixed(value), 8 + 4 * index));
  return bytes;
}

function gammaCurve(): Buffer {
  const bytes = Buffer.alloc(12 + 2 * CURVE_POINTS);
  bytes.write('curv', 'latin1');
  bytes.writeUInt32BE(CURVE_POINTS, 8);
  for (let point = 0; point < CURVE_POINTS; point += 1) {
    const value = point / (CURVE_POINTS - 1);
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    bytes.writeUInt16BE(Math.round(linear * 65_535), 12 + 2 * point);
  }
  return bytes;
}
