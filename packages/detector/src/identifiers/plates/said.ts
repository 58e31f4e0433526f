/** What stands beside the word "plate" in no form of a number: chosen letters, what somebody saw of it, figures in words. */

import { because, type Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';

/** Words without one of which nothing here is looked for. Folded. */
const SIGNS = ['plac', 'plate', 'rego', 'reg end', 'reg start', 'partial tag'];
const WORD = /(?<![a-z])(?:placas?|plates?|rego|reg(?= (?:end|start)(?:s|ing))|partial tag)(?![a-z])/g;
const REACH = 64;

const SAYS = '(?: (?:reads?|reading|says|said|saying))';
/** 'vanity plate "GR8 NANA"', "plate reads SKIDUL": no sentence in capitals. */
const CHOSEN = new RegExp(
  `^${SAYS}?(?: is| was)?[:,]? ?["“'‘](?<quoted>[A-Z\\d]{1,7}(?:[ -][A-Z\\d]{1,6})?)["”'’]|^${SAYS}[:,]? (?<read>[A-Z\\d]{4,8})(?![A-Za-z\\d]| [A-Z]{3})`,
);
/** What is said so of a plate of brass or on a door is a word. */
const OF_A_VEHICLE = /(?:vanity|personali[sz]ed|private|cherished|licen[cs]e|number|registration) $/;
/** "part plate LR19 ?H?", "partial tag HNB 4..". */
const MASKED =
  /^(?: (?:number|no\.?|is|was))?[:,]? ?((?=[A-Z\d?*]{0,4} ?[A-Z\d]{0,4}(?:[?*]|\.\.))(?=[?*]{0,3}[A-Z\d]{2}|[A-Z\d]{1,4} ?[?*A-Z\d])[A-Z\d?*]{2,4}(?: ?[A-Z\d?*]{1,4}(?:\.{2,4})?)?)(?![A-Za-z\d])/;
const IN_PART = /part(?:ial|ly)? $/;
/** "placa terminando em 7C4"; one figure is that of the days on which one may not drive. */
const END_OR_START =
  /^(?: (?:que )?(?:ending(?: in| with)?|ends(?: in| with)?|start(?:ing|s)(?: with)?|beginning(?: with)?|termina(?:ndo|d[oa])?(?: em| com)?|com final|final|come[cç]a(?:ndo)?(?: com| por)?))[:,]? ?((?=[A-Z]{0,3}\d)[A-Z\d]{3,5})(?![A-Za-z\d])/;
const FIGURE =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|uma?|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove|\\d';
/** "NQL três oito um nove". Folded. */
const IN_WORDS = new RegExp(
  `(?<![a-z])(?!one|two|six|uma)[a-z]{3}[ ,-]{1,2}(?:${FIGURE})(?:[ ,-]{1,2}(?:${FIGURE}|[a-z])){3}(?![a-z\\d])`,
  'g',
);

/** "Placas nos 1, 2, 3, 4 e 5". */
const LIST = /^[a-z]{3} \d, \d/;

/** Linear: so many words, so much text around each. */
export function findPlatesSaid({ text, folded }: Document): Found[] {
  if (!SIGNS.some((sign) => folded.includes(sign))) return [];
  return Array.from(folded.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    const from = Math.max(0, index - REACH);
    const end = index + word.length;
    const after = text.slice(end, end + REACH);
    const here = [
      chosen(after, OF_A_VEHICLE.test(folded.slice(from, index))),
      masked(after, word === 'partial tag' || IN_PART.test(folded.slice(from, index))),
      group(END_OR_START.exec(after)),
    ].map((one) => one && { at: end + one.at, length: one.length });
    const spelled = Array.from(folded.slice(from, end + REACH).matchAll(IN_WORDS), (match) => ({
      at: from + match.index,
      length: match[0].length,
    })).filter(({ at }) => !LIST.test(text.slice(at, at + 8)));
    return [...here, ...spelled].flatMap((one) => (one === undefined ? [] : [asPlate(one, word)]));
  });
}

interface Place {
  readonly at: number;
  readonly length: number;
}

function chosen(after: string, ofAVehicle: boolean): Place | undefined {
  const match = CHOSEN.exec(after);
  const letters = match?.groups?.['quoted'] ?? match?.groups?.['read'];
  if (
    match === null ||
    letters === undefined ||
    !(ofAVehicle || (/\d/.test(letters) && /[A-Z]/.test(letters)))
  )
    return undefined;
  return { at: match[0].lastIndexOf(letters), length: letters.length };
}

/** Of figures alone it may be a page, "Is it plate 12?", unless a part of it was seen. */
function masked(after: string, inPart: boolean): Place | undefined {
  const match = MASKED.exec(after);
  return inPart || /[A-Z]/.test(match?.[1] ?? '') ? group(match) : undefined;
}

function group(match: RegExpExecArray | null): Place | undefined {
  const value = match?.[1];
  return match === null || value === undefined
    ? undefined
    : { at: match[0].length - value.length, length: value.length };
}

const asPlate = ({ at, length }: Place, word: string): Found => ({
  start: at,
  end: at + length,
  category: 'plate',
  detector: 'identifier',
  confidence: 0.9,
  reason: because('pattern-with-context', word),
  proposal: 'remove',
  priority: 63,
});
