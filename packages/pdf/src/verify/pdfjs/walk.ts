import type { Box } from '../../types.ts';
import { apply, type Matrix, matrixOf, concat } from './matrix.ts';
import { type FontFacts, initialState, type OperatorList, type State } from './state.ts';
import type { Painter } from './painter.ts';
import { showGlyphs } from './show.ts';

/** Forms and patterns in each other; pdf.js has the same kind of limit for cycles. */
const DEEPEST = 12;

export interface Walker {
  readonly operators: Readonly<Record<string, number>>;
  readonly fontOf: (name: string) => FontFacts | undefined;
  readonly painter: Painter;
}

export function walkOperators(list: OperatorList, base: Matrix, walker: Walker, depth = 0): void {
  const { operators: op } = walker;
  let state = initialState(base);
  const saved: State[] = [];
  const save = (): void => void saved.push({ ...state });
  const restore = (): void => void (state = saved.pop() ?? state);
  const transform = (matrix: Matrix | undefined): void => {
    if (matrix !== undefined) state.ctm = concat(matrix, state.ctm);
  };
  for (const [index, code] of list.fnArray.entries()) {
    const args = list.argsArray[index] ?? [];
    switch (code) {
      case op['save']:
        save();
        break;
      case op['restore']:
        restore();
        break;
      case op['transform']:
        transform(matrixOf(args));
        break;
      case op['paintFormXObjectBegin']:
        save();
        transform(matrixOf(args[0]));
        break;
      case op['paintFormXObjectEnd']:
        restore();
        break;
      case op['beginGroup']:
        save();
        break;
      case op['endGroup']:
        restore();
        break;
      case op['beginAnnotation']:
        save();
        state = initialState(base);
        transform(matrixOf(args[2]));
        transform(matrixOf(args[3]));
        break;
      case op['endAnnotation']:
        restore();
        break;
      case op['setGState']:
        setGraphicsState(state, args[0], walker);
        break;
      case op['setFillRGBColor']:
        state.fill = typeof args[0] === 'string' ? args[0] : undefined;
        break;
      case op['setFillTransparent']:
        state.fill = undefined;
        break;
      case op['setFillColorN']:
        state.fill = undefined;
        walkPattern(args, walker, depth);
        break;
      case op['showText']:
        showGlyphs(args[0], state, walker.painter, (inner, matrix) => {
          if (depth < DEEPEST) walkOperators(inner, matrix, walker, depth + 1);
        });
        break;
      case op['constructPath']:
        paintPath(args, state, walker);
        break;
      case op['paintImageXObject']:
      case op['paintInlineImageXObject']:
      case op['paintImageMaskXObject']:
      case op['paintImageXObjectRepeat']:
        walker.painter.image?.(boxOf(state.ctm, 0, 0, 1, 1));
        break;
      default:
        setText(code, args, state, walker);
    }
  }
}

function setText(code: number, args: readonly unknown[], state: State, walker: Walker): void {
  const { operators: op } = walker;
  const number = typeof args[0] === 'number' ? args[0] : 0;
  const second = typeof args[1] === 'number' ? args[1] : 0;
  if (code === op['beginText']) setTextMatrix(state, [1, 0, 0, 1, 0, 0]);
  else if (code === op['setTextMatrix']) setTextMatrix(state, matrixOf(args[0]) ?? state.textMatrix);
  else if (code === op['moveText']) moveText(state, number, second);
  else if (code === op['setLeadingMoveText']) {
    state.leading = -second;
    moveText(state, number, second);
  } else if (code === op['nextLine']) moveText(state, 0, -state.leading);
  else if (code === op['setFont']) setFont(state, args[0], second, walker);
  else if (code === op['setCharSpacing']) state.charSpacing = number;
  else if (code === op['setWordSpacing']) state.wordSpacing = number;
  else if (code === op['setHScale']) state.scale = number / 100;
  else if (code === op['setLeading']) state.leading = number;
  else if (code === op['setTextRise']) state.rise = number;
  else if (code === op['setTextRenderingMode']) state.renderMode = number;
}

function setTextMatrix(state: State, matrix: Matrix): void {
  state.textMatrix = matrix;
  state.x = state.lineX = state.y = state.lineY = 0;
}

function moveText(state: State, x: number, y: number): void {
  state.x = state.lineX += x;
  state.y = state.lineY += y;
}

function setFont(state: State, name: unknown, size: number, walker: Walker): void {
  state.font = (typeof name === 'string' ? walker.fontOf(name) : undefined) ?? {};
  state.size = size;
}

function setGraphicsState(state: State, entries: unknown, walker: Walker): void {
  if (!Array.isArray(entries)) return;
  for (const [key, value] of entries as [string, unknown][]) {
    if (key === 'ca' && typeof value === 'number') state.fillAlpha = value;
    if (key === 'Font' && Array.isArray(value)) setFont(state, value[0], Number(value[1]), walker);
  }
}

/** A tiling pattern carries its own operator list. Where its tiles land is not followed: its text has no place. */
function walkPattern(args: readonly unknown[], walker: Walker, depth: number): void {
  const list = args.find((arg): arg is OperatorList => isOperatorList(arg));
  if (list === undefined || depth >= DEEPEST) return;
  walkOperators(list, [Number.NaN, 0, 0, Number.NaN, 0, 0], walker, depth + 1);
}

const isOperatorList = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'fnArray' in value && 'argsArray' in value;

function paintPath(args: readonly unknown[], state: State, walker: Walker): void {
  const { operators: op, painter } = walker;
  const [paint, data, bounds] = args;
  const fills = [op['fill'], op['eoFill'], op['fillStroke'], op['eoFillStroke'], op['closeFillStroke']];
  if (!(bounds instanceof Float32Array) || bounds.length < 4 || !fills.includes(Number(paint))) return;
  const [left = 0, top = 0, right = 0, bottom = 0] = bounds;
  const path: unknown = Array.isArray(data) ? data[0] : undefined;
  // moveTo, three or four lineTo, closePath: four corners and nothing else.
  const isRectangle = path instanceof Float32Array && path.length >= 12 && path.length <= 17;
  painter.fillPath?.(boxOf(state.ctm, left, top, right, bottom), isRectangle, state);
}

function boxOf(ctm: Matrix, left: number, top: number, right: number, bottom: number): Box {
  const corners = [
    apply(ctm, left, top),
    apply(ctm, right, top),
    apply(ctm, left, bottom),
    apply(ctm, right, bottom),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
