/** What a tagger or a list takes for somebody's name and nobody is called: labels, signs, kinds of cases, acronyms. */

import type { Found } from '../found.ts';
import { asFirst, asSurname, knownOf } from '../names/lists.ts';
import type { Document } from '../text/document.ts';
import { isLabelWord } from './inner-labels.ts';

export const LONGEST_LABEL = 24;

export const isNoPerson = ({ text, folded }: Document, one: Found): boolean =>
  isLabel(text, folded, one.start, one.end) ||
  isSign(text, one.start, one.end) ||
  isOfCourts(folded, one) ||
  isAcronym(text, folded, one);

const isLabel = (text: string, folded: string, start: number, end: number): boolean =>
  text[end] === ':' &&
  end - start <= LONGEST_LABEL &&
  (start === 0 || text[start - 1] === '\n') &&
  isLabelWord(folded.slice(start, end));

/** Signs of the public keys of Brazil, courts, codes and numerals, which look like somebody's initials. */
const SIGN =
  /^(?:II|III|IV|VII|VIII|IX|XII|XIII|XIV|XV|C\.F\.|DJ[Ee]?|TJ[A-Z]{2,4}|TR[EFT]\d?|ST[FJM]|TS[ET]|(?:CAU|CREA)-?[A-Z]{2})$/;
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

export const isName = (word: string): boolean => asFirst(knownOf(word)) >= 2 || asSurname(knownOf(word)) >= 2;
