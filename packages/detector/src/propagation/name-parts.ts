import { isSurePerson, type Found } from '../found.ts';
import { ORDINARY, asFirst, asSurname, isInDictionary } from '../names/lists.ts';
import { isParticle, wordAt } from '../names/runs.ts';
import type { Words } from '../names/runs.ts';
import { WORD, firstTokenAt } from '../text/tokens.ts';
import { ABBREVIATIONS, areInitialsOf } from './given-initials.ts';
import { nicknamesOf, petFormsOf, shortFormsOf } from './nicknames.ts';

/** A name must be this sure to be looked for elsewhere. */
const SURE = 0.6;
const SHORTEST_PART = 4;

/** What somebody who was found may be called elsewhere. */
export interface Part {
  readonly confidence: number;
  readonly name: string;
  /**
   * `word`: also a word of the language, so it is the name only where a capital is not due to the place; `short`: the
   * beginning of a given name, in a capitalised word that no list knows; `pet`: made by rule, in any case; `initials`: two or three capitals by
   * themselves; `given-initials`: those that the document gives itself, "Ann Poe (AP)".
   */
  readonly form?: 'word' | 'short' | 'pet' | 'initials' | 'given-initials';
}

/** Folded, with the name that each is a part of. */
export function partsOfNames(words: Words, found: readonly Found[]): Map<string, Part> {
  const parts = collectParts(words, found);
  if (parts.size > 0) addAddressParts(words, found, parts);
  return parts;
}

function collectParts(words: Words, found: readonly Found[]): Map<string, Part> {
  const { document, tokens } = words;
  const parts = new Map<string, Part>();
  for (const one of found) {
    if (!isSurePerson(one, SURE)) continue;
    const name = document.text.slice(one.start, one.end).replaceAll(/\s+/g, ' ');
    const first = firstTokenAt(tokens.start, tokens.count, one.start);
    // "VANTERPOOL, Desmond": the given name stands behind.
    const comma = document.text.slice(one.start, one.end).indexOf(',');
    let givenAt = -1;
    let initials = '';
    for (let index = first; index < tokens.count && tokens.start[index]! < one.end; index++) {
      if (tokens.kind[index] !== WORD || isParticle(words.known[index]!)) continue;
      const word = wordAt(document, tokens, index);
      const known = words.known[index]!;
      const add = (text: string, confidence: number, form?: Part['form']) => {
        if ((parts.get(text)?.confidence ?? 0) < confidence)
          parts.set(text, { confidence, name, ...(form && { form }) });
      };
      if (
        word.length >= SHORTEST_PART ||
        (word.length === 3 && (asFirst(known) >= ((known & ORDINARY) === 0 ? 3 : 5) || asSurname(known) >= 6))
      ) {
        add(word, Math.min(0.93, one.confidence - 0.02));
      }
      if (givenAt < 0 && tokens.start[index]! > one.start + comma) givenAt = index;
      if (givenAt === index) {
        for (const short of shortFormsOf(word)) add(short, 0.6, 'short');
        for (const nickname of nicknamesOf(word)) add(nickname, 0.7);
        if (isOwned(word, known)) add(`${word}s`, 0.72, 'pet');
      } else if (word.length >= SHORTEST_PART) add(`${word}s`, 0.66, 'short');
      if (givenAt === index || asFirst(known) >= 5)
        for (const form of petFormsOf(word)) add(form, 0.72, 'pet');
      initials += document.text.charAt(tokens.start[index]!);
    }
    const given = /^ ?\((\p{Lu}{2,3})\)/u.exec(document.text.slice(one.end, one.end + 6))?.[1];
    if (given !== undefined && areInitialsOf(document.folded.slice(one.start, one.end), given))
      parts.set(given.toLowerCase(), { confidence: 0.85, name, form: 'given-initials' });
    else if (/^\p{Lu}{2,3}$/u.test(initials) && !ABBREVIATIONS.has(initials))
      parts.set(initials.toLowerCase(), { confidence: 0.62, name, form: 'initials' });
  }
  return parts;
}

/** "ethels flat", as chats write what is hers; no other word. */
const isOwned = (word: string, known: number): boolean =>
  asFirst(known) >= 4 && word.length >= SHORTEST_PART && !isInDictionary(`${word}s`);

/** jocasta.vilhena@…: beside a part that is known as a name stand the others of the same person. */
function addAddressParts({ document }: Words, found: readonly Found[], parts: Map<string, Part>): void {
  for (const one of found) {
    if (one.category !== 'email') continue;
    const address = document.folded.slice(one.start, one.end);
    const local = address.slice(0, address.indexOf('@')).split(/[^a-z]+/);
    const known = local.map((part) => parts.get(part)).find((part) => part !== undefined);
    if (known === undefined) continue;
    for (const part of local) {
      if (part.length >= SHORTEST_PART && !parts.has(part)) parts.set(part, { ...known, confidence: 0.75 });
    }
  }
}
