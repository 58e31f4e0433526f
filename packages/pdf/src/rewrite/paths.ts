import { meets } from '../content/matrix.ts';
import type { Operation } from '../content/tokenizer.ts';
import { cutPath } from './cut-ended-path.ts';
import { keepAll, writeSteps } from './ended-path.ts';
import type { Run } from './run.ts';
import { keepOrDrop } from './strict-path.ts';
import { overlap, type GraphicsState } from './state.ts';
import { checkTiling } from './tiling-at-mark.ts';
import { boundsOfAll, splitSubpaths, type Subpath } from './subpaths.ts';

const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
/** Stroke a subpath as it is, without the line back to its start. */
const UNCLOSED = new Set(['S', 'B', 'B*']);

/** Ends the current path with the painting operator `end`: what of it lies under a mark does not reach the copy. */
export function endPath(run: Run, end: Operation): void {
  const steps = run.path.splice(0);
  const paints = end.operator !== 'n';
  const clips = steps.filter((step) => step.operation.operator.startsWith('W'));
  const margin = STROKES.has(end.operator) ? strokeReach(run) : 0;
  const subpaths = splitSubpaths(steps, run.state.ctm, margin, !UNCLOSED.has(end.operator));
  if (clips.length > 0 && subpaths.length > 0) narrowClip(run.state, subpaths);
  if (run.hidden && paints) {
    writeSteps(run, steps);
    run.write('n');
    return;
  }
  const { marks, plan } = run.request.scope;
  if (marks.length === 0 || run.request.textOnly === true) {
    keepAll(run, steps, end);
    return;
  }
  if (plan !== undefined) {
    keepOrDrop(run, plan, { end, steps, subpaths, clips, margin });
    return;
  }
  // Corners of a line reach far out of it where they are sharp.
  if (STROKES.has(end.operator)) checkTiling(run, run.state.strokeTiling);
  const near = marks.filter((mark) => subpaths.some((subpath) => meets(subpath.bounds, mark)));
  if (near.length === 0 || run.request.scope.collects) {
    keepAll(run, steps, end);
    return;
  }
  if (paints) checkTiling(run, run.state.fillTiling);
  cutPath(run, { end, steps, subpaths, clips, margin, near });
}

function narrowClip(state: GraphicsState, subpaths: readonly Subpath[]): void {
  state.clip = overlap(state.clip, boundsOfAll(subpaths));
  state.clipsShape ||= subpaths.length > 1 || subpaths[0]?.plain !== true;
}

const strokeReach = ({ state }: Run): number => {
  const [a, b, c, d] = state.ctm;
  return (state.lineWidth / 2) * Math.max(Math.hypot(a, b), Math.hypot(c, d));
};
