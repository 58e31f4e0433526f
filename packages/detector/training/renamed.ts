/** The same documents about other people: what stands around names is learnt without learning the names. */

import { foldToken } from '../src/model/words.ts';
import { ORDINARY, PARTICLE, THING, TITLE, asFirst, asSurname, knownOf } from '../src/names/lists.ts';
import type { Sentence } from './sentence.ts';
import { firstName, lastName, type NameParts } from './synthetic/names.ts';

type Random = () => number;

/**
 * The sentences of a document with other people in them: each name in its own form (initials, capitals, particles), the
 * same word changed the same way throughout, and other streets, towns, ages and numbers.
 */
export function renamed(document: readonly Sentence[], names: NameParts, random: Random): Sentence[] {
  const people = new Map<string, string>();
  const places = new Map<string, string>();
  return document.map((sentence) => {
    const { tokens, labels, details } = sentence;
    const changed = tokens.map((token, index) => {
      if (!(labels[index] ?? '').endsWith('person')) {
        const detail = details?.[index] ?? 'none';
        if (/^\d{1,2}$/.test(token) && NUMBERED.has(detail)) return digits(token, random);
        return PLACED.has(detail) && isOwnName(token)
          ? once(places, foldToken(token), () =>
              random() < 0.6 ? anotherPlace(token, names, random) : token,
            )
          : token;
      }
      const first = labels[index] === 'B-person';
      const alone = first && labels[index + 1] !== 'I-person';
      if (!/^\p{L}/u.test(token)) return token;
      const name = once(people, foldToken(token), () => anotherName(token, alone, first, names, random));
      return inItsCase(token, name);
    });
    return { ...sentence, tokens: changed };
  });
}

function once(met: Map<string, string>, key: string, make: () => string): string {
  const known = met.get(key);
  if (known !== undefined) return known;
  const made = make();
  met.set(key, made);
  return made;
}

/** What holds short numbers that mean nothing by themselves. */
const NUMBERED: ReadonlySet<string> = new Set([
  'age',
  'address',
  'registration',
  'document',
  'account',
  'thing',
  'secret',
]);
const PLACED: ReadonlySet<string> = new Set(['address', 'birthplace']);

const isOwnName = (token: string): boolean =>
  /^\p{Lu}[\p{L}'’]{2,}$/u.test(token) &&
  (knownOf(foldToken(token)) & (ORDINARY | PARTICLE | TITLE | THING)) === 0;

const digits = (token: string, random: Random): string =>
  token.replaceAll(/\d/g, () => String(1 + Math.floor(random() * 9)));

const anotherPlace = (token: string, names: NameParts, random: Random): string =>
  inItsCase(token, oneWord(lastName(names, random)));

function anotherName(
  token: string,
  alone: boolean,
  first: boolean,
  names: NameParts,
  random: Random,
): string {
  const known = knownOf(foldToken(token));
  if ((known & (PARTICLE | TITLE)) !== 0) return token;
  const family =
    asSurname(known) > asFirst(known) || (!alone && !first && asSurname(known) >= asFirst(known));
  return oneWord(family ? lastName(names, random) : firstName(names, random));
}

function inItsCase(token: string, name: string): string {
  if (/^\p{Lu}$/u.test(token)) return name.charAt(0).toUpperCase();
  if (token === token.toUpperCase()) return name.toUpperCase();
  return token === token.toLowerCase() ? name.toLowerCase() : name;
}

const oneWord = (name: string): string => /\p{L}[\p{L}'’]+$/u.exec(name)?.[0] ?? name;

/** In capitals, in small letters, or without accents. */
export function recased(sentence: Sentence, random: Random): Sentence {
  const chance = random();
  const change = (how: (token: string) => string): Sentence => ({
    ...sentence,
    tokens: sentence.tokens.map(how),
  });
  if (chance < 0.15) return change((token) => token.toUpperCase());
  if (chance < 0.25) return change((token) => token.toLowerCase());
  if (chance < 0.35) return change((token) => token.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  return sentence;
}
