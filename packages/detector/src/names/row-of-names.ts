import { because, isSurePerson, type Found } from '../found.ts';
import { WORD, firstTokenAt } from '../text/tokens.ts';
import { PLACE, THING, TITLE, asFirst, asSurname } from './lists.ts';
import { isCapitalised } from './runs.ts';
import type { Words } from './runs.ts';

/** What parts people who are named one after the other. */
const LINK = /^(?:, ?\n?| ?\/ ?| e | and | & | y |, e |, and )$/;
/** A lone name that only stands beside one person has to be in the lists. */
const KNOWN = 4;
const CONFIDENCE = 0.72;
const SURE = 0.6;
/** So many names are taken from one row. */
const MOST = 12;

/** "Cleo, Fox, Yaz & Pip": a capitalised word between people, or beside one where it is also a name. Linear. */
export function findInRows(words: Words, people: readonly Found[]): Found[] {
  const { document, tokens } = words;
  const sure = people.filter((one) => isSurePerson(one, SURE));
  const starts = new Set(sure.map(({ start }) => start));
  const ends = new Set(sure.map(({ end }) => end));
  const found: Found[] = [];
  for (const end of ends) {
    let at = end;
    // One after the other: each that is found stands for a person beside the next.
    for (let steps = 0; steps < MOST; steps++) {
      const index = firstTokenAt(tokens.start, tokens.count, at);
      if (index >= tokens.count || !isOneWord(words, index)) break;
      if (!LINK.test(document.text.slice(at, Math.min(tokens.start[index]!, at + 8)))) break;
      const last = tokens.end[index]!;
      if (starts.has(tokens.start[index]!)) break;
      const next = index + 1 < tokens.count ? tokens.start[index + 1]! : document.text.length;
      const gap = document.text.slice(last, Math.min(next, last + 8));
      const between = LINK.test(gap) && starts.has(next);
      const known = Math.max(asFirst(words.known[index]!), asSurname(words.known[index]!)) >= KNOWN;
      const ended = LINK.test(gap) || /^[.;)\]\n|\t]|^$/.test(gap);
      if (!between && !(known && ended)) break;
      found.push(lone(tokens.start[index]!, last));
      at = last;
    }
  }
  for (const start of starts) {
    const index = firstTokenAt(tokens.start, tokens.count, start) - 1;
    if (index < 0 || !isOneWord(words, index) || ends.has(tokens.end[index]!)) continue;
    if (!LINK.test(document.text.slice(tokens.end[index], start))) continue;
    if (Math.max(asFirst(words.known[index]!), asSurname(words.known[index]!)) < KNOWN) continue;
    const before = document.text.slice(Math.max(0, tokens.start[index]! - 4), tokens.start[index]);
    if (/(?:[\n\t|(:;]|^| - | [aoe] |, ) ?$/.test(before))
      found.push(lone(tokens.start[index]!, tokens.end[index]!));
  }
  return found;
}

const lone = (start: number, end: number): Found => ({
  start,
  end,
  category: 'person',
  detector: 'name',
  confidence: CONFIDENCE,
  reason: because('name-list'),
  proposal: 'remove',
  priority: 48,
});

const isOneWord = ({ tokens, known, document }: Words, index: number): boolean =>
  tokens.kind[index] === WORD &&
  isCapitalised({ tokens, known, document }, index) &&
  tokens.end[index]! - tokens.start[index]! >= 2 &&
  (known[index]! & (THING | TITLE | PLACE)) === 0;
