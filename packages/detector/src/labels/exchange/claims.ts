/** What insurers and clinics of the United States send each other: "NM1*IL*1*BRANDT*NILO****MI*WQX7712044~" (ANSI X12 837, 834, 270). */

import type { Category } from '../../categories.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { ofField } from './field.ts';

const SEGMENT = /(?<![A-Z\d*])(NM1|N3|N4|DMG|REF|PER)\*([^\n~]{1,200})/g;
/** Persons, not firms, in the second element of a name. */
const PERSON = '1';
/** Numbers of the insured and of their policies, as the first element of a reference tells. */
const REFERENCES: ReadonlyMap<string, Category> = new Map<string, Category>([
  ['SY', 'national-id'],
  ['0F', 'registration'],
  ['1L', 'registration'],
  ['1W', 'registration'],
  ['23', 'registration'],
  ['IG', 'registration'],
  ['EA', 'health-record'],
]);
const CHANNELS: ReadonlyMap<string, Category> = new Map<string, Category>([
  ['TE', 'phone'],
  ['HP', 'phone'],
  ['WP', 'phone'],
  ['CP', 'phone'],
  ['EM', 'email'],
]);
/** Who answers for a firm may be a part of it. */
const OFFICE =
  /\b(?:DEPT|DEPARTMENT|BILLING|CLAIMS|CUSTOMER|SERVICES?|OFFICE|SUPPORT|HELP|DESK|PROVIDER|EDI|CLINIC|CENTER|INC|LLC)\b/i;
/** A home stands so far behind the name of who lives there. */
const REACH = 120;

interface Element {
  readonly start: number;
  readonly value: string;
}

/** Linear. */
export function findInClaims({ text }: Document): Found[] {
  if (!text.includes('NM1*')) return [];
  let person = -REACH;
  let home = person;
  return Array.from(text.matchAll(SEGMENT)).flatMap(({ index, 0: whole, 1: name, 2: rest }) => {
    const elements = elementsOf(rest!, index + name!.length + 1);
    if (name === 'NM1') person = home = elements[1]?.value === PERSON ? index + whole.length : -REACH;
    const isTheirs = index - Math.max(person, home) <= REACH;
    if (isTheirs && (name === 'N3' || name === 'N4')) home = index + whole.length;
    return categoriesOf(name!, elements, isTheirs).flatMap(([at, category]) => {
      const element = elements[at];
      return element === undefined ? [] : ofField(category, element.start, element.value, name!);
    });
  });
}

function elementsOf(rest: string, from: number): Element[] {
  let start = from;
  return rest.split('*').map((value) => {
    const element = { start, value };
    start += value.length + 1;
    return element;
  });
}

/** Which element of a segment holds what. */
function categoriesOf(
  name: string,
  elements: readonly Element[],
  isTheirs: boolean,
): (readonly [number, Category])[] {
  const first = elements[0]?.value ?? '';
  if (name === 'NM1' && elements[1]?.value === PERSON)
    return [
      [2, 'person'],
      [3, 'person'],
      [4, 'person'],
      [8, elements[7]?.value === 'XX' ? 'professional-id' : 'registration'],
    ];
  if (name === 'DMG') return [[1, 'birth-date']];
  if (name === 'REF' && REFERENCES.has(first)) return [[1, REFERENCES.get(first)!]];
  if (name === 'PER')
    return [
      ...(OFFICE.test(elements[1]?.value ?? '') ? [] : [[1, 'person'] as const]),
      ...[2, 4, 6].flatMap((at) => {
        const category = CHANNELS.get(elements[at]?.value ?? '');
        return category === undefined ? [] : [[at + 1, category] as const];
      }),
    ];
  if (!isTheirs) return [];
  if (name === 'N3')
    return [
      [0, 'address'],
      [1, 'address'],
    ];
  return name === 'N4'
    ? [
        [0, 'address'],
        [1, 'address'],
        [2, 'address'],
      ]
    : [];
}
