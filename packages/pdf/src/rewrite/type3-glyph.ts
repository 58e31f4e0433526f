import { PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { boundsOf, multiply, type Matrix } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { deflated } from '../rebuild/deflate.ts';
import type { FontUse } from './font-use.ts';
import { inkOutsideCell } from './ink-outside-cell.ts';
import type { Run } from './run.ts';
import { initialState } from './state.ts';
import { streamText } from './stream-text.ts';
import { glyphInk } from './type3-ink.ts';

/**
 * Where a Type3 procedure shows text of its own that lies under a mark, or its ink overhangs into one: a font that holds
 * only this glyph, with that removed. Undefined where nothing in it is touched. Throws `PictureNeeded` where it draws under a mark outside of
 * the cell by which it was judged.
 * @param glyphMatrix ems to page user space
 */
export function rewrittenGlyph(
  run: Run,
  use: FontUse,
  code: number,
  glyphMatrix: Matrix,
): PDFRef | undefined {
  const type3 = use.font.type3!;
  const procedure = type3.procedures.get(code);
  if (procedure === undefined || run.request.scope.marks.length === 0) return undefined;
  const { scope } = run.request;
  const resources = type3.resources ?? run.resources;
  const ink = glyphInk(run.material, use, code, resources);
  const { ascent, descent } = use.font;
  const width = use.font.advance(code).w / 1000;
  const cell = { x0: Math.min(0, width), x1: Math.max(0, width), y0: descent, y1: ascent };
  const reach =
    ink.bounds === undefined
      ? 'none'
      : inkOutsideCell(boundsOf(ink.bounds, type3.matrix), cell, glyphMatrix, scope.marks);
  // Level strict: the glyph is moved, and its ink would have to be cut for where it comes to stand.
  if (reach === 'far' || (reach === 'little' && scope.plan !== undefined))
    throw new PictureNeeded('drawing-under-mark');
  const cuts = reach === 'little' && !scope.collects;
  if (!cuts && !ink.showsText) return undefined;
  const ctm = multiply(type3.matrix, glyphMatrix);
  const bytes = streamText(run.material, procedure);
  const content = scope.enter(procedure, () =>
    run.material.rewrite(run.material, {
      bytes,
      resources,
      scope,
      state: { ...run.state, ...initialState(ctm) },
      base: ctm,
      textOnly: !cuts,
    }),
  );
  if (content === undefined || !content.touched) return undefined;
  run.usage.children.add(content.usage);
  const { copier } = run.material;
  const font = copier.keys(use.dict, { FontBBox: copier.numbers, FontMatrix: copier.numbers });
  const fixed = copier.target.obj({
    Type: 'Font',
    Subtype: 'Type3',
    Encoding: { Type: 'Encoding', Differences: [code, 'g'] },
    FirstChar: code,
    LastChar: code,
    Widths: [use.font.advance(code).w / (type3.matrix[0] * 1000)],
  });
  for (const [key, value] of fixed.entries()) font.set(key, value);
  font.set(PDFName.of('Resources'), content.resources);
  const stream = copier.target.register(deflated(copier.dict(), content.bytes));
  const procedures = copier.dict();
  procedures.set(PDFName.of('g'), stream);
  font.set(PDFName.of('CharProcs'), procedures);
  return copier.target.register(font);
}
