/** Letters that could not be shown, so that a mark stands for them: "Le\ufffdo", "Gon\ufffdalves", "Concei??o". */

import type { Writing } from './written.ts';

/** The letter that mostly stands before one: "F�tima", "Ant�nio", "Gon�alves"; é is the most usual of all. */
const BEFORE: Readonly<Record<string, string>> = {
  t: 'á',
  u: 'á',
  v: 'á',
  r: 'á',
  c: 'ú',
  l: 'ú',
  n: 'ô',
  m: 'â',
  a: 'ç',
};
/** How names go on that have lost their first: "�ngela", "�lvaro", "�talo", "�rsula", "�rica". */
const HEADS: Readonly<Record<string, string>> = {
  ng: 'Â',
  lv: 'Á',
  ta: 'Í',
  ca: 'Í',
  rs: 'Ú',
  ri: 'É',
};
/** Names and words with an accent before their last s; behind others it is the s of "Gordon's". */
const BEFORE_S: readonly (readonly [RegExp, string])[] = [
  [/(?:[Ll]u|(?<![a-z])pa)$/, 'í'],
  [/(?:Tom|Br|Nicol)$/, 'á'],
  [/(?:In|ois|Andr|Vald|Garc|Cort|Avil|(?<![a-z])(?:m|tr))$/, 'é'],
];
/** What has ã before "es": most has õ. */
const TILDE_A = /(?:guimar|magalh|(?<![a-z])[mpc]|alem|capit)$/i;
const LOOK_BACK = 8;
const behind = (text: string, index: number): string => text.slice(Math.max(0, index - LOOK_BACK), index);

const inCase = (letter: string, next: string | undefined): string =>
  next !== undefined && /[A-Z]/.test(next) ? letter.toUpperCase() : letter;

/** Which letter it was is told by what stands beside it often enough. */
export const LOST: readonly Writing[] = [
  {
    // "Jo?o", "Conceição"; a question in a chat ends in a vowel more often: "a Maria?o que houve".
    signs: '?\ufffd',
    pattern:
      /(?<=[B-DF-NP-Zb-df-np-z?\ufffd]|(?<![A-Za-z])[JL][oeOE]|[A-Za-z]\ufffd)[?\ufffd](?=(?:[oO]|es|ES)(?![\w=]))/y,
    read: (_, text, index) => {
      const isWord = /[A-Za-z]/.test(text[index - 1]!) || /[A-Za-z]/.test(text[index - 2] ?? '');
      const isOfA = /[oO]/.test(text[index + 1]!) || TILDE_A.test(behind(text, index));
      return isWord ? inCase(isOfA ? 'ã' : 'õ', text[index + 1]) : undefined;
    },
  },
  {
    signs: '?\ufffd',
    pattern: /(?<=[A-Za-z])[?\ufffd](?=[?\ufffd](?:[oO]|es|ES)(?![\w=]))/y,
    read: (_, text, index) => inCase('ç', text[index + 2]),
  },
  {
    signs: '\ufffd',
    pattern:
      /(?<=(?<![A-Za-z])(?:[dD](?=\ufffd[aeiouAEIOU])|O(?=\ufffd[A-Z])))\ufffd|(?<=[a-z])\ufffd(?=(?:s|t|ll|re|ve)(?![a-z]))/y,
    read: (_, text, index) =>
      (text[index + 1] === 's' && BEFORE_S.find(([ends]) => ends.test(behind(text, index)))?.[1]) || "'",
  },
  {
    signs: '\ufffd',
    pattern: /(?<=[A-Za-z])\ufffd(?=[a-z])|(?<=[A-Z])\ufffd(?=[A-Z]{2}|(?<=[A-Z]{2}\ufffd)[A-Z])/y,
    read: (_, text, index) => inCase(BEFORE[text[index + 1]!.toLowerCase()] ?? 'é', text[index + 1]),
  },
  {
    // At the end of a word it may be what closes a quote: "�Rui Prates�".
    signs: '\ufffd',
    pattern:
      /(?<=[a-z][b-df-hj-np-rtvwxz]|[A-Z][B-DF-HJ-NP-RTVWXZ]|(?<![A-Za-z])(?:[Jj]os|JOS))\ufffd(?![A-Za-z\ufffd])/y,
    read: (_, text, index) => inCase('é', text[index - 1]),
  },
  {
    // A mark of a list stands before a capital and small letters.
    signs: '\ufffd',
    pattern: /(?<![A-Za-z\ufffd])\ufffd(?=([a-z]{2}|[A-Z]{2}))/y,
    read: (next) => HEADS[next.toLowerCase()] ?? inCase('é', next),
  },
];
