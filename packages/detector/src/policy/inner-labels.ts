/** The labels of boxes within an address or an account, and the next label at its end. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { LABELS, OTHER_LABELS } from '../labels/dictionary.ts';
import { isInDictionary } from '../names/lists.ts';
import type { Document } from '../text/document.ts';

/** What a finding runs over: of an address the labels of boxes, without the comma that a sentence has before them; of an account the word for it. Folded. */
export const INNER: Partial<Record<Category, RegExp>> = {
  address:
    /(?<![,;\s–-])\s{1,3}(?:bairro|cep|cidade|municipio|localidade|(?:cidade|municipio) ?\/ ?uf|uf|estado|complemento|compl\.?|numero|referencia|postcode|zip(?: code)?|city|state|town|suburb|county|country|eircode|pin code) ?:\s?/g,
  'bank-account': /,? (?:account|acct?)(?: (?:no|number))?[.:]{0,2} (?=\d)/g,
};
/** "Vila Barth⏎Prescrição:": the next label at its end. */
const NEXT_LABEL = /(?:\n|\. )(\p{Lu}[\p{L} ]{1,20})$/u;
/** Parts of addresses that may stand before a colon as well. */
const OF_HOMES: ReadonlySet<string> = new Set(
  'torre jardim vila casa lote quadra sala andar fundos hill mill cottage house farm flat court lodge green park gate unit villa barn'.split(
    ' ',
  ),
);

const isNextLabel = (folded: string): boolean =>
  isLabelWord(folded) || (!folded.includes(' ') && isInDictionary(folded) && !OF_HOMES.has(folded));

export const isLabelWord = (word: string): boolean =>
  LABELS.has(word) ||
  OTHER_LABELS.has(word) ||
  /^(?:n(?:ombres?|ir|iss?|if|aissance)|apellidos?|prenoms?)$/.test(word);

/** "Rua 14, Qd. 22 Bairro: Universitário" without "Bairro:": what is left of a form says what went; the next label at its end stays too. */
export function withoutLabels(one: Found, inner: RegExp, { text, folded }: Document): Found[] {
  const label = text[one.end] === ':' ? NEXT_LABEL.exec(text.slice(one.start, one.end)) : null;
  const ends = label !== null && isNextLabel(folded.slice(one.end - label[1]!.length, one.end));
  const last = ends ? one.start + label.index : one.end;
  const pieces: Found[] = [];
  let start = one.start;
  for (const match of folded.slice(one.start, last).matchAll(inner)) {
    pieces.push({ ...one, start, end: one.start + match.index });
    start = one.start + match.index + match[0].length;
  }
  return [...pieces, { ...one, start, end: last }].filter(({ start, end }) => end > start);
}
