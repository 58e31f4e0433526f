/** Names of accounts beside the platform where they are, or what is done with them: "insta = saltybev_ceramics", "Posted by mum2four_81". */

import { isNobodysHandle } from '../identifiers/nobodys-handles.ts';
import type { Document, Range } from '../text/document.ts';
import { matchesOf } from '../text/starts.ts';
import { isNoAccount, lookOf } from './account-names.ts';
import { OF_ACCOUNTS, SAID } from './account-patterns.ts';
import { findDomainAccounts } from './domain-accounts.ts';

const UNDERSCORED =
  /(?<![\w./\\@#$%&=-])[\p{L}\d](?=[\p{L}\d.]{0,30}_)[\p{L}\d_.]{2,40}(?<!\.)(?![\w/\\@(=-])/gu;
/** So far before a word its line is read, and after it, to the end of the last word. */
const REACH = 240;
const AHEAD = /^[^\n]{0,240}[\w.]*/;
/** "GET /users/orders" is an address of a program, "/Users/ana" a folder. */
const ROUTE = /(?<!:)\/(?:users|usuarios|utilizadores|profiles|perfis)\/$/;

/** Where the accounts stand. Linear. */
export function findHandles(document: Document): Range[] {
  const { text, folded, places } = document;
  const found: Range[] = [];
  matchesOf(places.folded, SAID, (match, { looks }) => {
    const [all, name] = match as unknown as readonly [string, string];
    const behind = match.index + all.length;
    const starts = [behind, match.index - name.length, match.index - name.length - 1];
    const start = starts.find((place) => folded.startsWith(name, place))!;
    const look = /^\d{15}/.test(name) ? 'marked' : lookOf(text.slice(start, start + name.length));
    if (isNoAccount(name) || isNobodysHandle(name)) return;
    if (ROUTE.test(text.slice(Math.max(0, start - 16), start))) return;
    if (looks === undefined || (look !== undefined && looks.has(look)))
      found.push({ start: text[start - 1] === '@' ? start - 1 : start, end: start + name.length });
  });
  found.push(...findDomainAccounts(document));
  return folded.includes('_') ? [...found, ...underscoredIn(document)] : found;
}

function underscoredIn({ text, folded, places }: Document): Range[] {
  const found: Range[] = [];
  let done = 0;
  matchesOf(places.folded, OF_ACCOUNTS, ({ index }) => {
    if (index < done) return;
    const before = folded.slice(Math.max(done, index - REACH), index);
    done = index + AHEAD.exec(folded.slice(index, index + 2 * REACH))![0].length;
    // From there on, with what stands before, so that no part of a word is taken for one.
    UNDERSCORED.lastIndex = index - (before.length - before.lastIndexOf('\n') - 1);
    for (const { 0: name, index: start } of text.slice(0, done).matchAll(UNDERSCORED))
      if (lookOf(name) === 'marked' && !isNobodysHandle(name))
        found.push({ start, end: start + name.length });
  });
  return found;
}
