import { srgbProfile } from '../src/pdfa/srgb-profile.ts';

type Tag = readonly [name: string, data: Uint8Array];

const HEADER = 128;

/** An ICC profile of these tags, with the header of a monitor's. */
export function iccFile(tags: readonly Tag[], space = 'RGB ', connects = 'XYZ '): Buffer {
  const header = Buffer.from(srgbProfile().subarray(0, HEADER));
  header.write(space + connects, 16, 'latin1');
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  const parts: Uint8Array[] = [];
  let offset = HEADER + table.length;
  for (const [index, [name, data]] of tags.entries()) {
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(offset, 8 + 12 * index);
    table.writeUInt32BE(data.length, 12 + 12 * index);
    const filled = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    parts.push(filled);
    offset += filled.length;
  }
  header.writeUInt32BE(offset);
  return Buffer.concat([header, table, ...parts]);
}

export function iccTags(profile: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(profile);
  const entries = Array.from({ length: bytes.readUInt32BE(HEADER) }, (_, index) => {
    const at = HEADER + 4 + 12 * index;
    const from = bytes.readUInt32BE(at + 4);
    const name = bytes.toString('latin1', at, at + 4);
    return [name, bytes.subarray(from, from + bytes.readUInt32BE(at + 8))] as const;
  });
  return new Map(entries);
}

export const numbers = (...values: readonly number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

/** A curve of one function, with bytes where four and where two are reserved. */
export const curve = (four = '\0\0\0\0', two = '\0\0'): Buffer =>
  Buffer.concat([Buffer.from(`para${four}\0\0${two}`, 'latin1'), numbers(0x10000)]);

export const xyz = (reserved = '\0\0\0\0'): Buffer =>
  Buffer.concat([Buffer.from(`XYZ ${reserved}`, 'latin1'), numbers(1, 2, 3)]);

/** The plainest profile of a screen. */
export const screen = (reserved = '\0\0\0\0', two = '\0\0', tail = ''): Buffer =>
  iccFile([
    ['wtpt', xyz()],
    ...['rXYZ', 'gXYZ', 'bXYZ'].map((name): Tag => [name, Buffer.concat([xyz(reserved), Buffer.from(tail)])]),
    ...['rTRC', 'gTRC', 'bTRC'].map((name): Tag => [
      name,
      Buffer.concat([curve(reserved, two), Buffer.from(tail)]),
    ]),
  ]);

/** A new table with all of its parts, and a text before, between and behind them. */
export function tableWith(text: string): Buffer {
  const head = Buffer.from(
    `mAB ${text.padEnd(4, '\0').slice(0, 4)}\u0003\u0003${text.padEnd(2, '\0').slice(0, 2)}`,
    'latin1',
  );
  const gap = Buffer.from(text.padEnd(4 * Math.ceil(text.length / 4), '\0'), 'latin1');
  const curves = Buffer.concat([curve(text.padEnd(4, '\0').slice(0, 4)), curve(), curve()]);
  const points = Buffer.from(
    `\u0002\u0002\u0002${text.padEnd(13, '\0').slice(0, 13)}\u0001${text.padEnd(3, '\0').slice(0, 3)}`,
    'latin1',
  );
  const grid = Buffer.concat([points, Buffer.from(Array.from({ length: 24 }, (_, index) => index))]);
  const parts = [
    curves,
    Buffer.concat([numbers(...Array.from({ length: 12 }, (_, index) => index))]),
    curves,
    grid,
    curves,
  ];
  let offset = 32;
  const offsets = parts.map((part) => (offset += part.length + gap.length) - part.length);
  return Buffer.concat([head, numbers(...offsets), ...parts.flatMap((part) => [gap, part]), gap]);
}
