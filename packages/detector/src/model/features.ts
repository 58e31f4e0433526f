/** What the tagger looks at: for each token, hashed numbers of the facts that hold there. */

import type { Lexicon } from './types.ts';

/** Facts are hashed into this many places; a power of two. */
export const PLACES = 1 << 18;

/** @returns for each token the places of its facts; `hasName` facts repeat where two hash alike. */
export function features(tokens: readonly string[], lexicon: Lexicon): Uint32Array[] {
  const words = tokens.map((token) => describe(token, lexicon));
  const line = lineShape(words);
  return words.map((_, index) => factsAt(words, index, line));
}

interface Word {
  readonly folded: string;
  readonly shape: string;
  readonly listed: number;
}

const EDGE: Word = { folded: '', shape: '|', listed: 0 };

function describe(token: string, lexicon: Lexicon): Word {
  const folded = foldToken(token);
  return { folded, shape: shapeOf(token), listed: lexicon(folded) };
}

/** Lower case without accents, as the lists are. */
export const foldToken = (token: string): string => token.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `Xx` João, `X` JOÃO, `x` joão, `I` a lone capital, `0` digits, `m` mixed; a punctuation mark stands for itself. */
function shapeOf(token: string): string {
  if (/^\p{Lu}$/u.test(token)) return 'I';
  if (/^\p{Lu}[\p{Ll}'’]+$/u.test(token)) return 'Xx';
  if (/^[\p{Lu}'’]+$/u.test(token)) return 'X';
  if (/^[\p{Ll}'’]+$/u.test(token)) return 'x';
  if (/^\d+$/.test(token)) return token.length > 4 ? '0' : String(token.length);
  return /[\p{L}\d]/u.test(token) ? 'm' : token.slice(0, 1);
}

/** A line all in capitals or all in small letters says nothing by its shapes. */
function lineShape(words: readonly Word[]): string {
  const letters = words.filter((word) => 'IXxm'.includes(word.shape[0]!));
  if (letters.every((word) => word.shape === 'x')) return 'low';
  if (letters.every((word) => word.shape === 'X' || word.shape === 'I')) return 'cap';
  return letters.every((word) => word.shape !== 'x') ? 'title' : 'mix';
}

function factsAt(words: readonly Word[], index: number, line: string): Uint32Array {
  const at = (offset: number): Word => words[index + offset] ?? EDGE;
  const [before2, before, here, after, after2] = [at(-2), at(-1), at(0), at(1), at(2)];
  const { folded, shape, listed } = here;
  const facts = [
    `w${folded}`,
    `s${shape}${line}`,
    `l${listed}`,
    `ls${listed}${shape}${line}`,
    `p2${folded.slice(0, 2)}`,
    `p3${folded.slice(0, 3)}`,
    `p4${folded.slice(0, 4)}`,
    `e2${folded.slice(-2)}`,
    `e3${folded.slice(-3)}`,
    `e4${folded.slice(-4)}`,
    `e3s${folded.slice(-3)}${shape}`,
    `b${before.folded}`,
    `bs${before.folded}${shape}`,
    `c${before2.folded}`,
    `bc${before2.folded} ${before.folded}`,
    `a${after.folded}`,
    `as${after.folded}${shape}`,
    `d${after2.folded}`,
    `ad${after.folded} ${after2.folded}`,
    `bl${before.listed}${listed}`,
    `al${listed}${after.listed}`,
    `bal${before.listed}${listed}${after.listed}`,
    `cbl${before2.listed}${before.listed}${listed}`,
    `adl${listed}${after.listed}${after2.listed}`,
    `ss${before.shape}${shape}`,
    `sa${shape}${after.shape}`,
    `sss${before.shape}${shape}${after.shape}`,
    `ssl${before.shape}${shape}${after.shape}${listed}`,
    `sab${before2.shape}${before.shape}${shape}`,
    `sad${shape}${after.shape}${after2.shape}`,
    `be${before.folded.slice(-3)}`,
    `ae${after.folded.slice(-3)}`,
    `n${Math.min(folded.length, 8)}${shape}`,
    `o${index === 0 ? 'first' : ''}${index === words.length - 1 ? 'last' : ''}${shape}`,
    `x${line}`,
  ];
  return Uint32Array.from(facts, placeOf);
}

/** FNV-1a over UTF-16 units, folded into the places. */
function placeOf(fact: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < fact.length; index++) {
    hash = Math.imul(hash ^ fact.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}
