/** Sentences as the numbers that the chains are fitted to. */

import { aroundOf } from '../src/model/around.ts';
import { FACTS, writeFacts } from '../src/model/features.ts';
import type { Lexicon } from '../src/model/types.ts';
import { createWords, type Word } from '../src/model/words.ts';
import { seeded } from './random.ts';
import type { Sentence } from './sentence.ts';

export interface Example {
  readonly words: readonly Word[];
  readonly facts: Uint32Array;
}

/** Of sentences with a seed, three in ten know no list and four in ten forget one word in four. */
const BLIND = 0.3;
const FORGETFUL = 0.7;
const FORGOTTEN = 0.25;
/** In such a sentence this part of the facts is left out, so that none is relied on alone. */
const DROPPED = 0.3;
/** A fact that is left out. */
export const NOTHING = 0xffff_ffff;

export function exampleReader(lexicon: Lexicon): (sentence: Sentence) => Example {
  const listed = createWords(lexicon);
  const unlisted = createWords({ bitsOf: () => 0, phrases: new Map() });
  return (sentence) => {
    const { tokens, seed, survey } = sentence;
    const random = seed === undefined ? () => 1 : seeded(seed);
    const chance = random();
    const part = chance < BLIND ? 1 : chance < FORGETFUL ? FORGOTTEN : 0;
    const words = tokens.map((token) => (random() < part ? unlisted(token) : listed(token)));
    const facts = new Uint32Array(tokens.length * FACTS);
    writeFacts(words, aroundOf(sentence, survey), facts);
    if (seed !== undefined) drop(facts, random);
    return { words, facts };
  };
}

export function drop(facts: Uint32Array, random: () => number): void {
  for (let at = 0; at < facts.length; at++) if (random() < DROPPED) facts[at] = NOTHING;
}
