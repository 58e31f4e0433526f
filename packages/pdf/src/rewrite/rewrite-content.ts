import { PDFDict } from '@cantoo/pdf-lib';
import { IDENTITY, multiply, toMatrix } from '../content/matrix.ts';
import { dictEntry, entry } from '../content/objects.ts';
import { formatNumber } from '../content/serialize.ts';
import { checkOperands } from '../content/signatures.ts';
import { isDict, isName, type NameOperand, type Operand } from '../content/operand.ts';
import { Tokenizer, type Operation } from '../content/tokenizer.ts';
import { chooseColourSpace, choosePattern, paintShading, setPaint } from './colour-operators.ts';
import { placeGraphicsState } from './graphics-states.ts';
import type { ContentRequest, Material, RewrittenContent } from './material.ts';
import { writeSteps } from './ended-path.ts';
import { endPath } from './paths.ts';
import { Run } from './run.ts';
import { dashOf } from './state.ts';
import { moveLine, nextLine, showText } from './text-show.ts';
import { paintInlineImage, paintXObject } from './xobjects.ts';

/** One content stream with what lies under the marks taken out. Operations that nothing concerns keep their bytes. */
export function rewriteContent(material: Material, request: ContentRequest): RewrittenContent {
  const run = new Run(material, request);
  const tokenizer = new Tokenizer(request.bytes);
  for (let operation = tokenizer.next(); operation !== undefined; operation = tokenizer.next()) {
    step(run, operation);
  }
  writeSteps(run, run.path.splice(0));
  if (run.inText) endText(run);
  for (let depth = run.saved.length; depth > 0; depth -= 1) run.write('Q');
  run.flush();
  keepDefaultSpaces(run);
  return {
    bytes: run.output.bytes(),
    resources: run.names.dict(),
    usage: run.usage,
    touched: run.touched,
    inheritsFont: run.inheritsFont,
  };
}

const DEFAULT_SPACES = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK'];

function keepDefaultSpaces(run: Run): void {
  const spaces = dictEntry(run.resources, 'ColorSpace');
  if (spaces === undefined) return;
  for (const name of DEFAULT_SPACES) {
    const source = entry(spaces, name);
    const copy = source === undefined ? undefined : run.material.spaces(source);
    if (copy !== undefined) run.names.defaultSpace(name, copy);
  }
}

function step(run: Run, operation: Operation): void {
  if (markedContent(run, operation)) return;
  const checked = checkOperands(operation);
  if (checked === undefined) return;
  const { operands, exact } = checked;
  const n = operands as readonly number[];
  const { state } = run;
  switch (operation.operator) {
    case 'm':
    case 'l':
    case 'c':
    case 'v':
    case 'y':
    case 'h':
    case 're':
    case 'W':
    case 'W*':
      if (run.tracking) run.path.push({ operation, numbers: n, exact });
      else run.keep(operation, operands, exact);
      return;
    case 'S':
    case 's':
    case 'f':
    case 'F':
    case 'f*':
    case 'B':
    case 'B*':
    case 'b':
    case 'b*':
    case 'n':
      if (run.tracking) endPath(run, operation);
      else run.keep(operation, operands, exact);
      return;
    case 'Tj':
    case 'TJ':
    case "'":
    case '"':
      showText(run, operation, operands, exact);
      return;
    case 'Td':
      moveLine(run, n[0]!, n[1]!);
      break;
    case 'TD':
      state.leading = -n[1]!;
      moveLine(run, n[0]!, n[1]!);
      break;
    case 'T*':
      nextLine(run);
      break;
    case 'Tm':
      run.lineMatrix = toMatrix(n)!;
      run.textMatrix = run.lineMatrix;
      break;
    case 'BT':
      if (run.inText) endText(run);
      run.inText = true;
      run.lineMatrix = IDENTITY;
      run.textMatrix = IDENTITY;
      break;
    case 'ET':
      if (run.inText) endText(run);
      return;
    case 'Tf':
      chooseFont(run, (operands[0] as NameOperand).name, n[1]!);
      return;
    case 'q':
      run.saved.push({ ...state });
      break;
    case 'Q': {
      const before = run.saved.pop();
      // One too many would undo what stands around this stream.
      if (before === undefined) return;
      run.state = before;
      break;
    }
    case 'd':
      state.dash = dashOf(operands[0] as readonly number[], n[1]!);
      break;
    case 'gs': {
      const source = entry(dictEntry(run.resources, 'ExtGState'), (operands[0] as NameOperand).name);
      if (source instanceof PDFDict) {
        run.write(`/${run.names.name('ExtGState', placeGraphicsState(run, source))} gs`);
      }
      return;
    }
    case 'cs':
    case 'CS':
      chooseColourSpace(run, operation, operands, exact);
      return;
    case 'scn':
    case 'SCN':
    case 'sc':
    case 'SC':
      choosePattern(run, operation, operands, exact);
      return;
    case 'sh':
      paintShading(run, (operands[0] as NameOperand).name);
      return;
    case 'Do':
      paintXObject(run, (operands[0] as NameOperand).name);
      return;
    case 'BI':
      paintInlineImage(run, operation);
      return;
    case 'g':
    case 'G':
    case 'rg':
    case 'RG':
    case 'k':
    case 'K':
      setPaint(run, operation.operator);
      break;
    default:
      setParameter(run, operation.operator, n);
  }
  if (run.request.scope.plan !== undefined && POSITIONING.has(operation.operator)) return;
  run.keep(operation, operands, exact);
}

/** Where lines are laid out again, shown text says itself where it stands; these would tell where it stood. */
const POSITIONING = new Set(['cm', 'Td', 'TD', 'T*', 'Tm', 'TL', 'Tw', 'Tc', 'Tz']);

function setParameter({ state, request }: Run, operator: string, n: readonly number[]): void {
  const late = request.scope.plan !== undefined;
  const value = n[0]!;
  switch (operator) {
    case 'cm':
      state.ctm = multiply(toMatrix(n)!, state.ctm);
      if (!late) state.written = state.ctm;
      break;
    case 'Tc':
      state.charSpace = value;
      break;
    case 'Tw':
      state.wordSpace = value;
      break;
    case 'Tz':
      state.scale = value / 100;
      if (!late) state.writtenScale = state.scale;
      break;
    case 'TL':
      state.leading = value;
      break;
    case 'Ts':
      state.rise = value;
      break;
    case 'Tr':
      state.mode = value;
      break;
    case 'w':
      state.lineWidth = value;
      break;
    default:
  }
}

function chooseFont(run: Run, name: string, size: number): void {
  const dict = dictEntry(dictEntry(run.resources, 'Font'), name);
  const font = run.material.font(dict);
  run.state.font = font;
  run.state.size = size;
  run.choseFont = true;
  if (run.request.scope.plan !== undefined) return;
  run.write(`/${run.names.name('Font', font.target)} ${formatNumber(size)} Tf`);
}

/** Where all clip text of the object went, the clip is empty, not absent (9.3.6). */
function endText(run: Run): void {
  run.write('ET');
  if (run.clipTextGone && !run.clipTextLeft) run.write('-32000 -32000 1 1 re W n');
  run.inText = false;
  run.clipTextGone = false;
  run.clipTextLeft = false;
}

/** Marked content is dropped with its tags and properties; what hidden layers hold does not reach the copy. */
function markedContent(run: Run, { operator, operands }: Operation): boolean {
  switch (operator) {
    case 'BDC':
    case 'BMC':
      run.sequences.push(operator === 'BDC' && hides(run, operands));
      return true;
    case 'EMC':
      run.sequences.pop();
      return true;
    default:
      return false;
  }
}

function hides(run: Run, operands: readonly Operand[]): boolean {
  const [tag, properties] = operands.slice(-2);
  if (!isName(tag) || tag.name !== 'OC' || isDict(properties) || !isName(properties)) return false;
  return run.material.layers.hidden(entry(dictEntry(run.resources, 'Properties'), properties.name));
}
