import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { boundsOf, IDENTITY, meets, multiply, toRect, type Matrix, type Rect } from '../content/matrix.ts';
import { dictEntry, dictOf, elements, entry, numbersEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { formatNumber } from '../content/serialize.ts';
import { appearancesOf } from '../flatten/annotations.ts';
import { Usage } from '../rewrite/font-use.ts';
import type { UnitBox } from '../images/pixel-rect.ts';
import { planLines } from '../rewrite/fixed-lines.ts';
import { matrixOf, placeForm, transparencyGroup } from '../rewrite/forms.ts';
import type { Material } from '../rewrite/material.ts';
import { inherited } from '../rewrite/page-tree.ts';
import { pageBox, userRect, type PageView } from '../rewrite/page-view.ts';
import { Scope } from '../rewrite/scope.ts';
import { initialState } from '../rewrite/state.ts';
import { streamText } from '../rewrite/stream-text.ts';
import type { BarStyle, Box, LayerWord, Level, Mark } from '../types.ts';
import { drawBars } from './bars.ts';
import { coveringBars, fixedBars } from './page-bars.ts';
import { layerContent } from '../picture/text-layer.ts';
import { withoutCovered } from './remaining-words.ts';

export interface PageJob {
  readonly page: PDFDict;
  readonly view: PageView;
  readonly marks: readonly Mark[];
  readonly style: BarStyle;
  readonly level: Level;
  /** Words read from pixels that replace the page's own invisible text. */
  readonly layer: readonly LayerWord[] | undefined;
  readonly barFont: PDFRef;
  /** Images that are burnt somewhere in the document, and where; empty before that is known. */
  readonly watched: ReadonlyMap<PDFObject, readonly UnitBox[]>;
  /** Patterns that the page paints where a mark is, as far as that is known. */
  readonly tilings: Set<PDFObject>;
}

export interface CopiedPage {
  readonly content: Uint8Array;
  readonly resources: PDFDict;
  readonly usage: Usage;
  readonly group: PDFObject | undefined;
  /** Page space. */
  readonly bars: readonly Box[];
  /** Fields and the like that went as a whole, and what stood at a line that was laid out again. Page space. */
  readonly replaced: readonly Box[];
}

/**
 * One page as it goes into the copy: content rewritten, annotations and fields painted into it, bars on top.
 * @throws PictureNeeded, TilingAtMark
 */
export function copyPage(material: Material, job: PageJob): CopiedPage {
  const { view } = job;
  const areas = job.marks.flatMap((mark) =>
    mark.boxes.map((box, index) => ({
      rect: userRect(view, box),
      caption: index === 0 ? mark.caption : undefined,
    })),
  );
  const rects = areas.map(({ rect }) => rect);
  const hides = job.layer !== undefined;
  let scope = new Scope(rects, hides, undefined, job);
  if (job.level === 'strict' && rects.length > 0) {
    const survey = new Scope(rects, hides, 'collect', job);
    paint(material, job, survey);
    scope = new Scope(
      rects,
      hides,
      planLines(survey.glyphs, (ux, uy) => reachOf(view, ux, uy)),
      job,
    );
  }
  const { content, usage, after, xobjects, replaced } = paint(material, job, scope);
  const bars =
    scope.plan === undefined
      ? coveringBars(areas, scope)
      : fixedBars(areas, scope.plan, { replaced, untouched: !content.touched });
  const { resources } = content;
  addNames(resources, 'XObject', xobjects);
  const fonts: [string, PDFRef][] = [];
  if (job.style !== 'bar' && bars.length > 0) fonts.push(['B0', job.barFont]);
  if (job.layer !== undefined) fonts.push(['L0', material.invisibleFont]);
  addNames(resources, 'Font', fonts);
  const covered = bars.map(({ rect }) => pageBox(view, rect));
  if (job.layer !== undefined) {
    // The layer is written for an upright page with its origin at the bottom left.
    const place = multiply([1, 0, 0, -1, 0, view.height], view.toUser).map(formatNumber).join(' ');
    const words = layerContent(withoutCovered(job.layer, covered), view.height, 'L0');
    after.push(`q ${place} cm\n${words}Q`);
  }
  if (bars.length > 0) after.push(drawBars(bars, view, job.style, 'B0'));
  return {
    content: after.length === 0 ? content.bytes : wrapped(content.bytes, after),
    resources,
    usage,
    group: groupOf(material, job.page),
    bars: covered,
    replaced: [...replaced, ...scope.strips, ...(scope.plan?.gone ?? [])].map((rect) => pageBox(view, rect)),
  };
}

function groupOf(material: Material, page: PDFDict): PDFObject | undefined {
  const group = entry(page, 'Group');
  return group === undefined ? undefined : transparencyGroup(material)(group);
}

/** How far along a direction the shown page goes. */
function reachOf({ cropBox: { x0, y0, x1, y1 } }: PageView, ux: number, uy: number): number {
  return Math.max(x0 * ux, x1 * ux) + Math.max(y0 * uy, y1 * uy);
}

/** Content and appearances of a page with what the scope says taken out. */
function paint(material: Material, { page, level, view }: PageJob, scope: Scope) {
  const content = material.rewrite(material, {
    bytes: pageContent(material, page),
    resources: dictOf(inherited(page, 'Resources')),
    scope,
    state: { ...initialState(), clip: view.cropBox },
    base: IDENTITY,
  });
  const usage = new Usage();
  usage.children.add(content.usage);
  const after: string[] = [];
  const xobjects: [string, PDFRef][] = [];
  const replaced: Rect[] = [];
  for (const { form, matrix, fits } of appearancesOf(page, material.layers)) {
    const area = level === 'strict' ? areaOf(form, matrix) : undefined;
    if (!fits && area !== undefined && scope.tellsLength(area, false)) continue;
    if (fits && area !== undefined && isSmall(area, view) && scope.marks.some((mark) => meets(mark, area))) {
      // How the rest of its text stands would tell how much of it went.
      replaced.push(area);
      continue;
    }
    const state = { ...initialState(matrix), clip: view.cropBox };
    const placed = placeForm(material, { form, resources: undefined, scope, state, textOnly: false });
    if (placed === undefined) continue;
    usage.children.add(placed.usage);
    const name = `A${xobjects.length}`;
    xobjects.push([name, placed.ref]);
    after.push(`q ${matrix.map(formatNumber).join(' ')} cm /${name} Do Q`);
  }
  return { content, usage, after, xobjects, replaced };
}

function areaOf(form: PDFRawStream, matrix: Matrix): Rect | undefined {
  const box = toRect(numbersEntry(form.dict, 'BBox', 4));
  return box === undefined ? undefined : boundsOf(box, multiply(matrixOf(form.dict), matrix));
}

/** A field may be gone as a whole; what lies over most of a page may not. */
const isSmall = ({ x0, y0, x1, y1 }: Rect, { width, height }: PageView): boolean =>
  (x1 - x0) * (y1 - y0) < (width * height) / 4;

/** The content streams of a page are one stream that may be cut anywhere between tokens (7.8.2). */
function pageContent(material: Material, page: PDFDict): Uint8Array {
  const contents = entry(page, 'Contents');
  const streams = contents instanceof PDFArray ? elements(contents) : [contents];
  const parts: Uint8Array[] = [];
  for (const stream of streams) {
    if (stream instanceof PDFRawStream) parts.push(streamText(material, stream), Uint8Array.of(0x0a));
    else if (stream !== undefined && !(stream instanceof PDFDict)) throw new PictureNeeded('malformed');
  }
  return Buffer.concat(parts);
}

/** What is added later must not stand in a state that the page left behind. */
const wrapped = (content: Uint8Array, after: readonly string[]): Uint8Array =>
  Buffer.concat([Buffer.from('q\n'), content, Buffer.from(`Q\n${after.join('\n')}\n`, 'latin1')]);

function addNames(resources: PDFDict, kind: string, names: readonly (readonly [string, PDFObject])[]): void {
  if (names.length === 0) return;
  const dict = dictEntry(resources, kind) ?? PDFDict.withContext(resources.context);
  for (const [name, value] of names) dict.set(PDFName.of(name), value);
  resources.set(PDFName.of(kind), dict);
}
