/** How one sentence is written: capitals, small letters, without accents, misread by a scanner. */

import type { Piece } from './piece.ts';

type Random = () => number;
export type Variation = (piece: Piece) => Piece;

export function vary(template: string, random: Random): Variation {
  const chance = random();
  const chat = /^\p{Ll}|^\{K1\}|^\[\{T\}\]|^\[?(?:chama|fala)/u.test(template);
  if (chat && chance < 0.55) return all((text) => text.toLowerCase());
  if (chance < 0.13) return all((text) => text.toUpperCase());
  if (chance < 0.17) return all((text) => text.toLowerCase());
  if (chance < 0.24) return all(withoutAccents);
  if (chance < 0.33) return people((text) => text.toUpperCase());
  if (chance < 0.36)
    return all((text) => text.replaceAll(/(?<!\p{L})\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase()));
  if (chance < 0.42) return all((text) => misread(text, random));
  return (piece) => piece;
}

const all =
  (change: (text: string) => string): Variation =>
  (piece) => ({ ...piece, text: change(piece.text) });
const people =
  (change: (text: string) => string): Variation =>
  (piece) =>
    piece.kind === 'person' ? { ...piece, text: change(piece.text) } : piece;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const CONFUSED: Readonly<Record<string, string>> = {
  l: '1',
  i: 'l',
  o: '0',
  O: '0',
  I: 'l',
  S: '5',
  e: 'c',
  á: 'a',
  ã: 'a',
  ç: 'c',
  é: 'e',
  n: 'ri',
  m: 'rn',
};

/** What an engine makes of a poor scan: three letters in a hundred. */
const misread = (text: string, random: Random): string =>
  text.replaceAll(/\p{L}/gu, (letter) => (random() < 0.03 ? (CONFUSED[letter] ?? letter) : letter));
