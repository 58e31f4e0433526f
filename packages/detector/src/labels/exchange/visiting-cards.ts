/** "N:Brandt;Iolanda;Maria;Sra.;": the parts of a name on an electronic card (RFC 6350, 6.2.2). */

import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { ofField } from './field.ts';

const NAME = /(?<=(?:^|\n)[ \t]{0,8}N(?:;[A-Z\d=-]{1,30}){0,3}:)[^\n:]{2,160}/g;
/** Behind the family, the given and the other names stand forms of address. */
const PARTS = 3;

/** Linear. */
export function findOnCards({ text }: Document): Found[] {
  if (!text.includes('BEGIN:VCARD')) return [];
  return Array.from(text.matchAll(NAME)).flatMap(({ index, 0: names }) => {
    let start = index;
    return names
      .split(';')
      .slice(0, PARTS)
      .flatMap((part) => {
        const from = start;
        start += part.length + 1;
        return ofField('person', from, part, 'N');
      });
  });
}
