import { isList, isName, isString, type Operand } from './operand.ts';
import type { Operation } from './tokenizer.ts';

/**
 * What each operator takes: n number, s string, N name, d numbers, t strings and numbers, c colour components and
 * perhaps a pattern name. Operators that are not here paint nothing and are dropped with their operands: marked
 * content (14.6) and compatibility sections hold text that no page shows.
 */
const SIGNATURES: Readonly<Record<string, string>> = {
  q: '', Q: '', cm: 'nnnnnn', w: 'n', J: 'n', j: 'n', M: 'n', d: 'dn', ri: 'N', i: 'n', gs: 'N',
  m: 'nn', l: 'nn', c: 'nnnnnn', v: 'nnnn', y: 'nnnn', h: '', re: 'nnnn',
  S: '', s: '', f: '', F: '', 'f*': '', B: '', 'B*': '', b: '', 'b*': '', n: '', W: '', 'W*': '',
  BT: '', ET: '', Tc: 'n', Tw: 'n', Tz: 'n', TL: 'n', Tf: 'Nn', Tr: 'n', Ts: 'n',
  Td: 'nn', TD: 'nn', Tm: 'nnnnnn', 'T*': '', Tj: 's', "'": 's', '"': 'nns', TJ: 't',
  d0: 'nn', d1: 'nnnnnn', CS: 'N', cs: 'N', SC: 'c', SCN: 'c', sc: 'c', scn: 'c',
  G: 'n', g: 'n', RG: 'nnn', rg: 'nnn', K: 'nnnn', k: 'nnnn', sh: 'N', Do: 'N', BI: '',
}; // prettier-ignore

export interface CheckedOperation {
  readonly operands: readonly Operand[];
  /** True where the bytes of the operation say exactly these operands and nothing else. */
  readonly exact: boolean;
}

/** The operands that the operator takes; undefined where the operator is unknown or an operand has the wrong type. */
export function checkOperands(operation: Operation): CheckedOperation | undefined {
  const signature = SIGNATURES[operation.operator];
  if (signature === undefined) return undefined;
  const given = operation.operands;
  if (signature === 'c') return checkColour(given);
  if (given.length < signature.length) return undefined;
  const operands = given.length === signature.length ? given : given.slice(given.length - signature.length);
  for (let i = 0; i < signature.length; i += 1) {
    if (!fits(signature[i]!, operands[i])) return undefined;
  }
  return { operands, exact: operands === given };
}

function fits(kind: string, operand: Operand | undefined): boolean {
  switch (kind) {
    case 'n':
      return typeof operand === 'number';
    case 's':
      return isString(operand);
    case 'N':
      return isName(operand);
    case 'd':
      return isList(operand) && operand.every((item) => typeof item === 'number');
    default:
      return isList(operand) && operand.every((item) => typeof item === 'number' || isString(item));
  }
}

/** At most 32 components (8.6.6.5). */
function checkColour(given: readonly Operand[]): CheckedOperation {
  const last = given.at(-1);
  const pattern = isName(last) ? [last] : [];
  const numbers = given.slice(0, given.length - pattern.length).filter((item) => typeof item === 'number');
  const operands = [...numbers.slice(-32), ...pattern];
  return { operands, exact: operands.length === given.length };
}
