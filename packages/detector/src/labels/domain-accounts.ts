/** Accounts behind the domain of their network: "CORP\\kmercer", "northgate\\kmercer". */

import { ORDINARY, asFirst, asSurname, isNoWord, knownOf } from '../names/lists.ts';
import type { Document, Range } from '../text/document.ts';
import { lookOf } from './account-names.ts';

const DOMAIN_BEFORE = /(?<![\w:.\\/-])(?!HK|NT$)([A-Za-z][A-Za-z\d-]{1,14})$/;
/** What goes on behind it is a folder or the address of a machine. */
const NAME = /\\{1,2}([A-Za-z\d_][\w.-]{1,30}\w)(?![\w@\\/$])/y;
const NOBODY = /^(?:domain|users?|guest|system|admin|everyone|n[A-Z])[\w.-]{0,20}$/i;
const LONGEST = 17;

/** Linear. */
export function findDomainAccounts({ text, folded }: Document): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at + 1)) {
    const domain = DOMAIN_BEFORE.exec(text.slice(Math.max(0, at - LONGEST), at))?.[1];
    if (domain === undefined) continue;
    NAME.lastIndex = at;
    const name = NAME.exec(text)?.[1];
    if (name === undefined || NOBODY.test(name)) continue;
    const end = NAME.lastIndex;
    const start = end - name.length;
    // Domains are in capitals; what stands behind small letters has to look like an account.
    const isDomain = domain === domain.toUpperCase();
    if (isDomain ? !isThing(folded.slice(start, end)) : isOfDomain(domain, name)) found.push({ start, end });
  }
  return found;
}

const USUAL = 3;
const isThing = (word: string): boolean => {
  const known = knownOf(word);
  return (known & ORDINARY) !== 0 && asFirst(known) < USUAL && asSurname(known) < USUAL;
};

/** "corp\\kmercer", not "folder\\subfolder". */
function isOfDomain(domain: string, name: string): boolean {
  const look = lookOf(name);
  if (look === 'plain') return domain === 'corp' || isNoWord(domain.toLowerCase());
  return look === 'marked' || look === 'mixed';
}
