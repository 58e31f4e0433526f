import type { Grey } from './grey.ts';

const DARK = 128;
/** Part of the dark pixels that stand alone: printed text stays far under it, fax noise far over it. */
const NOISY = 0.06;

/** Takes the median of each pixel and its eight neighbours, but only on a page full of specks: it blunts clean letters. */
export function withoutSpecks(image: Grey): Grey {
  return speckShare(image) > NOISY ? median(image) : image;
}

function speckShare({ width, height, values }: Grey): number {
  let dark = 0;
  let alone = 0;
  for (let y = 1; y < height - 1; y += 2) {
    for (let i = y * width + 1, end = (y + 1) * width - 1; i < end; i++) {
      if (values[i]! >= DARK) continue;
      dark++;
      const neighbours =
        Number(values[i - 1]! < DARK) +
        Number(values[i + 1]! < DARK) +
        Number(values[i - width]! < DARK) +
        Number(values[i + width]! < DARK);
      if (neighbours === 0) alone++;
    }
  }
  return dark < 50 ? 0 : alone / dark;
}

/** Median of nine as the median of: highest of the columns' lowest, middle of their middles, lowest of their highest. */
function median({ width, height, values }: Grey): Grey {
  const result = Uint8Array.from(values);
  const low = new Uint8Array(width);
  const middle = new Uint8Array(width);
  const high = new Uint8Array(width);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const a = values[i - width]!;
      const b = values[i]!;
      const c = values[i + width]!;
      low[x] = Math.min(a, b, c);
      high[x] = Math.max(a, b, c);
      middle[x] = middleOf(a, b, c);
    }
    for (let x = 1; x < width - 1; x++) {
      result[y * width + x] = middleOf(
        Math.max(low[x - 1]!, low[x]!, low[x + 1]!),
        middleOf(middle[x - 1]!, middle[x]!, middle[x + 1]!),
        Math.min(high[x - 1]!, high[x]!, high[x + 1]!),
      );
    }
  }
  return { width, height, values: result };
}

const middleOf = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
