import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesOf, together } from '../text/starts.ts';
import { personAt } from './forms.ts';
import { ORDINARY, PLACE, THING, asFirst, knownOf } from './lists.ts';

const DEVICE =
  '(?:i(?:Phone|Pad|Mac|Pod)|AirPods|AirTag|MacBook|Apple Watch|Kindle|Echo(?: Dot)?|Chromebook|Notebook|Galaxy|Moto|Redmi|Xiaomi|Poco|Pixel)(?:[ -](?:Pro|Air|Max|Mini|Plus|Ultra|Note|Edge|Buds|Tab|Watch|[A-Z]{0,2}\\d{1,3}[a-z]?)){0,3}';
/** "iPhone de Marina", "Galaxy S21 da Bia", "MacBook-Pro-de-Rui": as those who make them call them after whom they belong to. */
const OWNED = together(
  [{ pattern: new RegExp(`${DEVICE}[ -]d[aeo][ -](\\p{Lu}\\p{L}{1,14})(?!\\p{L})`, 'uy') }],
  'letter',
);

const USUAL = 3;
/** Words that are hardly anything else as names: "Rosa", not "Vitrine". */
const VERY_USUAL = 5;
/** A device of a country is sold there. */
const COUNTRY = /^(?:brasil|portugal|franca|india|china|america)$/;

/** Linear. */
export function findOwnersOfDevices({ folded, places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.text, OWNED, ({ index, 0: { length }, 1: name }) => {
    const end = index + length;
    const owner = folded.slice(end - name!.length, end);
    const known = knownOf(owner);
    const least = (known & (ORDINARY | PLACE | THING)) === 0 ? USUAL : VERY_USUAL;
    if (asFirst(known) >= least && !COUNTRY.test(owner))
      found.push(personAt(end - name!.length, end, 'name-list'));
  });
  return found;
}
