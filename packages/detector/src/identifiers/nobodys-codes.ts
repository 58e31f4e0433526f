/** Codes of papers, goods, standards and firms that have the form of somebody's number, told by their letters or the words before. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { NAMES_PLACA, PLATE, STANDING, VEHICLE } from './plates/vehicle-words.ts';

/** Invoices, orders, tickets, laws, norms, licences of houses, gradings, firms, ports of the net, an engineer's duty for one work: no label before them says otherwise. */
const LETTERS =
  /^(?:inv|nfe?|rdc|mls|gia|uen|lpo|ptw|rfq|sae|iso|iec|astm|nbr|hmo|ftse|vaga|tcp|udp|rnc|tpo|chg|cbp|art|rrt)[ /]\d/;
/** Behind the number of an engineer: "144.770 – ART 13377041". */
const DUTY = /(?<=\d)[ ,–-]{1,3}(?:art|rrt) \d[\d.-]*$/;
const LABEL = /(?:[:#º°\t]|(?<![a-z])(?:n|no|nr|num|numero|number|id)\.?) ?$/;
/** "policy FIN-014", "HS-P-14": of a house its rules have short numbers, of an insured person never. */
const RULE_OF_HOUSE = /^[a-z]{2,3}(?:-[a-z])?-\d{2,3}(?:-[a-z])?$/;
const POLICY = /(?<![a-z])(?:policy|policies) (?:[–-] )?$/;
const INSURED = /insur|premium|claim|holder/;
/** Who has such a certificate or licence is a firm, a room, a machine, a load; the number is its own. Folded. */
const OF_THINGS =
  /(?<![a-z])(?:calibra[a-z]{1,8}|ukas|(?:gas|electrical|fire|pest|phytosanitary|conformity|origin|analysis) certificate|certificate of (?:conformity|origin|analysis)|certificado d[ae] (?:conformidade|origem|analise|dedetizacao)|controle de pragas|pesos-padrao|(?:waste|agency|sponsor|premises|hmo|recycling)(?: [a-z]{4,9})? licen[cs]e|licenca (?:ambiental|de (?:operacao|funcionamento|instalacao)))(?: (?:no|n[º°]|n\.[oº°]|number|ref)\.?)?[ :.(-]{1,3}$/;

/** Medicines, food and goods are let into the trade under it: "registro MS 1.0573.0447", "Registro no MAPA nº SP 004471-2". Folded. */
const OF_GOODS =
  /(?<![a-z])(?:registros?|reg\.) (?:n[ao] |d[ao] )?(?:anvisa|mapa|inmetro|ministerio d[ae] (?:saude|agricultura))(?: sob)?(?: o)?(?: n[.oº°]{1,2})?[ :]{1,2}$/;
/** The same offices enrol people. */
const OF_TRADE = /pescador|veterinari|produtor|agronom|apicultor/;
const GOODS = /^ms (?:n[.oº°]{1,2} )?\d\.\d{4}\.\d{4}/;

/** A task, an agreement: "JIRA OPS-7712", "Agreement no. CCV-0144/2022". Folded. */
const REFERENCE =
  /(?<![a-z])(?:jira|(?:agreement|contrato) (?:no\.?|n[º°]|n\.[oº°])|(?:issue|epic|backlog|sprint|branch|commit|merge|hotfix|pull request|fix(?:es)?|resolves|duplicates|depende de)(?: of| de| em| to| for)?[ :/#]{0,2}) ?$/;
/** At the head of its line, what is asked of a task right below: who reported it, how urgent it is. Folded. */
const OPENS_LINE = /(?:^|\n)[[(•*-]? ?$/;
const OF_A_TASK =
  /\n(?:reporter|assignee|assigned to|relator|atribuido a|prioridade|priority|severity|severidade|sprint|story points|componentes?|components?|epic|epico|labels|fix version|versao afetada|ambiente|environment|steps(?: to reproduce)?|passos(?: para reproduzir)?):/;
const OF_VEHICLES = new RegExp(
  `(?<![a-z])(?:${PLATE}|${NAMES_PLACA}|${VEHICLE}|${STANDING}|gm|frota|fleet|chassi|renavam|km|condutora?|motorista|proprietari[oa]|morador[ae]?s?|infracao|multas?|transito|driver|keeper|fine|parking|sinistro|seguradora)(?![a-z])`,
);
const TASK = 300;
/** As tasks, agreements and plates of Brazil are numbered. */
const LIKE_A_PLATE = /^[a-z]{3}-\d{4}(?:\/\d{4})?$/;

/** Of what kind an expense of the state is: "Elemento: 3.3.90.30", "4.4.90.52 – Equipamentos", as Portaria 163/2001 numbers them. Folded. */
const EXPENSE = /^[34]\.[1-6]\.[1-9]0\.\d{2}$/;
const OF_EXPENSE =
  /(?<![a-z])(?:elementos?|despesas?|natureza|nd|rubrica|dotac(?:ao|oes)|categoria economica|classificacao|funcional|empenho)(?![a-z])/;
const EXPENSE_BEHIND =
  /^ ?[-–(] ?(?:material|servicos?|outr[oa]s|obras|equipamentos?|diarias|passagens|vencimentos|auxilio|contribuic|subvenc|despesas|indeniza|locacao|premiac|sentencas|obrigac|contrat|pessoal|aquisic|aposent|pens)/;

/** "student 1200, member 1350": what each of them pays. */
const PAYS = '(?:members?|students?|socios?|associad[oa]s?|estudantes?|alunos?|clientes?)[ :\\t]{1,3}$';
const FEE = new RegExp(
  `(?<![a-z])(?:(?:students?|adults?|child(?:ren)?|seniors?|concessions?|non-members?|guests?|public|estudantes?|adultos?|criancas?|idosos?|aposentad[oa]s?|nao[ -]socios?|visitantes?|profissiona(?:l|is)|inteira|publico)[ :\\t]{1,3}(?:(?:r\\$ ?|us\\$ ?|[£$€] ?)\\d{1,4}(?:[.,]\\d{2})?|\\d{3,4}(?:[.,]\\d{2})?|\\d{1,2}[.,]\\d{2})[^a-z\\d]{1,4}(?:\\d{1,3}[^a-z\\d]{1,3})?|(?:fees?|prices?|rates|taxas|valores|precos|anuidades?|mensalidades?|ingressos):[ \\t\\n]?)${PAYS}`,
);
const SUM = /^\d{1,4}(?:[.,]\d{2})?$/;

/** "see plate. Voltage 230 V", written as units are; "plate 4471 HZ" is one of Ireland. */
const MEASURE = /^\d{1,4} (?:k?VA?|k?W|m?A|Hz|bar|rpm|psi|kg)$/;
const OF_MEASURE =
  /(?<![a-z])(?:voltage|current|power|rated|rating|input|output|frequency|tensao|corrente|potencia|frequencia|alimentacao|entrada|saida|carga|load|pressure|pressao|see plate)[^\n]{0,12}$/;

const JUDGED: ReadonlySet<Category> = new Set(['registration', 'health-record']);
const LOOK_BACK = 64;

/** Linear in what is found. */
export function withoutNobodysCodes(document: Document, found: readonly Found[]): Found[] {
  const { folded } = document;
  const beforeOf = ({ start }: Found): string => folded.slice(Math.max(0, start - LOOK_BACK), start);
  const valueOf = ({ start, end }: Found): string => folded.slice(start, end);
  const isLikeAPlate = (one: Found): boolean =>
    (one.category === 'plate' || one.category === 'registration') && LIKE_A_PLATE.test(valueOf(one));
  const references = new Set(
    found.filter((one) => isLikeAPlate(one) && isOfTask(document, one, beforeOf(one))).map(valueOf),
  );
  return found.flatMap((one) => {
    if (one.proposal !== 'remove' || one.detector === 'list' || one.detector === 'rule') return [one];
    if (isLikeAPlate(one) && references.has(valueOf(one))) return [];
    if (one.category === 'plate' && isMeasure(document, one, beforeOf(one))) return [];
    if (one.category === 'ip-address' && isExpense(document, one)) return [];
    if (!JUDGED.has(one.category)) return [one];
    if (isNobodys(valueOf(one), beforeOf(one))) return [];
    const duty = DUTY.exec(valueOf(one));
    return [duty === null ? one : { ...one, end: one.start + duty.index }];
  });
}

const isMeasure = ({ text }: Document, { start, end }: Found, before: string): boolean =>
  MEASURE.test(text.slice(start, end)) && OF_MEASURE.test(before);

const isOfTask = (document: Document, one: Found, before: string): boolean =>
  !OF_VEHICLES.test(before) && (REFERENCE.test(before) || headsTask(document, one));

function headsTask({ folded }: Document, { start, end }: Found): boolean {
  if (!OPENS_LINE.test(folded.slice(Math.max(0, start - 4), start))) return false;
  const below = folded.slice(end, end + TASK);
  return OF_A_TASK.test(below) && !OF_VEHICLES.test(below);
}

const isExpense = ({ folded }: Document, { start, end }: Found): boolean =>
  EXPENSE.test(folded.slice(start, end)) &&
  (OF_EXPENSE.test(folded.slice(Math.max(0, start - LOOK_BACK), start)) ||
    EXPENSE_BEHIND.test(folded.slice(end, end + LOOK_BACK)));

const isNobodys = (value: string, before: string): boolean =>
  (LETTERS.test(value) && !LABEL.test(before)) ||
  (RULE_OF_HOUSE.test(value) && POLICY.test(before) && !INSURED.test(before)) ||
  OF_THINGS.test(before) ||
  (OF_GOODS.test(before) && !OF_TRADE.test(before)) ||
  GOODS.test(value) ||
  (SUM.test(value) && FEE.test(before));
