/** In which words a birth, a death or a wedding is told before its date or behind it; folded, as pieces of patterns. */

import { CLOSEST_FAMILY } from '../../names/relatives.ts';
import { MONTH } from '../date-forms.ts';
import type { SaidDate } from './said-dates.ts';

export const KIN =
  '(?:mae|pai|mamae|papai|vo|vovo|avo|irma[o]?|filh[oa]|net[oa]|ti[oa]|sogr[oa]|espos[oa]|marido|mulher|companheir[oa]|sobrinh[oa]|prim[oa]|cunhad[oa]|madrinha|padrinho)';
const WHOSE = '(?:(?:[oa]|meu|minha|noss[oa]|seu|sua) )?';
const ENGLISH_KIN = `(?:${CLOSEST_FAMILY}|son|daughter|grandma|grandpa|grandad|uncle|aunt|baby)`;
/** Trains and ships leave as well: only who leaves this life, or of whom nothing but the day is told. */
const LEFT = `partiu (?:para (?:a casa|o ceu|junto|a eternidade|a patria|o oriente)|dest[ae] (?:vida|mundo)|em paz)|(?<=^|[.!?:\\n] ?|(?<![a-z])(?:${KIN}|el[ea]) )partiu(?= (?:em|no dia|a) $)`;

/** Not of rubbish, nor of goods that are kept apart. */
const ARE =
  '(?<=(?:est(?:ou|a|amos|ao|avam)|viv(?:o|e|em|emos|iam)|somos|sou|casal|pais|el[ea] e|[,;:(\\n]|^) ?)';
/** "Informe se foi em 2019". */
const DOUBTED =
  '(?<!(?:^|[.!?:\\n]|(?<![a-z])(?:sei|sabe|saber|sabemos|lembr[a-z]{1,4}|inform[a-z]{1,4}|dig[ao]|diz|dizer|pergunt[a-z]{1,5}|confirm[a-z]{1,4}|ver|vej[ao]|verifi[a-z]{1,6}|duvida|conferir)) ?)';
const RIGHT_BEFORE = '(?=,? (?:em|no dia|a|aos|na (?:manha|tarde|noite|madrugada) de) $)';

export const DIED_OR_MARRIED = [
  'fal\\.(?! c(?:om |/))',
  'viuvou|enviuv(?:ou|ei)|viuv[oa]s? (?:em|desde)|descasou|descasaram|divorciad[oa]s? (?:em|desde)|divorciou-se|divorciaram-se',
  'divorciad[oa]s? por sentenca|separad[oa]s? judicialmente|decree (?:absolute|nisi)|bapt?\\.|crismad[oa]',
  'casou-se|casamo-nos|casamos|casaram-se|uniram (?:as aliancas|os lacos)|(?:em|o) (?:santo )?matrimonio|noivaram|amigad[oa]s? desde|amasiad[oa]s? desde',
  `${ARE}juntos desde`,
  `descansou (?:em|no|na)|descansa (?:em paz|no senhor)|dormiu no senhor|(?:(?:nos|me) deixou|deixou-nos|${DOUBTED}se foi|foi-se)${RIGHT_BEFORE}|encantou-se|se encantou|${LEFT}`,
  `perd(?:i|eu|emos) ${WHOSE}${KIN}`,
  `(?:we|i|he|she|they) lost (?:(?:our|my|his|her|their) )?(?:dear )?${ENGLISH_KIN}|laid to rest|interred|cremated|bur\\.|fell asleep|went to be with|taken from us|entered into rest|wed (?:on|in|at(?! \\d))|were wed`,
].join('|');

/** "aos dois dias do mês de Maio de mil oitocentos e noventa e sete, nasceu uma menina" */
export const BORN_AFTER_DATE =
  /^,? (?:(?:pelas|as|a) [a-z\d: ]{2,48},? )?(?:(?:nesta|neste|em|no|na) [^,;.\n]{3,60}, ?)?nasceu(?! (?:oficialmente )?(?:a|o|um|uma) (?:noss[ao] |primeir[ao] )?(?:ideia|empresa|clube|projeto|marca|banda|movimento|cooperativa|associacao|fundacao|sociedade|firma|igreja|escola|loja|cidade|vila|bairro|sindicato|partido|grupo|time|festival|lei|proposta|iniciativa|plano|comissao|conselho|campanha|programa|sport|jornal|revista|radio|companhia|instituto|universidade|faculdade|hospital|museu|municipio|distrito|comunidade|paroquia|federacao|liga|orquestra|editora|fabrica|usina|site|portal|blog|canal|republica|ong)(?![a-z]))(?![a-z])/;
/** "em 12/03/2020 faleceu" */
export const ENDED_AFTER_DATE =
  /^,? (?:(?:pelas|as|a) [a-z\d: ]{2,48},? )?(?:(?:nesta|neste|em|no|na) [^,;.\n]{3,60}, ?)?(?:faleceu|morreu(?! [oa]s? (?:projeto|proposta|ideia|lei|plano|sonho|esperanca|assunto|clube|empresa|motor|carro|celular|computador|bateria|internet|servidor (?=d[aeo])|linha|jornal)(?![a-z]))|casou-se|casaram-se|contrairam matrimonio|passed away|died)(?![a-z])/;

/** "1974", "03/98", "fev/2011", "setembro de 1920". */
const YEAR = `(?:${MONTH}(?:/| de |,? )(?:19|20)\\d{2}|(?:0?[1-9]|1[0-2])/(?:(?:19|20)\\d{2}|\\d{2})(?!/)|(?:18|19|20)\\d{2})(?![\\d/-])`;
const YEAR_SOON = 16;
const PERSONAL = { soon: YEAR_SOON, category: 'personal-date', confidence: 0.86 } as const;
const yearBehind = (words: string): RegExp =>
  new RegExp(`(?=[\\dadefjmnos])(?<=(?<![a-z])(?:${words}) )${YEAR}`, 'y');

const MOURNED = `(?<![a-z])(?:rip|miss(?:ed|ing)?|memory of|(?:miss|love) you)(?: my| our)?(?: dear| darling| dearest)? (?:${ENGLISH_KIN}|nana|grandma|mam),? \\(?`;

export const SAID_YEARS: readonly SaidDate[] = [
  {
    ...PERSONAL,
    pattern: yearBehind(
      `(?:enviuv(?:ou|ei)|viuvou|descasou|descasaram|divorciou-se|(?:se )?cas(?:ou|aram|ei|amos)(?:-se)?|casamo-nos|casad[oa]s (?:no papel|na igreja|no civil)|${DOUBTED}se foi|nos deixou|perd(?:i|eu|emos) ${WHOSE}${KIN}) em`,
    ),
  },
  {
    ...PERSONAL,
    pattern: yearBehind(
      `(?:viuv[oa]s?|divorciad[oa]s?|casad[oa]s|amigad[oa]s|amasiad[oa]s|uniao estavel|${ARE}(?:separad[oa]s?|juntos)) desde`,
    ),
  },
  {
    ...PERSONAL,
    pattern: yearBehind(
      `(?:were|got|was) married in|(?:married|widowed|divorced|separated) (?:since|in)|(?<=[;,)] |\\()(?:m\\.|div\\.|d\\.)(?: [a-z' ]{3,28})?|(?:we|he|she|i|they) lost (?:(?:our|my|his|her|their) )?${ENGLISH_KIN} in`,
    ),
  },
  {
    // "RIP Dad 1944-2019"
    ...PERSONAL,
    soon: 1,
    pattern: new RegExp(`(?=\\d)(?<=${MOURNED}(?:19|20)\\d{2} ?- ?)(?:19|20)\\d{2}(?!\\d)`, 'y'),
  },
  {
    soon: 1,
    category: 'birth-date',
    confidence: 0.86,
    pattern: new RegExp(`(?=\\d)(?<=${MOURNED})(?:19|20)\\d{2}(?= ?- ?(?:19|20)\\d{2}(?!\\d))`, 'y'),
  },
  {
    // "born '52"
    soon: 1,
    category: 'birth-date',
    confidence: 0.86,
    pattern: /(?=\d)(?<=(?<![a-z])(?:born(?: in)?|b\.) ')\d{2}(?![\d'])/y,
  },
  {
    soon: 4,
    category: 'birth-date',
    confidence: 0.88,
    pattern: yearBehind("nasc\\.?(?: em)?|(?<=u\\d{2}, )b\\.|(?<=[,(–:] ?)b\\. (?:at |in )?[a-z' -]{3,30},?"),
  },
];
