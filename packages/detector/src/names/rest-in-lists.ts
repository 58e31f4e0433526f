/** "Ivo Prado, Clara Luz Bela Cruz e Rui Leal": the end of a name whose words are all ordinary, where people are listed. */

import { isSurePerson, type Found } from '../found.ts';
import { foldToken } from '../model/words.ts';
import type { Document } from '../text/document.ts';
import { PLACE, THING, TITLE, asSurname, knownOf } from './lists.ts';

const SURE = 0.5;
/** Up to what parts it from the next in the list or ends it. */
const REST =
  /^((?: (?:d[aeo]s? )?\p{Lu}\p{Ll}{2,14}){1,3}|(?: (?:D[AEO]S? )?\p{Lu}{3,15}){1,3})(?:(, ?\n?|; ?\n?| e )|[.\n]|$)/u;
const PARTED = /(?:, ?\n?|; ?\n?| e )$/;
const LONGEST = 64;
/** Where somebody works, which place they won, and what is said to all or comes next. */
const NO_REST =
  /^ (?:(?:recursos|human|seguranca|saude|meio|vigilancia|tecnologia|servicos?|customer|public|social|assistencia|ensino|educacao|compras|vendas|sales|finance|imoveis|consultoria|advocacia|modas|calcados|transportes|apologies|minutes) ?|(?:boa|bom|feliz|good|happy|thank|thanks|any other|muito|dear|kind|best) |(?:(?:primeir|segund|terceir|quart|quint)[oa]|first|second|third|1st|2nd) (?:lugar|colocad|place|half|tempo)|obrigad[oa]|thanks)/;
/** Longer runs are complete. */
const MOST_WORDS = 4;

/** Linear. */
export function withRestInLists(found: readonly Found[], document: Document): Found[] {
  const people = found.filter((one) => isSurePerson(one, SURE));
  const starts = new Set(people.map(({ start }) => start));
  const ends = new Set(people.map(({ end }) => end));
  return found.map((one) => {
    if (!isSurePerson(one, SURE)) return one;
    const { text } = document;
    const rest = REST.exec(text.slice(one.end, one.end + LONGEST));
    if (rest === null || !mayEndName(text.slice(one.start, one.end), rest[1]!)) return one;
    const end = one.end + rest[1]!.length;
    if (NO_REST.test(document.folded.slice(one.end, end))) return one;
    const parted = PARTED.exec(text.slice(Math.max(0, one.start - 3), one.start))?.[0];
    const isListed =
      (parted !== undefined && ends.has(one.start - parted.length)) ||
      (rest[2] !== undefined && starts.has(end + rest[2].length));
    return isListed ? { ...one, end } : one;
  });
}

/** Neither what somebody is nor where from, and written as the name is. */
function mayEndName(name: string, rest: string): boolean {
  const isShouted = name === name.toUpperCase();
  return (
    isShouted === (rest === rest.toUpperCase()) &&
    name.includes(' ') &&
    name.split(' ').length <= MOST_WORDS &&
    rest.trim().split(' ').every(mayBeOfName)
  );
}

function mayBeOfName(word: string): boolean {
  const known = knownOf(foldToken(word));
  return (known & (THING | TITLE)) === 0 && ((known & PLACE) === 0 || asSurname(known) > 0);
}
