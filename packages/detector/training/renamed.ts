/** The same sentences about other people: what stands around names is learnt without learning the names. */

import { foldToken } from '../src/model/words.ts';
import { PARTICLE, TITLE, asFirst, asSurname, knownWords } from '../src/names/lists.ts';
import type { Sentence } from './sentence.ts';
import { firstName, lastName, type NameParts } from './synthetic/names.ts';

type Random = () => number;

/** Each name of the sentence in its own form (initials, capitals, particles) with other words in it. */
export function renamed(sentence: Sentence, names: NameParts, random: Random): Sentence {
  const { tokens, labels } = sentence;
  const changed = tokens.map((token, index) => {
    if (!(labels[index] ?? '').endsWith('person')) return token;
    return likeIt(
      token,
      labels[index] === 'B-person' && labels[index + 1] !== 'I-person',
      labels[index] === 'B-person',
      names,
      random,
    );
  });
  return { ...sentence, tokens: changed };
}

function likeIt(token: string, alone: boolean, first: boolean, names: NameParts, random: Random): string {
  if (!/^\p{L}/u.test(token)) return token;
  const known = knownWords().get(foldToken(token)) ?? 0;
  if ((known & (PARTICLE | TITLE)) !== 0) return token;
  const family =
    asSurname(known) > asFirst(known) || (!alone && !first && asSurname(known) >= asFirst(known));
  const name = oneWord(family ? lastName(names, random) : firstName(names, random));
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
