/** What a calculator may say beside numbers and braces (7.10.5); `if` and `ifelse` follow their blocks. */
const OPERATORS = new Set(
  (
    'abs add atan ceiling cos cvi cvr div exp floor idiv ln log mod mul neg round sin sqrt sub truncate ' +
    'and bitshift eq false ge gt le lt ne not or true xor copy dup exch index pop roll'
  ).split(' '),
);
const TOKEN = /%[^\r\n]*|[{}]|[^\s\0{}%]+/g;
const NUMBER = /^[+-]?(\d+|(\d+\.\d*|\.\d+)([Ee][+-]?\d+)?|\d+[Ee][+-]?\d+)$/;
const DEEPEST = 32;

/**
 * A PostScript calculator written anew from its tokens: comments, spacing, spellings of numbers and what stands behind
 * its end go.
 * @returns undefined where it says anything that is not of the language
 */
export function plainCalculator(bytes: Uint8Array): Uint8Array | undefined {
  const written: string[] = [];
  /** How many blocks wait for their operator, for each open brace. */
  const waiting: number[] = [];
  for (const [token] of Buffer.from(bytes).toString('latin1').matchAll(TOKEN)) {
    if (token.startsWith('%')) continue;
    const depth = waiting.length;
    const blocks = waiting[depth - 1] ?? 0;
    if (token === '{') {
      if (depth === DEEPEST || blocks === 2) return undefined;
      if (depth > 0) waiting[depth - 1] = blocks + 1;
      waiting.push(0);
    } else if (depth === 0) return undefined;
    else if (token === 'if' || token === 'ifelse') {
      if (blocks !== (token === 'if' ? 1 : 2)) return undefined;
      waiting[depth - 1] = 0;
    } else if (blocks > 0) return undefined;
    else if (token === '}') waiting.pop();
    else if (!OPERATORS.has(token) && !isNumber(token)) return undefined;
    written.push(isNumber(token) ? plainNumber(token) : token);
    if (waiting.length === 0) return Buffer.from(written.join(' '), 'latin1');
  }
  return undefined;
}

/** Larger ones can't be written without an exponent. */
const isNumber = (token: string): boolean => NUMBER.test(token) && Math.abs(Number(token)) < 1e21;

/** Reals stay reals: some operators take integers only. Exponents are not read by all. */
function plainNumber(token: string): string {
  const value = Number(token) + 0;
  if (/^[+-]?\d+$/.test(token)) return Number.isSafeInteger(value) ? String(value) : value.toFixed(1);
  return value.toFixed(10).replace(/(\.\d+?)0+$/, '$1');
}
