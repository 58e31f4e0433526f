import { type RawFile, resolve } from '../raw/file.ts';
import { decodeStream } from '../raw/filters.ts';
import { type Dict, isStream } from '../raw/values.ts';
import { encodingIn } from './encoding.ts';
import { codesOf, dictIn, type FontUse, type Say, TOLERANCE } from './font-parts.ts';
import { operationsOf } from './operations.ts';
import { widthsIn } from './widths.ts';

/** 9.6.5: a procedure for each code, which says the width that the font says. */
export function type3Problems(file: RawFile, font: Dict, use: FontUse, say: Say): void {
  const procedures = dictIn(file, font, 'CharProcs');
  const names = encodingIn(file, font, []);
  const widths = widthsIn(file, font);
  for (const code of codesOf(use.visible)) {
    const procedure = resolve(file, procedures?.get(names[code] ?? ''));
    const width = widths?.(code);
    const own = isStream(procedure) ? widthOf(file, procedure) : undefined;
    if (own === undefined || width === undefined || Math.abs(own - width) > TOLERANCE)
      say('font-inconsistent');
  }
}

function widthOf(file: RawFile, procedure: Parameters<typeof decodeStream>[0]): number | undefined {
  const data = decodeStream(procedure, (ref) => file.objects.get(ref));
  if (data === undefined) return undefined;
  for (const { operator, operands } of operationsOf(data, () => {}))
    return operator === 'd0' || operator === 'd1' ? Number(operands[0]) : undefined;
  return undefined;
}
