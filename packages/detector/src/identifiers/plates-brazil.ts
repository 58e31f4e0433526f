import { SHORT_MONTHS, SHORT_PORTUGUESE_MONTHS } from '../text/calendar.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';
import { ESTACIONADO, MAKER, MODELO, VEHICLE, VEICULO } from './vehicle-words.ts';

const NAMED = `placas?|plate|rego|${VEICULO}|${MODELO}|${MAKER}|${ESTACIONADO}`;
const AT_A_GATE = 'entrou|saiu|abastec\\w{2,6}|gasolina|etanol|diesel|s10|km/h|radar|doca';

/** What else is numbered in letters, a dash and four figures, and what neither workshops nor auctions name beside a plate. */
const NOBODYS =
  '(?:modelos?|ref\\.?|normas?|leis?|parafusos?|cabos?|acos?|toners?|cartuchos?|impressoras?|amostras?|estac(?:ao|oes)|pocos?|sondage(?:m|ns)|edita(?:l|is)|voos?|provas?|concursos?|resoluc(?:ao|oes)|disciplinas?|iso|nbr|abnt|rfc|jira|samples?|flights?|standards?|boreholes?|steel)(?![a-z])';
/** "Modelo: ABC-1234", "voos GLO-1440 e TAM-3320", where no word before tells of a vehicle. */
const OF_SOMETHING_ELSE = new RegExp(
  `^(?![^]*(?<![a-z])(?:${NAMED}|${VEHICLE})(?![a-z]))(?:[^]*[^a-z])?${NOBODYS}[ :#-]{0,2}(?:[a-z]{2,4}-\\d{3,5}(?:, ?|/| e )){0,6}$`,
);
const IN_A_CODE = /(?<!placas?)(?<=[a-z0-9])-$/;

/** Words of three letters before a number, months among them, and models that are numbered. */
const WORDS = `ano|dia|com|dos|das|por|pra|sem|uns|mil|cem|que|nao|sao|deu|tem|faz|fez|foi|vai|era|ate|apt|rua|sala|ref|tel|fax|cep|cpf|rgs|cnh|crv|mod|cod|doc|num|box|pix|reg|dam|nfe|nota|lei|art|km|rpm|cor|seg|ter|qua|qui|sex|sab|dom|${SHORT_MONTHS}|and|the|for|gol|uno|fox|fit|biz|pop|fan|cbr|ram|xre|nxr|cbx|van|eur|usd|brl|gbp|aud|cad|nsw|vic|qld|tas|act|iso|nbr|rfc|cid|icd|suv|vuc|cia|pbt|cmt|pmm|cbm|dut|ipi|ead|sig|dev|rtx|gtx|cpu|gpu|ssd|ddr|hdd|led|brt|bus|via|url|api|usb|win`;
/** Of these capitals the letters of a plate are the rarer. */
const ABBREVIATIONS =
  'CPF|CNH|CRV|CEP|TEL|FAX|NFE|PMM|RPM|ISO|NBR|RFC|CID|USD|EUR|BRL|QTD|APT|ART|REF|COD|PED|SKU';
/** How a model is fitted, before its year: "Onix LTZ 2019". */
const TRIM =
  'ELX|EDX|EXS|EXR|LXS|LXL|EXL|XEI|XLI|XLS|XLT|GLI|GLS|GLX|GTI|GTS|LTZ|VHC|MPI|TSI|MSI|CLI|SLX|DLX|STD|ESI|EXP';
const YEAR = '(?:19[5-9]|20[0-3])\\d';

/** With a blank between: "com 1200", "CEP 1203", "JUN 2020", "CBX 1000"; "JUN 4471" and "KLM 2015" are plates. */
const NO_PLATE = new RegExp(
  `^(?:(?:${WORDS}) |[a-z]{3} ${YEAR}$|(?:${ABBREVIATIONS}) |(?:${WORDS.toUpperCase()}|${TRIM}) (?:${YEAR}|\\d\\d00)$)`,
);
/** Without one only the oldest form may be a word and a number. */
const NO_PLATE_IN_SMALL = new RegExp(`^(?:${WORDS})(?!-?\\d[a-z]\\d{2}$)`, 'i');

/** @param before folded text before it */
export const mayBePlateOfBrazil = (value: string, before: string): boolean =>
  !NO_PLATE.test(/[a-z]/.test(value) ? value.toLowerCase() : value) &&
  !IN_A_CODE.test(before) &&
  (/\d[a-z]\d\d$/i.test(value) || !OF_SOMETHING_ELSE.test(before));

const PLATE: Omit<Specification, 'pattern'> = {
  category: 'plate',
  words: words(`${NAMED}|${VEHICLE}`),
  wordsAfter: true,
  valid: 0,
  look: 0,
  named: 0.97,
  priority: 60,
};

/** Brazil since 1990, old and of the Mercosul; Portugal. */
export const PLATES_OF_BRAZIL_AND_PORTUGAL: readonly Specification[] = [
  {
    // Of the Mercosul, as nothing else is numbered.
    ...PLATE,
    pattern: sticky('[A-Z]{3}\\s?-?\\s?\\d[A-Z]\\d{2}(?![A-Za-z0-9])'),
    words: words(`${NAMED}|${VEHICLE}|${AT_A_GATE}`),
    look: 0.8,
    marks: /^[A-Z]{3}(?:-?\d[A-Z]\d{2}| \d[A-J]\d{2})/,
    unless: IN_A_CODE,
  },
  {
    ...PLATE,
    pattern: sticky('[A-Z]{3}(?:\\s?-\\s?)?\\d{4}(?![A-Za-z0-9])'),
    words: words(`${NAMED}|${VEHICLE}|${AT_A_GATE}`),
    look: 0.8,
    marks: /^[A-Z]{3}-\d{4}/,
    unless: new RegExp(`${OF_SOMETHING_ELSE.source}|${IN_A_CODE.source}`),
    never: new RegExp(
      `^(?:RFC|CVE|ADI|ADC|ACO|RMS|PEC|PLC|PLS|MPV|RES|INV|INC|CHG|PRB|TKT|SKU|REF|DOC|LEI|NBR|ISO|DIN|SAE|RAL|LOA|LDO|PPA|LRF|CBO|CID|ICD|USB|PED|NFE|ART|COD|REQ|OCC|FIG|SEC|CAP|ANO|${SHORT_PORTUGUESE_MONTHS.toUpperCase()})`,
    ),
  },
  {
    // With a blank, as amounts and years have it.
    ...PLATE,
    pattern: sticky(
      '[A-Z]{3}\\s\\s?\\d{4}(?: (?:[B-DF-NP-Z]|[AEO](?=[ \\t]?[\\d,;)\\n\\t]|$)))?(?![A-Za-z0-9])',
    ),
    not: NO_PLATE,
  },
  {
    // "KRT 5521 saiu às 9h"
    ...PLATE,
    pattern: sticky('[A-Z]{3} \\d{4}(?= (?:saiu|entrou) (?:[aà]s )?\\d)'),
    look: 0.8,
    marks: /^/,
    not: NO_PLATE,
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
    unless: IN_A_CODE,
    not: new RegExp(`^(?:${ABBREVIATIONS})`),
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
    not: NO_PLATE_IN_SMALL,
  },
  {
    // "placa led-4471"
    ...PLATE,
    pattern: sticky('[A-Za-z][a-z]{2}-?\\d{4}(?![A-Za-z0-9-])'),
    words: words('placas?'),
    wordsAfter: false,
    near: true,
    adjacent: true,
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
    not: new RegExp(`${NO_PLATE.source}| [1-9]000$`),
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
