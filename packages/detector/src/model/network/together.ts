/** What the chains and the network say, as one: they err in different places. Weights chosen on held-out and ordinary documents. */

import { DETAIL_COUNT } from '../details.ts';
import { logOdds } from '../log-odds.ts';
import { BEGINS, INSIDE, LABEL_COUNT } from '../labels.ts';
import type { NameTags } from '../types.ts';
import type { NetworkTags } from './network.ts';

const CHAINS = 0.15;
const NETWORK = 0.85;

export function together(tags: readonly NameTags[], { people, details }: NetworkTags): NameTags[] {
  let from = 0;
  return tags.map((one) => {
    const count = one.inside.length;
    const own = people.subarray(from * LABEL_COUNT, (from + count) * LABEL_COUNT);
    const joined = {
      ...namesTogether(one, own),
      details: detailsTogether(
        one.details,
        details.subarray(from * DETAIL_COUNT, (from + count) * DETAIL_COUNT),
      ),
    };
    from += count;
    return joined;
  });
}

function namesTogether(
  { begins, inside }: NameTags,
  people: Float32Array,
): Pick<NameTags, 'begins' | 'inside' | 'final'> {
  const both = inside.map((likely, token) => {
    const second = people[token * LABEL_COUNT + BEGINS]! + people[token * LABEL_COUNT + INSIDE]!;
    return 1 / (1 + Math.exp(-(CHAINS * logOdds(likely, TINY) + NETWORK * logOdds(second, TINY))));
  });
  return {
    inside: both,
    final: both,
    begins: begins.map((begin, token) => {
      const first = begin / Math.max(inside[token]!, TINY);
      const second = people[token * LABEL_COUNT + BEGINS]!;
      const own = second / Math.max(second + people[token * LABEL_COUNT + INSIDE]!, TINY);
      return (both[token]! * (first + own)) / 2;
    }),
  };
}

function detailsTogether(first: Float32Array, second: Float32Array): Float32Array {
  const both = first.map(
    (likely, at) => Math.max(likely, TINY) ** CHAINS * Math.max(second[at]!, TINY) ** NETWORK,
  );
  for (let row = 0; row < both.length; row += DETAIL_COUNT) {
    let sum = 0;
    for (let label = 0; label < DETAIL_COUNT; label++) sum += both[row + label]!;
    for (let label = 0; label < DETAIL_COUNT; label++) both[row + label]! /= sum;
  }
  return both;
}

const TINY = 1e-5;
