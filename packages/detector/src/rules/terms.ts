import { normalise } from '../text/normalise.ts';
import { WORD, tokenise } from '../text/tokens.ts';
import type { Tokens } from '../text/tokens.ts';
import type { Document } from '../text/document.ts';

interface Node {
  readonly next: Map<string, Node>;
  term?: string;
}

/** A list of terms as a tree of words. */
export interface Terms {
  readonly root: Node;
  /** Terms without a letter or digit ("***") can't be matched by words and are looked for as they stand. */
  readonly literal: readonly string[];
}

export interface TermMatch {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

export function compileTerms(terms: readonly string[]): Terms {
  const root: Node = { next: new Map() };
  const literal: string[] = [];
  for (const term of terms) {
    const words = pieces(term);
    if (words.length === 0) {
      if (term.trim() !== '') literal.push(term.trim());
      continue;
    }
    let node = root;
    for (const word of words) {
      let next = node.next.get(word);
      if (next === undefined) node.next.set(word, (next = { next: new Map() }));
      node = next;
    }
    node.term = term;
  }
  return { root, literal };
}

function pieces(text: string): string[] {
  const document = normalise([{ text }]);
  const tokens = tokenise(document);
  return Array.from({ length: tokens.count }, (_, index) =>
    document.folded.slice(tokens.start[index], tokens.end[index]),
  );
}

/** Longest match from each place, whole words, whatever stands between the words but a new sentence. */
export function matchTerms({ root, literal }: Terms, document: Document, tokens: Tokens): TermMatch[] {
  const found: TermMatch[] = [];
  for (const term of literal) {
    for (let at = document.text.indexOf(term); at >= 0; at = document.text.indexOf(term, at + term.length)) {
      found.push({ start: at, end: at + term.length, term });
    }
  }
  if (root.next.size === 0) return found;
  for (let index = 0; index < tokens.count; index++) {
    let node = root.next.get(piece(document, tokens, index));
    let best: TermMatch | undefined;
    let last = index;
    for (let at = index; node !== undefined; at++) {
      if (node.term !== undefined && endsWord(document, tokens, at)) {
        best = { start: tokens.start[index]!, end: tokens.end[at]!, term: node.term };
        last = at;
      }
      if (at + 1 >= tokens.count || tokens.start[at + 1]! - tokens.end[at]! > LONGEST_GAP) break;
      node = node.next.get(piece(document, tokens, at + 1));
    }
    if (best !== undefined && startsWord(document, tokens, index)) {
      found.push(best);
      index = last;
    }
  }
  return found;
}

const LONGEST_GAP = 4;
const piece = (document: Document, tokens: Tokens, index: number): string =>
  document.folded.slice(tokens.start[index], tokens.end[index]);
// "A1" is two tokens of one word: neither is a whole word.
const startsWord = (_: Document, tokens: Tokens, index: number): boolean =>
  index === 0 ||
  tokens.end[index - 1] !== tokens.start[index] ||
  (tokens.kind[index - 1] === WORD) === (tokens.kind[index] === WORD);
const endsWord = (_: Document, tokens: Tokens, index: number): boolean =>
  index + 1 >= tokens.count || tokens.end[index] !== tokens.start[index + 1];
