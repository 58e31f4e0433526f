import { encodeG4 } from '../src/images/ccitt-g4.ts';

/** Encoders as small as tests need them: each writes a valid stream, none a small one. */

const bytesOf = (bits: string): Buffer =>
  Buffer.from(
    bits
      .padEnd(Math.ceil(bits.length / 8) * 8, '1')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );

const word = (value: number, bytes: 2 | 4): number[] =>
  Array.from({ length: bytes }, (_, index) => (value >> (8 * (bytes - 1 - index))) & 0xff);

const marker = (code: number, data: readonly number[]): Buffer =>
  Buffer.from([0xff, code, ...word(data.length + 2, 2), ...data]);

/**
 * A baseline JPEG (ITU-T T.81) of grey blocks, each of one level.
 * @param levels a block of 8 × 8 pixels each, by rows
 */
export function greyJpeg(levels: readonly number[], columns: number): Buffer {
  const rows = levels.length / columns;
  let before = 0;
  let bits = '';
  for (const level of levels) {
    const difference = level - 128 - before;
    before = level - 128;
    const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
    const value = difference < 0 ? difference + 2 ** size - 1 : difference;
    bits +=
      size.toString(2).padStart(4, '0') + (size === 0 ? '' : value.toString(2).padStart(size, '0')) + '0';
  }
  const scan = Buffer.from([...bytesOf(bits)].flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    marker(0xdb, [0, ...Array.from({ length: 64 }, () => 8)]),
    marker(0xc0, [8, ...word(8 * rows, 2), ...word(8 * columns, 2), 1, 1, 0x11, 0]),
    // Twelve codes of four bits for the sizes of differences; one of one bit for the end of a block.
    marker(0xc4, [
      0,
      0,
      0,
      0,
      12,
      ...Array.from({ length: 12 }, () => 0),
      ...Array.from({ length: 12 }, (_, size) => size),
    ]),
    marker(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    marker(0xda, [1, 1, 0, 0, 63, 0]),
    scan,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** An embedded JBIG2 stream (ITU-T T.88) of one generic region, coded as a facsimile. @param rows one bit a pixel, 0 black */
export function jbig2(rows: Uint8Array, width: number, height: number): Buffer {
  const size = [...word(width, 4), ...word(height, 4)];
  const page = [...size, ...word(0, 4), ...word(0, 4), 0, 0, 0];
  const region = [...size, ...word(0, 4), ...word(0, 4), 0, 1, ...encodeG4(rows, width, height)];
  const segment = (number: number, type: number, data: readonly number[]) =>
    Buffer.from([...word(number, 4), type, 0, 1, ...word(data.length, 4), ...data]);
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region)]);
}

const CLEAR = 256;
const END = 257;

/** LZW (ISO 32000-2, 7.4.4) that never gets to codes of ten bits. */
export function lzw(data: Uint8Array): Buffer {
  const codes = [...data].flatMap((byte, at) => (at % 200 === 0 ? [CLEAR, byte] : [byte]));
  return bytesOf([...codes, END].map((code) => code.toString(2).padStart(9, '0')).join(''));
}

/** Run lengths (7.4.5), none longer than one byte. */
export const runLengths = (data: Uint8Array): Buffer =>
  Buffer.from([...data].flatMap((byte) => [0, byte]).concat(128));
