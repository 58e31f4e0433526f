/**
 * What stands at the edges of a finding and is none of it: the next label or sentence, forms of address, degrees and
 * roles beside a name; the words that lead to an age or a birthplace.
 */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { LABELS, OTHER_LABELS } from '../labels/dictionary.ts';
import { asFirst, asSurname, isInDictionary, knownOf } from '../names/lists.ts';
import type { Document } from '../text/document.ts';
import { isAddress, lengthBeforeName } from './before-names.ts';
import { lengthBehindName } from './behind-names.ts';
import { withoutWords } from './edges-of-particulars.ts';
import { toldApart } from './told-apart.ts';

/** "Rupert. Pharmacist": the sentence is over. */
const STOP = /(\p{Lu}\p{Ll}{2,})\. (?=\p{Lu})/u;
/** Signs of the public keys of Brazil, courts, codes and numerals, which look like somebody's initials. */
const SIGN =
  /^(?:II|III|IV|VII|VIII|IX|XII|XIII|XIV|XV|C\.F\.|DJ[Ee]?|TJ[A-Z]{2,4}|TR[EFT]\d?|ST[FJM]|TS[ET]|(?:CAU|CREA)-?[A-Z]{2})$/;
const AFTER_NEXT_LABEL = /^ ?(?:\/ ?\p{L}{2,20} ?)?:/u;
const LONGEST_LABEL = 24;
/** Characters before and behind a name that are looked at. */
const AROUND = 24;
const DOUBTFUL = 0.6;

/** Words before a value that its finding took along. Folded. */
const LED: Partial<Record<Category, RegExp>> = {
  age: /^(?:de|com|aged) (?=\d|[a-z])/,
  profession: /^(?:natural d[aeo] |(?:by )?(?:occupation|profession|ocupacao)[: ]{1,2})(?=[a-z])/,
};

/** Linear in findings. */
export function withoutEdges(found: readonly Found[], document: Document): Found[] {
  const cut = new Set<number>();
  return found
    .flatMap((one) => {
      const led = LED[one.category]?.exec(document.folded.slice(one.start, one.end));
      if (led) return [{ ...one, start: one.start + led[0].length }];
      const inner = INNER[one.category];
      if (inner !== undefined) return withoutLabels(one, inner, document);
      if (one.category !== 'person') return withoutWords(one, document);
      const trimmed = trim(one, document);
      if (trimmed === undefined) return [];
      for (let at = one.start; at < trimmed.start; at++) cut.add(at);
      for (let at = trimmed.end; at < one.end; at++) cut.add(at);
      return toldApart(trimmed, document.text, document.folded).map((range) => ({ ...trimmed, ...range }));
    })
    .filter((one) => !isDoubtful(one) || !(cut.has(one.start) && cut.has(one.end - 1)));
}

/** Only the tagger takes it for a name: what was cut off a name is none by itself. */
const isDoubtful = ({ category, detector, reason, confidence }: Found): boolean =>
  category === 'person' && detector === 'name' && reason.code === 'name-model' && confidence < DOUBTFUL;

/** What a finding runs over: of an address the labels of boxes, without the comma that a sentence has before them; of an account the word for it. Folded. */
const INNER: Partial<Record<Category, RegExp>> = {
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

/** "Rua 14, Qd. 22 Bairro: Universitário" without "Bairro:": what is left of a form says what went; the next label at its end stays too. */
function withoutLabels(one: Found, inner: RegExp, { text, folded }: Document): Found[] {
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

function trim(one: Found, { text, folded }: Document): Found | undefined {
  let { start, end } = one;
  if (
    isLabel(text, folded, start, end) ||
    isSign(text, start, end) ||
    isOfCourts(folded, one) ||
    isAcronym(text, folded, one) ||
    (isDoubtful(one) &&
      isAddress(text.slice(start, end + AROUND), folded.slice(start, end + AROUND), end - start))
  )
    return undefined;
  // Within the finding only: text of one line would be gone through for each.
  const feed = start + text.slice(start, end).lastIndexOf('\n');
  if (
    feed > start &&
    AFTER_NEXT_LABEL.test(text.slice(end, end + LONGEST_LABEL)) &&
    isLabelWord(folded.slice(feed + 1, end))
  )
    end = feed;
  const value = text.slice(start, end);
  const stop = STOP.exec(value);
  if (stop !== null) {
    const at = stop.index + stop[1]!.length;
    if (isName(folded.slice(start + stop.index, start + at)) && !holdsName(folded.slice(start + at, end)))
      end = start + at;
  }
  start += lengthBeforeName(
    text.slice(start, end),
    folded.slice(start, end),
    folded.slice(Math.max(0, start - AROUND), start),
  );
  end -= lengthBehindName(text.slice(start, end), folded.slice(start, end), text.slice(end, end + AROUND));
  return start === one.start && end === one.end ? one : { ...one, start, end };
}

const isLabel = (text: string, folded: string, start: number, end: number): boolean =>
  text[end] === ':' &&
  end - start <= LONGEST_LABEL &&
  (start === 0 || text[start - 1] === '\n') &&
  isLabelWord(folded.slice(start, end));

const isLabelWord = (word: string): boolean =>
  LABELS.has(word) ||
  OTHER_LABELS.has(word) ||
  /^(?:n(?:ombres?|ir|iss?|if|aissance)|apellidos?|prenoms?)$/.test(word);

const isSign = (text: string, start: number, end: number): boolean =>
  SIGN.test(text.slice(start, end)) || text.slice(Math.max(0, start - 4), end) === 'ICP-Brasil';

/** "Fls. _____ Ação Direta de Inconstitucionalidade": kinds of cases under a line for a signature. Folded. */
const CASE =
  /^(?:acao (?:direta|penal|civil|popular|rescisoria|trabalhista|de)|agravo|apelacao|recurso|mandado de|embargos|habeas corpus|reclamacao|danos (?:morais|materiais))(?![a-z])/;
const isOfCourts = (folded: string, { start, end, detector }: Found): boolean =>
  detector === 'name' && CASE.test(folded.slice(start, end));

/** Up to so many letters a word in capitals is an acronym where the text around is in small ones. */
const ACRONYM = /^\p{Lu}{3,7}$/u;
/** "a ANEEL bem", "o DAIR relativos", "(CADIN, CAUC, SIAFI)": after an article, or in a list of its like. */
const AMONG = /(?:(?<!\p{L})(?:o|a|os|as|do|da|dos|das|no|na|pelo|pela|ao|à|the|of) |\p{Lu}{3},? ?|\()$/u;
const GOES_ON = /^(?:[,;)]| ?\/|,? \p{Ll}{2})/u;

/** No list knows it and only the tagger took it for a name. */
function isAcronym(text: string, folded: string, { start, end, detector, reason }: Found): boolean {
  return (
    detector === 'name' &&
    reason.code === 'name-model' &&
    ACRONYM.test(text.slice(start, end)) &&
    !isName(folded.slice(start, end)) &&
    AMONG.test(text.slice(Math.max(0, start - 6), start)) &&
    GOES_ON.test(text.slice(end, end + 4))
  );
}

const isName = (word: string): boolean => asFirst(knownOf(word)) >= 2 || asSurname(knownOf(word)) >= 2;

/** Whether a word in it may be a name: no word of the language, or one that many bear. */
const holdsName = (folded: string): boolean =>
  folded
    .split(/[^a-z]+/)
    .some(
      (word) =>
        word.length > 2 &&
        (!isInDictionary(word) || asFirst(knownOf(word)) >= 5 || asSurname(knownOf(word)) >= 6),
    );
