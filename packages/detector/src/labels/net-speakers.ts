/** "<toninho_> alguém aí?": who speaks where only accounts speak. */

import type { Document, Range } from '../text/document.ts';
import { matchesInLines } from '../text/lines.ts';

const SPEAKER = /<[@+~]?([\p{L}_][\p{L}\d_|~^-]{1,20})>(?= \S)/uy;
const STAMP = /(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]? )?/y;
/** Of pages of the net. */
const TAGS: ReadonlySet<string> = new Set(
  'a b i p u br hr li ul ol dl dt dd td tr th tt em div img nav pre sub sup svg body code font form head html link main meta span table tbody thead title style script strong small center section header footer article button input label option select'.split(
    ' ',
  ),
);
/** One alone is a mark in a form. */
const FEWEST = 2;
const END_OF_TAG = /<\/[a-z]/i;
/** At the side of a name; figures and marks in it. */
const TIME = /\d\]? $/;
const MARK = /[@+~\d_|^]/;

/** Linear. */
export function findNetSpeakers({ text }: Document): Range[] {
  if (!text.includes('> ') || END_OF_TAG.test(text)) return [];
  const said = matchesInLines(text, SPEAKER, STAMP).filter((match) => !TAGS.has(match[1]!.toLowerCase()));
  if (said.length < FEWEST) return [];
  const names = new Set(said.map((match) => match[1]!));
  const isChat =
    names.size < said.length ||
    said.some(({ 0: all, index }) => MARK.test(all) || TIME.test(text.slice(Math.max(0, index - 3), index)));
  if (!isChat) return [];
  return said.map(({ 0: all, 1: name, index }) => {
    const start = index + all.indexOf(name!);
    return { start, end: start + name!.length };
  });
}
