import { apply, type Matrix, concat } from './matrix.ts';
import type { OperatorList, State } from './state.ts';
import type { Painter } from './painter.ts';

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  readonly operatorListId?: string;
  readonly vmetric?: readonly [number, number, number];
}

/** Part of the em above the baseline where the middle of a line of text is. */
const MIDDLE = 0.3;

/** Widths are in thousandths of an em unless the font says otherwise: Type3 fonts do, and programs with a matrix. */
const THOUSANDTH: Matrix = [0.001, 0, 0, 0.001, 0, 0];

/** One text-showing operator: glyphs and displacements (ISO 32000-2, 9.4.4). Moves the state's text position on. */
export function showGlyphs(
  items: unknown,
  state: State,
  painter: Painter,
  walkProcedure: (list: OperatorList, matrix: Matrix) => void,
): void {
  if (!Array.isArray(items)) return;
  const { font, size } = state;
  const fontMatrix = font.fontMatrix ?? THOUSANDTH;
  const [perUnit] = fontMatrix;
  const toPage = concat(state.textMatrix, state.ctm);
  for (const item of items as (Glyph | number | null)[]) {
    if (item === null) continue;
    if (typeof item === 'number') {
      advance(state, (-item / 1000) * size);
      continue;
    }
    const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
    if (font.vertical === true) {
      const length = (item.vmetric?.[0] ?? -1000) * 0.001 * size;
      const [x, y] = apply(toPage, state.x, state.y + state.rise + length / 2);
      painter.glyph(item.unicode, x, y, size, state);
      state.y += length - spacing;
      continue;
    }
    const width = item.width * perUnit * size;
    const tx = state.x + (width / 2) * state.scale;
    const ty = state.y + state.rise + MIDDLE * size;
    const x = toPage[0] * tx + toPage[2] * ty + toPage[4];
    const y = toPage[1] * tx + toPage[3] * ty + toPage[5];
    painter.glyph(item.unicode, x, y, size, state);
    const procedure =
      item.operatorListId === undefined ? undefined : font.charProcOperatorList?.get(item.operatorListId);
    if (procedure !== undefined) {
      const place: Matrix = [size * state.scale, 0, 0, size, state.x, state.y + state.rise];
      walkProcedure(procedure, concat(concat(fontMatrix, place), toPage));
    }
    advance(state, width + spacing);
  }
}

function advance(state: State, length: number): void {
  if (state.font.vertical === true) state.y += length;
  else state.x += length * state.scale;
}
