import type { Found } from '../found.ts';
import { OTHER_WORD, isInDictionary } from '../names/lists.ts';
import { isLowerCase, wordAt } from '../names/runs.ts';
import type { Words } from '../names/runs.ts';

/** Whether a word is what somebody is called in a chat. */
export type SpokenTo = (words: Words, index: number) => boolean;

/** In a chat people go by their first letters. */
export const isSpeaker = ({ category, detector, reason }: Found): boolean =>
  category === 'person' && detector === 'label' && /^(?:dialogue$|\[?\d)/.test(reason.detail ?? '');

/** Abbreviations of other words; folded. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'tel cel adm obs mat val dep seg sec ref res doc fin mon dom med min max fev abr jul ago set out nov dez jan feb mar apr jun aug sep oct dec rel rod bel cat cons esp ext qtd art rec reg vol dist'.split(
    ' ',
  ),
);
const BEFORE =
  /(?:[!?,.\]] |: |\n|(?<!\p{L})(?:oh no|oh|hey|hi|yes|no|ok|oi|ei|thanks|thx|ta|cheers|obg|valeu|tell|ask|with|for|from|com|pra|pro|credo) )$/u;
const BEHIND = /^(?:[,!?]|['’]s(?!\p{L})|[ \t]*(?:\n|$))/u;
const SPOKEN = /^ (?:im|u|ur|babe|mate|love|can|vc|tu|cade|cadê|me)(?!\p{L})/u;
const LOOK_BACK = 10;

/** "oh no zey im so sorry", "thanks khal!": a small word that is nothing but the beginning of a name. */
export function isCalledShort(words: Words, index: number): boolean {
  const { document, tokens, known } = words;
  const word = wordAt(document, tokens, index);
  if (!isLowerCase(words, index) || (known[index]! & OTHER_WORD) !== 0) return false;
  if (ABBREVIATIONS.has(word) || isInDictionary(word)) return false;
  const [start, end] = [tokens.start[index]!, tokens.end[index]!];
  const behind = document.text.slice(end, end + LOOK_BACK);
  const isLed = BEFORE.test(document.text.slice(Math.max(0, start - LOOK_BACK), start));
  return isLed && (BEHIND.test(behind) || SPOKEN.test(behind) || behind.startsWith('.'));
}
