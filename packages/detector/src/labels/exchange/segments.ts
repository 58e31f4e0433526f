/** Messages between hospitals: "PID|1||884213^^^HSJ^MR||SOUTO^MARINA||19840312|F" (HL7 version 2, chapters 3, 6 and 7). */

import type { Category } from '../../categories.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { ofField } from './field.ts';

/** What stands in which field of a segment, counted from its name. */
const SEGMENTS: Readonly<Record<string, Readonly<Record<number, Category>>>> = {
  PID: {
    2: 'health-record',
    3: 'health-record',
    4: 'health-record',
    5: 'person',
    6: 'person',
    7: 'birth-date',
    9: 'person',
    11: 'address',
    13: 'phone',
    14: 'phone',
    18: 'registration',
    19: 'national-id',
    20: 'registration',
    21: 'health-record',
    23: 'birthplace',
    29: 'personal-date',
  },
  MRG: { 1: 'health-record', 7: 'person' },
  NK1: { 2: 'person', 4: 'address', 5: 'phone', 6: 'phone', 16: 'birth-date', 30: 'person', 31: 'phone' },
  GT1: {
    2: 'registration',
    3: 'person',
    4: 'person',
    5: 'address',
    6: 'phone',
    7: 'phone',
    8: 'birth-date',
    12: 'national-id',
  },
  IN1: { 16: 'person', 18: 'birth-date', 19: 'address', 36: 'registration', 49: 'registration' },
  PV1: { 7: 'person', 8: 'person', 9: 'person', 17: 'person', 52: 'person' },
  OBR: { 16: 'person', 17: 'phone' },
  ORC: { 10: 'person', 11: 'person', 12: 'person' },
  STF: { 3: 'person', 6: 'birth-date', 10: 'phone', 11: 'address' },
};
/** Most are numbered first. With the sign that parts the components of a name, a number or a doctor. */
const SEGMENT =
  /(?<![A-Z\d|])(?:(PID|NK1|GT1|IN1|PV1|OBR)(?=\|\d{0,4}\|)|(MRG|ORC|STF)(?=\|[^\n|]{0,40}\|))[^\n]{0,1500}/g;

/** Linear. */
export function findInSegments({ text }: Document): Found[] {
  if (!text.includes('|')) return [];
  return Array.from(text.matchAll(SEGMENT)).flatMap(({ index, 0: line, 1: numbered, 2: name = numbered }) => {
    if (!line.includes('^')) return [];
    const fields = SEGMENTS[name!]!;
    let start = index;
    return line.split('|').flatMap((value, at) => {
      const from = start;
      start += value.length + 1;
      const category = fields[at];
      return category === undefined ? [] : ofField(category, from, value, `${name!}-${at}`);
    });
  });
}
