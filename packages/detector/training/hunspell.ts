/** The words of a Hunspell dictionary with their forms: suffixes only, without those that hang pronouns on by a hyphen. */

import { readFileSync } from 'node:fs';

/** The flags of verbs in dictionary-pt: each makes dozens of forms, of which these are met. */
const isVerbal = (flag: string): boolean => /\p{Ll}/u.test(flag);
const USUAL = /(?:[aei]ndo|[ai]d[ao]s?|ou|eu|ava|ia|am|em)$/;

interface Suffix {
  readonly cut: string;
  readonly added: string;
  /** Of the word that it is added to; only its end counts. */
  readonly condition: RegExp;
}

/** @param file path without `.aff` and `.dic`. @returns words in small letters, as written; entries with a capital are left out */
export function* hunspellWords(file: string): Generator<string> {
  const suffixes = suffixesOf(readFileSync(`${file}.aff`, 'utf8'));
  for (const line of readFileSync(`${file}.dic`, 'utf8').split('\n')) {
    const [word = '', flags = ''] = line.trim().split('/');
    if (!/^\p{Ll}{2,}$/u.test(word)) continue;
    yield word;
    for (const flag of flags) {
      for (const { cut, added, condition } of suffixes.get(flag) ?? [])
        if (word.endsWith(cut) && condition.test(word)) yield word.slice(0, word.length - cut.length) + added;
    }
  }
}

function suffixesOf(rules: string): ReadonlyMap<string, readonly Suffix[]> {
  const suffixes = new Map<string, Suffix[]>();
  for (const line of rules.split('\n')) {
    const [kind, flag, cut, rest, condition] = line.split(/\s+/);
    if (kind !== 'SFX' || flag === undefined || cut === undefined || condition === undefined) continue;
    const added = (rest ?? '').split('/')[0]!;
    if (!/^\p{Ll}+$|^0$/u.test(added) || (isVerbal(flag) && !USUAL.test(added))) continue;
    const one = {
      cut: cut === '0' ? '' : cut,
      added: added === '0' ? '' : added,
      condition: new RegExp(`${condition}$`, 'u'),
    };
    const all = suffixes.get(flag);
    if (all === undefined) suffixes.set(flag, [one]);
    else all.push(one);
  }
  return suffixes;
}
