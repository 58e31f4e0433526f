import { type RawFile, resolve } from '../raw/file.ts';
import { type Dict, isDict, isList, isName, type Value } from '../raw/values.ts';
import { INTENTS } from './pictures.ts';
import type { PdfaProblem } from '../../types.ts';

const BLEND_MODES = new Set(
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity'.split(
    ' ',
  ),
);

const nameOf = (value: Value | undefined): string | undefined => (isName(value) ? value.name : undefined);

/** 6.2.5, 6.2.6 and 6.2.10 of a graphics state dictionary. @returns whether it paints over with mode 1 */
export function stateProblems(file: RawFile, state: Dict, say: (problem: PdfaProblem) => void): boolean {
  const of = (key: string): Value | undefined => resolve(file, state.get(key));
  if (state.has('TR') || state.has('HTP') || (state.has('TR2') && nameOf(of('TR2')) !== 'Default'))
    say('graphics-state');
  const halftone = of('HT');
  if (isDict(halftone) ? ![1, 5].includes(Number(halftone.get('HalftoneType'))) : state.has('HT'))
    say('graphics-state');
  const modes = of('BM');
  for (const mode of isList(modes) ? modes : modes === undefined ? [] : [modes])
    if (!BLEND_MODES.has(nameOf(mode) ?? '')) say('graphics-state');
  const intent = of('RI');
  if (intent !== undefined && !INTENTS.has(nameOf(intent) ?? '')) say('graphics-state');
  return of('OPM') === 1 && (of('OP') === true || of('op') === true);
}
