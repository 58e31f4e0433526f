/** "meu marido Túlio, 41; Nina 11 e Davi 8", "2 kids (Ezra 3, Nyla 1)": where the age of one is told, or children are, the numbers behind names are theirs. */

import { because, isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** A number right behind a name, and nothing that it counts. Folded. */
const BEHIND =
  /^(?:,? | [–-] | \()(\d{1,3})(?: ?a)?(?=[;)]|,(?!\d)|\.(?!\d)|\n|$| (?:e|and|mas|but|com|with|n[ao]|in)(?![a-z])| (?:[–/-]|\())/;
const LONGEST = 16;
const OLDEST = 110;
/** An age as far as this on the same line tells what the numbers are. */
const NEAR = 160;
/** Ages that are looked at for one name: a line of more tells by those. */
const MOST_NEAR = 12;
const SURE = 0.3;
/** What counts children, or "The Tulls (Sue, Mick + Ezra 3"; folded, right before the name. */
const CHILDREN =
  /(?<![a-z])(?:(?:kids|children|(?<=\d )ch|grandkids|grandchildren|siblings|twins|bairns|weans|little ones|dependan?ts|filh[oa]s|criancas|net[oa]s|sobrinh[oa]s|dependentes)(?![a-z'’]))[^.;\n]{0,60}$|(?<![a-z])the [a-z]{3,16}s \([^.;\n]{0,60}[+&][^.;\n]{0,40}$/;
/** Of grown people as well. */
const PARTY =
  /(?<![a-z])(?:(?:party|family|household|group) of \d{1,2}|\d{1,2} (?:adult[oa]?s|pessoas|people|guests|hospedes|moradores|residents)|(?:household|moradores|residents|occupants)(?=[ :(]))[^.;\n]{0,60}$/;
/** Goals and runs are counted so as well. */
const SCORES = /(?<![a-z])(?:goals?|scor|points|vot(?:e|os|aram|ing)|goles|gols|pontos|race|match|heat)/;
const CHILDREN_BEFORE = 84;
const FIRST =
  /(?<=(?:[:(–-]|(?<!\p{L})(?:filhos|kids|children)) ?)(\p{Lu}\p{L}{1,14}) (\d{1,2})(?=(?:, | e | and | & | ?\/ ?)$)/u;
const GROWN = 18;

/** Linear in what is found. */
export function findAgesAmong({ text, folded }: Document, found: readonly Found[]): Found[] {
  const sorted = found.toSorted((a, b) => a.start - b.start);
  const ages = sorted.filter(({ category, proposal }) => category === 'age' && proposal === 'remove');
  let next = 0;
  return sorted.flatMap((one) => {
    if (!isSurePerson(one, SURE)) return [];
    while (next < ages.length && ages[next]!.end < one.start - NEAR) next++;
    const match = BEHIND.exec(folded.slice(one.end, one.end + LONGEST));
    if (match === null || Number(match[1]) > OLDEST) return [];
    const end = one.end + match[0].indexOf(match[1]!) + match[1]!.length;
    const lead = Math.max(0, one.start - CHILDREN_BEFORE);
    const isTold =
      ages.slice(next, next + MOST_NEAR).some((age) => isOnItsLine(text, age, one.end)) ||
      isCounted(folded.slice(lead, one.start), Number(match[1]));
    return isTold
      ? [told('age', end - match[1]!.length, end), ...firstOfList(text, folded, lead, one.start)]
      : [];
  });
}

const told = (category: 'age' | 'person', start: number, end: number): Found => ({
  start,
  end,
  category,
  detector: 'label',
  confidence: 0.8,
  reason: because('pattern-with-context'),
  proposal: 'remove',
  priority: 6,
});

const isCounted = (before: string, age: number): boolean =>
  ((age < GROWN && CHILDREN.test(before)) || PARTY.test(before)) && !SCORES.test(before);

/** "Kids: Tola 12, Kemi 9": who stands first, whatever the name is. */
function firstOfList(text: string, folded: string, from: number, to: number): Found[] {
  const match = FIRST.exec(text.slice(from, to));
  if (match === null) return [];
  const start = from + match.index;
  if (!isCounted(folded.slice(from, start), Number(match[2]))) return [];
  const end = start + match[1]!.length;
  return [told('person', start, end), told('age', end + 1, end + 1 + match[2]!.length)];
}

function isOnItsLine(text: string, { start, end }: Found, at: number): boolean {
  const [from, to] = end <= at ? [end, at] : [at, start];
  return to - from <= NEAR && !text.slice(from, to).includes('\n');
}
