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
  `(?<![a-z])${HOLDER}${WHOSE} ?\\?{1,3}\\n(?:\\[[^\\]\\n]{4,20}\\] ?)?(?:[^\\n:]{2,28}: )?(?:(?:e|eh|its|it's|it is|a minha e|mine is|acho que|ah|oh),? )?(?=(${NO_CODE}${CODE})${ENDS})`,
  'y',
);
/** With a letter, a nought in front or many digits: a count is none. */
const LIKE_A_CODE = '(?:[a-z]{1,4}-?\\d{2,10}|0\\d{1,9}|\\d{5,10})';
/** Between the numbers of a row. */
const NEXT = '(?:, ?(?:and |e )?| and | e | & )';
/** "Payroll numbers in order: 0044, 0418, 0882", "badges T-118 and T-119". */
const ROW = new RegExp(
  `(?<![a-z])(?:(?:payroll|staff|employee|member(?:ship)?|badge|clock|student|candidate|roll|service|policy|card|driver|picker) (?:numbers|nos\\.?)|badges|crachas|carteirinhas)(?: [a-z]{2,10}){0,3}[: ]{1,2}(?=(${LIKE_A_CODE}(?:${NEXT}${LIKE_A_CODE}){1,20})(?![\\da-z%]|[.,/]\\d))`,
  'y',
);
/** "Candidates 4471, 4482 and 4490": right behind them, four figures are no count where there are two; no years. */
const OF_FOUR = '(?!(?:1[5-9]|20)\\d{2}(?!\\d))\\d{4,12}(?:-[\\da-z])?';
/** Fees, prizes. */
const ROUND = /^(?:\d*[05]0\D*)+$/;
const PEOPLE_ROW = new RegExp(
  `(?<![a-z])(?:candidat(?:e|o|a)s|students|pupils|members|employees|alun[oa]s|soci[oa]s|associad[oa]s|cooperad[oa]s|funcionari[oa]s|colaborador[ae]s|matriculas|inscricoes|prontuarios|crachas)(?: (?:n[.o]{1,3}s?|nos\\.?|numbers|numeros))?[: ]{1,2}(?=(${OF_FOUR}(?:${NEXT}${OF_FOUR}){1,20})(?!${NEXT}${OF_FOUR}|[\\da-z%]|[.,/]\\d| (?:reais|euros|pounds|pessoas|people|points|pontos|vagas|votos|votes)(?![a-z])|,? d[aeo]s? (?:\\d|cartorio|registro|cri|imove|livro)))`,
  'y',
);
const SOUGHT = together(
  [{ pattern: ANSWERED }, { pattern: ROW, soon: 60 }, { pattern: PEOPLE_ROW, soon: 32 }],
  'letter',
);

const behind = ({ index, 0: lead }: RegExpExecArray): number => index + lead.length;

/** Linear. */
export function findAskedNumbers({ places }: Document): Found[] {
  const [answers, rows, ofPeople] = matchesByPattern(places.folded, SOUGHT);
  return [
    ...answers!
      .filter(({ 1: value }) => value!.replaceAll(/\D/g, '').length > 1)
      .map((match) => numberAt(behind(match), behind(match) + match[1]!.length)),
    ...[...rows!, ...ofPeople!.filter(({ 1: row }) => !ROUND.test(row!))].flatMap((match) =>
      Array.from(match[1]!.matchAll(/(?:[a-z]{1,4}-?)?\d{2,12}(?:-[\da-z](?![\da-z]))?/g), (one) => {
        const start = behind(match) + one.index;
        return numberAt(start, start + one[0].length);
      }),
    ),
  ];
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
