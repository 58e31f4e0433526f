/** Authors of works in a list of references, told by the form of the whole entry, as ABNT NBR 6023 and APA write it. */

import { foldToken } from '../model/words.ts';
import type { Document, Range } from '../text/document.ts';
import { PLACE, isPlaceName, isTown, knownOf } from './lists.ts';

const WORD = "\\p{Lu}[\\p{L}'’-]{0,24}";
const FAMILY = `${WORD}(?: (?:d[aeo]s? |v[ao]n )?${WORD}){0,2}`;
/** "SILVA, M. A. da", "Braun, V.", "LAKATOS, Eva Maria" */
const INITIALS = '\\p{Lu}\\.(?:[ -]?\\p{Lu}\\.){0,4}(?: d[aeo]s?(?!\\p{L}))?';
const GIVEN = `(?:${INITIALS}|${WORD}(?: (?:d[aeo]s?(?!\\p{L})|\\p{Lu}\\.|${WORD})){0,3})`;
const AUTHORS = `${FAMILY}, ${GIVEN}(?:(?:; ?|, (?:& |and )?| (?:&|and|e) )${FAMILY}, ${GIVEN}){0,7}(?:,? et al\\.?)?`;
const NUMBERED =
  '(?:(?:Referências|Bibliografia|References|Bibliography|Further reading|Fonte|Source): ?)?(?:\\[?\\d{1,3}[.\\])] ?|[-–•] )?';
const ROLE = '(?: \\((?:[Oo]rgs?|[Cc]oords?|[Ee]ds?)\\.?\\))?';
/** An author's name ends with a point before the title. */
const ABNT = new RegExp(`^${NUMBERED}${AUTHORS}${ROLE}\\.?(?<=\\.) (?=["“]?[\\p{Lu}\\d])`, 'u');
const APA = new RegExp(
  `^${NUMBERED}${AUTHORS}${ROLE},? \\((?:1[6-9]|20)\\d\\d[a-z]?\\)[.,:]? (?=["“]?\\p{Lu})`,
  'u',
);

/** Where and when it was published, folded, behind the authors: a volume with its pages, a university, an address. */
const PUBLISHED =
  /, v\. ?\d{1,3}, n\. ?\d{1,3}(?:[/-]\d{1,3})?, (?:p\. ?\d{1,4} ?[-–] ?\d{1,4}, )?[a-z./ -]{0,16}(?:19|20)\d\d\.?(?=$|\s)|, ?\d{1,3} ?\(\d{1,3}\), (?:pp?\. ?)?\d{1,4} ?[-–] ?\d{1,4}|(?<![a-z])(?:tese|dissertacao) \((?:doutorado|mestrado)[^)]{0,60}\)[ .–-]{1,4}[^.]{0,60}universidade|university press\.?(?=$|\s)|disponivel em: ?<?(?:https?:|www\.)[^\n]{0,160}acesso em|retrieved from https?:|(?<![a-z])doi: ?10\.|doi\.org\/10\./;
/** ". São Paulo: Atlas, 2002.", ". London: Verso." after the year */
const PUBLISHERS: readonly RegExp[] = [
  /[.,?!] (\p{Lu}[\p{L}’' -]{2,24}): \p{Lu}[^:;\n]{1,40}, (?:1[6-9]|20)\d\d[a-z]?\.(?=$|[ \n])/u,
  /[.,?!] (\p{Lu}[\p{L}’' -]{2,24}): \p{Lu}[^:;\n]{1,40}\.(?=$|[ \n])/u,
];
/** Without them "Teles, Marina. Caixa. Bauru: Padaria Sol, 2019." is somebody at work. Folded. */
const EDITION = /(?<![a-z\d])\d{1,2}\. ?ed\. /;
const HEADING =
  /(?:^|\n)[^a-z\n]{0,8}(?:referencias|bibliografia|references|bibliography|works cited|further reading|leituras)(?: bibliograficas| recomendadas)?:?[^\S\n]*(?=\n|[a-z]{2,24}, )/;
/** What is said of somebody who is no author, and papers that people write about each other at work, in care or at court. Folded. */
const OF_SOMEBODY =
  /(?<![a-z])(?:rua|av\.?|avenida|travessa|nascid[oa]|reside|residente|cpf|rg|tel|fone|celular|apto|bairro|cep|matricula|filh[oa] de|natural de|born|lives|phone|mobile|address|aged|dob|laudo|atestado|prontuario|ficha|declaracao|depoimento|carta de|advertencia|relatorio de|parecer|entrevista|boletim de|hospital|casa de saude|paciente|alun[oa]|turma|turno|demissao|admissao|admitted|discharged|referred|patient|pupil|clinic|statement|letter to|interview with|memo|report on|school report)(?![a-z])|@/;

const LONGEST = 420;
/** Lines of an entry. */
const MOST_LINES = 4;
/** How an entry begins. */
const BEGINS = new RegExp(`^${NUMBERED}${FAMILY}, \\p{Lu}`, 'u');

/** So far behind the beginning of its line stands the last author of an entry. */
const LONGEST_LEAD = 240;

export interface Works {
  /** Whether somebody stands among the authors of an entry. */
  readonly isAuthor: (one: Range) => boolean;
  /** Whether a work of that year by whoever bears the folded name has an entry. */
  readonly has: (name: string, year: string) => boolean;
}

/** The entries that begin the lines of people. Linear: each is read once. */
export function worksOf(document: Document, people: readonly Range[]): Works {
  const ends = new Map<number, number>();
  const years = new Map<string, string>();
  const lineOf = (start: number): number => {
    const from = Math.max(0, start - LONGEST_LEAD);
    const line = document.text.slice(from, start).lastIndexOf('\n') + 1;
    return line === 0 && from > 0 ? start : from + line;
  };
  const heading = document.folded.search(HEADING);
  for (const { start } of people) {
    const begin = lineOf(start);
    if (ends.has(begin)) continue;
    const { authors, end } = readEntry(document, begin, heading >= 0 && heading <= begin);
    ends.set(begin, authors);
    if (authors === begin) continue;
    const itsYears = document.text.slice(authors - YEAR_WITHIN, end).match(YEARS) ?? [];
    for (const word of wordsOf(document.folded.slice(begin, authors)))
      years.set(word, [years.get(word) ?? '', ...itsYears].join(' '));
  }
  return {
    isAuthor: ({ start, end }) => end <= ends.get(lineOf(start))!,
    has: (name, year) => wordsOf(name).every((word) => years.get(word)?.includes(year) === true),
  };
}

const YEARS = /(?<!\d)(?:1[6-9]|20)\d\d[a-z]?/g;
/** "(2010). " stands at the end of the authors. */
const YEAR_WITHIN = 12;
/** Initials and particles are nobody's. */
const wordsOf = (folded: string): readonly string[] => folded.match(/[a-z]{3,}/g) ?? [''];

/** Up to where the authors reach of an entry that begins with a line; the line's beginning where it is none. */
function readEntry(
  { text, folded }: Document,
  start: number,
  isListed: boolean,
): { authors: number; end: number } {
  if (!BEGINS.test(text.slice(start, start + LONGEST_LEAD))) return { authors: start, end: start };
  const end = endOfEntry(text, start);
  const entry = text.slice(start, end).replaceAll('\n', ' ');
  const isApa = APA.test(entry);
  const authors = (isApa ? APA : ABNT).exec(entry)?.[0].length;
  if (authors === undefined) return { authors: start, end };
  const rest = folded.slice(start + authors, end).replaceAll('\n', ' ');
  const place = PUBLISHERS[isApa ? 1 : 0]!.exec(entry.slice(authors))?.[1];
  const isWork =
    PUBLISHED.test(rest) ||
    ((isListed || EDITION.test(rest)) && place !== undefined && isKnownPlace(foldToken(place)));
  return { authors: isWork && !OF_SOMEBODY.test(rest) ? start + authors : start, end };
}

const isKnownPlace = (name: string): boolean =>
  isPlaceName(name) || (knownOf(name) & PLACE) !== 0 || isTown(name);

function endOfEntry(text: string, start: number): number {
  const longest = Math.min(text.length, start + LONGEST);
  let end = start;
  for (let line = 0; line < MOST_LINES; line++) {
    const next = text.indexOf('\n', end);
    if (next < 0 || next >= longest) return longest;
    if (next === end || (line > 0 && next + 1 >= longest)) return end;
    const following = text.slice(next + 1, next + 100);
    if (following.startsWith('\n') || BEGINS.test(following)) return next;
    end = next + 1;
  }
  return Math.min(end, longest);
}
