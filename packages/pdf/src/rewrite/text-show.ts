import { invert, multiply, type Matrix, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { formatHex, formatNumber } from '../content/serialize.ts';
import { isString, type Operand, type StringOperand } from '../content/operand.ts';
import type { Operation } from '../content/tokenizer.ts';
import type { Advance, Code } from '../fonts/font.ts';
import type { FontUse } from './font-use.ts';
import { directionOf, placedGlyph, settled, startOf } from './placed-glyph.ts';
import { passedFar } from './far-text.ts';
import { cellOf, markOver } from './hit.ts';
import type { Run } from './run.ts';
import { checkTiling } from './tiling-at-mark.ts';
import { rewrittenGlyph } from './type3-glyph.ts';

/** Render modes that draw the outline (table 104). */
const STROKED = new Set([1, 2, 5, 6]);

type Item = number | StringOperand;

/** `Tj TJ ' "`: glyphs under marks go, their advance stays as a number, and the rest keeps its bytes. */
export function showText(run: Run, operation: Operation, operands: readonly Operand[], exact: boolean): void {
  const { operator } = operation;
  if (operator === '"') {
    run.state.wordSpace = operands[0] as number;
    run.state.charSpace = operands[1] as number;
  }
  if (operator === "'" || operator === '"') nextLine(run);
  const last = operands.at(-1);
  const items = isString(last) ? [last] : (last as readonly Item[]);
  const font = (run.state.font ??= run.material.font(undefined));
  if (!run.choseFont) run.inheritsFont = true;
  if (!run.tracking) {
    for (const item of items) if (typeof item !== 'number') recordCodes(run, font, item.bytes);
    run.keep(operation, operands, exact);
    return;
  }
  if (passedFar(run, font, items)) {
    run.keep(operation, operands, exact);
    return;
  }
  checkTiling(run, run.state.fillTiling);
  checkTiling(run, run.state.strokeTiling);
  const pieces = new Pieces(run, font);
  for (const item of items) {
    if (typeof item === 'number') pieces.kern(item);
    else for (const [code, bytes] of codesOf(font, item.bytes)) pieces.glyph(code, bytes);
  }
  if (pieces.changed) run.touched = true;
  if (run.request.scope.plan !== undefined) {
    // Every operation says where it stands, so nothing tells where the one before ended.
    const text = pieces.text();
    if (text === '') return;
    run.settleFont(font);
    run.write(text);
    return;
  }
  if (!pieces.changed) {
    run.keep(operation, operands, exact);
    return;
  }
  if (operator === '"')
    run.write(`${formatNumber(operands[0] as number)} Tw ${formatNumber(operands[1] as number)} Tc`);
  if (operator === "'" || operator === '"') run.write('T*');
  const text = pieces.text();
  if (text !== '') run.write(text);
}

/** As `0 −TL Td` (9.4.2). */
export function nextLine(run: Run): void {
  moveLine(run, 0, -run.state.leading);
}

export function moveLine(run: Run, x: number, y: number): void {
  run.lineMatrix = multiply([1, 0, 0, 1, x, y], run.lineMatrix);
  run.textMatrix = run.lineMatrix;
}

function recordCodes(run: Run, font: FontUse, bytes: Uint8Array): void {
  for (const { code } of font.font.decode(bytes)) run.usage.show(font, code);
}

function* codesOf(font: FontUse, bytes: Uint8Array): Generator<readonly [Code, Uint8Array]> {
  let at = 0;
  for (const code of font.font.decode(bytes)) {
    yield [code, bytes.subarray(at, at + code.length)];
    at += code.length;
  }
}

/** What is left of one show operation. */
class Pieces {
  changed = false;
  readonly #run: Run;
  readonly #font: FontUse;
  /** Text space to page user space, where the operation begins. */
  readonly #matrix: Matrix;
  readonly #done: string[] = [];
  readonly #parts: string[] = [];
  #open: number[] = [];
  /** Of removed glyphs and of numbers since the last kept glyph, thousandths. */
  #number = 0;
  /** How far the text has moved, unscaled text space. */
  #x = 0;
  #y = 0;

  constructor(run: Run, font: FontUse) {
    this.#run = run;
    this.#font = font;
    this.#matrix = multiply(run.textMatrix, run.state.ctm);
  }

  kern(number: number): void {
    const { size, scale } = this.#run.state;
    this.#number += number;
    if (this.#font.font.vertical) this.#move(0, (-number / 1000) * size);
    else this.#move((-number / 1000) * size * scale, 0);
  }

  glyph(code: Code, bytes: Uint8Array): void {
    const { state, usage } = this.#run;
    const { font } = this.#font;
    const advance = font.advance(code.code);
    const spaced = state.charSpace + (code.length === 1 && code.code === 32 ? state.wordSpace : 0);
    const mark = this.#goes(advance, { code, spaced });
    const shift = this.#shift;
    if (mark) {
      this.changed = true;
      this.#chunk = undefined;
      // At size 0 nothing but the spacing moves the text, and no number can say that.
      if (state.size !== 0)
        this.#number -= (font.vertical ? advance.wy : advance.w) + (spaced * 1000) / state.size;
    } else if (font.type3 !== undefined && this.#glyphRewritten(code, bytes)) {
      this.changed = true;
    } else {
      if (shift !== undefined && (this.#placed || shift !== this.#chunk)) this.#openChunk(shift);
      this.#put(bytes);
      usage.show(this.#font, code.code);
      if (shift !== undefined && state.size !== 0) this.#number -= (spaced * 1000) / state.size;
    }
    if (state.mode >= 4) {
      if (mark) this.#run.clipTextGone = true;
      else if (code.length > 1 || code.code !== 32) this.#run.clipTextLeft = true;
    }
    if (font.vertical) this.#move(0, (advance.wy / 1000) * state.size + spaced);
    else this.#move(((advance.w / 1000) * state.size + spaced) * state.scale, 0);
  }

  text(): string {
    if (this.#run.request.scope.plan !== undefined) this.#number = 0;
    this.#close();
    if (this.#parts.length > 0) this.#done.push(`[${this.#parts.splice(0).join(' ')}] TJ`);
    return this.#done.join('\n');
  }

  /** Points that the glyph at hand moves along its line; undefined where no lines are laid out again. */
  #shift: number | undefined;
  /** True on a line that is laid out again: each glyph says where it stands, so that how many pieces there are tells nothing. */
  #placed = false;
  /** The shift of the glyphs that stand in the open piece. */
  #chunk: number | undefined;

  #openChunk(shift: number): void {
    // What stands between the pieces is said by where the next one begins.
    this.#number = 0;
    this.#close();
    if (this.#parts.length > 0) this.#done.push(`[${this.#parts.splice(0).join(' ')}] TJ`);
    this.#chunk = shift;
    const { state, textMatrix } = this.#run;
    if (state.scale !== state.writtenScale) this.#done.push(this.#run.settledScale());
    // The line of a letter is drawn as thick as the matrix makes it.
    if (STROKED.has(state.mode)) this.#run.settle();
    const back = invert(state.written);
    if (back === undefined) throw new PictureNeeded('line-not-fixable');
    const { ux, uy } = directionOf(this.#matrix);
    const [a, b, c, d, e, f] = multiply(textMatrix, state.ctm);
    const [wa, wb, wc, wd, we, wf] = multiply([a, b, c, d, e + shift * ux, f + shift * uy], back);
    const matrix = [wa, wb, wc, wd].map((value) => formatNumber(Math.round(value * 1e5) / 1e5)).join(' ');
    this.#done.push(`${matrix} ${settled(we)} ${settled(wf)} Tm`);
  }

  #goes(advance: Advance, { code, spaced }: { code: Code; spaced: number }): boolean {
    const { state, request, hidden } = this.#run;
    this.#shift = undefined;
    if (hidden || (request.scope.dropInvisible && state.mode === 3)) return true;
    if (request.scope.marks.length === 0) return false;
    const { ascent, descent, vertical } = this.#font.font;
    const rect: Rect = vertical
      ? {
          x0: -advance.vx / 1000,
          x1: (advance.w - advance.vx) / 1000,
          y0: Math.min(advance.wy / 1000, 0),
          y1: 0,
        }
      : { x0: Math.min(0, advance.w / 1000), x1: Math.max(0, advance.w / 1000), y0: descent, y1: ascent };
    const cell = cellOf(rect, this.#glyphMatrix());
    const mark = markOver(cell, request.scope.marks);
    const { scope } = request;
    if (scope.collects) {
      const spacing = state.size === 0 ? 0 : spaced / state.size;
      const space = this.#font.font.isSpace(code);
      const filler = space || this.#font.font.isLeader(code) ? code.code : undefined;
      scope.glyphs.push(placedGlyph(rect, cell.matrix, mark, { spacing, space, filler }));
    }
    if (scope.plan !== undefined) {
      const place = scope.plan.moved.get(scope.painted);
      this.#placed = place !== undefined;
      this.#shift = place === undefined ? 0 : place - startOf(rect, cell.matrix);
      if (Math.abs(this.#shift) > 1e-6) this.changed = true;
      scope.painted += 1;
      if (scope.plan.dropped.has(scope.painted - 1)) return true;
    }
    if (mark < 0) return false;
    scope.took(mark, cell.bounds);
    return true;
  }

  /** Glyph space in ems to page user space (9.4.4). */
  #glyphMatrix(): Matrix {
    const { size, scale, rise } = this.#run.state;
    const [a, b, c, d, e, f] = this.#matrix;
    return [
      size * scale * a,
      size * scale * b,
      size * c,
      size * d,
      this.#x * a + (this.#y + rise) * c + e,
      this.#x * b + (this.#y + rise) * d + f,
    ];
  }

  /** A Type3 procedure that itself shows text under a mark is replaced, for this glyph only, by a font of one glyph. */
  #glyphRewritten(code: Code, bytes: Uint8Array): boolean {
    const replaced = rewrittenGlyph(this.#run, this.#font, code.code, this.#glyphMatrix());
    if (replaced === undefined) return false;
    if (this.#run.request.scope.plan !== undefined) throw new PictureNeeded('line-not-fixable');
    const { size } = this.#run.state;
    const original = this.#run.names.name('Font', this.#font.target);
    const own = this.#run.names.name('Font', replaced);
    this.#close();
    if (this.#parts.length > 0) this.#done.push(`[${this.#parts.splice(0).join(' ')}] TJ`);
    const points = formatNumber(size);
    this.#done.push(`/${own} ${points} Tf ${formatHex(bytes)} Tj /${original} ${points} Tf`);
    return true;
  }

  #put(bytes: Uint8Array): void {
    if (this.#number !== 0) this.#close();
    for (const byte of bytes) this.#open.push(byte);
  }

  #close(): void {
    if (this.#open.length > 0) this.#parts.push(formatHex(Uint8Array.from(this.#open)));
    this.#open = [];
    const number = formatNumber(this.#number);
    if (number !== '0') this.#parts.push(number);
    this.#number = 0;
  }

  #move(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    const run = this.#run;
    const [a, b, c, d, e, f] = run.textMatrix;
    run.textMatrix = [a, b, c, d, e + x * a + y * c, f + x * b + y * d];
  }
}
