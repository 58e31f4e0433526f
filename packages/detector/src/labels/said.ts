import type { Category } from '../categories.ts';
import { initials } from '../text/starts.ts';
import type { Anchored } from '../text/starts.ts';
import { MARITAL } from './civil-status.ts';
import { ENGLISH_PROFESSION, PROFESSION } from './professions.ts';

const PLACE =
  "(?:[A-ZÀ-Ý][\\p{L}'-]{1,24})(?:[ \\n](?:d[aeo]s?[ \\n])?[A-ZÀ-Ý][\\p{L}'-]{1,24}){0,4}(?: ?[-/,(] ?[A-Z]{2}\\)?(?!\\p{L})| ?[,/-] ?[A-ZÀ-Ý]\\p{L}{2,20}(?: [A-ZÀ-Ý]\\p{L}{2,20})?)?";
interface Said extends Anchored {
  readonly category: Category;
}

const said = (category: Category, letters: string, source: string): Said => ({
  category,
  pattern: new RegExp(source, 'y'),
  starts: initials(letters),
});

const ALL = 'abcdefghijklmnopqrstuvwxyz';
/** What is said of somebody in words, on folded text: the first group is the value. */
export const SAID: readonly Said[] = [
  said('nationality', 'd', '(?<![a-z])de nacionalidade ([a-z-]{4,20})'),
  said(
    'nationality',
    'a',
    '(?<![a-z])an? ([a-z]{4,14}(?:an|ish|ese|ch|i|ic))(?= (?:citizen|national)(?![a-z]))',
  ),
  said(
    'marital-status',
    'e',
    `(?<![a-z])(?:estado civil|estado civil e|estado civil de)[ :]{1,2}(${MARITAL})`,
  ),
  said('marital-status', 'acdeuvsu', `(?<=(?:anos|\\d), )((?:em )?uniao estavel|${MARITAL})(?=[,.;])`),
  said(
    'marital-status',
    'a',
    '(?<![a-z])an? (single|unmarried|married|divorced|widowed)(?= (?:man|woman|person|male|female|mother|father)(?![a-z]))',
  ),
  said(
    'marital-status',
    'sumdw',
    '(?<=[a-z]{2}, (?:now )?)((?:single|unmarried|married|divorced|widowed|widower))(?=, )',
  ),
  said(
    'marital-status',
    'umsdw',
    "(?=(?:un)?married|single|divorced|widowed|separated)(?<=(?<![a-z])(?:he|she|they|we|i|who|insured|petitioners?)(?: is|'s| are|'re| am|'m| was| were| have been| has been| had been)(?: \\d{2},| now| to be| both| since)? ?)((?:un)?married|single|divorced|widowed|separated)(?![a-z])",
  ),
  said(
    'marital-status',
    'cvds',
    `(?<![a-z])(casad[oa]s?|viuv[oa]|divorciad[oa]|separad[oa])(?= (?:com (?!(?:as?|os?|um|uma|est[ea]|ess[ea]) )|desde|d[eo] [a-z]{3,}|da [a-z]{3,})(?: |,|$))`,
  ),
  said(
    'marital-status',
    'wsb',
    '(?=widow|spinster|bachelor)(?<=, |[a-z], a )(widow|widower|widowed|spinster|bachelor)(?=,|;|\\.| of| retired)',
  ),
  said(
    'profession',
    'dpoe',
    '(?<![a-z])(?:de profissao|profissao|ocupacao|exerce a profissao de|exercendo a profissao de|profissional de)[ :]{1,2}(?!e |d[aoe] )(' +
      PROFESSION +
      ')',
  ),
  said(
    'profession',
    'tael',
    `(?<![a-z])(?:trabalh(?:a|ava|o|ando|ou)|atua|atuava|empregad[oa]|exerce(?:u|ndo)? (?:a )?func(?:ao|oes)|laborava|labora)(?: hoje| atualmente)? (?:como|de) (${PROFESSION})`,
  ),
  said('profession', ALL, `(?<=\\d anos(?: de idade)?, )(${PROFESSION})(?=[,.;])`),
  said('profession', ALL, `(?<=(?:solteir|casad|divorciad|viuv)[oa], )(${PROFESSION})(?=[,.;])`),
  said(
    'profession',
    'weij',
    `(?<![a-z])(?:works|worked|working|employed|i work|job is) as (?:an? )?(${ENGLISH_PROFESSION})(?![a-z])`,
  ),
  said(
    'profession',
    'hswi',
    `(?<![a-z])(?:he|she|who|i) (?:is|was|am) an? ((?:retired|former|self-employed) ${ENGLISH_PROFESSION})(?![a-z])`,
  ),
];

/** Where somebody was born, on the text as it stands. */
export const BORN_AT: readonly Said[] = [
  {
    category: 'birthplace',
    pattern: new RegExp(`(?:[Nn]atural|NATURAL) (?:d[aeo]|D[AEO]) (${PLACE})`, 'uy'),
    starts: initials('nN'),
  },
  {
    category: 'birthplace',
    pattern: new RegExp(
      `(?:[Nn]asc(?:id[oa]|eu|i)|[Bb]orn|NASCID[OA])(?: (?:(?:aos?|em|no dia|on|de|at) )?[\\p{L}\\d/.º,-]{1,20}(?: [a-zç\\d]{1,10}){0,4})?,? (?:na cidade de|no munic[íi]pio de|em|in|at|n[ao]|EM) (${PLACE})`,
      'uy',
    ),
    starts: initials('nNbB'),
  },
];
