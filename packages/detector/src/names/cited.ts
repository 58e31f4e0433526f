/**
 * Authors and judges who are cited, and are nobody of whom a paper tells: "Souza (2010, p. 4)", "RE 560.900, Rel. Min. …".
 * A year alone may be that of somebody's birth; it counts where the document lists a work of that author and year.
 */

import type { Found } from '../found.ts';
import { foldToken } from '../model/words.ts';
import type { Document } from '../text/document.ts';
import { worksOf } from './cited-works.ts';
import type { Works } from './cited-works.ts';
import { asFirst, asSurname, knownOf } from './lists.ts';

const YEAR = '(?:1[6-9]|20)\\d\\d[a-z]?';
/** Not ", 38", which may be an age. */
const PAGE = ', ?pp?\\. ?\\d{1,4}(?: ?[-–] ?\\d{1,4})?';
const NAME = "\\p{Lu}[\\p{L}'’-]{1,24}";
const OTHERS = `(?:(?:, |; | e | and | & |, & )${NAME}){0,4}(?:,? et al\\.?)?`;
/** "(2010, p. 44)" behind the name or behind those who wrote with him. */
const BEHIND = new RegExp(`^${OTHERS},? \\((${YEAR})(?:; ?${YEAR})?(?:${PAGE})?\\)`, 'u');
/** The name stands in brackets with the year of the work. */
const IN_BRACKETS = new RegExp(
  `^${OTHERS}, (${YEAR})(?:${PAGE})?(?:; ?${NAME}${OTHERS}, ${YEAR}(?:${PAGE})?){0,4}\\)`,
  'u',
);
const OPENS_BRACKET = new RegExp(
  `\\((?:cf\\. |ver |vide |see |apud |e\\.g\\.,? )?(?:${NAME}${OTHERS}, ${YEAR}(?:${PAGE})?; ?){0,4}(?:${NAME}(?:, |; | e | and | & |, & )){0,4}$`,
  'u',
);
/** What leads to an author, folded; "a aluna Lima (2010, p. 3)", "o relato de Lima (2010, p. 3)" are of somebody. */
const LEADS =
  /(?:^|[.;\n&,] ?|(?<![a-z])(?:segundo|conforme|para|por|em|e|a partir de|de acordo com|(?:afirma|mostra|aponta|propoe|defende|sustenta|define|explica|observa|destaca|ressalta|lembra|diz|argumenta)m?|according to|following|see(?: also)?|cf\.|apud|as|by|in|and) )$/;
/** Not "a aluna (Lima, 2010, p. 3)". */
const SPOKEN_OF =
  /(?<![a-z])(?:alun[oa]s?|pacientes?|vitimas?|testemunhas?|re|reu|autora?|denunciante|requerente|reclamante|depoimento|declaracao|servidora?|funcionari[oa]|maes?|pais?|professora?|vizinh[oa]|pupils?|patients?|witness(?:es)?|victims?|statement|claimant|complainant|defendant|tenant|employee|mother|father|teacher|neighbour|interview|notes) ?$/;
/** "Segundo Souza": the tagger takes it along. */
const LEAD_WITHIN = /^(?:segundo|conforme) (?=[a-z])/;
const LEAD = 'segundo';
const LED = new RegExp(`^ (${NAME})${OTHERS} \\((${YEAR})`, 'u');
const HAS_PAGE = /\d[a-z]?, ?pp?\. ?\d/;
const HAS_YEAR = /^[^)\n]{0,80}(?:1[6-9]|20)\d\d/;
/** "HC 124.306, Rel. Min.", "(RE 560.900/DF, relator o Ministro" */
const RAPPORTEUR =
  /(?<![a-z])(?:re|resp|aresp|are|ai|adi|adc|adpf|hc|rhc|ms|rms|rcl|acordao|tema|eresp|rr|airr|agrg|agint|pet|inq|ap)(?: n[.º°o]{0,2})? ?\d[\d./a-z-]{1,24}[^\n;]{0,48}?[,(] ?(?:rel\.|relatora?|redatora?)(?: p\/(?: o)? ?(?:ac\.|acordao))? ?(?:[oa] )?(?:min\.?|ministr[oa])ª? $/;
/** So usual as a given name that it may be somebody with a year: "Ana (1985)". */
const USUAL = 4;
const LOOK_BACK = 120;
const LOOK_AHEAD = 140;

const mayBeCited = ({ category, detector }: Found): boolean => category === 'person' && detector === 'name';

/** People without those who are cited; whoever the paper names elsewhere is found again from there. Linear. */
export function withoutCited(document: Document, found: readonly Found[]): Found[] {
  const works = worksOf(document, found.filter(mayBeCited));
  return found.filter(
    (one) => !mayBeCited(one) || !(works.isAuthor(one) || isCitedInText(document, works, one)),
  );
}

function isCitedInText({ text, folded }: Document, works: Works, { start, end }: Found): boolean {
  const after = text.slice(end, end + LOOK_AHEAD);
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  const whole = folded.slice(start, end);
  const name = whole.replace(LEAD_WITHIN, '');
  if (!HAS_YEAR.test(after)) return RAPPORTEUR.test(before);
  const led = name === LEAD ? LED.exec(after) : null;
  if (led !== null) return works.has(foldToken(led[1]!), led[2]!);
  const opening = OPENS_BRACKET.exec(text.slice(Math.max(0, start - LOOK_BACK), start))?.[0];
  const cited = BEHIND.exec(after) ?? (opening === undefined ? null : IN_BRACKETS.exec(after));
  if (cited === null) return RAPPORTEUR.test(before);
  const lead = before.slice(0, before.length - (opening?.length ?? 0));
  if (isUsual(name) || (opening === undefined ? !leadsToAuthor(lead, whole) : SPOKEN_OF.test(lead)))
    return false;
  return HAS_PAGE.test(`${opening ?? ''}${cited[0]}`) || works.has(name, cited[1]!);
}

const leadsToAuthor = (lead: string, folded: string): boolean => LEAD_WITHIN.test(folded) || LEADS.test(lead);

const isUsual = (name: string): boolean => {
  const known = knownOf(/^[a-z]*/.exec(name)![0]);
  return asFirst(known) >= USUAL && asFirst(known) > asSurname(known);
};
