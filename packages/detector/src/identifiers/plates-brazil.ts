import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';
import { ESTACIONADO, MAKER, MODELO, VEHICLE, VEICULO } from './vehicle-words.ts';

const NAMED = `placas?|plate|rego|${VEICULO}|${MODELO}|${MAKER}|${ESTACIONADO}`;

/** What else is numbered in letters, a dash and figures: models, parts, samples, norms, flights, stations, examinations. */
const NOBODYS =
  'modelos?|pecas?|ref\\.?|kits?|tintas?|normas?|leis?|parafusos?|cabos?|acos?|toners?|cartuchos?|correias?|filtros?|rolamentos?|velas?|baterias?|bombas?|motor(?:es)?|valvulas?|sensor(?:es)?|reles?|fax|impressoras?|amostras?|estac(?:ao|oes)|pocos?|furos?|sondage(?:m|ns)|lotes?|edita(?:l|is)|voos?|provas?|exames?|concursos?|ite(?:m|ns)|produtos?|artigos?|resoluc(?:ao|oes)|disciplinas?|salas?|iso|nbr|abnt|nr|rfc|sei|mod|jira|codigos?|form|formularios?|hostname|host|chamados?|pedidos?|models?|parts?|samples?|flights?|standards?|boreholes?|cables?|steel|filters?|belts?|bearings?|batch|tickets?|courses?|issues?|code|servidor(?:es)?';
const RIGHT_BEHIND_THEM = `(?<![a-z])(?:${NOBODYS})(?![a-z])[ :#-]{0,2}(?:(?:n[o.]{1,2}|ref\\.?|codigo|tipo|serie)(?: de)?[ :-]{1,2})?$`;
/** "Voos GLO-1440 e TAM-3320", where no word says that the second is of a vehicle. */
const IN_THEIR_LIST = `(?<![a-z])(?:${NOBODYS})(?![a-z])[ :#]{1,3}[a-z]{2,4}-\\d{3,5}(?![a-z\\d])(?:(?!placa|veiculo|carro|moto |caminh)[^\\n])*$`;

/** Words and abbreviations of three letters before a number, months among them, and models that are numbered. */
const NO_LETTERS =
  'ano|dia|com|dos|das|por|pra|sem|uns|mil|cem|que|nao|sao|rua|sala|ref|tel|fax|cep|cpf|rgs|cnh|crv|mod|cod|doc|num|box|pix|reg|dam|nfe|nota|lei|art|km|rpm|cor|seg|ter|qua|qui|sex|sab|dom|jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec|and|the|for|gol|uno|fox|fit|biz|pop|fan|cbr|ram|xre|nxr|cbx|van|eur|usd|brl|gbp|aud|cad|nsw|vic|qld|tas|act|iso|nbr|rfc|cid|icd|suv|vuc|cia|pbt|cmt|pmm|cbm|dut|ipi|ead|sig|dev|rtx|gtx|cpu|gpu|ssd|ddr|hdd|led|brt|bus|via|url|api|usb|win';

/** Behind a blank, as behind any word. */
const A_YEAR = ' (?:19[5-9]|20[0-3])\\d$';

const OF_SOMETHING_ELSE = new RegExp(`${RIGHT_BEHIND_THEM}|${IN_THEIR_LIST}|[a-z0-9]-[ -]?$`);
const NO_PLATE = new RegExp(`^(?:${NO_LETTERS}) |${A_YEAR}`, 'i');

/** @param before folded text before it */
export const mayBePlateOfBrazil = (value: string, before: string): boolean =>
  !NO_PLATE.test(value) && !OF_SOMETHING_ELSE.test(before);

/** Brazil since 1990, old and of the Mercosul; Portugal. */
export const PLATES_OF_BRAZIL_AND_PORTUGAL: readonly Specification[] = [
  {
    category: 'plate',
    pattern: sticky(
      '[A-Z]{3}(?: \\d{4} (?:[B-DF-NP-Z]|[AEO](?=[ \\t]?[\\d,;)\\n\\t]|$))|\\s?-?\\s?(?:\\d{4}|\\d[A-Z]\\d{2}))(?![A-Za-z0-9])',
    ),
    words: words(
      `${NAMED}|${VEHICLE}|entrou|saiu|abastec\\w{2,6}|gasolina|etanol|diesel|s10|km/h|radar|doca`,
    ),
    wordsAfter: true,
    valid: 0,
    look: 0.8,
    named: 0.97,
    priority: 60,
    marks: /^[A-Z]{3}(?:-\d{4}|-?\d[A-Z]\d{2}| \d[A-J]\d{2})/,
    unless: OF_SOMETHING_ELSE,
    not: NO_PLATE,
    never:
      /^(?:RFC|CVE|ADI|ADC|ACO|RMS|PEC|PLC|PLS|MPV|RES|INV|INC|CHG|PRB|TKT|SKU|REF|DOC|LEI|NBR|ISO|DIN|SAE|RAL|LOA|LDO|PPA|LRF|CBO|CID|ICD|USB|PED|NFE|ART|COD|REQ|OCC|FIG|SEC|CAP|ANO|MAR|ABR|MAI|JUN|JUL|AGO|SET|OUT|NOV|DEZ|JAN|FEV)/,
  },
  {
    // At a gate, by rows.
    category: 'plate',
    pattern: sticky('[A-Z]{3}\\d{4}(?![A-Za-z0-9-])'),
    words: words('entradas?|saidas?|portaria|guarita|cancela|visitantes?|fornecedor(?:es)?|moradora?'),
    wordsAfter: true,
    valid: 0,
    look: 0,
    named: 0.85,
    priority: 59,
    unless: OF_SOMETHING_ELSE,
    not: new RegExp(`^(?:${NO_LETTERS})`, 'i'),
  },
  {
    // "o seu é o hbk-4471 né? tá com farol aceso", "gol branco abc1d23": as chats write them.
    category: 'plate',
    pattern: sticky('[A-Za-z][a-z]{2}(?:[- ]?\\d[a-zA-Z]\\d{2}|-\\d{4}|\\d{4})(?![A-Za-z0-9-])'),
    words: words(`${NAMED}|entrou|saiu|o (?:meu|seu|teu)(?= \\(| e o? )`),
    wordsAfter: true,
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 70,
    not: new RegExp(`^(?:${NO_LETTERS})`, 'i'),
  },
  {
    // "meu carro é o jht 8890": with a blank many words and years look like it.
    category: 'plate',
    pattern: sticky('[a-z]{3} \\d{4}(?![A-Za-z0-9-]|[.,]\\d)'),
    words: words(NAMED),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 70,
    near: true,
    not: new RegExp(`^(?:${NO_LETTERS}) |${A_YEAR}| [1-9]000$`),
  },
  {
    // "N F J 3 9 8 1", "p l k - 4 4 1 2": letter by letter; the blanks between figures may be closed.
    category: 'plate',
    pattern: sticky(
      '(?:(?:[A-Z] [A-Z] [A-Z]|[a-z] [a-z] [a-z]) (?:- ?)?\\d ?[A-Za-z\\d] ?\\d ?\\d|[A-Z]{3} \\d [A-Z] \\d ?\\d)(?! ?[A-Za-z0-9](?![A-Za-z]))',
    ),
    words: words(`placas?|plate|${VEICULO}`),
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 70,
    near: true,
  },
  {
    // Portugal; the oldest, letters first, are like the grades of oils, the codes of norms and of forms.
    category: 'plate',
    pattern: sticky(
      '(?:[A-Z]{2}[- ]\\d{2}[- ](?:[A-Z]{2}|\\d{2})|\\d{2}[- ](?:[A-Z]{2}[- ]\\d{2}|\\d{2}[- ][A-Z]{2}))(?![A-Za-z0-9-])',
    ),
    leads: [2],
    words: words(
      `matriculas?|chapa|portagem|scut|via verde|gnr|${VEICULO}|${MODELO}|${MAKER}|${ESTACIONADO}|car|plate`,
    ),
    wordsAfter: true,
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 60,
    // Of oils the oldest form is the grade, too.
    unless: /(?:oleo|lubrificante|sae|grau|viscosidade) (?:[a-z]{2,12} )?$/,
    not: /^(?:EN|NP|IP|IC|EP|PT|BR|CE|UE|DL|ND|NR|NO) ?-?\d\d[- ]\d\d$|^(?=.* ).*(?:JAN|DE|KM|HP|CV|EUR)/,
  },
  {
    // What is drawn by a vehicle, by district: "reboque C-118204".
    category: 'plate',
    pattern: sticky('[A-Z]{1,2}-\\d{4,6}(?![A-Za-z0-9-])'),
    words: words('(?:semi-?)?reboque|atrelado|caravana|roulotte'),
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 63,
    near: true,
    adjacent: true,
  },
];
