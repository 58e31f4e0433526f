import {
  aadhaar,
  australianMedicare,
  belgianNumber,
  canadianSin,
  chineseId,
  cuit,
  danishNumber,
  dutchNumber,
  finnishNumber,
  norwegianNumber,
  nric,
  rut,
  southAfricanId,
  swedishNumber,
  swissNumber,
  taxFileNumber,
} from './person-checks.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

const END = '(?![A-Za-z0-9])';

interface PersonalNumber {
  readonly form: string;
  readonly leads?: readonly number[];
  readonly named: string;
  readonly check?: Specification['check'];
  /** Confidence of right check digits alone, and of the form alone. */
  readonly valid?: number;
  readonly look?: number;
  readonly category?: Specification['category'];
  readonly priority?: number;
  readonly unless?: RegExp;
}

/** Numbered by the day on which it came: "Protocolo 20250319-0042". Folded. */
const OF_A_DAY =
  /(?<![a-z])(?:protocolos?|pedidos?|chamados?|ordem|o\.?s\.?|nota|orcamento|lote|comprovante|recibo|remessa|ticket|order|invoice|quote|batch|receipt|job|run|build)(?: (?:n[.oº°]{1,2}|no\.?|number|numero|id))?[ :.#-]{1,3}$/;

const person = ({
  form,
  leads,
  named,
  check,
  valid = 0,
  look = 0,
  category = 'national-id',
  priority = 65,
  unless,
}: PersonalNumber): Specification => ({
  category,
  pattern: sticky(`${form}${END}(?![.,/-]\\d)`),
  ...(leads !== undefined && { leads }),
  ...(check !== undefined && { check }),
  ...(unless !== undefined && { unless }),
  words: words(named),
  valid,
  look,
  named: 0.94,
  priority,
  ...(look > 0 && { marks: /./ }),
});

/** Personal numbers of other countries: pattern, check digits where there are any, the words that name them. */
export const OTHER_COUNTRIES: readonly Specification[] = [
  person({ form: '(?:(?:19|20)\\d{2}|\\d{2})(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01]|[6-9]\\d)[-+]\\s?\\d{4}', leads: [6, 8], named: 'personnummer|personnr|pnr|samordningsnummer|swedish(?: personal)?(?: id(?:entity)?)?(?: no| number)?', check: swedishNumber, valid: 0.85, unless: OF_A_DAY }),
  person({ form: '\\d{6}[-+A]\\d{3}[0-9A-FHJ-NPR-Y]', leads: [6], named: 'hetu|henkilotunnus|finnish(?: personal)?(?: id(?:entity)?)?(?: code| no| number)?', check: finnishNumber, valid: 0.95 }),
  person({ form: '\\d{6}-?\\d{4}', leads: [6, 10], named: 'cpr(?:-nr|-nummer| no| number)?|danish(?: personal)?(?: id)?', check: danishNumber }),
  person({ form: '\\d{6} ?\\d{5}', leads: [6, 11], named: 'fodselsnummer|fnr|d-nummer|norwegian(?: national)?(?: id(?:entity)?)?(?: no| number)?', check: norwegianNumber, valid: 0.55 }),
  person({ form: '\\d{2}\\.\\d{2}\\.\\d{2}[-.]\\d{3}[.-]\\d{2}', leads: [2], named: 'insz|niss|rijksregister(?:nummer)?|registre national|nn|national register(?: number)?', check: belgianNumber, valid: 0.98, look: 0.85 }),
  person({ form: '\\d{4}[ .]?\\d{2}[ .]?\\d{3}|\\d{3}[. ]\\d{3}[. ]\\d{3}', leads: [3, 4, 9], named: 'bsn(?: no| number)?|burgerservicenummer|sofinummer', check: dutchNumber }),
  person({ form: '756[ .]?\\d{4}[ .]?\\d{4}[ .]?\\d{2}', leads: [3, 13], named: 'ahv(?:-nr|-nummer)?|avs|ahvn13|oasi', check: swissNumber, valid: 0.97, look: 0.85 }),
  person({ form: '[2-9]\\d{3}[ -]?\\d{4}[ -]?\\d{4}', leads: [4, 12], named: 'aadhaar|aadhar|adhaar|uid(?:ai)?', check: aadhaar }),
  person({ form: '[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]', named: 'pan(?: no| number| card)?|permanent account', look: 0.85, category: 'tax-id' }),
  person({ form: '\\d{3}[ -]?\\d{3}[ -]?\\d{3}', leads: [3, 9], named: 'sin|social insurance(?: number)?', check: canadianSin }),
  person({ form: '\\d{3} ?\\d{3} ?\\d{3}', leads: [3, 9], named: 'tfn|tax file(?: number| no)?', check: taxFileNumber, category: 'tax-id' }),
  person({ form: '[2-6]\\d{3} ?\\d{5} ?\\d(?:[ /-]?\\d)?', leads: [4, 10, 11], named: 'medicare(?: card)?(?: no| number)?', check: australianMedicare, category: 'health-record' }),
  person({ form: '(?:2[03-7]|3[034])[ -]?\\d{8}[ -]?\\d', leads: [2, 11], named: 'cuit|cuil', check: cuit, category: 'tax-id' }),
  person({ form: '(?:2[03-7]|3[034])-\\d{8}-\\d', leads: [2], named: 'cuit|cuil', check: cuit, category: 'tax-id', valid: 0.93 }),
  person({ form: '\\d{1,2}\\.?\\d{3}\\.?\\d{3}-[\\dkK]', leads: [1, 2, 7, 8], named: 'rut|run|rol unico|cedula chilena', check: rut }),
  person({ form: '[A-Z]{4}\\d{6}[HM][A-Z]{5}[0-9A-Z]\\d', named: 'curp', look: 0.96 }),
  person({ form: '[A-ZÑ&]{3,4}\\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\\d|3[01])[A-Z0-9]{3}', named: 'rfc', category: 'tax-id' }),
  person({ form: '\\d{6} ?\\d{4} ?\\d{2} ?\\d', leads: [6, 13], named: 'id(?: no| number)?|identity(?: no| number| document)?|rsa id|sa id', check: southAfricanId, valid: 0.9 }),
  person({ form: '[STFGM]\\d{7}[A-Z]', named: 'nric|fin(?: no| number)?|uinfin|ic(?: no| number)?', check: nric, valid: 0.93 }),
  person({ form: '[1-9]\\d{16}[\\dXx]', leads: [17, 18], named: 'resident identity|chinese id|id card|shenfenzheng|identity card', check: chineseId, valid: 0.96 }),
  person({ form: '[A-Z]{1,2}\\d{6}\\([\\dA]\\)', named: 'hkid|hong kong id|identity card', look: 0.9 }),
  person({ form: '\\d{6}-(?:0[1-9]|1[0-6]|[2-5]\\d|8[2-9]|9\\d)-\\d{4}', leads: [6], named: 'mykad|ic|nric|kad pengenalan', look: 0.8 }),
  person({ form: '\\d{6}-[1-8]\\d{6}', leads: [6], named: 'rrn|resident registration(?: number)?|jumin', look: 0.85 }),
  person({ form: '\\d{5}-\\d{7}-\\d', leads: [5], named: 'cnic|nadra', look: 0.92 }),
  person({ form: 'GHA-\\d{9}-\\d', named: 'ghana card', look: 0.97 }),
  person({ form: '784-?\\d{4}-?\\d{7}-?\\d', leads: [3, 15], named: 'emirates id|eid', look: 0 }),
  person({ form: '784-\\d{4}-\\d{7}-\\d', leads: [3], named: 'emirates id|eid', look: 0.97 }),
  person({ form: '\\d{1,2}/[A-Z][A-Za-z]{3,14}\\([A-Z][a-z]{0,5}\\)\\d{6}', leads: [1, 2], named: 'nrc|national (?:id|registration)(?: card)?', look: 0.96 }),
  person({ form: '\\d{6}[- ]?\\d{4}', leads: [6, 10], named: 'kennitala|kt|icelandic id' }),
  person({ form: '\\d{11}', leads: [11], named: 'isikukood|bvn|nin|niss|tckn|kimlik(?: no)?|oib|seguranca social|social security', look: 0, priority: 50 }),
  person({ form: '\\d{4} ?\\d{4} ?\\d{3}', leads: [4, 11], named: 'niss|seguranca social|social security|nin|bvn', priority: 51 }),
  person({ form: '\\d{9}(?:B[AEO]|C[ACENU]|H[AOLU]|K[NS]|L[ANSU]|M[EOLA]|NE|[UZ]E)0\\d{2}', leads: [9], named: 'bi|bilhete de identidade|nif|contribuinte', look: 0.9, priority: 66 }),
  person({ form: '\\d{8}[A-Z]?\\d{0,4}[A-Z]', leads: [8], named: 'cni|bi|bilhete de identidade', priority: 50 }),
  person({ form: '\\d{1,3}(?:\\.\\d{3}){2,3}(?:-\\d)?', leads: [1, 2, 3], named: 'dni|c\\.?i\\.?|cedula(?: de (?:ciudadania|identidad))?|c\\.c|documento (?:paraguaio|argentino|uruguaio|boliviano|chileno|colombiano|peruano)', priority: 62 }),
]; // prettier-ignore
