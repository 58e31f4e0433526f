/** People who do not exist: lists mixed with made-up words, in the many ways in which names are written. */

import { pick } from '../random.ts';

export interface NameParts {
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Particles between names: `de`, `da` … in Portuguese; mostly none in English. */
  readonly particles: readonly string[];
}

type Random = () => number;

/** One name as a text would write it. Its tokens are separated by spaces, punctuation marks too. */
export function writeName(parts: NameParts, random: Random): string {
  const first = () => word(parts.first, random);
  const last = () => word(parts.last, random);
  const joined = () =>
    parts.particles.length > 0 && random() < 0.45 ? `${pick(parts.particles, random)} ${last()}` : last();
  const initial = () => `${first().charAt(0)} .`;
  const forms: readonly [number, () => string][] = [
    [24, () => `${first()} ${joined()}`],
    [22, () => `${first()} ${last()} ${joined()}`],
    [10, () => `${first()} ${first()} ${last()} ${joined()}`],
    [14, first],
    [7, last],
    [5, () => `${first()} ${initial()} ${last()}`],
    [3, () => `${initial()} ${last()}`],
    [2, () => `${initial()} ${initial()} ${last()}`],
    [4, () => `${last()} , ${first()} ${first()}`],
    [3, () => `${last()} , ${initial()} ${initial()}`],
    [2, () => `${first()} ${last()} - ${last()}`],
    [2, () => `${first()} ${joined()} ${pick(SUFFIXES, random)}`],
    [2, () => first().slice(0, 3)],
  ];
  return choose(forms, random)();
}

const SUFFIXES = ['Filho', 'Neto', 'Júnior', 'Jr .', 'Sobrinho', 'Segundo', 'II'];

/** Rare and foreign names are what a list-bound tagger misses: one word in four is made up. */
function word(list: readonly string[], random: Random): string {
  if (random() > 0.25) return pick(list, random);
  const [one, other] = [pick(list, random), pick(list, random)];
  const made = one.slice(0, Math.ceil(one.length / 2)) + other.slice(Math.floor(other.length / 2));
  return made.charAt(0).toUpperCase() + made.slice(1).toLowerCase();
}

function choose<Item>(weighted: readonly [number, Item][], random: Random): Item {
  let left = random() * weighted.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, item] of weighted) {
    left -= weight;
    if (left <= 0) return item;
  }
  return weighted[0]![1];
}
