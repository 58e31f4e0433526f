/** Accents that stand beside their letter, as many a PDF draws them: "Jo˜ao", "Concei¸c˜ao", "Branda~o", "Ant´onio". */

import type { Written } from './written.ts';

const COMBINING: Readonly<Record<string, string>> = {
  '´': '\u0301',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¨': '\u0308',
  '¸': '\u0327',
};
export const ACCENTS = Object.keys(COMBINING).join('');

const L = '[A-Za-zÀ-ÖØ-öø-ÿ]';
/** Before the accent stands what it belongs to: "Joa~o", "Conceic¸a~o", "Vale´ria". */
const BEHIND = new RegExp(
  `(?<=[aA])[˜~](?=[oOeE])|(?<=[oO])[˜~](?=[eE])|(?<=[cC])¸(?![cC])|(?<=${L}{2}[aeiou])´(?=[bcdfgjlmnprstvxz][a-z]{2})`,
  'y',
);
/** What it belongs to comes next; no word begins with ã or ç, so that a space before it was never there. */
const AHEAD = new RegExp(
  `(?<=${L} ?)(?:[˜~](?=[aA][oOeE]|[oO][eE])|¸(?=[cC](?:[aouAOU]| ?[˜´])))|(?<=${L})(?:[˜~](?=[aAnN]|oe)|ˆ(?=[aeoAEO])|¨(?=[uU]))|(?<=[a-z]{2}|[A-Z]{2}|[A-Z][a-z]|(?<!\\p{L})[B-CE-KMNP-Z])´(?=[aeiouıAEIOU])`,
  'uy',
);

/** Of the accent at a place and its letter. */
export function accentAt(text: string, index: number): Written | undefined {
  const mark = COMBINING[text[index]!];
  if (mark === undefined) return undefined;
  if (stands(BEHIND, text, index)) return composed(text[index - 1]!, mark, index - 1, index + 1);
  if (!stands(AHEAD, text, index)) return undefined;
  return composed(text[index + 1]!, mark, text[index - 1] === ' ' ? index - 1 : index, index + 2);
}

function stands(pattern: RegExp, text: string, index: number): boolean {
  pattern.lastIndex = index;
  return pattern.test(text);
}

function composed(letter: string, mark: string, start: number, end: number): Written | undefined {
  // TeX takes the dot from an i before it sets an accent.
  const plain = (letter.replace('ı', 'i') + mark).normalize('NFC');
  return plain.length === 1 ? { start, end, plain } : undefined;
}
