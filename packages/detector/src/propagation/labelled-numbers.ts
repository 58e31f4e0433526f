/** "N.º federado: 44 207", "Supply no.: 38114": numbers in forms about somebody, whatever they are called there. */

import type { Found } from '../found.ts';
import { isNumberedThing } from '../identifiers/numbered-things.ts';
import type { Line } from '../text/layout.ts';
import type { Document } from '../text/document.ts';
import { holding } from '../text/holds.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { HOLDER_ROLES, numberOfSomebody, peopleIn } from './numbers-of-people.ts';

/** A label that says that it names a number, and a code behind it that nothing follows in its sentence. Folded. */
const LABELLED =
  /(?:^|[;|] ?)((?:(?:n[.oº°ª]{0,2}|num\.?|numero|cod\.?|codigo) (?:d[aeo]s? )?[a-z][a-z' ]{1,28}|[a-z][a-z'. ]{1,26} (?:n[.oº°]{0,2}|nr|nos?|num|numero|number|id|code|codigo))\.?(?: \([a-z ]{2,12}\))?)[ ._]{0,24}: ?((?:[a-z]{1,5}[-/. ]?)?\d[\da-z]{0,11}(?:[-/. ][\da-z]{1,12}){0,4})(?=[\t\n;,(|]|$|\.(?:\s|$)| [–-] )/g;
/** Of what the number is: nobody's, or what another rule knows. Folded. */
const NOBODYS: ReadonlySet<string> = new Set(
  `nota contrato contract invoice receipt bill po wo os job project projeto part stock product produto
  artigo cor colour color barras cnpj cnae company charity vat ein iva nipc postal post zip cep area dress
  telefone phone tel fax celular mobile banco bank branch agencia sort swift bic iban room table mesa sala
  seat house casa porta door apartment flat unit vaga pessoas paginas people processo protocolo case crime
  incident claim sinistro booking reserva confirmation tracking rastreio shipment delivery entrega voto
  course class module turma curso disciplina exam school inep ie nire obra site plot lote title
  verification verificacao autenticidade autenticacao controle qr error erro versao version model modelo
  serial serie batch drawing desenho rev revision page folha livro volume edition edicao law lei decree
  decreto grant tender edital item order ordem pedido requisition requisicao request chamado total
  dependentes children copies copias days dias hours horas meses anos visitors guests hospedes adultos
  event evento sample amostra vehicle frota fleet trailer container seal lacre pallet bay gate platform
  route linha flight voo licensee premises station posto tomada cost custo centro budget dotacao empenho
  assento aula credito exemplar slide round week semana rodada question questao shelf country currency
  channel resolution resolucao regulation bilhete rifa opus train trem race lottery catalogue patent
  patente crianca filho agreement column cheque appraisal review declaration uh req rnc aviso
  conformidade camisa proc procedimento orgao`.split(/\s+/),
);
/** "PPO No. T/61/30572": the same in a sentence, with letters or four figures. Folded. */
const SAID =
  /(?<![a-z.\d-])([a-z]{2,14}) (?:no\.|n[º°]|n\.[o°º]) ((?=[a-z./ -]{0,6}\d[\d/.-]{0,3}(?:\d[\d/.-]{0,3}){3}|[a-z]{1,4}[/-]\d{2})(?:[a-z]{1,4}[-/]?)?\d[\da-z]{0,11}(?:[-/.][\da-z]{1,12}){0,4})(?=[\s,;)|]|\.(?:[\s|]|$)|$)/y;
/** "sócio n.º 14", "owner no. 88". Folded. */
const HELD =
  /(?<![a-z])((?:soci|associad|cooperad|cooperant|federad|irma)[a-z]{1,3}|member|badge|clock|payroll|token|owner|tenant) (?:no\.?|number|n[º°]|n\.[o°º]) (\d{2,4})(?=[\s,;)|]|\.(?:[\s|]|$)|$)/y;
/** "Antônio Pinto, 45, ficha 014", "Caleb Sails, clock 418": a comma or the end of the cell comes next. Folded. */
const FILED = /(?<![a-z'’])(ficha|clock|soci[oa]) (\d{3,4})(?=[,;)]|\.(?:[\s|]|$)| *(?:[\t\n|]|$)| {3})/y;
/** "a voluntária VOL-121", "do locatário LT.0092", "detento nº 51.220", "(mem. 0071-225)", "crachá E-07". Folded. */
const CALLED = new RegExp(
  `(?<![a-z'’-])((?:${HOLDER_ROLES}|(?<=(?:^|[^a-z])(?:[oa]|d[oa]|ao|pel[oa]) )intern[oa]|mem(?=\\.)|(?=[a-z]+ [a-z]-\\d)(?:cracha|badge|chapa|matricula))(?: de)?\\.?(?: (?:no\\.?|n[º°]|n\\.[o°º]|number|cod\\.))?) (?!(?:19|20)\\d{2}[-/]|\\d{1,2}[-/]\\d{1,2}[-/]|covid|sub-)((?:[a-z]{1,4}[-/.]?(?=(?:[-/.]?\\d){3})|(?<=(?:cracha|badge|chapa|matricula) )[a-z]-(?=\\d\\d))\\d{1,9}(?:[-/.][\\da-z]{1,9}){0,3}|(?<=(?:[º°]|n\\.o|no\\.?) )\\d{1,3}\\.\\d{3}(?:\\.\\d{3})?|(?=(?:[./-]?\\d){5})\\d{1,8}(?:\\.\\d{1,8}){0,3}[-/][\\da-z]{1,8}(?:[-/][\\da-z]{1,4})?)(?=[\\s,;:)|]|\\.(?:[\\s|]|$)|$)`,
  'y',
);
const OF_SOMEBODY = together(
  [
    // In folded text "nº" has lost its sign.
    { pattern: SAID, holds: holding(14, ' no. ', ' n.o ') },
    { pattern: HELD },
    { pattern: FILED },
  ],
  'letter',
);
const OF_ROLES = together([{ pattern: CALLED }], 'letter');
/** "Número de alunos": how many. */
const COUNT = /^n[a-z.º°]* d[eo]s? [a-z ]+s$/;
const NO_CODE =
  /^(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?|(?:19|20)\d{2}|\d{1,3}(?:[.,]\d{3})+|\d|\d{1,2}[:h]\d{2}|\d+ ?(?:kg|km|m|cm|mm|h|min|un|pcs|dias|days|anos|years))$/;
/** Characters between the number and somebody of its form. */
const NEAR = 260;
const CONFIDENCE = 0.6;
/** Said of a role: it is looked for elsewhere as well. */
const CALLED_CONFIDENCE = 0.82;

/** Numbers behind labels of their own in what is said of somebody. Linear. */
export function findLabelledNumbers(
  { folded, places }: Document,
  lines: readonly Line[],
  found: readonly Found[],
): Found[] {
  const isSomebodyIn = peopleIn(found);
  if (!isSomebodyIn({ start: 0, end: folded.length })) return [];
  const read = ({ index, 0: all, 1: label, 2: value }: RegExpExecArray, start = 0): Found[] => {
    if (COUNT.test(label!) || NO_CODE.test(value!) || label!.split(/[ .']+/).some(isNobodys)) return [];
    const end = start + index + all.length;
    if (!isSomebodyIn({ start: end - NEAR, end: end + NEAR + 1 })) return [];
    return [numberOfSomebody({ start: end - value!.length, end }, CONFIDENCE, 'label', label)];
  };
  const labelled = lines.flat().flatMap(({ start, end }) => {
    const said = folded.slice(start, end);
    return said.includes(':')
      ? Array.from(said.matchAll(LABELLED)).flatMap((match) => read(match, start))
      : [];
  });
  const others = matchesByPattern(places.folded, OF_SOMEBODY).flat();
  const called = matchesByPattern(places.folded, OF_ROLES).flat();
  return [
    ...labelled,
    ...others.flatMap((match) => read(match)),
    ...called.flatMap(({ index, 0: all, 1: label, 2: value }) => {
      const end = index + all.length;
      return isSomebodyIn({ start: end - NEAR, end: end + NEAR + 1 })
        ? [numberOfSomebody({ start: end - value!.length, end }, CALLED_CONFIDENCE, 'label', label)]
        : [];
    }),
  ];
}

/** In the singular or the plural. */
const isNobodys = (word: string): boolean =>
  [word, word.replace(/e?s$/, ''), word.replace(/s$/, '')].some(
    (one) => NOBODYS.has(one) || isNumberedThing(one),
  );
