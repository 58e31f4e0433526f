import { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { boundsOf, IDENTITY, multiply, toMatrix, union, type Matrix, type Rect } from '../content/matrix.ts';
import { dictEntry, entry, nameEntry, numberEntry } from '../content/objects.ts';
import type { NameOperand } from '../content/operand.ts';
import { checkOperands } from '../content/signatures.ts';
import { Tokenizer } from '../content/tokenizer.ts';
import type { FontUse } from './font-use.ts';
import { matrixOf } from './forms.ts';
import type { Material } from './material.ts';
import { streamText } from './stream-text.ts';

/** What a Type3 procedure paints. Neither `Widths` nor `FontBBox` nor `d1` is believed: readers don't clip to them. */
export interface GlyphInk {
  /** Around paths, images and shadings, in glyph space; undefined where it paints none. Shown text is not in it. */
  readonly bounds: Rect | undefined;
  readonly showsText: boolean;
}

interface Known {
  readonly resources: PDFDict | undefined;
  readonly codes: Map<number, GlyphInk>;
}
const known = new WeakMap<FontUse, Known>();

/** Walked once per font and code. @param resources of whoever shows the glyph, for fonts without their own. */
export function glyphInk(
  material: Material,
  use: FontUse,
  code: number,
  resources: PDFDict | undefined,
): GlyphInk {
  let font = known.get(use);
  if (font?.resources !== resources || font === undefined) {
    font = { resources, codes: new Map() };
    known.set(use, font);
  }
  let ink = font.codes.get(code);
  if (ink === undefined) {
    const walk = new InkWalk(material);
    const procedure = use.font.type3?.procedures.get(code);
    if (procedure !== undefined) walk.stream(streamText(material, procedure), resources, START);
    ink = { bounds: walk.bounds, showsText: walk.showsText };
    font.codes.set(code, ink);
  }
  return ink;
}

interface State {
  ctm: Matrix;
  lineWidth: number;
  clip: Rect | undefined;
}
const START: State = { ctm: IDENTITY, lineWidth: 1, clip: undefined };

/** Finite, so that no product with 0 is NaN. */
const EVERYWHERE: Rect = { x0: -1e9, y0: -1e9, x1: 1e9, y1: 1e9 };
const UNIT: Rect = { x0: 0, y0: 0, x1: 1, y1: 1 };
/** More than any real glyph paints; beyond it the glyph counts as ink everywhere. */
const MOST_FORMS = 64;
const DEEPEST = 8;

class InkWalk {
  bounds: Rect | undefined;
  showsText = false;
  readonly #material: Material;
  #forms = 0;
  #depth = 0;

  constructor(material: Material) {
    this.#material = material;
  }

  stream(bytes: Uint8Array, resources: PDFDict | undefined, from: State): void {
    const tokenizer = new Tokenizer(bytes);
    const saved: State[] = [];
    let state = { ...from };
    let path: Rect | undefined;
    let clips = false;
    for (let operation = tokenizer.next(); operation !== undefined; operation = tokenizer.next()) {
      const operands = checkOperands(operation)?.operands;
      if (operands === undefined) continue;
      const n = operands as readonly number[];
      switch (operation.operator) {
        case 'm':
        case 'l':
        case 'c':
        case 'v':
        case 'y':
          for (let i = 0; i + 1 < n.length; i += 2) path = joined(path, pointAt(n[i]!, n[i + 1]!, state.ctm));
          break;
        case 're': {
          const [x, y, w, h] = n as [number, number, number, number];
          path = joined(path, boundsOf({ x0: x, y0: y, x1: x + w, y1: y + h }, state.ctm));
          break;
        }
        case 'W':
        case 'W*':
          clips = true;
          break;
        case 'S':
        case 's':
        case 'B':
        case 'B*':
        case 'b':
        case 'b*':
        case 'f':
        case 'F':
        case 'f*':
        case 'n':
          if (path !== undefined && operation.operator !== 'n') {
            this.#add(grown(path, /[SsBb]/.test(operation.operator) ? strokeReach(state) : 0));
          }
          // Of nested clips any one is wide enough.
          if (clips) state.clip = path ?? state.clip;
          clips = false;
          path = undefined;
          break;
        case 'q':
          saved.push({ ...state });
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'cm':
          state.ctm = multiply(toMatrix(n)!, state.ctm);
          break;
        case 'w':
          state.lineWidth = n[0]!;
          break;
        case 'gs': {
          const dict = entry(dictEntry(resources, 'ExtGState'), (operands[0] as NameOperand).name);
          if (dict instanceof PDFDict) state.lineWidth = numberEntry(dict, 'LW') ?? state.lineWidth;
          break;
        }
        case 'BI':
          this.#add(boundsOf(UNIT, state.ctm));
          break;
        case 'sh':
          this.#add(state.clip ?? EVERYWHERE);
          break;
        case 'Do':
          this.#object((operands[0] as NameOperand).name, resources, state);
          break;
        case 'Tj':
        case 'TJ':
        case "'":
        case '"':
          this.showsText = true;
          break;
        default:
      }
    }
  }

  #object(name: string, resources: PDFDict | undefined, state: State): void {
    const object = entry(dictEntry(resources, 'XObject'), name);
    if (!(object instanceof PDFRawStream)) return;
    if (nameEntry(object.dict, 'Subtype') === 'Image') {
      this.#add(boundsOf(UNIT, state.ctm));
      return;
    }
    this.#forms += 1;
    if (this.#forms > MOST_FORMS || this.#depth >= DEEPEST) {
      this.#add(EVERYWHERE);
      this.showsText = true;
      return;
    }
    this.#depth += 1;
    this.stream(streamText(this.#material, object), dictEntry(object.dict, 'Resources') ?? resources, {
      ...state,
      ctm: multiply(matrixOf(object.dict), state.ctm),
    });
    this.#depth -= 1;
  }

  #add(rect: Rect): void {
    const finite = [rect.x0, rect.y0, rect.x1, rect.y1].every((value) => Math.abs(value) < 1e9);
    this.bounds = joined(this.bounds, finite ? rect : EVERYWHERE);
  }
}

const pointAt = (x: number, y: number, ctm: Matrix): Rect => boundsOf({ x0: x, y0: y, x1: x, y1: y }, ctm);

const joined = (a: Rect | undefined, b: Rect): Rect => (a === undefined ? b : union(a, b));

const grown = (rect: Rect, by: number): Rect => ({
  x0: rect.x0 - by,
  y0: rect.y0 - by,
  x1: rect.x1 + by,
  y1: rect.y1 + by,
});

/** Half the width, and as far again as the corner of a square cap reaches. */
const strokeReach = ({ ctm: [a, b, c, d], lineWidth }: State): number =>
  Math.SQRT1_2 * Math.abs(lineWidth) * Math.max(Math.hypot(a, b), Math.hypot(c, d));
