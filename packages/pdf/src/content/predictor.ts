import type { PDFDict } from '@cantoo/pdf-lib';
import { numberEntry } from './objects.ts';

/** ISO 32000-1, 7.4.4.4: TIFF predictor 2 (8 bits) and the PNG filters. */
export function undoPredictor(data: Uint8Array, parms: PDFDict | undefined): Uint8Array {
  const predictor = numberEntry(parms, 'Predictor') ?? 1;
  if (predictor < 2) return data;
  const colors = numberEntry(parms, 'Colors') ?? 1;
  const bits = numberEntry(parms, 'BitsPerComponent') ?? 8;
  const columns = numberEntry(parms, 'Columns') ?? 1;
  const pixel = Math.max(1, (colors * bits) >> 3);
  const row = Math.ceil((columns * colors * bits) / 8);
  if (row <= 0) return data;
  return predictor === 2 ? undoTiff(data, row, pixel, bits) : undoPng(data, row, pixel);
}

function undoTiff(data: Uint8Array, row: number, pixel: number, bits: number): Uint8Array {
  if (bits !== 8) return data;
  const out = data.slice();
  for (let start = 0; start < out.length; start += row) {
    const end = Math.min(start + row, out.length);
    for (let i = start + pixel; i < end; i += 1) out[i] = (out[i]! + out[i - pixel]!) & 255;
  }
  return out;
}

function undoPng(data: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.ceil(data.length / (row + 1));
  const out = new Uint8Array(rows * row);
  let length = 0;
  for (let r = 0; r < rows; r += 1) {
    const from = r * (row + 1);
    const filter = data[from]!;
    const to = r * row;
    const count = Math.min(row, data.length - from - 1);
    for (let i = 0; i < count; i += 1) {
      const raw = data[from + 1 + i]!;
      const left = i >= pixel ? out[to + i - pixel]! : 0;
      const up = r > 0 ? out[to + i - row]! : 0;
      const corner = r > 0 && i >= pixel ? out[to + i - row - pixel]! : 0;
      out[to + i] = raw + predicted(filter, left, up, corner);
    }
    length += Math.max(0, count);
  }
  return out.subarray(0, length);
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const estimate = left + up - corner;
      const dl = Math.abs(estimate - left);
      const du = Math.abs(estimate - up);
      const dc = Math.abs(estimate - corner);
      if (dl <= du && dl <= dc) return left;
      return du <= dc ? up : corner;
    }
    default:
      return 0;
  }
}
