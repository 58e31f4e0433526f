import type { Words } from '../runs.ts';
import { endAt } from './candidates.ts';
import { UNITS, isNothingElse } from './letters.ts';
import { PLACES } from './told.ts';

/** Columns of who did it. Folded. */
const HEADS =
  /^(?:owner|init(?:ial)?s?|by|(?:done|checked|cleaned|signed|taken|approved) ?(?:by)?|sign(?:ature)?|who|staff|driver|cleaner|nurse|operator|op|resp|responsavel|rubrica|visto|quem|ass|assin|assinatura|conf|conferido(?: por)?|feito por|lead|rep)[.:]?$/;
const [BEFORE, BEHIND] = [72, 32];
/** "RG 12.345.678", "AB-1234" */
export const NUMBERED = /^(?:[-/.]?\d| ?n?[º°]| \d{3}|@|\.\p{L}|-\p{L})/u;
/** "[KV1]", "KV 1405" */
const NO_NUMBER = /^(?:\d{0,3}\]| [012]\d[0-5]\d(?!\d))/;
/** Told so by one place, or by two that are no sure ones, letters are looked for again. */
const UNSURE = 1;
export const SURE = 2;

/** How surely what stands around says that the letters are somebody; 0 where nothing does. */
export function howToldAt(
  words: Words,
  index: number,
  above: (start: number) => string,
  portuguese: boolean,
): number {
  const { tokens, document } = words;
  const { text, folded } = document;
  const [start, end] = [tokens.start[index]!, endAt(words, index)];
  const letters = text.slice(start, end);
  const behind = text.slice(end, end + BEHIND);
  if (NUMBERED.test(behind) && !NO_NUMBER.test(behind)) return 0;
  const before = folded.slice(Math.max(0, start - BEFORE), start);
  if (/\d ?$/.test(before) && UNITS.has(letters)) return 0;
  const nothingElse = isNothingElse(letters, portuguese);
  if (
    (nothingElse || letters.length === 2) &&
    /(?:^|[\t\n|;] ?)$/.test(before) &&
    /^ ?(?:[\t\n|/;]|$)/.test(behind) &&
    HEADS.test(above(start).trim())
  )
    return SURE;
  const places = PLACES.filter(
    (place) =>
      (nothingElse || place.sure === true) &&
      (place.two !== true || letters.replace(/[^\p{Lu}]/gu, '').length === 2) &&
      place.behind.test(behind) &&
      place.before.test(before) &&
      !isShortFor(letters, before),
  );
  return Math.max(0, ...places.map(({ weak }) => (weak === true ? UNSURE : SURE)));
}

/** "coronary artery bypass grafting (CABG)": the first letters of what stands before. */
function isShortFor(letters: string, before: string): boolean {
  if (!before.endsWith('(')) return false;
  const firsts = before
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word[0])
    .join('');
  return firsts.endsWith(letters.toLowerCase());
}
