import { isList, isName, isString, type Operand } from '../content/operand.ts';
import { Tokenizer } from '../content/tokenizer.ts';

export interface CodeRange {
  readonly length: number;
  readonly low: number;
  readonly high: number;
  readonly to: number;
}

/** An embedded CMap (9.7.5): how long codes are and which CID each has; or, for ToUnicode, which text. */
export interface CMap {
  readonly spaces: readonly { readonly length: number; readonly low: number; readonly high: number }[];
  readonly ranges: readonly CodeRange[];
  /** UTF-16BE by code, of `bfchar` and `bfrange`. */
  readonly unicode: ReadonlyMap<number, string>;
  readonly vertical: boolean;
  readonly uses: string | undefined;
}

const valueOf = (bytes: Uint8Array): number => bytes.reduce((value, byte) => value * 256 + byte, 0);

/** A range that a bomb would make huge is cut here. */
const MAX_RANGE = 65_536;

/** Reads what PDF uses of a CMap. Operators are the same as in content streams, so the same tokenizer reads them. */
export function parseCMap(bytes: Uint8Array): CMap {
  const spaces: { length: number; low: number; high: number }[] = [];
  const ranges: CodeRange[] = [];
  const unicode = new Map<number, string>();
  let vertical = false;
  let uses: string | undefined;
  const tokenizer = new Tokenizer(bytes);
  for (let operation = tokenizer.next(); operation !== undefined; operation = tokenizer.next()) {
    const { operator, operands } = operation;
    if (operator === 'endcodespacerang' || operator === 'endcodespacerange') {
      for (const [low, high] of groups(operands, 2)) {
        if (isString(low) && isString(high)) {
          spaces.push({ length: low.bytes.length, low: valueOf(low.bytes), high: valueOf(high.bytes) });
        }
      }
    } else if (operator === 'endcidrange') {
      for (const [low, high, cid] of groups(operands, 3)) {
        if (isString(low) && isString(high) && typeof cid === 'number') {
          ranges.push({
            length: low.bytes.length,
            low: valueOf(low.bytes),
            high: valueOf(high.bytes),
            to: cid,
          });
        }
      }
    } else if (operator === 'endcidchar') {
      for (const [code, cid] of groups(operands, 2)) {
        if (isString(code) && typeof cid === 'number') {
          const value = valueOf(code.bytes);
          ranges.push({ length: code.bytes.length, low: value, high: value, to: cid });
        }
      }
    } else if (operator === 'endbfchar') {
      for (const [code, text] of groups(operands, 2)) {
        if (isString(code) && isString(text)) unicode.set(valueOf(code.bytes), utf16(text.bytes));
      }
    } else if (operator === 'endbfrange') {
      for (const group of groups(operands, 3)) addRange(unicode, group);
    } else if (operator === 'usecmap') {
      const name = operands.at(-1);
      if (isName(name)) uses = name.name;
    } else if (operator === 'def') {
      const [key, value] = operands.slice(-2);
      if (isName(key) && key.name === 'WMode') vertical = value === 1;
    }
  }
  return { spaces, ranges, unicode, vertical, uses };
}

function* groups(operands: readonly Operand[], size: number): Generator<readonly Operand[]> {
  // Anything before the group (`n begin…` puts its count there) is not part of it.
  const list = operands.filter((operand, index) => index > 0 || typeof operand !== 'number');
  for (let i = 0; i + size <= list.length; i += size) yield list.slice(i, i + size);
}

function addRange(unicode: Map<number, string>, [low, high, to]: readonly Operand[]): void {
  if (!isString(low) || !isString(high)) return;
  const first = valueOf(low.bytes);
  const count = Math.min(valueOf(high.bytes) - first + 1, MAX_RANGE);
  if (isList(to)) {
    to.slice(0, Math.max(0, count)).forEach((item, index) => {
      if (isString(item)) unicode.set(first + index, utf16(item.bytes));
    });
  } else if (isString(to)) {
    const start = utf16(to.bytes);
    const stem = start.slice(0, -1);
    const last = start.charCodeAt(start.length - 1);
    for (let index = 0; index < count; index += 1) {
      unicode.set(first + index, stem + String.fromCharCode(last + index));
    }
  }
}

function utf16(bytes: Uint8Array): string {
  if (bytes.length === 1) return String.fromCharCode(bytes[0]!);
  let text = '';
  for (let i = 0; i + 1 < bytes.length; i += 2) text += String.fromCharCode(bytes[i]! * 256 + bytes[i + 1]!);
  return text;
}
