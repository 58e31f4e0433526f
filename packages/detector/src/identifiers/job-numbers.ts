/** "Conductor No. 447", "Motorista 4120", "PC 447": numbers by which an employer, a club or a service knows somebody. Folded. */

import type { Numbered } from './named-numbers.ts';

/** Who has a number, with a sign that says so: "Picker #221", "Irmão nº 512". Of candidates with two figures voters know. */
const HOLDERS = [
  'conductor|picker|packer|operat(?:or|ive)|attendant|steward|stewardess|guard|warden|driver|clerk|cashier|inspector|officer|constable|garda|wait(?:er|ress)|porter|marshal|courier|teller|dispatcher|lifeguard|till op(?:erator)?|crew|clock|runner|learner|trainee|apprentice|resident|debtor|donor',
  'motorista|cobrador[a]?|vendedor[a]?|operador[a]?|atendente|garcom|garconete|agente|guarda|soldado|sargento|vigilante|vigia|colaborador[a]?|colab\\.?|func\\.?|funcionari[oa]|empregad[oa]|trabalhador[a]?|estagiari[oa]|entregador[a]?|carteiro|conferente|separador[a]?|embalador[a]?|leitor[a]?|atleta|federad[oa]|dizimista|irma[o]?|soci[oa](?: (?:efetiv|contribuint|benemerit|remid|fundador|patrimonial|titular|honorari|proprietari|ativ|usuari|dependente|atleta)[a-z]{0,2})?|associad[oa]|cooperad[oa]|coop\\.|assoc\\.|candidat[oa](?![^\\d\\n]{1,8}\\d{2}(?!\\d))|dependente|usuari[oa]|filiad[oa]|sindicalizad[oa]|inscrit[oa]|produtor[a]?|reclus[oa]|contribuinte|utilizador[a]?|doador[a]?|dador[a]?|assinante|segurad[oa]|peito|dorsal|confrade|recenseador[a]?|condutor[a]?|maquinista|revisor',
].join('|');
/** The same where a number right behind says it: what these are is never counted, measured or versioned. */
const BARE = [
  'conductor|picker|operat(?:or|ive)|attendant|guard|steward|constable|warden|till op(?:erator)?|bus driver',
  'motorista|cobrador[a]?|vendedor[a]?|operador[a]?|atendente|garcom|garconete|vigilante|vigia|colaborador[a]?|colab\\.?|entregador[a]?|carteiro|conferente|leitor[a]?|atleta|federad[oa]|dizimista|produtor[a]?|cooperad[oa]|associad[oa]|soci[oa]',
].join('|');
const POLICE = '(?<=(?:police|officer|constable|station)[^\\n]{0,40})pc|wpc|pcso|garda|constable|soldado|gcm';
/** "447", "0447", "2188/118", "O-118", "33.812". */
const SIGN =
  '(?:#|(?:n[.o]{1,2}|nos?\\.?|num\\.?|numero|number|id|cod\\.?|codigo|code|matr?\\.?|mec\\.?)[ :.#]{1,2}#?)';
const END = '(?![\\da-z%]|[.,:]\\d)';
const COUNTED =
  '(?! ?(?:%|w|kw|v|kva|kg|g|km|m|mm|cm|l|ml|rpm|hz|mb|gb|reais|euros|dollars|pounds|horas|hours|hrs|dias|days|anos|years|months|meses|weeks|semanas|vezes|times|pessoas|people|pontos|points|paginas|pages|series|model|modelo|unidades|units|awg|am|pm)(?![a-z]))';
/** Years and the hours of a shift. */
const NO_TIME = '(?!(?:19|20)\\d{2}(?!\\d)|[012]\\d[0134][05](?![\\d-]))';

const job = (source: string): Numbered => ({
  category: 'registration',
  pattern: new RegExp(`(?<![a-z])${source}`, 'y'),
  soon: 40,
});

export const JOB_NUMBERS: readonly Numbered[] = [
  job(
    `(?:${HOLDERS})(?:'s|\\([ao]\\))? ?${SIGN} ?(?=((?:[a-z]{1,2}[-.]?)?\\d[\\d.]{1,8}(?: \\d{3}(?!\\d)|[-/][\\da-z]{1,6}){0,2})${END}${COUNTED})`,
  ),
  job(
    `(?<!cbo[^\\n]{0,4})(?:${BARE}) (?=${NO_TIME}((?:0\\d{2,6}|\\d{4,7}|[a-z]-\\d{2,5})(?:-[\\da-z])?)${END}(?! \\d{3})${COUNTED})`,
  ),
  job(`(?:colab|func)\\.? (?=(\\d{1,3}\\.\\d{3})${END})`),
  // "Nº de leitor: 3320", "cód. vendedor 0772"
  job(
    `(?:n[.o]{1,2}|num\\.?|numero|cod\\.?|codigo) (?:d[aeo]s? )?(?!operadora)(?:${HOLDERS})[ :.#]{1,3}(?=((?:[a-z]{1,2}[-.]?)?\\d[\\d.]{1,8}(?: \\d{3}(?!\\d)|[-/][\\da-z]{1,6}){0,2})${END})`,
  ),
  job(`(?:${POLICE}) (?=${NO_TIME}(\\d{3,6})${END}${COUNTED})`),
  // In Portuguese the word says as well that somebody keeps something.
  job(`guarda (?=${NO_TIME}(\\d{3,6}) (?:[a-z]{2,12}(?:ou|eu|iu|ava|ia)|pm|gcm|foi|esta)(?![a-z]))`),
  job(`(?:runner|bib|dorsal(?= \\d{3})) (?=(\\d{2,5})${END}${COUNTED})`),
  // "matr." of the military police of São Paulo: "RE 148822-A"; extraordinary appeals have a figure there.
  job('re (?=(\\d{3}\\.?\\d{3}-[a-z])(?![\\da-z/]))'),
  // Of the workers of a firm: "o colaborador de RE 55213", "meu RE é 55213".
  job(
    '(?:(?<=(?:colaborador|funcionari|empregad|operador|motorista|vigilante|policial|guarda|agente)[a-z]{0,2}(?: [a-z]{2,14}){0,4},? )(?:de|com(?: o)?|portador[a]? d[eo])|(?<![a-z])(?:meu|seu|teu|cujo)) re (?:e |n[.o]{1,2} |: ?){0,2}(?=(\\d{4,7}(?:-[\\da-z])?)(?![\\da-z/]|[.,-]\\d))',
  ),
  // Before the rank.
  job(
    're:? (?=(\\d{2,3}\\.?\\d{3}-?[\\da-z]) ?[-–,:]? ?(?:(?:al )?sd|cb|[123]?o? ?sgt|[12]?o? ?ten|cap|maj|cel|subten)\\.? (?:pm|[a-z]{3}))',
  ),
  job(
    '(?<=(?:(?<![a-z])(?:pm|sd|soldado|cabo|cb|sgt|sargento|ten|tenente|cap|gcm|guarnicao)\\.?)[^\\n\\d]{0,40}(?<![a-z]))re (?=(\\d{3}\\.?\\d{3}-\\d)(?![\\da-z/]))',
  ),
];
