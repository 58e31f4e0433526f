/** What else than numbers of people stands beside them in lists, by the words over the list, beside it and under it. Folded. */

import type { Range } from '../text/document.ts';

/** What stands behind these is somebody's, whatever else is said there. */
const NUMBERS_PEOPLE =
  /(?<![a-z])(?:matriculas?|matr?\.|crachas?|chapas? n|registros? func|badges?|payroll|clock (?:no|number|card)|(?:staff|employee|works|member(?:ship)?|student) (?:nos?|numbers?|ids?))(?![a-z])/;
const OTHERS =
  /(?<![a-z])(?:ramal|ramais|extensions?|ext|votos?|votes?|pontos?|points?|pts|scores?|valor(?:es)?|total|totais|amount|precos?|price|salarios?|wages?|sal|km|metros|passos|steps|ratings?|elo|milhas|miles|(?<!(?:setor|equipe|area|time|gerencia|gerente|departamento|depto\.?) de )vendas|sales(?! (?:team|dep|staff|floor))|urnas?|eleic(?:ao|oes)|eleito(?:s|rais)|vereador(?:es|as?)?|deputad[oa]s?|prefeit[oa]s?|chapa [a-z\d]|r\$|reais|eur|usd|gbp|£|€|\$|lote?s?|cep|kcal|calorias|hits|views|seguidores|followers|instagram|pop|populacao|population|pag(?:ou|aram|ar)|paid|pays|quem deve|owes?d?|debts?|dividas?|gastos?|despesas?|expenses?|orcamento|budget|rateio|racha|vaquinha|comiss(?:ao|oes)|commissions?|bonus|doac(?:ao|oes)|donations?|donated|raised|arrecad[a-z]{2,6}|premi(?:o|os|acao)|prizes?|poupanca|savings|saldos?|balance|indice|index|paginas?|pages?|rifas?|bolao|raffle|dezenas|phone list|who to call|contatos|telefones|fones?|rooming|notas?(?= fisca)|invoices|distancias?|distances?|quilometr[a-z]{3,8}|mileage|ganhos|lucros?|receitas?|revenue|race times|tempos|redacao|enem|leaderboard|ranking)(?![a-z])/;
/** Alone in a line, before a colon or at the head of a column they say what is numbered; elsewhere who works there. */
const ALONE =
  /(?:^|[\n\t|])[ ]?(?:salas?|rooms?|aptos?|quartos?|andar|lojas?|boxes|armarios?|lockers?|vagas?|mesas?|tables?|seats?|assentos?|orders?|pedidos?|ordens? de servico|os|notas?(?: fisca(?:l|is))?|nf|invoices?|tickets?|chamados?|lotes?|lots?|rifas?)(?: d[oe] (?:dia|mes|hoje)| today)?(?=[ ]?:|[ ]?(?:[\n\t|]|$))/;
/** Sums are told under what they sum. */
const SUMMED = /^[^\n]{0,40}\n[ \t|*_-]{0,4}(?:total|soma|subtotal|sum|media|average)(?![a-z])/;
/** Pieces of work and wares that are numbered with the sign "#": right behind it, by whom they were done, in lists of them. */
const PIECE =
  /^[\])]? ?(?:tickets?|issues?|bugs?|prs?|pull requests?|pedidos?|chamados?|github|gitlab)(?![a-z])/;
const DONE_BY =
  /(?<![a-z])(?:merged|fixed|closed|opened|reviewed|approved|reported|prs?|commits?|tickets?|issues?)(?: [a-z#\d]{1,12})? by $|(?<![a-z])(?:github|gitlab|jira): ?$/;
const LOOK_BACK = 160;
const LOOK_AHEAD = 80;
const LINES_OVER = 3;
const REACH = 20;

/** Of the lines right over a list and its first line. */
function over(folded: string, start: number): string {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  return before.split('\n').slice(-LINES_OVER).join('\n');
}

/** @param isBehind the numbers stand behind the names, as sums do; before them none does */
export function isListOfOthers(
  folded: string,
  { start, end }: Range,
  first: Range,
  isBehind: boolean,
): boolean {
  const said = over(folded, start) + folded.slice(start, first.end + REACH);
  if (NUMBERS_PEOPLE.test(said)) return false;
  return (
    ALONE.test(said) || (isBehind && (OTHERS.test(said) || SUMMED.test(folded.slice(end, end + LOOK_AHEAD))))
  );
}

/** "Fixed by Ann Rowe #4512", "Ann Rowe #4512 ticket resolved". */
export const isPiece = (folded: string, start: number, end: number): boolean => {
  const said = over(folded, start);
  return DONE_BY.test(said) || ALONE.test(said) || PIECE.test(folded.slice(end, end + REACH));
};
