import { PDFDict, PDFName, type PDFRawStream } from '@cantoo/pdf-lib';
import {
  boundsOf,
  IDENTITY,
  meets,
  multiply,
  toMatrix,
  toRect,
  type Matrix,
  type Rect,
} from '../content/matrix.ts';
import { dictEntry, numbersEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { Copy } from '../rebuild/copier.ts';
import { deflated } from '../rebuild/deflate.ts';
import { streamText } from './stream-text.ts';
import type { CopiedForm, Material, RewrittenContent } from './material.ts';
import { NOTHING_MARKED, type Scope } from './scope.ts';
import { initialState, overlap, type GraphicsState } from './state.ts';

export interface FormUse {
  readonly form: PDFRawStream;
  /** Of the stream that paints the form: forms without resources of their own use those (7.8.3). */
  readonly resources: PDFDict | undefined;
  readonly scope: Scope;
  readonly state: GraphicsState;
  readonly textOnly: boolean;
}

/**
 * A form as one use of it paints it: shared with all other uses where no mark touches it, else a copy of its own.
 * Undefined where the form paints itself.
 */
export function placeForm(material: Material, use: FormUse): (CopiedForm & { touched: boolean }) | undefined {
  const own = matrixOf(use.form.dict);
  const ctm = multiply(own, use.state.ctm);
  if (use.scope.active && reaches(use, ctm)) {
    const content = use.scope.enter(use.form, () =>
      material.rewrite(material, {
        bytes: streamText(material, use.form),
        resources: dictEntry(use.form.dict, 'Resources') ?? use.resources,
        scope: use.scope,
        state: { ...use.state, ctm, clip: clipOf(use, ctm) },
        base: ctm,
        textOnly: use.textOnly,
      }),
    );
    if (content === undefined) return undefined;
    if (content.touched) {
      checkBox(use, ctm);
      const ref = material.copier.target.register(formStream(material, use.form, content));
      return { ref, usage: content.usage, touched: true };
    }
  }
  const shared = untouchedForm(material, use);
  return shared === undefined ? undefined : { ...shared, touched: false };
}

function reaches({ form, scope }: FormUse, ctm: Matrix): boolean {
  if (scope.dropInvisible || scope.watched.size > 0) return true;
  const box = toRect(numbersEntry(form.dict, 'BBox', 4));
  if (box === undefined) return true;
  const bounds = boundsOf(box, ctm);
  return scope.marks.some((mark) => meets(mark, bounds));
}

/** @throws PictureNeeded where the box of a form ends with a line that is laid out again */
function checkBox({ form, scope }: FormUse, ctm: Matrix): void {
  const box = toRect(numbersEntry(form.dict, 'BBox', 4));
  if (box !== undefined && scope.tellsLength(boundsOf(box, ctm), true))
    throw new PictureNeeded('line-not-fixable');
}

function clipOf({ form, state }: FormUse, ctm: Matrix): Rect | undefined {
  const box = toRect(numbersEntry(form.dict, 'BBox', 4));
  return box === undefined ? state.clip : overlap(state.clip, boundsOf(box, ctm));
}

const painting = new Set<PDFRawStream>();

function untouchedForm(material: Material, { form, resources, state }: FormUse): CopiedForm | undefined {
  const known = material.forms.get(form);
  if (known !== undefined) return known;
  if (painting.has(form)) return undefined;
  painting.add(form);
  try {
    const own = dictEntry(form.dict, 'Resources');
    const content = material.copier.deeper(() =>
      material.rewrite(material, {
        bytes: streamText(material, form),
        resources: own ?? resources,
        scope: NOTHING_MARKED(),
        state: { ...initialState(), font: state.font, size: state.size },
        base: IDENTITY,
      }),
    );
    const copied = {
      ref: material.copier.target.register(formStream(material, form, content)),
      usage: content.usage,
    };
    // A form that shows text in the font of whoever paints it can't be shared.
    if (own !== undefined && !content.inheritsFont) material.forms.set(form, copied);
    return copied;
  } finally {
    painting.delete(form);
  }
}

export const matrixOf = (dict: PDFDict): Matrix => toMatrix(numbersEntry(dict, 'Matrix', 6)) ?? IDENTITY;

/** How what a form or a page paints is blended (11.6.6). */
export function transparencyGroup({ copier, spaces }: Material): Copy {
  const shape = { S: copier.oneOf('Transparency'), CS: spaces, I: copier.bool, K: copier.bool };
  return (value) => (value instanceof PDFDict ? copier.keys(value, shape) : undefined);
}

function formStream(material: Material, form: PDFRawStream, content: RewrittenContent): PDFRawStream {
  const { copier } = material;
  const dict = copier.dict();
  dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const shape = { BBox: copier.numbers, Matrix: copier.numbers, Group: transparencyGroup(material) };
  copier.keys(form.dict, shape, dict);
  dict.set(PDFName.of('Resources'), content.resources);
  return deflated(dict, content.bytes);
}
