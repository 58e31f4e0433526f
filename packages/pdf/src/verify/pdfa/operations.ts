import { isWord, Lexer, type Token } from '../raw/lexer.ts';
import { type Dict, isName, type Value } from '../raw/values.ts';
import { inlineImage } from '../structure/content.ts';
import type { Say } from './font-parts.ts';
import { limitProblems } from './limits.ts';

export interface Operation {
  readonly operator: string;
  /** Lists are flat: no operator takes a list in a list. */
  readonly operands: readonly (Value | readonly Value[])[];
  /** Of `BI`. */
  readonly image?: Dict;
}

/** All of ISO 32000-1, annex A, without compatibility sections and marked content, which no copy has. */
const OPERATORS = new Set(
  `b B b* B* BI BT c cm CS cs d d0 d1 Do ET f F f* G g gs h i j J K k l m M n q Q re RG rg ri s S sc SC scn SCN sh T*
  Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/),
);

/** The operations of a content stream. @param say told of operators that are none of PDF's, and of what goes over its limits */
export function* operationsOf(stream: Uint8Array, say: Say): Generator<Operation> {
  const lexer = new Lexer(stream);
  let operands: (Value | Value[])[] = [];
  let list: Value[] | undefined;
  for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
    if (isWord(token)) {
      if (token.word === 'BI') yield { operator: 'BI', operands: [], image: inlineDict(lexer, say) };
      else if (OPERATORS.has(token.word)) yield { operator: token.word, operands };
      else say('content');
      operands = [];
      list = undefined;
    } else if (isBracket(token)) {
      if ('open' in token) list = [];
      else if (list !== undefined) {
        operands.push(list);
        list = undefined;
      }
    } else {
      limitProblems(token, say);
      (list ?? operands).push(token);
    }
  }
}

const isBracket = (token: Token): token is Extract<Token, { open: string } | { close: string }> =>
  typeof token === 'object' && token !== null && ('open' in token || 'close' in token);

/** From `BI` to behind `EI`. Lists are flat; dictionaries (`DecodeParms`) say nothing that matters here. */
function inlineDict(lexer: Lexer, say: Say): Dict {
  const flat: Value[] = [];
  let list: Value[] = [];
  let depth = 0;
  for (let token = lexer.next(); token !== undefined && !isWord(token, 'ID'); token = lexer.next()) {
    if (isBracket(token)) {
      if ('close' in token) depth -= 1;
      else if (depth++ === 0) {
        list = [];
        flat.push(token.open === '[' ? list : null);
      }
    } else if (!isWord(token)) {
      limitProblems(token, say);
      (depth === 0 ? flat : list).push(token);
    }
  }
  inlineImage(lexer);
  const dict = new Map<string, Value>();
  for (let index = 0; index + 1 < flat.length; index += 2) {
    const key = flat[index];
    if (isName(key)) dict.set(key.name, flat[index + 1] ?? null);
  }
  return dict;
}
