/** Names in letters for machines, which anybody's mail reads back: "From: =?UTF-8?B?TWFyaW5h?=" (RFC 2047), "cn:: TWFyaW5h" (RFC 2849). */

import type { Category } from '../categories.ts';
import { because, type Found } from '../found.ts';
import { asFirst, asSurname, knownOf } from '../names/lists.ts';
import type { Document } from '../text/document.ts';
import { foldToken } from '../model/words.ts';

const WORD = /=\?([A-Za-z][\w-]{2,24})(?:\*[\w-]{2,8})?\?([BbQq])\?([^?\s]{2,250})\?=/g;
const ATTRIBUTE =
  /(?<=^|\n)(cn|sn|givenName|displayName|gecos|initials|homePostalAddress|postalAddress|street|mail|userPassword|manager|dn|homePhone|mobile)(?:;[\w-]{2,16})?:: {0,2}([A-Za-z\d+/]{4,400}={0,2})/g;
const OF_ATTRIBUTES: Readonly<Record<string, Category>> = {
  homePostalAddress: 'address',
  postalAddress: 'address',
  street: 'address',
  mail: 'email',
  userPassword: 'secret',
  homePhone: 'phone',
  mobile: 'phone',
};
/** Lines of a letter that say who writes and who reads; they may go on in the next, behind a space. */
const OF_PEOPLE =
  /(?:^|\n)[> \t]{0,8}(?:from|to|cc|bcc|reply-to|sender|de|para|cco|responder a)[ \t]?:(?:[^\n]|\n[ \t])*$/i;
const LOOK_BACK = 400;
const FIRM =
  /(?<![\p{L}])(?:ltda|s\.?a|ltd|inc|banco|bank|loja|shop|store|atendimento|suporte|support|team|equipe|no-?reply|newsletter|vendas|sales|secretaria|escola|school|hospital)(?![\p{L}])/iu;
const OVER_PARTS = 93;

/** Linear. */
export function findEncodedWords({ text }: Document): Found[] {
  const found: Found[] = [];
  const add = (category: Category, start: number, length: number) => {
    found.push({
      start,
      end: start + length,
      category,
      detector: 'label',
      confidence: 0.9,
      reason: because('pattern'),
      proposal: 'remove',
      priority: OVER_PARTS,
    });
  };
  if (text.includes('=?'))
    for (const { index, 0: all, 1: charset, 2: way, 3: encoded } of text.matchAll(WORD)) {
      const plain = /b/i.test(way!) ? ofBase64(encoded!, charset) : ofQuoted(encoded!);
      const before = text.slice(Math.max(0, index - LOOK_BACK), index);
      const isNamed = OF_PEOPLE.test(before) ? mayBeSomebody(plain) : hasWholeName(plain);
      if (isNamed) add('person', index + all.length - 2 - encoded!.length, encoded!.length);
    }
  if (text.includes(':: '))
    for (const { index, 0: all, 1: name, 2: encoded } of text.matchAll(ATTRIBUTE)) {
      const category = OF_ATTRIBUTES[name!] ?? 'person';
      if (category !== 'person' || mayBeSomebody(ofBase64(encoded!)))
        add(category, index + all.length - encoded!.length, encoded!.length);
    }
  return found;
}

/** What it says; '' where it is none. */
function ofBase64(encoded: string, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(atob(encoded), (unit) => unit.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** As Latin-1: letters of UTF-8 have been read before. */
const ofQuoted = (encoded: string): string =>
  encoded
    .replaceAll('_', ' ')
    .replaceAll(/=([\dA-Fa-f]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));

const USUAL = 3;
const wordsOf = (plain: string): number[] =>
  Array.from(plain.matchAll(/\p{L}{2,}/gu), ({ 0: word }) => knownOf(foldToken(word)));
const isFirst = (known: number): boolean => asFirst(known) >= USUAL;
const isFamily = (known: number): boolean => asSurname(known) >= USUAL;

const mayBeSomebody = (plain: string): boolean =>
  !FIRM.test(plain) && wordsOf(plain).some((known) => isFirst(known) || isFamily(known));
/** "contrato de Marina Souto" */
const hasWholeName = (plain: string): boolean => {
  const words = wordsOf(plain);
  return words.some((known, at) => isFirst(known) && at + 1 < words.length && isFamily(words[at + 1]!));
};
