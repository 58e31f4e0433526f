import type { Document, Range } from '../../text/document.ts';
import { matchesOf, together } from '../../text/starts.ts';
import { isNothingElse, looksLikeInitials } from './letters.ts';

/** "Present: LB, ST, YO", "Apols: HJ", "cc TR, VP, file", "Scores: RG 7, HB 5". */
const HEADS = together([
  {
    pattern:
      /(?<!\p{L})(?:present|in attendance|attendees|attending|apologies|apols|absent|distribution|circulation|copies(?: to)?|cc|bcc|(?:(?<=interview )|(?<!\p{L} ))panel(?=:)|on duty|crew|scores?|presentes|ausentes|participantes|distribui[çc][ãa]o|faltas|equipe|notas|placar)(?:: ?| )(?=[^\n]{0,24}?\p{Lu}{2})/iuy,
  },
]);
const ITEM =
  /([\p{Lu}][\p{L}']{1,4}|[^,;\n\t/&+.]{1,30}?)(?: \([^()\n]{1,20}\))?(?: \d{1,3}(?:[.,]\d)?)?(?:, ?|; ?| ?\/ ?| ?& ?| ?\+ ?| and | e |(?=[.\n\t]|$))/uy;
const MOST = 40;

/** Letters in lists of who is present, is sent a copy or has so many points. Linear. */
export function findInLists({ text, places }: Document, portuguese: boolean): Range[] {
  const found: Range[] = [];
  let end = 0;
  matchesOf(places.text, HEADS, ({ index, 0: head }) => {
    if (index < end) return;
    const items = itemsAt(text, index + head.length);
    end = items.at(-1)?.end ?? 0;
    // "Presentes: SP, RJ, MG", "Participantes: USP, UEL"
    if (
      items.some(({ start, end: stop }) => {
        const letters = text.slice(start, stop);
        return !/^\p{Lu}{3}$/u.test(letters) && isNothingElse(letters, portuguese);
      })
    )
      found.push(...items);
  });
  return found;
}

function itemsAt(text: string, from: number): Range[] {
  const found: Range[] = [];
  ITEM.lastIndex = from;
  for (let count = 0; count < MOST; count++) {
    const match = ITEM.exec(text);
    if (match === null || match[0] === '') break;
    const item = match[1]!;
    if (looksLikeInitials(item)) found.push({ start: match.index, end: match.index + item.length });
    ITEM.lastIndex = match.index + match[0].length;
  }
  return found;
}
