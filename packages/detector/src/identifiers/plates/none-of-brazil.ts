/** What looks like a plate of Brazil and is none: words, models and codes before a number. */

import { SHORT_MONTHS } from '../../text/calendar.ts';
import { NAMES_PLACA, VEHICLE } from './vehicle-words.ts';

/** What else is numbered in letters, a dash and four figures, and what neither workshops nor auctions name beside a plate. */
const NOBODYS =
  '(?:modelos?|ref\\.?|normas?|leis?|parafusos?|cabos?|acos?|toners?|cartuchos?|impressoras?|amostras?|estac(?:ao|oes)|pocos?|sondage(?:m|ns)|edita(?:l|is)|voos?|provas?|concursos?|resoluc(?:ao|oes)|disciplinas?|iso|nbr|abnt|rfc|jira|samples?|flights?|standards?|boreholes?|steel)(?![a-z])';
/** "Modelo: ABC-1234", "voos GLO-1440 e TAM-3320", where no word before tells of a vehicle. */
export const OF_SOMETHING_ELSE = new RegExp(
  `^(?![^]*(?<![a-z])(?:${NAMES_PLACA}|${VEHICLE})(?![a-z]))(?:[^]*[^a-z])?${NOBODYS}[ :#-]{0,2}(?:[a-z]{2,4}-\\d{3,5}(?:, ?|/| e )){0,6}$`,
);
export const IN_A_CODE = /(?<!placas?)(?<=[a-z0-9])-$/;

/** Words of three letters before a number, months among them, and models that are numbered. */
const WORDS = `ano|dia|com|dos|das|por|pra|sem|uns|mil|cem|que|nao|sao|deu|tem|faz|fez|foi|vai|era|ate|apt|rua|sala|ref|tel|fax|cep|cpf|rgs|cnh|crv|mod|cod|doc|num|box|pix|reg|dam|nfe|nota|lei|art|km|rpm|cor|seg|ter|qua|qui|sex|sab|dom|${SHORT_MONTHS}|and|the|for|gol|uno|fox|fit|biz|pop|fan|cbr|ram|xre|nxr|cbx|van|eur|usd|brl|gbp|aud|cad|nsw|vic|qld|tas|act|iso|nbr|rfc|cid|icd|suv|vuc|cia|pbt|cmt|pmm|cbm|dut|ipi|ead|sig|dev|rtx|gtx|cpu|gpu|ssd|ddr|hdd|led|brt|bus|via|url|api|usb|win`;
/** Of these capitals the letters of a plate are the rarer. */
export const ABBREVIATIONS =
  'CPF|CNH|CRV|CEP|TEL|FAX|NFE|PMM|RPM|ISO|NBR|RFC|CID|USD|EUR|BRL|QTD|APT|ART|REF|COD|PED|SKU';
/** How a model is fitted, before its year: "Onix LTZ 2019". */
const TRIM =
  'ELX|EDX|EXS|EXR|LXS|LXL|EXL|XEI|XLI|XLS|XLT|GLI|GLS|GLX|GTI|GTS|LTZ|VHC|MPI|TSI|MSI|CLI|SLX|DLX|STD|ESI|EXP';
const YEAR = '(?:19[5-9]|20[0-3])\\d';

/** With a blank between: "com 1200", "CEP 1203", "JUN 2020", "CBX 1000"; "JUN 4471" and "KLM 2015" are plates. */
export const NO_PLATE = new RegExp(
  `^(?:(?:${WORDS}) |[a-z]{3} ${YEAR}$|(?:${ABBREVIATIONS}) |(?:${WORDS.toUpperCase()}|${TRIM}) (?:${YEAR}|\\d\\d00)$)`,
);
/** Without one only the oldest form may be a word and a number. */
export const NO_PLATE_IN_SMALL = new RegExp(`^(?:${WORDS})(?!-?\\d[a-z]\\d{2}$)`, 'i');

/** @param before folded text before it */
export const mayBePlateOfBrazil = (value: string, before: string): boolean =>
  !NO_PLATE.test(/[a-z]/.test(value) ? value.toLowerCase() : value) &&
  !IN_A_CODE.test(before) &&
  (/\d[a-z]\d\d$/i.test(value) || !OF_SOMETHING_ELSE.test(before));
