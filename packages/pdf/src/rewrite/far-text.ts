import { boundsOf, multiply, type Rect } from '../content/matrix.ts';
import type { StringOperand } from '../content/operand.ts';
import type { Code } from '../fonts/font.ts';
import type { FontUse } from './font-use.ts';
import type { Run } from './run.ts';

/** Points; more than any glyph reaches beyond the cells that marks are held against. */
const AROUND = 1;

/**
 * Goes over one show operation as a whole where no mark is near what it shows: then nothing of it changes, and to look
 * at glyph by glyph would take most of the time of a page.
 * @returns false where its glyphs have to be looked at; nothing has happened then
 */
export function passedFar(run: Run, font: FontUse, items: readonly (number | StringOperand)[]): boolean {
  const { state, hidden, request } = run;
  const { marks, collects, plan, dropInvisible } = request.scope;
  const { ascent, descent, vertical, type3 } = font.font;
  if (hidden || collects || plan !== undefined || vertical || type3 !== undefined) return false;
  if (dropInvisible && state.mode === 3) return false;
  const { size, scale, charSpace, wordSpace, rise } = state;
  const shown: (readonly Code[])[] = [];
  let painted = false;
  let x = 0;
  let least = 0;
  let most = 0;
  for (const item of items) {
    if (typeof item === 'number') {
      x -= (item / 1000) * size * scale;
      continue;
    }
    const codes = font.font.decode(item.bytes);
    shown.push(codes);
    for (const code of codes) {
      const width = (font.font.advance(code.code).w / 1000) * size * scale;
      const isSpace = code.length === 1 && code.code === 32;
      least = Math.min(least, x, x + width);
      most = Math.max(most, x, x + width);
      x += width + (charSpace + (isSpace ? wordSpace : 0)) * scale;
      painted ||= !isSpace;
    }
  }
  const [low, high] = [descent * size + rise, ascent * size + rise];
  const line = { x0: least, x1: most, y0: Math.min(low, high), y1: Math.max(low, high) };
  const bounds = boundsOf(line, multiply(run.textMatrix, state.ctm));
  if (
    !Number.isFinite(bounds.x0 + bounds.x1 + bounds.y0 + bounds.y1) ||
    marks.some((mark) => isNear(mark, bounds))
  )
    return false;
  for (const codes of shown) run.usage.showAll(font, codes);
  if (state.mode >= 4 && painted) run.clipTextLeft = true;
  const [a, b, c, d, e, f] = run.textMatrix;
  run.textMatrix = [a, b, c, d, e + x * a, f + x * b];
  return true;
}

const isNear = (mark: Rect, bounds: Rect): boolean =>
  mark.x0 < bounds.x1 + AROUND &&
  bounds.x0 - AROUND < mark.x1 &&
  mark.y0 < bounds.y1 + AROUND &&
  bounds.y0 - AROUND < mark.y1;
