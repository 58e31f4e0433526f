import { crc32, deflateSync } from 'node:zlib';
import type { Bitmap } from '@mavendoc/pdf';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** Colour type 2: red, green, blue, 8 bits each (PNG specification, 11.2.2). */
const TRUECOLOUR = 2;
/** Filter type 1: each byte less the one of the pixel before. */
const SUB = 1;

/** A drawn page as a PNG without transparency. */
export function encodePng({ width, height, pixels }: Bitmap): Uint8Array {
  const row = width * 3 + 1;
  const filtered = new Uint8Array(row * height);
  for (let y = 0, p = 0, i = 0; y < height; y++) {
    filtered[i++] = SUB;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let x = 0; x < width; x++, p += 4) {
      filtered[i++] = pixels[p]! - red;
      filtered[i++] = pixels[p + 1]! - green;
      filtered[i++] = pixels[p + 2]! - blue;
      red = pixels[p]!;
      green = pixels[p + 1]!;
      blue = pixels[p + 2]!;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUECOLOUR, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered, { level: 4 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}
