import { PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { boundsOf, meets, multiply, type Matrix } from '../content/matrix.ts';
import { deflated } from '../rebuild/deflate.ts';
import type { FontUse } from './font-use.ts';
import type { Run } from './run.ts';
import { initialState } from './state.ts';
import { streamText } from './stream-text.ts';

/**
 * Where a Type3 procedure shows text of its own that lies under a mark: a font that holds only this glyph, with that
 * text removed. Undefined where nothing in it is touched.
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
  const ctm = multiply(type3.matrix, glyphMatrix);
  const { scope } = run.request;
  if (type3.box !== undefined) {
    const bounds = boundsOf(type3.box, ctm);
    if (!scope.marks.some((mark) => meets(mark, bounds))) return undefined;
  }
  const bytes = streamText(run.material, procedure);
  if (!mayShowText(bytes)) return undefined;
  const content = scope.enter(procedure, () =>
    run.material.rewrite(run.material, {
      bytes,
      resources: type3.resources ?? run.resources,
      scope,
      state: { ...run.state, ...initialState(ctm) },
      base: ctm,
      textOnly: true,
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

const SHOWS = /(?:Tj|TJ|Do|['"])(?=[\s/[(<]|$)/;
const mayShowText = (bytes: Uint8Array): boolean =>
  SHOWS.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
