import { deflateSync } from 'node:zlib';
import type { PixelRect } from './pixel-rect.ts';

/** Samples as a PDF image has them: rows padded to bytes, highest bit first, components interleaved. */
export interface ImageSamples {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  readonly bits: number;
  readonly data: Uint8Array;
}

export function bytesPerRow({ width, components, bits }: Omit<ImageSamples, 'data'>): number {
  return Math.ceil((width * components * bits) / 8);
}

/** Sets every pixel of the rectangles to one colour. @param colour stored values, a number a component */
export function fillRects(
  samples: ImageSamples,
  rectangles: readonly PixelRect[],
  colour: readonly number[],
): void {
  const stride = bytesPerRow(samples);
  const { components, bits, data } = samples;
  for (const { left, top, right, bottom } of rectangles) {
    for (let y = top; y < bottom; y++) {
      let bit = y * stride * 8 + left * components * bits;
      for (let x = left; x < right; x++) {
        for (let component = 0; component < components; component++, bit += bits) {
          setSample(data, bit, bits, colour[component] ?? 0);
        }
      }
    }
  }
}

function setSample(data: Uint8Array, bit: number, bits: number, value: number): void {
  const at = bit >> 3;
  if (bits === 8) data[at] = value;
  else if (bits === 16) {
    data[at] = value >> 8;
    data[at + 1] = value & 0xff;
  } else {
    const shift = 8 - bits - (bit & 7);
    const mask = ((1 << bits) - 1) << shift;
    data[at] = (data[at]! & ~mask) | ((value << shift) & mask);
  }
}

/** Flate, with the PNG filters where they help: on continuous tone. */
export function deflateSamples(
  samples: ImageSamples,
  continuous: boolean,
): { data: Uint8Array; predicted: boolean } {
  const predicted = continuous && samples.bits >= 8;
  return { data: deflateSync(predicted ? filterRows(samples) : samples.data, { level: 6 }), predicted };
}

/** For each row the filter (none, sub, up) with the smallest differences, judged by every eleventh byte. */
function filterRows(samples: ImageSamples): Uint8Array {
  const { height, data } = samples;
  const stride = bytesPerRow(samples);
  const pixel = (samples.components * samples.bits) >> 3;
  const rows = new Uint8Array((stride + 1) * height);
  for (let row = 0, to = 0; row < height; row++) {
    const from = row * stride;
    const distances = [0, pixel, row === 0 ? 0 : stride];
    const filter = cheapest(data, from, stride, distances);
    const distance = distances[filter]!;
    rows[to++] = filter;
    for (let at = 0; at < stride; at++, to++) {
      const before = distance === 0 || (filter === 1 && at < pixel) ? 0 : data[from + at - distance]!;
      rows[to] = data[from + at]! - before;
    }
  }
  return rows;
}

function cheapest(data: Uint8Array, from: number, stride: number, distances: readonly number[]): number {
  const sums = distances.map((distance) => {
    let sum = 0;
    for (let at = 12; at < stride; at += 11) {
      const difference = (data[from + at]! - (distance === 0 ? 0 : data[from + at - distance]!)) & 0xff;
      sum += Math.min(difference, 256 - difference);
    }
    return sum;
  });
  return sums.indexOf(Math.min(...sums));
}
