import type { PDFDict } from '@cantoo/pdf-lib';
import { dictEntry, nameEntry, numberEntry, numbersEntry } from '../content/objects.ts';

/**
 * How far the cells of a font reach above and below the baseline, in ems. Never from glyph shapes: a bar drawn from
 * this doesn't tell what it covers. Wild values are cut to what a line of text can be.
 */
export function verticalExtent(font: PDFDict): { readonly ascent: number; readonly descent: number } {
  if (nameEntry(font, 'Subtype') === 'Type3') return type3Extent(font);
  const descriptor = dictEntry(font, 'FontDescriptor');
  const box = numbersEntry(descriptor, 'FontBBox', 4);
  const ascent = pick(numberEntry(descriptor, 'Ascent'), box?.[3], 0.55, 1.1) ?? 0.9;
  const descent = pick(
    -(numberEntry(descriptor, 'Descent') ?? 0),
    box === undefined ? undefined : -box[1]!,
    0.15,
    0.35,
  );
  return { ascent, descent: -(descent ?? 0.25) };
}

function pick(
  first: number | undefined,
  second: number | undefined,
  least: number,
  most: number,
): number | undefined {
  // Some producers write a positive Descent.
  const value = [first, second].map((v) => Math.abs(v ?? 0) / 1000).find((v) => v > 0.01);
  return value === undefined ? undefined : Math.min(most, Math.max(least, value));
}

function type3Extent(font: PDFDict): { ascent: number; descent: number } {
  const box = numbersEntry(font, 'FontBBox', 4);
  const matrix = numbersEntry(font, 'FontMatrix', 6);
  if (box === undefined || matrix === undefined || box[3]! <= box[1]!) return { ascent: 0.9, descent: -0.25 };
  const edges = [box[1]! * matrix[3]!, box[3]! * matrix[3]!];
  return { ascent: Math.max(...edges, 0), descent: Math.min(...edges, 0) };
}
