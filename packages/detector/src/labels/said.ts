import type { Category } from '../categories.ts';
import { MARITAL } from './civil-status.ts';
import { ENGLISH_PROFESSION, PROFESSION } from './professions.ts';

const PLACE =
  "(?:[A-ZÀ-Ý][\\p{L}'-]{1,24})(?:[ \\n](?:d[aeo]s?[ \\n])?[A-ZÀ-Ý][\\p{L}'-]{1,24}){0,4}(?: ?[-/,(] ?[A-Z]{2}\\)?(?!\\p{L})| ?[,/-] ?[A-ZÀ-Ý]\\p{L}{2,20}(?: [A-ZÀ-Ý]\\p{L}{2,20})?)?";
const folded = (source: string) => new RegExp(source, 'g');
/** What is said of somebody in words: the first group is the value. */
export const SAID: readonly { category: Category; pattern: RegExp }[] = [
  { category: 'nationality', pattern: folded('(?<![a-z])de nacionalidade ([a-z-]{4,20})') },
  {
    category: 'nationality',
    pattern: folded('(?<![a-z])an? ([a-z]{4,14}(?:an|ish|ese|ch|i|ic))(?= (?:citizen|national)(?![a-z]))'),
  },
  {
    category: 'marital-status',
    pattern: folded(`(?<![a-z])(?:estado civil|estado civil e|estado civil de)[ :]{1,2}(${MARITAL})`),
  },
  {
    category: 'marital-status',
    pattern: folded(`, (?<=(?:anos|\\d), )((?:em )?uniao estavel|${MARITAL})(?=[,.;])`),
  },
  {
    category: 'marital-status',
    pattern: folded(
      '(?<![a-z])an? (single|unmarried|married|divorced|widowed)(?= (?:man|woman|person|male|female|mother|father)(?![a-z]))',
    ),
  },
  {
    category: 'marital-status',
    pattern: folded('(?<=[a-z]{2}, (?:now )?)((?:single|unmarried|married|divorced|widowed|widower))(?=, )'),
  },
  {
    category: 'marital-status',
    pattern: folded(
      "(?=(?:un)?married|single|divorced|widowed|separated)(?<=(?<![a-z])(?:he|she|they|we|i|who|insured|petitioners?)(?: is|'s| are|'re| am|'m| was| were| have been| has been| had been)(?: \\d{2},| now| to be| both| since)? ?)((?:un)?married|single|divorced|widowed|separated)(?![a-z])",
    ),
  },
  {
    category: 'marital-status',
    pattern: folded(
      `(?<![a-z])(casad[oa]s?|viuv[oa]|divorciad[oa]|separad[oa])(?= (?:com (?!(?:as?|os?|um|uma|est[ea]|ess[ea]) )|desde|d[eo] [a-z]{3,}|da [a-z]{3,})(?: |,|$))`,
    ),
  },
  {
    category: 'marital-status',
    pattern: folded(
      '(?=widow|spinster|bachelor)(?<=, |[a-z], a )(widow|widower|widowed|spinster|bachelor)(?=,|;|\\.| of| retired)',
    ),
  },
  {
    category: 'profession',
    pattern: folded(
      '(?<![a-z])(?:de profissao|profissao|ocupacao|exerce a profissao de|exercendo a profissao de|profissional de)[ :]{1,2}(?!e |d[aoe] )(' +
        PROFESSION +
        ')',
    ),
  },
  {
    category: 'profession',
    pattern: folded(
      `(?<![a-z])(?:trabalh(?:a|ava|o|ando|ou)|atua|atuava|empregad[oa]|exerce(?:u|ndo)? (?:a )?func(?:ao|oes)|laborava|labora)(?: hoje| atualmente)? (?:como|de) (${PROFESSION})`,
    ),
  },
  { category: 'profession', pattern: folded(`, (?<=\\d anos(?: de idade)?, )(${PROFESSION})(?=[,.;])`) },
  {
    category: 'profession',
    pattern: folded(`, (?<=(?:solteir|casad|divorciad|viuv)[oa], )(${PROFESSION})(?=[,.;])`),
  },
  {
    category: 'profession',
    pattern: folded(
      `(?<![a-z])(?:works|worked|working|employed|i work|job is) as (?:an? )?(${ENGLISH_PROFESSION})(?![a-z])`,
    ),
  },
  {
    category: 'profession',
    pattern: folded(
      `(?<![a-z])(?:he|she|who|i) (?:is|was|am) an? ((?:retired|former|self-employed) ${ENGLISH_PROFESSION})(?![a-z])`,
    ),
  },
  {
    category: 'birthplace',
    pattern: new RegExp(`(?:[Nn]atural|NATURAL) (?:d[aeo]|D[AEO]) (${PLACE})`, 'gu'),
  },
  {
    category: 'birthplace',
    pattern: new RegExp(
      `(?:[Nn]asc(?:id[oa]|eu|i)|[Bb]orn|NASCID[OA])(?: (?:(?:aos?|em|no dia|on|de|at) )?[\\p{L}\\d/.º,-]{1,20}(?: [a-zç\\d]{1,10}){0,4})?,? (?:na cidade de|no munic[íi]pio de|em|in|at|n[ao]|EM) (${PLACE})`,
      'gu',
    ),
  },
];
