/** Dumps of the heads of medical images: "(0010,0010) PN [SOUTO^MARINA]", "0010,0020  Patient ID: 884213" (DICOM PS3.6). */

import type { Category } from '../../categories.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { ofField } from './field.ts';

const OF_TAGS: ReadonlyMap<string, Category> = new Map<string, Category>([
  ['0008,0090', 'person'],
  ['0008,0092', 'address'],
  ['0008,0094', 'phone'],
  ['0008,1048', 'person'],
  ['0008,1050', 'person'],
  ['0008,1060', 'person'],
  ['0008,1070', 'person'],
  ['0010,0010', 'person'],
  ['0010,0020', 'health-record'],
  ['0010,0030', 'birth-date'],
  ['0010,1000', 'health-record'],
  ['0010,1001', 'person'],
  ['0010,1005', 'person'],
  ['0010,1010', 'age'],
  ['0010,1040', 'address'],
  ['0010,1060', 'person'],
  ['0010,2154', 'phone'],
  ['0010,2155', 'email'],
  ['0010,2297', 'person'],
  ['0032,1032', 'person'],
  ['0038,0300', 'address'],
  ['0040,0006', 'person'],
  ['0040,a075', 'person'],
  ['0040,a123', 'person'],
]);
/** The value in brackets or quotes, or behind a colon to the end of the line or to a wide gap. */
const ELEMENT =
  /(?:\(|(?<=(?:^|\n)[ \t]{0,8}))(00(?:08|10|32|38|40), ?[\dA-Fa-f]{4})\)?([^\n[\]:=]{0,60}?(?:\[|[:=] ?["']?| (?:PN|LO|DA|AS|SH|LT|ST) (?![[:])))([^\n\]#\t]{1,120}?)(?= {2}|["'\]#\t\n]|$)/g;
/** In brackets, else it is a number with a decimal comma. */
const SIGN = /\(?00(?:08|10|32|38|40), ?[\dA-Fa-f]{4}\)? {1,4}[A-Z(]/;

/** Linear. */
export function findInImages({ text }: Document): Found[] {
  if (!text.includes('0010,') || !SIGN.test(text)) return [];
  const found: Found[] = [];
  for (const { index, 0: all, 1: tag, 3: value } of text.matchAll(ELEMENT)) {
    const category = OF_TAGS.get(tag!.replace(' ', '').toLowerCase());
    if (category !== undefined)
      found.push(...ofField(category, index + all.length - value!.length, value!, tag!));
  }
  return found;
}
