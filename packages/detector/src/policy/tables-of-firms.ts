/** Tables of firms, schools, stops and works, where an address is nobody's home: told by their heads. */

import type { Document } from '../text/document.ts';
import { MOST_COLUMNS, type Line } from '../text/layout.ts';
import { firstTokenAt } from '../text/tokens.ts';

/** Folded heads, one of which makes it such a table. */
const FIRMS =
  /^(?:razao social|nome (?:empresarial|fantasia|d[ao] (?:empresa|escola|loja|unidade))|(?:nome )?fantasia|empresas?|estabelecimentos?|fornecedor(?:es)?|(?:unidade )?escolar?|escolas?|lojas?|filia(?:l|is)|agencias?|itinerario(?: [a-z]+)?|parada|ponto de parada|compan(?:y|ies)|business(?: name)?|suppliers?|vendors?|schools?|shops?|stores?|branch|bus stop|polling (?:station|place)|station|trading name|officer recommendation)$/;
/** With one of these somebody may live there. */
const PEOPLE =
  /(?<![a-z])(?:nome(?! (?:empresarial|fantasia|da (?:empresa|escola|loja|unidade)))|(?<!trading |business |company |school )name|morador[a-z]*|responsavel|contato|pacientes?|alun[oa]s?|clientes?|clients?|customers?|proprietari[oa]s?|owners?|tenants?|students?|pupils?|soci[oa]s?|usuari[oa]s?|inquilin[oa]s?|residents?|driver|motorista|funcionari[oa]|employees?|titular|beneficiari[oa]s?|members?|voters?|child|crianca|applicant|requerente|contact|recipient|for|deliver to|candidat[oa])(?![a-z])/;
const LONGEST_HEAD = 40;

/** Whether a place stands in such a table. Linear in cells. */
export function inTablesOfFirms({ folded }: Document, lines: readonly Line[]): (at: number) => boolean {
  const starts: number[] = [];
  const ends: number[] = [];
  let isInTable = false;
  let isOfFirms = false;
  for (const line of lines) {
    const [first, last] = [line[0], line.at(-1)];
    if (line.length < 2 || first === undefined || last === undefined) {
      isInTable &&= line.length > 0;
      continue;
    }
    if (!isInTable) isOfFirms = headsFirms(folded, line);
    isInTable = true;
    if (!isOfFirms) continue;
    starts.push(first.start);
    ends.push(last.end);
  }
  const sorted = Int32Array.from(starts);
  return (at) => {
    const row = firstTokenAt(sorted, sorted.length, at + 1) - 1;
    return row >= 0 && at < ends[row]!;
  };
}

function headsFirms(folded: string, line: Line): boolean {
  if (line.length > MOST_COLUMNS) return false;
  const heads = line.map(({ start, end }) =>
    folded.slice(start, Math.min(end, start + LONGEST_HEAD)).replace(/[ .:]+$/, ''),
  );
  return heads.some((head) => FIRMS.test(head)) && !heads.some((head) => PEOPLE.test(head));
}
