import { meets, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { formatNumber } from '../content/serialize.ts';
import { CutSubpath } from './cut-path.ts';
import { isWithin, keepAll, NOWHERE, writeSteps, type EndedPath } from './ended-path.ts';
import type { Run } from './run.ts';
import type { Subpath } from './subpaths.ts';

const FILLS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
const CLOSES = new Set(['s', 'b', 'b*']);
/** Points around a mark that are cut too; its bar reaches further. */
const AROUND = 0.25;

/** Either as it was, or what of it is left. */
type Part = Subpath | CutSubpath;

/**
 * What of a path lies under a mark does not reach the copy: its lines end where they go under the mark, its areas have a
 * hole there. An area that is all over a mark says nothing there, and stays.
 */
export function cutPath(run: Run, path: EndedPath): void {
  const { end, subpaths, clips, near } = path;
  const { operator } = end;
  const areas = near.map(widened);
  const onlyClips = operator === 'n' && clips.length > 0;
  const left = subpaths.filter((subpath) => !near.some((mark) => isWithin(subpath.bounds, mark)));
  const shown = left.map((subpath): Part => {
    const over = areas.filter((area) => meets(subpath.bounds, area));
    return over.every((area) => isAllOver(subpath, area, path.margin)) ||
      (onlyClips && isToldOutside(subpath, over))
      ? subpath
      : new CutSubpath(subpath, run.state.ctm, over);
  });
  if (left.length === subpaths.length && shown.every((part) => !(part instanceof CutSubpath))) {
    keepAll(run, [...subpaths.flatMap((subpath) => subpath.steps), ...clips], end);
    return;
  }
  // Where a hole hides a part of them, they are still in the file.
  if (run.state.fillsDrawing || run.state.strokesDrawing) throw new PictureNeeded('drawing-under-mark');
  run.touched = true;
  run.settle();
  const fills = FILLS.has(operator);
  const strokes = STROKES.has(operator);
  if (clips.length > 0 && strokes) throw new PictureNeeded('drawing-under-mark');
  const alone = subpaths.length === 1 ? shown[0] : undefined;
  if (fills && !strokes && clips.length === 0 && subpaths[0]?.plain === true && alone instanceof CutSubpath) {
    // Renderers draw a rectangle that is alone with sharp sides.
    for (const rectangle of alone.rectangles()) run.write(`${rectangle} f`);
    return;
  }
  if (fills || !strokes) {
    const isEmpty = !writeFilled(run, shown);
    if (isEmpty && clips.length === 0) return;
    if (isEmpty) {
      run.write(`${NOWHERE} W n`);
      return;
    }
    writeSteps(run, clips);
    run.write(fills ? (operator.endsWith('*') ? 'f*' : 'f') : 'n');
  }
  if (strokes) stroke(run, shown, CLOSES.has(operator));
}

/** @returns false where nothing is left */
function writeFilled(run: Run, shown: readonly Part[]): boolean {
  let any = false;
  for (const part of shown) {
    if (part instanceof CutSubpath) {
      const text = part.filled();
      if (text === '') continue;
      run.write(text);
    } else writeSteps(run, part.steps);
    any = true;
  }
  return any;
}

function stroke(run: Run, shown: readonly Part[], closes: boolean): void {
  const { dash } = run.state;
  const whole = shown.filter((part): part is Subpath => !(part instanceof CutSubpath));
  const cut = shown.filter((part) => part instanceof CutSubpath).flatMap((part) => part.stroked(closes));
  for (const part of whole) {
    writeSteps(run, part.steps);
    if (closes) run.write('h');
  }
  if (dash === undefined) {
    // Renderers draw a line that is alone with sharp sides.
    const end = shown.length === 1 ? ' S' : '';
    for (const { path } of cut) run.write(`${path}${end}`);
    if (end === '' && whole.length + cut.length > 0) run.write('S');
    return;
  }
  if (whole.length > 0) run.write('S');
  const lengths = dash.lengths.map(formatNumber).join(' ');
  // Each goes on with the dashes where they were.
  for (const { path, distance } of cut)
    run.write(`[${lengths}] ${formatNumber(dash.phase + distance)} d ${path} S`);
  if (cut.length > 0) run.write(`[${lengths}] ${formatNumber(dash.phase)} d`);
}

/** An upright rectangle whose line, if it has one, goes around the whole area. */
function isAllOver({ plain, points, bounds }: Subpath, area: Rect, margin: number): boolean {
  if (!plain || points.length < 4) return false;
  const inset = 2 * margin;
  return (
    bounds.x0 + inset <= area.x0 &&
    bounds.y0 + inset <= area.y0 &&
    bounds.x1 - inset >= area.x1 &&
    bounds.y1 - inset >= area.y1
  );
}

/**
 * An upright rectangle of whose sides none lies all under marks: where it ends is told beside them, and a clip paints
 * nothing. With a hole it would be no rectangle, whose sides renderers draw sharp.
 */
function isToldOutside(
  { plain, points, bounds: { x0, y0, x1, y1 } }: Subpath,
  areas: readonly Rect[],
): boolean {
  if (!plain || points.length < 4) return false;
  const corners = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const;
  const isUnder = corners.map(([x, y]) =>
    areas.some((area) => x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1),
  );
  return isUnder.every((under, index) => !under || isUnder[(index + 1) % 4] === false);
}

const widened = ({ x0, y0, x1, y1 }: Rect): Rect => ({
  x0: x0 - AROUND,
  y0: y0 - AROUND,
  x1: x1 + AROUND,
  y1: y1 + AROUND,
});
