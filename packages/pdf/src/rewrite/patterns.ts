import { PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import {
  boundsOf,
  IDENTITY,
  invert,
  meets,
  multiply,
  toRect,
  type Matrix,
  type Rect,
} from '../content/matrix.ts';
import { dictEntry, numberEntry, numbersEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { deflated } from '../rebuild/deflate.ts';
import { matrixOf } from './forms.ts';
import type { Material, RewrittenContent } from './material.ts';
import type { Run } from './run.ts';
import { NOTHING_MARKED, Scope } from './scope.ts';
import { initialState } from './state.ts';
import { streamText } from './stream-text.ts';

/**
 * A pattern (8.7) as the page paints it; undefined where it is no pattern. Where a tile shows something under a mark, all
 * tiles go without it: the copy must not hold it in any of them. A page that looks different by that becomes a picture.
 */
export function placePattern(run: Run, pattern: PDFObject | undefined): PDFObject | undefined {
  if (pattern instanceof PDFRawStream) {
    const { active, tilings, watched } = run.request.scope;
    const isAtMark = active && (tilings.has(pattern) || watched.size > 0);
    const marked = isAtMark ? markedTiling(run, pattern) : undefined;
    return marked ?? plainTiling(run, pattern);
  }
  if (!(pattern instanceof PDFDict)) return undefined;
  const { copier } = run.material;
  const shape = { PatternType: copier.number, Shading: run.material.shading, Matrix: copier.numbers };
  return copier.shared(pattern, () => copier.keys(pattern, shape));
}

const MAX_TILES = 400;

/** Undefined where no tile shows anything under a mark. */
function markedTiling(run: Run, pattern: PDFRawStream): PDFObject | undefined {
  const { material, request, usage, resources } = run;
  const { marks, dropInvisible, collects } = request.scope;
  const content = request.scope.enter(pattern, () =>
    material.rewrite(material, {
      bytes: streamText(material, pattern),
      resources: dictEntry(pattern.dict, 'Resources') ?? resources,
      scope: new Scope(tileMarks(pattern, marks, request.base), dropInvisible, undefined, request.scope),
      state: initialState(),
      base: IDENTITY,
    }),
  );
  if (content?.touched !== true) return undefined;
  // What a cell repeats can't be laid out again for one of its places.
  if (collects) throw new PictureNeeded('line-not-fixable');
  run.touched = true;
  usage.children.add(content.usage);
  return material.copier.target.register(tilingStream(material, pattern, content));
}

function plainTiling(
  { material, request, usage, resources }: Run,
  pattern: PDFRawStream,
): PDFObject | undefined {
  let copied = material.forms.get(pattern);
  if (copied === undefined) {
    const content = request.scope.enter(pattern, () =>
      material.copier.deeper(() =>
        material.rewrite(material, {
          bytes: streamText(material, pattern),
          resources: dictEntry(pattern.dict, 'Resources') ?? resources,
          scope: NOTHING_MARKED(),
          state: initialState(),
          base: IDENTITY,
        }),
      ),
    );
    if (content === undefined) return undefined;
    copied = {
      ref: material.copier.target.register(tilingStream(material, pattern, content)),
      usage: content.usage,
    };
    material.forms.set(pattern, copied);
  }
  usage.children.add(copied.usage);
  return copied.ref;
}

/** The marks as the pattern's cell sees them, once for each tile that they touch. */
function tileMarks(pattern: PDFRawStream, marks: readonly Rect[], base: Matrix): readonly Rect[] {
  const back = invert(multiply(matrixOf(pattern.dict), base));
  const cell = toRect(numbersEntry(pattern.dict, 'BBox', 4));
  const stepX = Math.abs(numberEntry(pattern.dict, 'XStep') ?? 0);
  const stepY = Math.abs(numberEntry(pattern.dict, 'YStep') ?? 0);
  if (back === undefined || cell === undefined || stepX === 0 || stepY === 0) return [];
  const tiled: Rect[] = [];
  for (const mark of marks) {
    const own = boundsOf(mark, back);
    const x0 = Math.floor((own.x0 - cell.x1) / stepX);
    const x1 = Math.ceil((own.x1 - cell.x0) / stepX);
    const y0 = Math.floor((own.y0 - cell.y1) / stepY);
    const y1 = Math.ceil((own.y1 - cell.y0) / stepY);
    if ((x1 - x0) * (y1 - y0) > MAX_TILES) throw new PictureNeeded('pattern-under-mark');
    for (let i = x0; i <= x1; i += 1) {
      for (let k = y0; k <= y1; k += 1) {
        const moved = {
          x0: own.x0 - i * stepX,
          x1: own.x1 - i * stepX,
          y0: own.y0 - k * stepY,
          y1: own.y1 - k * stepY,
        };
        if (meets(moved, cell)) tiled.push(moved);
      }
    }
  }
  return tiled;
}

function tilingStream(material: Material, pattern: PDFRawStream, content: RewrittenContent): PDFRawStream {
  const { copier } = material;
  const dict = copier.keys(pattern.dict, {
    PatternType: copier.number,
    PaintType: copier.number,
    TilingType: copier.number,
    BBox: copier.numbers,
    XStep: copier.number,
    YStep: copier.number,
    Matrix: copier.numbers,
  });
  dict.set(PDFName.of('Resources'), content.resources);
  return deflated(dict, content.bytes);
}
