/** Legal text for the chain of particulars: where it speaks of nobody's, its dates, offices and numbers are none. */

import { GAPS } from '../src/model/passages.ts';
import type { Word } from '../src/model/words.ts';
import type { DetailGold, Gold, Sentence } from './sentence.ts';
import { surveyed } from './surveyed.ts';

/** Sentences that are taken for one document; where one ends the set does not tell. */
const DOCUMENT = 40;

/** @param sentences in the order of the set */
export function courtText(sentences: readonly Sentence[], wordOf: (token: string) => Word): Sentence[] {
  return Array.from({ length: Math.ceil(sentences.length / DOCUMENT) }, (_, index) =>
    surveyed(sentences.slice(index * DOCUMENT, (index + 1) * DOCUMENT), wordOf).map((sentence) => ({
      ...sentence,
      gaps: Uint8Array.from(sentence.tokens, (_token, at) => (at === 0 ? GAPS.line : GAPS.space)),
      details: sentence.labels.map(detailOf),
    })),
  ).flat();
}

/** A place may be where somebody lives or was born. */
function detailOf(gold: Gold): DetailGold {
  if (gold === 'any' || gold.endsWith('place')) return 'any';
  if (gold.endsWith('person')) return 'person';
  return gold.endsWith('organisation') ? 'organisation' : 'none';
}
