/** What the second look asks of a token: a row of numbers, the same when the trees are grown and when they run. */

import { DETAIL_COUNT } from '../details.ts';
import { LABEL_COUNT } from '../labels.ts';
import { GAPS } from '../passages.ts';
import { LISTED } from '../types.ts';
import { EDGE, SHAPES, type Word } from '../words.ts';
import { mentionsOf, type Mentions } from './mentions.ts';
import { linesOf, type Lines } from './lines.ts';
import type { Seen } from './seen.ts';

/** Beyond the edge of the document nobody is. */
const NOBODY = -12;
/** How far a person is looked for on both sides. */
const NEAR = 12;
/** What the networks take a neighbour for, of `LABELS`: nothing, or something else than a person. */
const NEIGHBOURS = [0, 3, 4, 5, 6] as const;

/** Writes rows, one after the other; made once for a document. Linear. */
export function createFacts(seen: Seen): (token: number) => number[] {
  const mentions = mentionsOf(seen);
  const lines = linesOf(seen);
  return (token) => [
    ...oddsAround(seen, token),
    ...opinions(seen, token),
    ...ofMentions(mentions(token), seen.odds[token]!),
    ...ofLines(lines, seen, token),
    ...ofPlace(seen, token),
    ...[-1, 0, 1].flatMap((step) => ofWord(seen, token + step)),
  ];
}

function oddsAround({ odds, count }: Seen, token: number): number[] {
  const at = (index: number): number => odds[index] ?? NOBODY;
  const most = (from: number, to: number): number => {
    let found = NOBODY;
    for (let index = Math.max(0, from); index < Math.min(count, to); index++)
      found = Math.max(found, odds[index]!);
    return found;
  };
  return [
    ...[-2, -1, 0, 1, 2].map((step) => at(token + step)),
    most(token - NEAR, token),
    most(token + 1, token + 1 + NEAR),
  ];
}

function opinions({ chain, begins, people, details, count }: Seen, token: number): number[] {
  const neighbour = (index: number): number[] =>
    NEIGHBOURS.map((label) => (index < 0 || index >= count ? NOBODY : people[index * LABEL_COUNT + label]!));
  return [
    chain[token]!,
    begins[token]!,
    ...people.subarray(token * LABEL_COUNT, (token + 1) * LABEL_COUNT),
    ...details.subarray(token * DETAIL_COUNT, (token + 1) * DETAIL_COUNT),
    ...neighbour(token - 1),
    ...neighbour(token + 1),
  ];
}

function ofMentions({ count, small, most, least, sum }: Mentions, own: number): number[] {
  const others = count - 1;
  return [others, small, most, least, others === 0 ? NOBODY : (sum - own) / others];
}

function ofLines(lines: Lines, seen: Seen, token: number): number[] {
  const line = seen.lines[token]!;
  const cell = seen.cells[token]!;
  return [
    lines.people(line),
    lines.tokens(line),
    ...[line - 1, line + 1].flatMap((other) => [
      seen.odds[lines.startOf(other, cell)] ?? NOBODY,
      lines.people(other),
    ]),
  ];
}

function ofPlace({ survey, first, gaps }: Seen, token: number): number[] {
  const next = gaps[token + 1] ?? GAPS.line;
  return [survey[token]!, first[token]!, next === GAPS.line || next === GAPS.cell ? 1 : 0];
}

function ofWord({ words, gaps, phrases }: Seen, token: number): number[] {
  const { shape, folded, listed }: Word = words[token] ?? EDGE;
  const known = listed - 1;
  return [
    Math.min(shape, SHAPES.figures),
    gaps[token] ?? -1,
    folded.length,
    phrases[token] ?? 0,
    (known >> LISTED.first) & 3,
    (known >> LISTED.surname) & 3,
    (known >> OTHER_LISTS) & 127,
  ];
}

const OTHER_LISTS = 4;

/** How many numbers a row has. */
export const FACTS = 7 + 2 + LABEL_COUNT + DETAIL_COUNT + 2 * NEIGHBOURS.length + 5 + 6 + 3 + 3 * 7;
