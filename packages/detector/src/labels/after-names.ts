import type { Category } from '../categories.ts';
import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { ENGLISH_NUMBER, SPELLED } from '../text/number-words.ts';
import { ENGLISH_NATIONAL, MARITAL, NATIONAL } from './civil-status.ts';
import { ENGLISH_PROFESSION, PROFESSION } from './professions.ts';

const OLDEST = 120;
/** Folded characters after a name in which something may be said of whoever bears it. */
const AFTER = 90;
const MOST_ITEMS = 4;

const NUMBER = `(?:\\d{1,3}|${SPELLED}|${ENGLISH_NUMBER})`;
const END = '(?=[,;)\\n]|\\.(?!\\d)|$| (?:e|and|who|que|of|from|com|portador[a]?|residente)(?![a-z]))';
const PAUSE = ', ?\\n?';
/** What people are in office, which says nothing of them alone. */
const OFFICE =
  '(?!(?:diretor|coordenador|secretari|medic|enfermeir|veterinari|gerente|supervisor|presidente|chefe|tecnic|analista|assistente|procurador|assistant|consultant|manager|director|secretary|nurse|midwife|doctor|physician|attorney|lawyer|solicitor|clerk|inspector|captain|guard|officer|administrator|professor|teacher))';
const NO_PROFESSION =
  '(?!(?:husband|wife|widow|daughter|father|mother|sister|brother|head|formerly|known|ex-[a-z]+|pais|net[oa]|noss[oa]|minha|their|menor|maior|neste|acima|supra|doravante)(?![a-z])|espos|filh|irma|proprietari|alfabetizad|moren)';
/** What an unknown word has to be followed by to be a profession. */
const PARTY =
  '(?=, ?\\n?(?:cpf|rg|nb|rnm|rne|cnh|inscrit|portador|titular|residente|domiciliad|filh[oa] d|natural d|nascid|com endereco|of \\d|residing|born))';

const ITEMS: readonly (readonly [Category, string])[] = [
  [
    'age',
    `(?:(?:aged?|com|de|tem|idade) )?(?!(?:${SPELLED}|${ENGLISH_NUMBER}) (?:of|de) (?!age|idade))${NUMBER}(?: ?(?:anos|a\\.?|years?|yrs?|months|meses|mes|m|y\\.?o\\.?))?(?: de idade| old| of age)?${END}`,
  ],
  ['nationality', `(?:${NATIONAL}|${ENGLISH_NATIONAL})${END}`],
  ['marital-status', `(?:${MARITAL})${END}`],
  [
    'profession',
    `(?:an? )?(?!(?:our|my|her|his|their|your|nephew|niece)(?![a-z]))${OFFICE}(?:${PROFESSION}|(?:retired |independent |former )?${ENGLISH_PROFESSION})${END}`,
  ],
  [
    'profession',
    `(?:by )?(?:occupation|profession|ocupacao)[: ]{1,2}[a-z-]{3,18}(?: [a-z-]{3,18}){0,2}${END}`,
  ],
  ['profession', `${NO_PROFESSION}[a-z][a-z-]{3,20}(?: [a-z-]{2,14}){0,3}${PARTY}`],
];
/** "Merle Alleyne (71)": in brackets alone only after more than one name. */
const ALONE = /^\.? ?\((1[1-9]|[2-9]\d|10\d)(?:\)| (?:on|this|next|today|tomorrow)(?![a-z]))(?! ?\d)/;
const TWO_NAMES = /\p{Lu}[\p{L}.'-]{1,20} (?:\p{L}{1,3} )?\p{Lu}(?:[\p{L}'-]{1,20}|\.?)$/u;
/** Votes, flats and seats stand in brackets as well. */
const COUNTED =
  /(?<![a-z])(?:vot[oe]s?|elected|eleit[oa]s?|apartament|apto|unidades|condom|flats?|units?|pontos|points|goals|gols|poltrona|seat|camisa|presentes)/;
const AROUND = 160;

const isAge = ({ text, folded }: Document, end: number): boolean =>
  TWO_NAMES.test(text.slice(Math.max(0, end - 46), end)) &&
  !COUNTED.test(folded.slice(Math.max(0, end - AROUND), end + AROUND));

/** "Isla (8)", "Wei (2014-10-19)", "Eloá (1 ano e 2 meses)", "Nia Osgood, f, 14/10/1993", "Una Shields (00043)". */
const RIGHT_AFTER: readonly (readonly [Category, RegExp])[] = [
  ['age', /^,? ?\((?:[a-z]{3,12}, )?(\d{1,2} (?:anos?|meses|years?|months|mo)(?: e \d{1,2} meses)?)\)/],
  ['age', /^,? ?\((?:[a-z]{3,12}, )(\d{1,2})\)/],
  ['age', ALONE],
  // "Una Shields (F/43)", and in a list of patients "Shields U   43 F   12A".
  ['age', /^,? \(?[fm]\/(\d{1,2}|1[01]\d)(?=[),;.\n\t ]|$)/],
  ['age', /^(?:\t| {2,9})(\d{1,2}|1[01]\d) ?[fm](?= {2}|\t|\n|$)/],
  // "Storm Jenkins, 17 with Gill", "Bethan Rees – 17, sixth form", "Cathal Tobin, 11 (no charge)".
  [
    'age',
    /^(?:, | [–-] )([1-9]\d)(?= (?:with|next|this|but|today|tomorrow)(?![a-z])| \((?:no charge|free|his|her|son|daughter|sister|brother|twin)(?![a-z]))/,
  ],
  ['age', /^ [–-] ([1-9]\d)(?=, (?:sixth|year|in|from|of|at|an?|who|only|still)(?![a-z]))/],
  ['birth-date', /^(?:,? ?\(|, [fm], )(\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2})/],
  // Later days are those of letters and signatures.
  ['birth-date', /^, (\d{1,2}[./]\d{1,2}[./](?:19[2-9]\d|20(?:0\d|1[0-5])))(?=[,;.]|\n|$| -)/],
  ['registration', /^ \(((?:emp|no|id)?\.? ?(?!(?:19|20)\d{2}\))[a-z]{0,4}[- ]?\d{4,12})\)/],
];
const PATTERNS = ITEMS.map(
  ([category, source]) => [category, new RegExp(`${PAUSE}(${source})`, 'y')] as const,
);

/**
 * "Ellen Moss, 34, joiner": age, nationality, marital status and profession right after somebody's name, and after one
 * another. Linear in names.
 */
export function findAfterNames(document: Document, people: readonly Found[]): Found[] {
  const found: Found[] = [];
  const listed: Found[] = [];
  const ends = new Set(people.filter(({ proposal }) => proposal === 'remove').map(({ end }) => end));
  for (const end of ends) {
    const after = document.folded.slice(end, end + AFTER);
    for (const [category, form] of RIGHT_AFTER) {
      const match = form.exec(after);
      if (match === null) continue;
      if (form === ALONE && !isAge(document, end)) continue;
      const from = end + match.index + match[0].indexOf(match[1]!);
      found.push({ ...SAID_OF, category, start: from, end: from + match[1]!.length });
    }
    let at = 0;
    for (let items = 0; items < MOST_ITEMS; items++) {
      const item = itemAt(after, at);
      if (item === undefined) break;
      const said = {
        ...SAID_OF,
        start: end + item.end - item.text.length,
        end: end + item.end,
        category: item.category,
      };
      if (items === 0 && isMereJob(after, item)) {
        if (ENDS_ENTRY.test(after.slice(item.end))) listed.push(said);
        break;
      }
      found.push(said);
      at = item.end;
    }
  }
  return listed.length < FEWEST_LISTED ? found : [...found, ...listed];
}

/** "Matilde Nassar, comerciante; Magda Pellizzari, dentista; Raul Okada, feirante.": a list tells what everybody is. */
const FEWEST_LISTED = 3;
const ENDS_ENTRY = /^(?:;|\.?[ \t]*(?:\n|$)|\. )/;

/** "Odirlei, motoboy, anotou a placa": what somebody does for a living qualifies only whom more is told of. */
const isMereJob = (after: string, { category, end }: Item): boolean =>
  category === 'profession' && !QUALIFIES.test(after.slice(end));

const QUALIFIES =
  /^[^.;]{0,40}?(?<![a-z])(?:(?:cpf|rg|cnh|ctps|pis|nis|nb)(?![a-z])|matr|brasileir|solteir|casad|nascid|dob|natural|filh|resid|domicil|portador|inscrit|titular|of \d|whose|r\/o|born|passport|married|single|aged)/;

const SAID_OF = {
  detector: 'label',
  confidence: 0.86,
  reason: because('pattern-with-context'),
  proposal: 'remove',
  priority: 56,
} as const;

interface Item {
  readonly category: Category;
  readonly text: string;
  readonly end: number;
}

function itemAt(after: string, at: number): Item | undefined {
  for (const [category, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(after);
    if (match === null || Number.parseInt(match[1]!, 10) > OLDEST) continue;
    return { category, text: match[1]!, end: at + match[0].length };
  }
  return undefined;
}
