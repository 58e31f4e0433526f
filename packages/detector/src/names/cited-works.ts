/** Authors of works in a list of references, told by the form of the whole entry, as ABNT NBR 6023 and APA write it. */

import { foldToken } from '../model/words.ts';
import type { Document } from '../text/document.ts';
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

/** Folded, behind the authors. */
const PUBLISHED =
  /\d{1,2}\. ?ed\. |, v\. ?\d{1,3}, n\. ?\d|, p\. ?\d{1,4} ?[-–] ?\d|(?<![a-z])in: |disponivel em|acesso em|(?<![a-z])(?:tese|dissertacao|monografia) \(|trabalho de conclusao|(?<![a-z])(?:university )?press(?![a-z])|(?<![a-z])journal(?![a-z])|, ?\d{1,3} ?\(\d{1,3}\)|retrieved from|(?<![a-z])doi[: ]|(?<![a-z])pp\. ?\d/;
/** ". São Paulo: Atlas, 2002.", ". London: Verso." after the year */
const PUBLISHERS: readonly RegExp[] = [
  /[.,?!] (\p{Lu}[\p{L}’' -]{2,24}): \p{Lu}[^:;\n]{1,40}, (?:1[6-9]|20)\d\d[a-z]?\.(?=$|[ \n])/u,
  /[.,?!] (\p{Lu}[\p{L}’' -]{2,24}): \p{Lu}[^:;\n]{1,40}\.(?=$|[ \n])/u,
];
/** What is said of somebody who is no author. Folded. */
const OF_SOMEBODY =
  /(?<![a-z])(?:rua|av\.?|avenida|travessa|nascid[oa]|reside|residente|cpf|rg|tel|fone|celular|apto|bairro|cep|matricula|filh[oa] de|natural de|born|lives|phone|mobile|address|aged|dob)(?![a-z])|@/;

const LONGEST = 420;
/** Lines of an entry. */
const MOST_LINES = 4;
const NEXT = new RegExp(`^${NUMBERED}${FAMILY}, \\p{Lu}`, 'u');

/** Up to where the authors reach of an entry that begins with a line; the line's beginning where it is none. */
export function endOfAuthors({ text, folded }: Document, start: number): number {
  const end = endOfEntry(text, start);
  const entry = text.slice(start, end).replaceAll('\n', ' ');
  const isApa = APA.test(entry);
  const authors = (isApa ? APA : ABNT).exec(entry)?.[0].length;
  if (authors === undefined) return start;
  const rest = folded.slice(start + authors, end).replaceAll('\n', ' ');
  const place = PUBLISHERS[isApa ? 1 : 0]!.exec(entry.slice(authors))?.[1];
  const isWork = PUBLISHED.test(rest) || (place !== undefined && isKnownPlace(foldToken(place)));
  return isWork && !OF_SOMEBODY.test(rest) ? start + authors : start;
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
    if (following.startsWith('\n') || NEXT.test(following)) return next;
    end = next + 1;
  }
  return Math.min(end, longest);
}
