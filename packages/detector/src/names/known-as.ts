import { isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { personAt } from './forms.ts';
import { isNoWord, isTown } from './lists.ts';

const SURE = 0.5;
const NAME = "\\p{Lu}[\\p{L}'’-]{1,14}";
/** "Sunday", "Zé Pequeno", "Bruxo do Cosme" where the name ends. */
const NAMES = `${NAME}(?: (?:d[aeo]s? )?${NAME}){0,2}(?=["”'’,.;:!?)\\n]|$| \\p{Ll})`;
/** "conhecido por Lau", "vulgo Capixaba", "known to all as Budgie". */
const SAID =
  '(?:mais |tamb[ée]m |better |also |otherwise )?(?:conhecid[oa] (?:[a-zà-ÿ]{2,12} )?(?:como|por|pel[oa] (?:apelido|alcunha|vulgo)(?: de)?)|vulgo|(?:d[eo] )?(?:alcunha|apelido):?(?: de)?|apelidad[oa] (?:de|por)|known (?:to (?:all|everyone|us|friends) )?as|nicknamed|a\\.?k\\.?a\\.?),? (?:[oa] )?["“\'‘]?';
const BEHIND = new RegExp(
  `^,? ?\\(?${SAID}(${NAMES})(?:["”'’]? (?:ou|or) ["“'‘]?(${NAME})(?=["”'’,.;:)\\n]|$))?`,
  'du',
);
/** ', a "Galega"': so contracts call those who sign them, too. */
const IN_QUOTES = new RegExp(`^,? ?\\(?[oa] ["“](${NAMES})["”]`, 'du');
/** "EUCLIDES FIRMINO (KIDINHO), 71", 'Josefa Braga ("Zefa")': behind a full name a pet name by its end or its quotes. */
const IN_BRACKETS =
  /^ \((?:(\p{Lu}\p{L}{1,12}(?:inh[oa]|INH[OA]|z[ãa]o|Z[ÃA]O))|["“](\p{Lu}[\p{L}'’-]{1,14})["”])\)/du;
const LONGEST = 90;
/** What somebody is in a contract, at court or at work; by its end or whole. */
const ROLE =
  /(?:nte|[dts]ora?|[ai]d[oa]|[áa]ri[oa]|[ea]nt|ee|[eo]r)$|(?:^| )(?:plaintiff|landlady|client|parties|guarantee|witness|chair|lead|head|chief|company|contrato|r[ée]u?|cliente|alun[oa]|s[óo]ci[oa]|cons[óo]rci[oa]|senhori[oa]|inquilin[oa]|v[íi]tima|c[ôo]njuge|part[ey]|empresa|testemunha)$/iu;

const SOMEBODY =
  '(?<!\\p{L})(?:man|woman|boy|girl|lad|lass|chap|bloke|guy|lady|friend|neighbour|neighbor|kid|promoter|builder|nurse|son|daughter|fellow|rapaz|moç[oa]|senhora?|menin[oa]|vizinh[oa]|amig[oa]|colega|homem|mulher|suspeit[oa]|indiv[íi]duo|travesti|transexual|v[íi]tima|autora?|moradora?(?: de rua)?|elemento|cidad[ãa]o?|cigan[oa]|benzedeir[oa]|catadora?|feirante)';
/** Before "vulgo"; a car, a dish and a word are called so, too. */
const SUSPECT =
  '(?:indiv[íi]duo|elemento|r[ée]u?|comparsa|pessoa|suspeit[oa]|acusad[oa]|identificad[oa]|qualificad[oa]|traficante|homem|mulher|rapaz|menor|adolescente|menin[oa])';
/** "vulgo Nem do Beco", "o apelido dele é Bolinha", "a man named Sunday", "my friend known as Budgie", "with a friend called Sunday": whom nothing else tells; not "the nurse called Monday". */
const LEAD = together(
  [
    {
      pattern: new RegExp(
        `${SOMEBODY}(?: [a-zà-ÿ]{2,10})?,?(?:(?: (?:is|was))? (?:named|nicknamed|known as|chamad[oa]|apelidad[oa] de|conhecid[oa] (?:como|por))| (?:is|was) called) (?:[oa] )?["“'‘]?(${NAMES})`,
        'duy',
      ),
    },
    {
      pattern: new RegExp(
        `(?<=(?<!\\p{L})(?:\\p{Lu}[\\p{L}'’-]{1,20}|${SUSPECT})(?: ?[,(] ?| (?:de )?))vulg[oa],? ["“'‘]?(${NAMES})`,
        'duy',
      ),
    },
    {
      // "Alcunha: Pé de Moleque": a field of its own; clubs and plants have it, too.
      pattern: new RegExp(
        `(?<!(?:[Cc]lube|[Tt]ime|[Mm]ascote|[Nn]ome (?:popular|cient[íi]fico)|[Ee]sp[ée]cie|[Pp]lanta): ?[^\\n]{1,40}[\\n;] ?(?:\\p{L}+: ?)?)(?<=(?:^|[\\n\\t;.] ?)(?:[Aa]pelido|[Aa]lcunha|[Vv]ulgo|[Cc]odinome|APELIDO|ALCUNHA|VULGO) ?(?:\\([^)\\n]{2,20}\\) ?)?: ?["“'‘]?)(?!N[ãa]o |Nenhum|Sem |Nada |Consta)(${NAMES})`,
        'duy',
      ),
    },
    {
      // "o comparsa Bola de Fogo fugiu"
      pattern: new RegExp(
        `(?<=(?<!\\p{L})(?:comparsas?|traficante|chef[ãa]o do tr[áa]fico|meliante) ["“'‘]?)(?!d[aeo]s? )(${NAMES})`,
        'duy',
      ),
    },
    {
      pattern: new RegExp(
        `(?:chama(?:m|va|vam)? (?:el[ea]|[oa]) de|apelido del[ea] (?:n[oa] \\p{Ll}{2,12} )?(?:é|era)) ["“'‘]?(${NAMES})`,
        'duy',
      ),
    },
    {
      pattern: new RegExp(
        `(?<=(?<!\\p{L})(?:to|from|with|by|for|of|about|is|was|met|know|knew|saw) (?:an?|some|my|his|her|their|our|another) (?:\\p{Ll}{2,10} )?)${SOMEBODY}(?: (?:from|at|in) \\p{Ll}{2,10})? called ["“'‘]?(${NAMES})`,
        'duy',
      ),
    },
  ],
  'letter',
);

/** What somebody is called by, said beside the name or instead of it. Linear. */
export function findKnownAs({ text, folded, places }: Document, people: readonly Found[]): Found[] {
  const found = new Map<number, Found>();
  const addNames = (match: RegExpExecArray, from: number): void => {
    for (const [start, end] of match.indices!.slice(1).filter((range) => range !== undefined))
      found.set(from + start, personAt(from + start, from + end, 'name-list'));
  };
  for (const one of people) {
    if (!isSurePerson(one, SURE)) continue;
    const near = text.slice(one.end, one.end + LONGEST);
    const isWhole = text.slice(one.start, one.end).includes(' ');
    const said = BEHIND.exec(near) ?? IN_QUOTES.exec(near);
    if (said !== null) {
      if (!ROLE.test(said[1]!)) addNames(said, one.end);
      continue;
    }
    const match = isWhole ? IN_BRACKETS.exec(near) : null;
    if (match === null || ROLE.test(match[1] ?? match[2]!)) continue;
    const word = folded.slice(one.end, one.end + match[0].length).replaceAll(/[^a-z'-]/g, '');
    if (isNoWord(word) && !isTown(word)) addNames(match, one.end);
  }
  for (const match of matchesByPattern(places.text, LEAD).flat())
    if (!ROLE.test(match[1]!)) addNames(match, 0);
  return [...found.values()];
}
