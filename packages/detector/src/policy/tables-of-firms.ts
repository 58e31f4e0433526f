/** Tables of firms, schools and works that name nobody, where an address is no home: told by their heads. */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { MOST_COLUMNS, type Line } from '../text/layout.ts';
import { firstTokenAt } from '../text/tokens.ts';

/** Folded heads, one of which makes it such a table. */
const FIRMS =
  /^(?:razao social|nome (?:empresarial|fantasia|d[ao] (?:empresa|escola|loja|unidade))|(?:nome )?fantasia|empresas?|estabelecimentos?|fornecedor(?:es)?|(?:unidade )?escolar?|escolas?|lojas?|filia(?:l|is)|agencias?|compan(?:y|ies)|business(?: name)?|suppliers?|vendors?|schools?|shops?|stores?|branch|bus stop|polling (?:station|place)|trading name)$/;
/** A form has such a word before its value, a table above it; where somebody lives or waits is headed otherwise. */
const PLACES =
  /^(?:enderecos?(?: comercial)?|logradouro|local(?:izacao)?|rua|address(?:es)?|location|street)$/;
/** With one of these somebody may live there. */
const PEOPLE =
  /(?<![a-z])(?:nome(?! (?:empresarial|fantasia|da (?:empresa|escola|loja|unidade)))|(?<!trading |business |company |school )name|morador[a-z]*|responsavel|contato|pacientes?|alun[oa]s?|clientes?|clients?|customers?|proprietari[oa]s?|owners?|tenants?|students?|pupils?|soci[oa]s?|usuari[oa]s?|inquilin[oa]s?|residents?|driver|motorista|funcionari[oa]|employees?|titular|beneficiari[oa]s?|members?|voters?|child|crianca|applicant|requerente|contact|recipient|for|deliver to|candidat[oa]|conta|account|favorecid[oa]|trabalhador[a-z]*|colaborador[a-z]*|empregad[oa]s?|passageir[oa]s?|passengers?|holder|professora?|teachers?|mae|pai|parents?|diretora?|directors?|compradora?|buyers?)(?![a-z])/;
/** Alone in a trade, somebody works at home. */
const ALONE = /(?<![a-z])(?:mei|cpf|sole traders?)(?![a-z])/;
const LONGEST_HEAD = 40;

/** Whether a place stands in such a table. Linear in cells and findings. */
export function inTablesOfFirms(
  { folded }: Document,
  lines: readonly Line[],
  found: readonly Found[],
): (at: number) => boolean {
  const people = Int32Array.from(
    found.flatMap(({ category, proposal, start }) =>
      category === 'person' && proposal === 'remove' ? [start] : [],
    ),
  ).sort();
  const starts: number[] = [];
  const ends: number[] = [];
  for (let index = 0; index < lines.length;) {
    const head = lines[index++]!;
    if (head.length < 2) continue;
    while (index < lines.length && lines[index]!.length > 1) index++;
    if (!headsFirms(folded, head)) continue;
    const [start, end] = [head[0]!.start, lines[index - 1]!.at(-1)!.end];
    const next = people[firstTokenAt(people, people.length, start)];
    if ((next !== undefined && next < end) || ALONE.test(folded.slice(start, end))) continue;
    starts.push(start);
    ends.push(end);
  }
  const sorted = Int32Array.from(starts);
  return (at) => {
    const table = firstTokenAt(sorted, sorted.length, at + 1) - 1;
    return table >= 0 && at < ends[table]!;
  };
}

function headsFirms(folded: string, line: Line): boolean {
  if (line.length > MOST_COLUMNS) return false;
  const heads = line.map(({ start, end }) =>
    folded.slice(start, Math.min(end, start + LONGEST_HEAD)).replace(/[ .:]+$/, ''),
  );
  const has = (kind: RegExp): boolean => heads.some((head) => kind.test(head));
  return has(FIRMS) && has(PLACES) && !has(PEOPLE);
}
