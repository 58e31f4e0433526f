import type { Document, Range } from '../../text/document.ts';
import { matchesByPattern, together } from '../../text/starts.ts';
import { ACTS, LOGGED } from './acts.ts';
import { isNoWord } from './letters.ts';

const END = '(?![\\p{L}\\d@.]\\p{L}|[\\p{L}\\d])(?=[\\s;,).|/]|$)';
/** "typed by lb", "Conferido por: lbs", "Digitado por rsb/mfa", "Visto: jcm", "Sig.: ptx/lfm". */
const BY = new RegExp(
  `(?:(?:by|por|p/)(?<=(?<![a-z])(?:${ACTS}) (?:by|por|p/)):?|:(?<=(?<![a-z])(?:${ACTS}|visto|rubrica|conf\\.?|sig\\.?|ass\\.?|inits?\\.?|conferi|revisei|verifiquei):)|(?:visto|rubrica)(?<=[:;] (?:visto|rubrica))(?= [a-z]{2,3}[.,;\\n])) ?(?<first>[a-z]{2,3})(?:/(?<second>[a-z]{2,3}))?${END}(?! [a-z])`,
  'uy',
);
/** "Almoço 12h30 jc; lanche 16h jc", "Med. 8h ok nf". */
const LOG = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,2}[:.h]\\d{2}|\\d{1,2}h)(?: ok| recusou)? (\\p{Ll}{2,3})(?=[;,.)]|[ \\t]*(?:\\n|$))`,
  'uy',
);
const BEHIND_ACTS = together([{ pattern: BY }]);
const LOGS = together([{ pattern: LOG }]);
const FEWEST = 2;
/** Letters in small ones behind an act, and behind times in a log that says what was done. Linear. */
export function findSmall({ text, folded, places }: Document): Range[] {
  const found: Range[] = [];
  const add = (start: number, letters: string | undefined): void => {
    if (letters !== undefined && letters === letters.toLowerCase() && isNoWord(letters))
      found.push({ start, end: start + letters.length });
  };
  for (const { index, 0: whole, groups } of matchesByPattern(places.folded, BEHIND_ACTS).flat()) {
    const end = index + whole.length;
    const { first = '', second } = groups!;
    const start = end - first.length - (second === undefined ? 0 : second.length + 1);
    // The pattern is folded: what is written in capitals is told elsewhere.
    if (/\p{Lu}/u.test(text.slice(start, end))) continue;
    add(start, first);
    add(end - (second?.length ?? 0), second);
  }
  const logged = matchesByPattern(places.text, LOGS)
    .flat()
    .filter(({ 1: letters }) => isNoWord(letters!));
  if (logged.length >= FEWEST && SAYS_WHAT.test(folded))
    for (const { index, 0: whole, 1: letters = '' } of logged)
      add(index + whole.length - letters.length, letters);
  return found;
}

const SAYS_WHAT = new RegExp(`(?<![a-z])(?:${LOGGED})(?![a-z])`);
