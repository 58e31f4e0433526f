import { isWord, type Lexer, type Token } from './lexer.ts';
import { isName, type Value } from './values.ts';

/** Deeper nesting than any writer makes; beyond it a file is built to exhaust readers. */
const DEEPEST = 100;

/** The value that begins at the lexer's place. @throws SyntaxError where none does. */
export function parseValue(lexer: Lexer): Value {
  return complete(lexer, lexer.next(), 0);
}

/** @param token the value's first token, read already. */
function complete(lexer: Lexer, token: Token | undefined, depth: number): Value {
  if (depth > DEEPEST) throw new SyntaxError('nested too deep');
  if (token === undefined || isWord(token)) throw new SyntaxError('a value was expected');
  if (typeof token === 'number') return reference(lexer, token) ?? token;
  if (token === null || typeof token !== 'object') return token;
  if ('close' in token) throw new SyntaxError('a value was expected');
  if (!('open' in token)) return token;
  return token.open === '[' ? list(lexer, depth) : dictionary(lexer, depth);
}

/** `12 0 R`: a number is only known to be a reference after two more tokens. */
function reference(lexer: Lexer, number: number): Value | undefined {
  if (!Number.isInteger(number) || number < 0) return undefined;
  const back = lexer.at;
  const generation = lexer.next();
  if (typeof generation === 'number' && Number.isInteger(generation) && isWord(lexer.next(), 'R')) {
    return { ref: number };
  }
  lexer.at = back;
  return undefined;
}

function list(lexer: Lexer, depth: number): Value {
  const items: Value[] = [];
  for (;;) {
    const token = lexer.next();
    if (isClose(token, ']')) return items;
    items.push(complete(lexer, token, depth + 1));
  }
}

function dictionary(lexer: Lexer, depth: number): Value {
  const entries = new Map<string, Value>();
  for (;;) {
    const token = lexer.next();
    if (isClose(token, '>>')) return entries;
    const key = complete(lexer, token, depth + 1);
    if (!isName(key)) throw new SyntaxError('a dictionary key is not a name');
    if (entries.has(key.name)) throw new SyntaxError('a dictionary has a key twice');
    entries.set(key.name, complete(lexer, lexer.next(), depth + 1));
  }
}

const isClose = (token: Token | undefined, close: string): boolean =>
  typeof token === 'object' && token !== null && 'close' in token && token.close === close;
