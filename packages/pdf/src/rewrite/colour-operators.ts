import { PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { dictEntry, entry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { formatNumber } from '../content/serialize.ts';
import { isName, type NameOperand, type Operand } from '../content/operand.ts';
import type { Operation } from '../content/tokenizer.ts';
import { placePattern } from './patterns.ts';
import type { Run } from './run.ts';
import { checkShading, isGradient } from './shading-under-mark.ts';

const DEVICE = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern', 'G', 'RGB', 'CMYK']);

/** `cs`, `CS` */
export function chooseColourSpace(
  run: Run,
  operation: Operation,
  operands: readonly Operand[],
  exact: boolean,
): void {
  setPaint(run, operation.operator);
  const { name } = operands[0] as NameOperand;
  const source = entry(dictEntry(run.resources, 'ColorSpace'), name);
  const copy = source === undefined ? undefined : run.material.spaces(source);
  if (copy instanceof PDFName) run.write(`${copy.toString()} ${operation.operator}`);
  else if (copy !== undefined) run.write(`/${run.names.name('ColorSpace', copy)} ${operation.operator}`);
  else if (DEVICE.has(name)) run.keep(operation, operands, exact);
}

/** Every operator that chooses a colour says by its letters whether for lines or for areas. */
export function setPaint({ state }: Run, operator: string, pattern?: PDFObject): void {
  const drawing = pattern instanceof PDFDict && !isGradient(entry(pattern, 'Shading'));
  const tiling = pattern instanceof PDFRawStream ? pattern : undefined;
  if (operator === operator.toUpperCase()) {
    state.strokesDrawing = drawing;
    state.strokeTiling = tiling;
  } else {
    state.fillsDrawing = drawing;
    state.fillTiling = tiling;
  }
}

/** `sc`, `SC`, `scn`, `SCN` */
export function choosePattern(
  run: Run,
  operation: Operation,
  operands: readonly Operand[],
  exact: boolean,
): void {
  const last = operands.at(-1);
  const source = isName(last) ? entry(dictEntry(run.resources, 'Pattern'), last.name) : undefined;
  setPaint(run, operation.operator, source);
  if (!isName(last)) {
    run.keep(operation, operands, exact);
    return;
  }
  const pattern = placePattern(run, source);
  if (pattern === undefined) return;
  const components = (operands.slice(0, -1) as readonly number[])
    .map((value) => `${formatNumber(value)} `)
    .join('');
  run.write(`${components}/${run.names.name('Pattern', pattern)} ${operation.operator}`);
}

export function paintShading(run: Run, name: string): void {
  if (run.hidden) return;
  const source = entry(dictEntry(run.resources, 'Shading'), name);
  if (source !== undefined) checkShading(run, source);
  // Its colours may go from where a line begins to where it ends.
  if (run.state.clip !== undefined && run.request.scope.shadesLine(run.state.clip))
    throw new PictureNeeded('line-not-fixable');
  const copy = source === undefined ? undefined : run.material.shading(source);
  if (copy === undefined) return;
  run.settle();
  run.write(`/${run.names.name('Shading', copy)} sh`);
}
