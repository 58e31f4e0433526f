/** What else than numbers of people stands beside them in lists, by the words over the list, beside it and under it. Folded. */

/** What stands behind these is somebody's, whatever else is said there. */
const NUMBERS_PEOPLE =
  /(?<![a-z])(?:matriculas?|matr?\.|crachas?|chapas? n|registros? func|badges?|payroll|clock (?:no|number|card)|(?:staff|employee|works|member(?:ship)?|student) (?:nos?|numbers?|ids?))(?![a-z])/;
const OTHERS =
  /(?<![a-z])(?:ramal|ramais|extensions?|ext|votos?|votes?|pontos?|points?|pts|scores?|valor(?:es)?|total|totais|amount|precos?|price|salarios?|wages?|sal|km|metros|passos|steps|ratings?|elo|milhas|miles|(?<!(?:setor|equipe|area|time|gerencia|gerente|departamento|depto\.?) de )vendas|sales(?! (?:team|dep|staff|floor))|candidat[oa]s?|chapa [a-z\d]|r\$|reais|eur|usd|gbp|£|€|\$|lote?s?|cep|kcal|calorias|hits|views|seguidores|followers|instagram|pop|populacao|population|pag(?:ou|aram|ar)|paid|pays|quem deve|owes?d?|debts?|dividas?|gastos?|despesas?|expenses?|orcamento|budget|rateio|racha|vaquinha|comiss(?:ao|oes)|commissions?|bonus|doac(?:ao|oes)|donations?|donated|raised|arrecad[a-z]{2,6}|premi(?:o|os|acao)|prizes?|poupanca|savings|saldos?|balance|indice|index|paginas?|pages?|rifas?|bolao|raffle|dezenas|phone list|who to call|contatos|telefones|fones?|mesas?|tables?|rooming|seats?|assentos?|orders|pedidos|ordens? de servico|notas?|invoices?|distancias?|distances?|quilometr[a-z]{3,8}|mileage|ganhos|lucros?|receitas?|revenue|race times|tempos|redacao|enem|leaderboard|ranking)(?![a-z])/;
/** Places and trades head lists of those who work there as well: alone in a line or the head of a column they number. */
const ALONE =
  /(?:^|[\n\t|])[ ]?(?:salas?|rooms?|aptos?|quartos?|andar|lojas?|boxes|turmas?|armarios?|lockers?|vagas?)(?=[ :]{0,2}(?:[\n\t|]|$))/;
/** Sums are told under what they sum. */
const SUMMED = /^[^\n]{0,40}\n[ \t|*_-]{0,4}(?:total|soma|subtotal|sum|media|average)(?![a-z])/;
/** Pieces of work and wares that are numbered with the sign "#". */
const PIECES =
  /(?<![a-z])(?:tickets?|issues?|bugs?|prs?|pull requests?|merg(?:e|ed|es)|fix(?:ed|es)?|clos(?:ed|es)|commits?|github|gitlab|jira|orders?|pedidos?|invoices?|notas?|rifas?|raffle|lots?|lotes?|chamados?|comic|episod[a-z]{1,3}|chapter)(?![a-z])/;
const LOOK_BACK = 160;
const LOOK_AHEAD = 80;
const LINES_OVER = 3;

/** Of the lines right over a list and its first line. */
function over(folded: string, start: number): string {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  return before.split('\n').slice(-LINES_OVER).join('\n');
}

/** @param first the first number of the list @param end of the last one */
export function isListOfOthers(folded: string, first: { start: number; end: number }, end: number): boolean {
  const said = over(folded, first.start) + folded.slice(first.start, first.end + 20);
  return (
    !NUMBERS_PEOPLE.test(said) &&
    (OTHERS.test(said) || ALONE.test(said) || SUMMED.test(folded.slice(end, end + LOOK_AHEAD)))
  );
}

/** "Fixed by Ann Rowe #4512", "Ann Rowe #4512 ticket resolved". */
export const isPiece = (folded: string, start: number, end: number): boolean =>
  PIECES.test(over(folded, start)) || PIECES.test(folded.slice(end, end + 24).split('\n', 1)[0]!);
