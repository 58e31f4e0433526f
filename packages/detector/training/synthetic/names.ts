/** People who do not exist: lists mixed with made-up words, in the many ways in which names are written. */

import { pick } from '../random.ts';

export interface NameParts {
  /** Most usual first. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Short and pet names, small letters. */
  readonly pet: readonly string[];
  /** Words that serve as nicknames. */
  readonly nouns: readonly string[];
  readonly portuguese: boolean;
}

type Random = () => number;

const PARTICLES = ['de', 'da', 'dos', 'do', 'das', 'e'];
const FOREIGN_PARTICLES = [
  'van',
  'van der',
  'von',
  'de la',
  'del',
  'di',
  'bin',
  'al-',
  'Mac',
  'Mc',
  "O'",
  "D'",
  'St. ',
  'Le ',
  'De ',
];
const SUFFIXES = ['Filho', 'Neto', 'Júnior', 'Jr.', 'Sobrinho', 'Segundo', 'II'];
const ENGLISH_SUFFIXES = ['Jr.', 'Sr.', 'III', 'II', 'Jr', 'IV'];

/** Usual names come often, rare ones too; one in five is made up, since real ones are often in no list. */
function word(list: readonly string[], random: Random): string {
  const chance = random();
  if (chance < 0.5) return list[Math.floor(list.length * random() ** 3)]!;
  if (chance < 0.8) return pick(list, random);
  const [one, other] = [pick(list, random), pick(list, random)];
  const made = one.slice(0, Math.ceil(one.length / 2)) + other.slice(Math.floor(other.length / 2));
  return made.charAt(0).toUpperCase() + made.slice(1).toLowerCase();
}

export const firstName = (parts: NameParts, random: Random): string => {
  const name = word(parts.first, random);
  return random() < 0.05 ? `${name}-${word(parts.first, random)}` : name;
};

export function lastName(parts: NameParts, random: Random): string {
  const name = word(parts.last, random);
  const chance = random();
  if (parts.portuguese || chance > 0.14) return name;
  if (chance < 0.07) return `${name}-${word(parts.last, random)}`;
  const particle = pick(FOREIGN_PARTICLES, random);
  return /[a-z]$/.test(particle) && !/^Ma?c$/.test(particle) ? `${particle} ${name}` : particle + name;
}

const initial = (parts: NameParts, random: Random): string => word(parts.first, random).charAt(0);

export function initials(parts: NameParts, random: Random): string {
  const count = 1 + Math.floor(random() * 3);
  const gap = random() < 0.5 ? '. ' : '.';
  return `${Array.from({ length: count }, () => initial(parts, random)).join(gap)}.`;
}

/** One name as a text would write it. */
export function fullName(parts: NameParts, random: Random): string {
  const first = () => firstName(parts, random);
  const last = () => lastName(parts, random);
  const joined = () =>
    parts.portuguese && random() < 0.45 ? `${pick(PARTICLES, random)} ${last()}` : last();
  const suffix = pick(parts.portuguese ? SUFFIXES : ENGLISH_SUFFIXES, random);
  const forms: readonly [number, () => string][] = [
    [parts.portuguese ? 20 : 42, () => `${first()} ${joined()}`],
    [parts.portuguese ? 26 : 6, () => `${first()} ${last()} ${joined()}`],
    [parts.portuguese ? 14 : 5, () => `${first()} ${first()} ${joined()}`],
    [parts.portuguese ? 10 : 2, () => `${first()} ${first()} ${last()} ${joined()}`],
    [parts.portuguese ? 3 : 9, () => `${first()} ${initial(parts, random)}. ${last()}`],
    [3, () => `${initials(parts, random)} ${last()}`],
    [2, () => `${first()} ${last()} ${suffix}`],
    [2, () => `${first()} "${petName(parts, random)}" ${last()}`],
    [2, () => `${first()} ${last().toUpperCase()}`],
    [1, () => `${first()} ${initial(parts, random)}.`],
    [1, () => `${petName(parts, random)} ${last()}`],
    [1, () => `${first().slice(0, 3)}. ${last()}`],
    [1, () => `${first()} ${first()}`],
  ];
  return choose(forms, random)();
}

/** Family name first, as in registers and references. */
export function inverted(parts: NameParts, random: Random, capitals: boolean): string {
  const last =
    random() < 0.25 ? `${word(parts.last, random)} ${word(parts.last, random)}` : word(parts.last, random);
  const chance = random();
  const given =
    chance < 0.4
      ? initials(parts, random)
      : chance < 0.7
        ? firstName(parts, random)
        : chance < 0.85
          ? `${firstName(parts, random)} ${firstName(parts, random)}`
          : `${firstName(parts, random)} ${initial(parts, random)}.`;
  return `${capitals ? last.toUpperCase() : last}, ${given}`;
}

/** Zé, Ju, Tiagão, Dougie, Mags, "Bolacha". */
export function petName(parts: NameParts, random: Random): string {
  const chance = random();
  if (chance < 0.35) return titled(pick(parts.pet, random));
  if (chance < 0.5) return titled(pick(parts.nouns, random));
  const name = word(parts.first, random);
  if (chance < 0.75) return name.slice(0, 2 + Math.floor(random() * 3));
  const stem = /^.{2,}?[^aeiouáéíóúãõ]+(?=[aeiouáéíóúãõ])/i.exec(name)?.[0] ?? name;
  const endings = parts.portuguese
    ? ['inho', 'inha', 'ão', 'zinho', 'ona', 'in', 'ito', 'eco']
    : ['y', 'ie', 's', 'o', 'ers', 'z', 'kins'];
  return stem + pick(endings, random);
}

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

function choose<Item>(weighted: readonly [number, Item][], random: Random): Item {
  let left = random() * weighted.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, item] of weighted) {
    left -= weight;
    if (left <= 0) return item;
  }
  return weighted[0]![1];
}
