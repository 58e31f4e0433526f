import type { Category } from '../categories.ts';
import { holding } from '../text/holds.ts';
import { together } from '../text/starts.ts';
import type { Anchored } from '../text/starts.ts';
import { MARITAL, NATIONAL } from './civil-status.ts';
import { ENGLISH_PROFESSION, PROFESSION } from './professions.ts';

export interface Said extends Anchored {
  readonly category: Category;
}

const said = (category: Category, source: string, near: Pick<Said, 'holds' | 'soon'> = {}): Said => ({
  category,
  pattern: new RegExp(source, 'y'),
  ...near,
});

/** "pedreiro de profissão", of what only its end tells that it is a trade. */
const BY_ITS_END =
  '(?!carteir|primeir|bandeir)[a-z]{2,14}(?:eir[oa]|[tds]ora?|ista|[ae]nte|grafo|log[oa]|ari[oa])';

const NEAR_BIRTH = '(?<=(?<![a-z])(?:dob|pob|sex|passport)(?![a-z])[^;]{0,80}[^a-z])';

/** What is said of somebody in words, on folded text: the first group is the value. */
export const SAID = together<Said>([
  // "POB: Lima COB: Peru COC: Brazil": elsewhere they are the end of a day's business and a certificate.
  said('birthplace', `(?=cob:)${NEAR_BIRTH}cob: ?([a-z][a-z ]{2,24})(?=[,;.\\n\\t|/]|$| {2}| coc:)`),
  said('nationality', `(?=coc:)${NEAR_BIRTH}coc: ?([a-z][a-z ]{2,24})(?=[,;.\\n\\t|/]|$| {2}| cob:)`),
  said('nationality', '(?<![a-z])de nacionalidade ([a-z-]{4,20})'),
  said('nationality', `(?<![a-z])cidadania: ?(${NATIONAL})(?![a-z])`),
  said('nationality', '(?<![a-z])an? ([a-z]{4,14}(?:an|ish|ese|ch|i|ic))(?= (?:citizen|national)(?![a-z]))'),
  said('marital-status', `(?<![a-z])(?:estado civil|estado civil e|estado civil de)[ :]{1,2}(${MARITAL})`),
  said('marital-status', `(?<=(?:anos|\\d), )((?:em )?uniao estavel|${MARITAL})(?=[,.;])`),
  said(
    'marital-status',
    '(?<![a-z])an? (single|unmarried|married|divorced|widowed)(?= (?:man|woman|person|male|female|mother|father)(?![a-z]))',
  ),
  said(
    'marital-status',
    '(?<=[a-z]{2}, (?:now )?)((?:single|unmarried|married|divorced|widowed|widower))(?=, )',
  ),
  said(
    'marital-status',
    "(?=(?:un)?married|single|divorced|widowed|separated)(?<=(?<![a-z])(?:he|she|they|we|i|who|insured|petitioners?)(?: is|'s| are|'re| am|'m| was| were| have been| has been| had been)(?: \\d{2},| now| to be| both| since)? ?)((?:un)?married|single|divorced|widowed|separated)(?![a-z])(?!(?<=married) (?:at|in|on) )",
  ),
  said(
    'marital-status',
    `(?<![a-z])(casad[oa]s?|viuv[oa]|divorciad[oa]|separad[oa])(?= (?:com (?!(?:as?|os?|um|uma|est[ea]|ess[ea]) )|desde|d[eo] [a-z]{3,}|da [a-z]{3,})(?: |,|$))`,
  ),
  said(
    'marital-status',
    '(?=widow|spinster|bachelor)(?<=, |[a-z], a )(widow|widower|widowed|spinster|bachelor)(?=,|;|\\.| of| retired)',
  ),
  said(
    'profession',
    '(?<![a-z])(?:de profissao|profissao|ocupacao|exerce a profissao de|exercendo a profissao de|profissional de)[ :]{1,2}(?!e |d[aoe] )(' +
      PROFESSION +
      ')',
  ),
  said(
    'profession',
    `(?<![a-z])(?:trabalh(?:a|ava|o|ando|ou)|atua|atuava|empregad[oa]|exerce(?:u|ndo)? (?:a )?func(?:ao|oes)|laborava|labora)(?: hoje| atualmente)? (?:como|de) (${PROFESSION})`,
  ),
  said('profession', `(?<![a-z])(?:admitid[oa] (?:como|na funcao de)|exercer as funcoes de) (${PROFESSION})`),
  said('profession', `(?<=[a-z], )(${BY_ITS_END})(?= (?:de|por) (?:profissao|oficio)(?:[,.;]| e ))`, {
    holds: holding(24, ' profissao', ' oficio'),
  }),
  said(
    'profession',
    '(?<=[a-z], (?:an? )?|(?<![a-z])(?:bachelor|widow|widower|spinster) and (?:an? )?)(?!an? |the |good |[a-z]+ (?:wo)?man )([a-z]{3,16}(?: [a-z]{3,14})?)(?= by (?:trade|profession|occupation)(?:[,.;]| and))',
    { holds: holding(32, ' by ') },
  ),
  said('profession', `(?<=\\d anos(?: de idade)?, )(${PROFESSION})(?=[,.;])`),
  said('profession', `(?<=(?:^|[,\\n] ?)amb[oa]s )(${PROFESSION}(?:e?s)?)(?=[,.;])`),
  // "ambos naturais de Icó, agricultores", "casados entre si, ele motorista e ela do lar"
  said(
    'profession',
    `(?<=(?<![a-z])(?:ambos|ambas|casad[oa]s|solteir[oa]s|brasileir[oa]s(?=,)|naturais)[^.;\\n]{0,50}, )((?:${PROFESSION})e?s)(?=[,.;]|\\n|$)`,
  ),
  said(
    'profession',
    `(?<=(?<![a-z])(?:ambos|ambas|casal|casad[oa]s|solteir[oa]s|brasileir[oa]s|portugues[ea]s|conviventes)(?:[^.;\\n]|\\.(?=\\d)){0,120})(?<=[ ,])(?:el[ea]|[ao] (?:primeir|segund|terceir|quart|ultim)[ao]),? (${PROFESSION})(?=[,.;]|\\n|$| e )`,
  ),
  said(
    'profession',
    `(?<=[a-z], )(${ENGLISH_PROFESSION})(?=, (?:of )?\\d{1,4} [a-z]+ (?:street|road|avenue|lane|drive|close|court|terrace)(?![a-z]))`,
    { soon: 80 },
  ),
  said('profession', `(?<=(?:solteir|casad|divorciad|viuv)[oa], )(${PROFESSION})(?=[,.;])`),
  said(
    'profession',
    `(?<![a-z])(?:works|worked|working|employed|i work|job is) as (?:an? )?(${ENGLISH_PROFESSION})(?![a-z])`,
  ),
  said(
    'profession',
    `(?<![a-z])(?:he|she|who|i) (?:is|was|am) an? ((?:retired|former|self-employed) ${ENGLISH_PROFESSION})(?![a-z])`,
  ),
]);
