/** What was said of the tokens of a document at the first look, one after the other, with their lines and cells. */

import { LABEL_COUNT } from '../labels.ts';
import { logOdds } from '../log-odds.ts';
import type { NetworkTags } from '../network/network.ts';
import { GAPS } from '../passages.ts';
import { phraseAt } from '../phrase-at.ts';
import type { Read } from '../read.ts';
import { surveyed } from '../survey.ts';
import type { NameTags, Survey } from '../types.ts';
import type { Word } from '../words.ts';

/** Nothing is surer than this at the first look. */
const SUREST = 1e-5;

/** One number a token, unless it is said otherwise. */
export interface Seen {
  readonly count: number;
  readonly words: readonly Word[];
  /** Log odds of being part of a name, by all that were asked. */
  readonly odds: Float32Array;
  /** The same by the chain alone. */
  readonly chain: Float32Array;
  /** Of names that it is part of, the share that begins with it. */
  readonly begins: Float32Array;
  /** `LABEL_COUNT` and `DETAIL_COUNT` a token: log odds by the networks. */
  readonly people: Float32Array;
  readonly details: Float32Array;
  readonly gaps: Uint8Array;
  /** What the phrase is that it is in, bits of `PHRASES`. */
  readonly phrases: Uint8Array;
  /** What the document says of its word: see `survey.ts`. */
  readonly survey: Uint8Array;
  /** First of its sentence. */
  readonly first: Uint8Array;
  /** Numbers of its line and of its cell in the line, from 0. */
  readonly lines: Int32Array;
  readonly cells: Int32Array;
}

/**
 * @param chains what the chains said of each passage, and `joined` what all said together
 * @param network rows of the same tokens
 */
export function seenAtFirst(
  read: readonly Read[],
  chains: readonly NameTags[],
  joined: readonly NameTags[],
  network: NetworkTags,
  survey: Survey | undefined,
): Seen {
  const count = network.people.length / LABEL_COUNT;
  const words: Word[] = [];
  const numbers = () => new Float32Array(count);
  const bytes = () => new Uint8Array(count);
  const [odds, chain, begins] = [numbers(), numbers(), numbers()];
  const [gaps, phrases, surveys, first] = [bytes(), bytes(), bytes(), bytes()];
  const lines = new Int32Array(count);
  const cells = new Int32Array(count);
  let [token, line, cell] = [0, -1, 0];
  for (const [index, { passage, words: some }] of read.entries()) {
    let phraseEnd = 0;
    let kinds = 0;
    for (const [at, word] of some.entries()) {
      const gap = passage.gaps?.[at] ?? (at === 0 ? GAPS.line : GAPS.space);
      if (gap === GAPS.line || token === 0) [line, cell] = [line + 1, 0];
      else if (gap === GAPS.cell) cell++;
      if (at >= phraseEnd) [phraseEnd, kinds] = phraseAt(some, at);
      const inside = joined[index]!.inside[at]!;
      odds[token] = logOdds(inside, SUREST);
      chain[token] = logOdds(chains[index]!.inside[at]!, SUREST);
      begins[token] = joined[index]!.begins[at]! / Math.max(inside, SUREST);
      [gaps[token], phrases[token], first[token]] = [gap, kinds, at === 0 ? 1 : 0];
      surveys[token] = survey === undefined ? 0 : surveyed(survey, word);
      [lines[token], cells[token]] = [line, cell];
      words.push(word);
      token++;
    }
  }
  return {
    count, words, odds, chain, begins, gaps, phrases, survey: surveys, first, lines, cells,
    people: network.people.map((likely) => logOdds(likely, SUREST)),
    details: network.details.map((likely) => logOdds(likely, SUREST)),
  }; // prettier-ignore
}
