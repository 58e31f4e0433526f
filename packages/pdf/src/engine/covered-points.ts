import type { AnnotationKind } from './annotation-kinds.ts';
import type { Pdfium } from './pdfium.ts';

const WITH_QUADS: ReadonlySet<AnnotationKind | undefined> = new Set([
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
] as const);

/** Points that an annotation may reach out of its rectangle: half a line. */
const SLACK = 2;
/** Of an annotation; more are not looked at. */
const MOST = 2000;
const FLOAT = 4;

interface Bounds {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/**
 * A look is made up within the rectangle of an annotation. Where its marked words or its strokes lie outside of that, as
 * writers get wrong, readers go by them: the rectangle is put around them.
 */
export function coverPoints(pdfium: Pdfium, annotation: number, kind: AnnotationKind | undefined): void {
  const bounds = WITH_QUADS.has(kind)
    ? quadBounds(pdfium, annotation)
    : kind === 'Ink'
      ? strokeBounds(pdfium, annotation)
      : undefined;
  if (bounds === undefined || isWithin(bounds, rectOf(pdfium, annotation))) return;
  const { left, top, right, bottom } = bounds;
  // FS_RECTF
  pdfium.floats.set([left - SLACK, top + SLACK, right + SLACK, bottom - SLACK], pdfium.scratch / FLOAT);
  pdfium.call.FPDFAnnot_SetRect(annotation, pdfium.scratch);
}

function rectOf(pdfium: Pdfium, annotation: number): Bounds {
  pdfium.call.FPDFAnnot_GetRect(annotation, pdfium.scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = floatsAt(pdfium, 4);
  return {
    left: Math.min(left, right),
    right: Math.max(left, right),
    bottom: Math.min(top, bottom),
    top: Math.max(top, bottom),
  };
}

const isWithin = (inner: Bounds, outer: Bounds): boolean =>
  inner.left >= outer.left - SLACK &&
  inner.bottom >= outer.bottom - SLACK &&
  inner.right <= outer.right + SLACK &&
  inner.top <= outer.top + SLACK;

function quadBounds(pdfium: Pdfium, annotation: number): Bounds | undefined {
  const { call, scratch } = pdfium;
  const count = Math.min(MOST, call.FPDFAnnot_CountAttachmentPoints(annotation));
  let bounds: Bounds | undefined;
  for (let index = 0; index < count; index += 1)
    if (call.FPDFAnnot_GetAttachmentPoints(annotation, index, scratch) !== 0)
      bounds = around(bounds, floatsAt(pdfium, 8));
  return bounds;
}

function strokeBounds(pdfium: Pdfium, annotation: number): Bounds | undefined {
  const { call } = pdfium;
  const count = Math.min(MOST, call.FPDFAnnot_GetInkListCount(annotation));
  let bounds: Bounds | undefined;
  for (let index = 0; index < count; index += 1) {
    const points = call.FPDFAnnot_GetInkListPath(annotation, index, 0, 0);
    if (points === 0 || points > MOST) continue;
    const buffer = pdfium.allocate(points * 2 * FLOAT);
    call.FPDFAnnot_GetInkListPath(annotation, index, buffer, points);
    bounds = around(bounds, floatsAt(pdfium, 2 * points, buffer));
    pdfium.free(buffer);
  }
  return bounds;
}

function floatsAt(pdfium: Pdfium, count: number, pointer = pdfium.scratch): number[] {
  const at = pointer / FLOAT;
  return [...pdfium.floats.subarray(at, at + count)];
}

/** @param values x and y in turn */
function around(bounds: Bounds | undefined, values: readonly number[]): Bounds | undefined {
  if (!values.every((value) => Math.abs(value) < 1e6)) return bounds;
  const grown = bounds ?? { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  values.forEach((value, index) => {
    if (index % 2 === 0) {
      grown.left = Math.min(grown.left, value);
      grown.right = Math.max(grown.right, value);
    } else {
      grown.bottom = Math.min(grown.bottom, value);
      grown.top = Math.max(grown.top, value);
    }
  });
  return grown;
}
