import { type RawFile, resolve } from '../raw/file.ts';
import { type Dict, isDict, isList, isName, type Value } from '../raw/values.ts';
import { INTENTS } from './pictures.ts';
import type { PdfaProblem } from '../../types.ts';

const BLEND_MODES = new Set(
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity'.split(
    ' ',
  ),
);

/** Of halftones by colorant: process colours need no transfer function, all others do, and none is told apart here. */
const PROCESS = new Set('Default Gray Red Green Blue Cyan Magenta Yellow Black'.split(' '));

const nameOf = (value: Value | undefined): string | undefined => (isName(value) ? value.name : undefined);

/** 6.2.5, 6.2.6 and 6.2.10 of a graphics state dictionary. @returns whether it paints over with mode 1 */
export function stateProblems(file: RawFile, state: Dict, say: (problem: PdfaProblem) => void): boolean {
  const of = (key: string): Value | undefined => resolve(file, state.get(key));
  if (state.has('TR') || state.has('HTP') || (state.has('TR2') && nameOf(of('TR2')) !== 'Default'))
    say('graphics-state');
  if (state.has('HT') && !isSoundHalftone(file, of('HT'), 0)) say('graphics-state');
  const modes = of('BM');
  for (const mode of isList(modes) ? modes : modes === undefined ? [] : [modes])
    if (!BLEND_MODES.has(nameOf(mode) ?? '')) say('graphics-state');
  const intent = of('RI');
  if (intent !== undefined && !INTENTS.has(nameOf(intent) ?? '')) say('graphics-state');
  return of('OPM') === 1 && (of('OP') === true || of('op') === true);
}

/** 6.2.5: of type 1, or of type 5 with such of type 1, without names and transfer functions. */
function isSoundHalftone(file: RawFile, halftone: Value | undefined, depth: number): boolean {
  if (!isDict(halftone) || halftone.has('TransferFunction') || halftone.has('HalftoneName')) return false;
  const kind = resolve(file, halftone.get('HalftoneType'));
  if (kind === 1) return true;
  if (kind !== 5 || depth > 0) return false;
  return [...halftone].every(
    ([key, item]) =>
      key === 'Type' ||
      key === 'HalftoneType' ||
      (PROCESS.has(key) && isSoundHalftone(file, resolve(file, item), depth + 1)),
  );
}
