/** "Jão, Mococa e Batata", "do Rui, do Paulista e da Lia": who is called after where they come from, in a list of people. */

import { because, isSurePerson, type Found } from '../found.ts';
import { foldToken } from '../model/words.ts';
import type { Document } from '../text/document.ts';
import { PLACE, isTown, knownOf } from './lists.ts';

const SURE = 0.5;
const CONFIDENCE = 0.72;
const PARTED = '(?:, | ?/ ?|; | e | and | & )';
const ARTICLE = '(?:(?:[dn]?[ao]|pel[ao]|pr[ao]|(?:com|para) [ao]) )?';
const ENTRY = `${ARTICLE}(\\p{Lu}\\p{Ll}{3,14})`;
/** Behind one of the list; the next of it or its end follows. */
const NEXT = new RegExp(`^(${PARTED})${ENTRY}(?:(${PARTED}${ARTICLE})|(?=[.;)\\n]|$))`, 'u');
/** The last of a list, or one of a pair: "e". */
const LAST = /^ (?:e|and|&) $/;
const PARTED_BEFORE = new RegExp(`${PARTED}${ARTICLE}$`);
/** At the head of a list. */
const FIRST = new RegExp(`(?<=[:(\\n]\\s?)${ENTRY}(${PARTED}${ARTICLE})$`, 'u');
const FROM =
  /^(?:paulista|carioca|mineir[oa]|baian[oa]|gauch[oa]|goian[oa]|cearense|capixaba|catarina|potiguar|paranaense|candang[oa]|alagoan[oa]|sergipan[oa])$/;
const LONGEST = 48;

/** Linear in people. */
export function findListedWithPeople({ text }: Document, people: readonly Found[]): Found[] {
  // Whole names stand beside the towns of their bearers: "Ana Lima, Campinas, Rui Leal, Recife".
  const listed = people.filter(
    (one) => isSurePerson(one, SURE) && !text.slice(one.start, one.end).includes(' '),
  );
  const starts = new Set(listed.map(({ start }) => start));
  const ends = new Set(listed.map(({ end }) => end));
  const isBehindAnother = (start: number): boolean => {
    const parted = PARTED_BEFORE.exec(text.slice(Math.max(0, start - 12), start))?.[0];
    return parted !== undefined && ends.has(start - parted.length);
  };
  return listed.flatMap(({ start, end }) => {
    const found: Found[] = [];
    const next = NEXT.exec(text.slice(end, end + LONGEST));
    if (next !== null && isFrom(next[2]!)) {
      const at = end + next[0].length - (next[3]?.length ?? 0);
      const isInner = next[3] !== undefined && starts.has(at + next[3].length);
      if (isInner || (next[3] === undefined && LAST.test(next[1]!) && isBehindAnother(start)))
        found.push(personAt(at - next[2]!.length, at));
    }
    const before = Math.max(0, start - LONGEST);
    const first = FIRST.exec(text.slice(before, start));
    if (first !== null && isFrom(first[1]!)) {
      const behind = NEXT_PERSON.exec(text.slice(end, end + LONGEST))?.[0];
      const at = start - first[2]!.length;
      if (behind !== undefined && starts.has(end + behind.length))
        found.push(personAt(at - first[1]!.length, at));
    }
    return found;
  });
}

const NEXT_PERSON = new RegExp(`^${PARTED}${ARTICLE}`);

function isFrom(word: string): boolean {
  const folded = foldToken(word);
  return FROM.test(folded) || (knownOf(folded) & PLACE) !== 0 || isTown(folded);
}

const personAt = (start: number, end: number): Found => ({
  start,
  end,
  category: 'person',
  detector: 'label',
  confidence: CONFIDENCE,
  reason: because('name-list'),
  proposal: 'remove',
  priority: 30,
});
