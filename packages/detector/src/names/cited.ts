/** Authors and judges who are cited, and are nobody of whom a paper tells: "Souza (2010, p. 4)", "RE 560.900, Rel. Min. …". */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { endOfAuthors } from './cited-works.ts';
import { asFirst, asSurname, knownOf } from './lists.ts';

const YEAR = '(?:1[6-9]|20)\\d\\d[a-z]?';
/** Not ", 38", which may be an age. */
const PAGE = '(?:, ?pp?\\. ?|: ?)\\d{1,4}(?: ?[-–] ?\\d{1,4})?';
const NAME = "\\p{Lu}[\\p{L}'’-]{1,24}";
const OTHERS = `(?:(?:, |; | e | and | & |, & )${NAME}){0,4}(?:,? et al\\.?)?`;
/** "(2010, p. 44)" behind the name or behind those who wrote with him. */
const WITH_PAGE = new RegExp(`^${OTHERS},? \\(${YEAR}${PAGE}\\)`, 'u');
const WITH_YEAR = new RegExp(`^${OTHERS} \\(${YEAR}(?:; ?${YEAR})?\\)`, 'u');
/** The name stands in brackets with the year of the work. */
const IN_BRACKETS = new RegExp(
  `^${OTHERS}, ${YEAR}(?:${PAGE})?(?:; ?${NAME}${OTHERS}, ${YEAR}(?:${PAGE})?){0,4}\\)`,
  'u',
);
const OPENS_BRACKET = new RegExp(
  `\\((?:cf\\. |ver |vide |see |apud |e\\.g\\.,? )?(?:${NAME}${OTHERS}, ${YEAR}(?:${PAGE})?; ?){0,4}(?:${NAME}(?:, |; | e | and | & |, & )){0,4}$`,
  'u',
);
const LEAD =
  'segundo|conforme|de acordo com|como (?:afirma|mostra|aponta|propoe|defende)m?|according to|following|see(?: also)?|cf\\.|apud|as';
/** Who argues so in a work, or stands beside who does. Folded, before the name. */
const SAYS = new RegExp(
  `(?<![a-z])(?:${LEAD}) (?:[a-z'’-]{2,24}(?: \\(${YEAR}\\))?(?:, | e | and | & |, & |; )){0,3}$`,
);
/** The tagger takes it along: "Segundo Souza". */
const LEAD_WITHIN = /^(?:segundo|conforme) (?=[a-z])/;
const LEAD_ALONE = new RegExp(`^ ${NAME}${OTHERS} \\(${YEAR}\\)`, 'u');
/** Folded, behind the year. */
const ARGUES =
  /^[^()]{0,60}\([^()]{4,12}\)(?: (?:e|and) [a-z'’-]{2,24} \([^()]{4,12}\))? (?:argu(?:es?|ed|ing)|suggest(?:s|ed)?|found|find|finds|observe[sd]?|notes?|noted|proposed?|proposes|show(?:s|ed)?|define[sd]?|conclude[sd]?|afirmam?|define[m]?|propoem?|propoe|defendem?|apontam?|destacam?|argumentam?|ressaltam?|observam?|sustentam?|concluem?|demonstra(?:m|ram|u)?|classificam?)(?![a-z])/;
/** "HC 124.306, Rel. Min.", "(RE 560.900/DF, relator o Ministro" */
const RAPPORTEUR =
  /(?<![a-z])(?:re|resp|aresp|are|ai|adi|adc|adpf|hc|rhc|ms|rms|rcl|acordao|tema|eresp|rr|airr|agrg|agint|pet|inq|ap)(?: n[.º°o]{0,2})? ?\d[\d./a-z-]{1,24}[^\n;]{0,48}?[,(] ?(?:rel\.|relatora?|redatora?)(?: p\/(?: o)? ?(?:ac\.|acordao))? ?(?:[oa] )?(?:min\.?|ministr[oa])ª? $/;
/** So usual as a given name that it may be somebody with a year: "Ana (1985)". */
const USUAL = 4;
const LOOK_BACK = 120;
const LOOK_AHEAD = 140;
/** So far behind the beginning of its line stands the last author of an entry. */
const LONGEST_LEAD = 240;

/** People without those who are cited. Linear: an entry is read once. */
export function withoutCited(document: Document, found: readonly Found[]): Found[] {
  const read = new Map<number, number>();
  const isAuthor = ({ start, end }: Found): boolean => {
    const from = Math.max(0, start - LONGEST_LEAD);
    const line = document.text.slice(from, start).lastIndexOf('\n') + 1;
    if (line === 0 && from > 0) return false;
    const begin = from + line;
    const authors = read.get(begin) ?? endOfAuthors(document, begin);
    read.set(begin, authors);
    return end <= authors;
  };
  return found.filter(
    (one) =>
      one.category !== 'person' ||
      one.detector !== 'name' ||
      !(isCitedInText(document, one) || isAuthor(one)),
  );
}

function isCitedInText({ text, folded }: Document, { start, end }: Found): boolean {
  const after = text.slice(end, end + LOOK_AHEAD);
  const from = Math.max(0, start - LOOK_BACK);
  if (/^[^(]{0,80}\((?:1[6-9]|20)\d\d/.test(after)) {
    if (WITH_PAGE.test(after)) return true;
    if (folded.slice(start, end) === 'segundo' && LEAD_ALONE.test(after)) return true;
    const name = folded.slice(start, end);
    const says =
      LEAD_WITHIN.test(name) ||
      SAYS.test(folded.slice(from, start)) ||
      ARGUES.test(folded.slice(end, end + LOOK_AHEAD));
    if (says && !isUsual(name.replace(LEAD_WITHIN, '')) && WITH_YEAR.test(after)) return true;
  }
  const inBrackets = IN_BRACKETS.exec(after)?.[0];
  if (inBrackets !== undefined && OPENS_BRACKET.test(text.slice(from, start)))
    return inBrackets.includes('p.') || !isUsual(folded.slice(start, end));
  return RAPPORTEUR.test(folded.slice(from, start));
}

const isUsual = (name: string): boolean => {
  const known = knownOf(/^[a-z]*/.exec(name)![0]);
  return asFirst(known) >= USUAL && asFirst(known) > asSurname(known);
};
