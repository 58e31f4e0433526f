import { isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesOf, together } from '../text/starts.ts';
import { personAt } from './forms.ts';

const SURE = 0.5;
const NAME = "\\p{Lu}[\\p{L}'’-]{1,14}";
/** "conhecido por Lau", "vulgo Capixaba", "known to all as Budgie", '(o "Galego")'. */
const SAID =
  '(?:(?:mais |tamb[ée]m |better |also |otherwise )?(?:conhecid[oa] (?:[a-zà-ÿ]{2,12} )?(?:como|por|pel[oa] (?:apelido|alcunha|vulgo)(?: de)?)|vulgo|(?:d[eo] )?(?:alcunha|apelido):?(?: de)?|apelidad[oa] (?:de|por)|known (?:to (?:all|everyone|us|friends) )?as|nicknamed|a\\.?k\\.?a\\.?),? (?:[oa] )?["“\'‘]?|[oa] ["“])';
const BEHIND = new RegExp(
  `^,? ?\\(?${SAID}(${NAME}(?: d[aeo] ${NAME})?)(?=["”'’,.;:)\\n]|$| \\p{Ll})(?:["”'’]? (?:ou|or|e|and) ["“'‘]?(${NAME})(?=["”'’,.;:)\\n]|$))?`,
  'iu',
);
/** "EUCLIDES FIRMINO (KIDINHO), 71", 'Josefa Braga ("Zefa")': behind a full name a pet name by its end or its quotes. */
const IN_BRACKETS =
  /^ \((?:(\p{Lu}\p{L}{1,12}(?:inh[oa]|INH[OA]|z[ãa]o|Z[ÃA]O))|["“](\p{Lu}[\p{L}'’-]{1,14})["”])\)/u;
const LONGEST = 90;
/** What a contract calls those who sign it. */
const PARTY =
  /^(?:claimant|defendant|plaintiff|petitioner|respondent|appellant|applicant|seller|buyer|purchaser|vendor|landlord|landlady|tenant|lessor|lessee|owner|client|customer|contractor|employ(?:er|ee)|worker|lender|borrower|guarantor|donor|licens(?:or|ee)|consultant|executor|trustee|settlor|beneficiary|grant(?:or|ee)|agent|author|artist|company|parties|guarantee|patient|student|trainee|supplier|provider|contrat(?:ante|ad[oa])|loca(?:dora?|t[áa]ri[oa])|vendedora?|compradora?|outorgante|outorgad[oa]|cedente|cession[áa]ri[oa]|devedora?|credora?|fiadora?|autora?|r[ée]u?|requerente|requerid[oa]|reclamante|reclamad[oa]|cliente|mutuante|mutu[áa]ri[oa]|doadora?|donat[áa]ri[oa]|prestadora?|tomadora?|paciente|alun[oa]|s[óo]ci[oa]|cons[óo]rci[oa]|promitente|senhori[oa]|inquilin[oa])$/iu;

/** "a man called Sunday", "my friend known as Budgie": whom nothing else tells. */
const LEAD = together(
  [
    {
      pattern:
        /(?<!\p{L})(?:man|woman|boy|girl|lad|lass|chap|bloke|guy|lady|friend|person|neighbour|neighbor|child|kid|promoter|driver|plumber|builder|nurse|son|daughter|parents|somebody|someone|fellow|rapaz|moç[oa]|senhora?|menin[oa]|vizinh[oa]|amig[oa]|colega|homem|mulher|suspeit[oa]|indiv[íi]duo)(?: (?!called|named|is |was )[a-zà-ÿ]{2,10}){0,3},?(?: is| was| were)? (?:called|named|nicknamed|known as|chamad[oa]|apelidad[oa] de|conhecid[oa] (?:como|por)) (?:[oa] )?["“'‘]?/uy,
    },
  ],
  'letter',
);
const CALLED = new RegExp(`(?!The |I |O |A )${NAME}(?=["”'’,.;:!?)\\n]|$| \\p{Ll})`, 'uy');

/** What somebody is called by, said beside the name or instead of it. Linear. */
export function findKnownAs({ text, places }: Document, people: readonly Found[]): Found[] {
  const found: Found[] = [];
  for (const one of people) {
    if (!isSurePerson(one, SURE)) continue;
    const near = text.slice(one.end, one.end + LONGEST);
    const isWhole = text.slice(one.start, one.end).includes(' ');
    const match = BEHIND.exec(near) ?? (isWhole ? IN_BRACKETS.exec(near) : null);
    if (match === null) continue;
    for (const name of match.slice(1)) {
      if (name === undefined || !/^\p{Lu}/u.test(name) || PARTY.test(name)) continue;
      const start = one.end + near.lastIndexOf(name, match[0].length);
      found.push(personAt(start, start + name.length, 'name-list'));
    }
  }
  matchesOf(places.text, LEAD, ({ index, 0: { length } }) => {
    CALLED.lastIndex = index + length;
    if (CALLED.exec(text) !== null) found.push(personAt(index + length, CALLED.lastIndex, 'name-list'));
  });
  return found;
}
