/** Numbers of people that are asked for in one line and said in the next, and rows of them behind one word for all. */

import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';

/** What numbers somebody. Folded. */
const HOLDER =
  '(?:matriculas?|carteirinhas?|cartao|inscricao|chapa|crachas?|cadastro|(?:picker|member(?:ship)?|staff|badge|payroll|employee|student|customer|policy|clock|pass|candidate|driver|card|account|reference|mosaic|case|loyalty|library card)(?: (?:nos?|numbers?|num|id|ids|#))|(?:numero|n[o.º]{1,3}) d[aeo]s? (?:seu |sua )?(?:clientes?|soci[oa]s?|matricula|carteirinha|carteira|cartao|instalacao|inscricao|beneficio|alun[oa]|cadastro|convenio|plano|cracha|registro|funcional))';
/** Whose it is; "chapa de mdf", "case number on page 3" are of other things. */
const WHOSE =
  '(?:,? (?:del[ea]s?|de vcs?|de voces?|d[ao]s? [a-z]{2,14}|pf|pfv|por favor|mesmo|please|pls|plz|again|then|love|mate))?';
/** "P118", "1070121 serie 0040", no hour, sum or telephone. */
const CODE = '(?:[a-z]{1,4}[-/ ]?)?\\d[\\da-z]{1,15}(?:[-/. ]\\d[\\da-z]{0,9}){0,4}';
const ENDS = '(?=[,;!?)\\n]|$|\\.(?:\\s|$)| (?:e|and|but|mas|kk|obrigad[oa]|thanks|ta|is|that)(?![a-z]))';
const NO_CODE =
  '(?!\\d{1,2}(?:[:h.]\\d\\d|[/.-]\\d{1,2}[/.-]\\d)|(?:19|20)\\d\\d(?![\\da-z-])|r\\$|\\d{1,3}(?: (?:anos|years|reais|pounds|euros|kg|km|h)(?![a-z])))';

/** "What's your picker no?⏎[19:18] Soane: P118". */
const ANSWERED = new RegExp(
  `(?=[a-z\\d])(?<=(?<![a-z])${HOLDER}${WHOSE} ?\\?{1,3}\\n(?:\\[[^\\]\\n]{4,20}\\] ?)?(?:[^\\n:]{2,28}: )?(?:(?:e|eh|its|it's|it is|a minha e|mine is|acho que|ah|oh),? )?)${NO_CODE}${CODE}${ENDS}`,
  'y',
);
/** With a letter, a nought in front or many digits: a count is none. */
const LIKE_A_CODE = '(?:[a-z]{1,4}-?\\d{2,10}|0\\d{1,9}|\\d{5,10})';
/** "Payroll numbers in order: 0044, 0418, 0882", "badges T-118 and T-119". */
const ROW = new RegExp(
  `(?<![a-z])(?:(?:payroll|staff|employee|member(?:ship)?|badge|clock|student|candidate|roll|service|policy|card|driver|picker) (?:numbers|nos\\.?)|badges|crachas|carteirinhas)(?: [a-z]{2,10}){0,3}[: ]{1,2}(?=(${LIKE_A_CODE}(?:(?:, ?(?:and |e )?| and | e | & )${LIKE_A_CODE}){1,20})(?![\\da-z%]|[.,/]\\d))`,
  'y',
);
const SOUGHT = together([{ pattern: ANSWERED }], 'letter');
const ROWS = together([{ pattern: ROW, soon: 60 }], 'letter');

/** Linear. */
export function findAskedNumbers({ folded, places }: Document): Found[] {
  const answers = /\?\n/.test(folded)
    ? matchesByPattern(places.folded, SOUGHT)
        .flat()
        .filter(({ 0: value }) => value.replaceAll(/\D/g, '').length > 1)
        .map(({ index, 0: value }) => numberAt(index, index + value.length))
    : [];
  const rows = matchesByPattern(places.folded, ROWS)
    .flat()
    .flatMap(({ index, 0: lead, 1: row }) =>
      [...row!.matchAll(/(?:[a-z]{1,4}-?)?\d{2,10}/g)].map((one) => {
        const start = index + lead.length + one.index;
        return numberAt(start, start + one[0].length);
      }),
    );
  return [...answers, ...rows];
}

const numberAt = (start: number, end: number): Found => ({
  start,
  end,
  category: 'registration',
  detector: 'identifier',
  confidence: 0.85,
  reason: because('pattern-with-context'),
  proposal: 'remove',
  priority: 44,
});
