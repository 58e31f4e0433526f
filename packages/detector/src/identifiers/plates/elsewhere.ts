import { SHORT_ENGLISH_MONTHS, SHORT_MONTHS } from '../../text/calendar.ts';
import { sticky, words } from '../specification.ts';
import type { Specification } from '../specification.ts';
import { MAKER, MODEL, PLATE, STANDING, VEHICLE } from './vehicle-words.ts';

const END = '(?![A-Za-z0-9]|[.,]\\d)';
/** Labels of other numbers, units, currencies, months, states and courses, which look like the letters of a plate. */
const NO_PLATE =
  /^HB ?20$|^NR-(?:0?[1-9]|[12]\d|3[0-8])$|^(?:TRX|NXR|XRE|XTZ|YBR|CRF|YZF|KLX|KLR|CBX) ?(?:1[0-9]0|125|2[0-9]0|300|420|450|500|6[0-9]0|750)$|^(?:CPF|CNPJ|RG|CNH|PIS|PASEP|CEP|NIT|NIS|NB|CTPS|OAB|CRM|CREA|SSN|NHS|NI|DOB|TEL|FAX|DDD|PIN|ID|NO|RPM|KM|CV|HP|USB|EUR|USD|GBP|AUD|CAD|NZD|ZAR|SGD|NOK|SEK|DKK|CHF|BRL|INR|ISO|NBR|RFC|APT|FLAT|UNIT|ROOM|LOT|BAY|BOX|BIO|CHEM|MATH|HIST|PHYS|PSYC|NSW|VIC|QLD|TAS|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|SEPT|OCT|NOV|DEC|JCT) ?[ ·-]?\d|^\d+[ -]?(?:BHP|RPM|GAL|LBS?|KGS?|KMS?|KMH|KPH|MPH|MPG|PSI|CCM?|VAC|VDC|YDS|MILE|DAYS?|HRS?|MINS?|SECS?|VOLT|AMPS?|WATT|EUR|USD|GBP|AUD|CAD|NZD|ZAR|SGD|INR|CHF|PCS|PAX|EST|EDT|PST|PDT|CST|GMT|BST|UTC|AND|THE|FOR|PER|CARS?|VANS?|BUS|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?![A-Z])/;
/** Of a model rather than its plate. */
export const TRIM =
  'GT[A-Z]?|GL[A-Z]?|GS[A-Z]?|V?T[DFS]?I|CDI|HDI|DCI|CRDI|CRD|TDCI|SRI|SXI|VTR|XLT|XLE|LTZ|LTD|SLT|SUV|MPV|VAN|CAR|DSG|ABS|LPG|EV|HEV|AWD|4WD|TURBO|SPORT|CBR|GSX|RAM|BMW';
const NO_MODEL = `^(?:${TRIM}|RS|XJ[SRL]?|FH|CG|TR) ?\\d|\\d[ -]?(?:${TRIM}|BED|BOX|AIR|JCT|ABC|XXX)$`;

/** As models are numbered. */
const ROUND = '^[A-Z]{3} \\d[05]0$';

/** Plates of steel and in books; tags of luggage, of animals, of things. */
export const NO_PLATE_BEFORE =
  /(?<![a-z])(?:ear|baggage|luggage|bag|name|price|dog|cattle|service|asset|abs|rfid|nfc|html|xml|git|release|image|docker|gift|toe) tags?(?![a-z])[^\n]{0,30}$|(?<![a-z])(?:flight|train|course|section|room|unit) $|(?<![a-z])plates? (?:\d+(?:[.,]\d+)? ?(?:mm|cm|in|x)(?![a-z])|[a-z]?s\d{3})[^\n]{0,30}$/;

/** North America and Australia, in forms that hardly anything else has: "1RTK-447", "447-BKTR", "1RT 4KB", "F44 7RT". */
const OVERSEAS: Specification = {
  category: 'plate',
  pattern: sticky(
    `(?:[A-Z]\\d{2} \\d?[A-Z]{2,3}|[A-Z]\\d{3}[ -]?[A-Z]{3}|[A-Z]{3}-?\\d{2}-?[A-Z]|[A-Z]{3,4}[ -]?\\d{3}|\\d[A-Z]{3}[ -]?\\d{3}|\\d{3}[ ·-]?[A-Z]{3,4}|\\d[A-Z]{2}[ ·-]?\\d[A-Z]{2})${END}(?! [A-Z]{1,2}(?![A-Za-z])| [A-Z]?\\d{3})`,
  ),
  leads: [1, 3],
  words: words(`${VEHICLE}|${MAKER}|${MODEL}|${STANDING}|rego|tags?|plates?`),
  wordsAfter: true,
  valid: 0,
  look: 0,
  named: 0.85,
  priority: 62,
  not: new RegExp(`${NO_PLATE.source}|${NO_MODEL}|${ROUND}`),
  unless: NO_PLATE_BEFORE,
};

/** Plates that are of no one country, and those of countries elsewhere. */
export const PLATES_ELSEWHERE: readonly Specification[] = [
  OVERSEAS,
  {
    // "Yamaha XTZ 250" is a model, right behind its maker.
    ...OVERSEAS,
    pattern: sticky(`[A-Z]{3} \\d[05]0${END}`),
    not: new RegExp(`${NO_PLATE.source}|${NO_MODEL}`),
    unless: new RegExp(`${NO_PLATE_BEFORE.source}|(?<![a-z])(?:${MAKER}) $`),
  },
  {
    // By county: "Wyoming 22-4471".
    category: 'plate',
    pattern: sticky(`\\d{1,2}-[A-Z]?\\d{3,5}[A-Z]?${END}`),
    leads: [1, 2],
    words: words(
      '(?:wyoming|montana|nebraska|idaho|wy|mont|neb|nebr)\\.?,?(?: (?:licen[sc]e )?(?:plates?|tags?))?',
    ),
    valid: 0,
    look: 0,
    named: 0.85,
    priority: 62,
    near: true,
    adjacent: true,
  },
  {
    // Plates of other countries beside a word for what bears them.
    category: 'plate',
    pattern: sticky(
      `(?:[A-Z]{4} \\d{3}|(?![A-Z]{2}-V|C-HR|E-UP)[A-Z]{1,3}-[A-Z]{1,2} (?!(?:19|20)\\d{2})\\d{2,4}[EH]?|(?:C[A-Z]|N[A-Z]{1,2}) \\d{2,3} \\d{3}(?! ?(?:miles|mi|kms?|cc|kg|hp|bhp|ps|rpm)(?![a-z]))|[A-Z]{2,3}[ ·-]?\\d{2,4}(?:[ ·-]?[A-Z]{1,2}){0,2}|(?!(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) )[A-Z]{2} \\d{5}|[A-Z]{1,2}-\\d{3}-[A-Z]{2}|[A-Z]{2,3} \\d{3}-\\d{3}|\\d{1,2}-(?!${SHORT_ENGLISH_MONTHS.toUpperCase()})[A-Z]{2,3}-\\d{1,2}|\\d{3}[ ·-][A-Z]{3,4}|[A-Z]\\d{1,3}[ -][A-Z]{3}|[A-Z] \\d{2,3} [A-Z]{2,3})(?![A-Za-z0-9-]|[.,]\\d)`,
    ),
    leads: [1, 2, 3, 4],
    words: words(
      `${VEHICLE}|${MAKER}|${MODEL}|${STANDING}|vintage (?:rally|run)|mg t[cdf]|kenteken|number plates?|rego|guest parking`,
    ),
    valid: 0,
    look: 0,
    named: 0.8,
    priority: 43,
    near: true,
    // "Honda CG 160", "William Morris WM6998": the model right after its maker.
    unless: new RegExp(`(?:${MAKER}|pallet truck,? [a-z]{4,12}) $`),
    not: new RegExp(`${NO_PLATE.source}|${NO_MODEL}`),
  },
  {
    // In the groups of other countries right after "plate": "AE 419 KD", "06 WW 815", "R-093-VX", "288·XTK".
    category: 'plate',
    pattern: sticky(
      `(?:[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\\d{1,4}|[A-Z]{1,3}[ ·-]\\d{1,4}(?:[ ·-][A-Z]{1,3}|[ -]\\d{2,3})?|\\d{1,4}[ ·-]?[A-Z]{1,3}(?:[ ·-]\\d{1,6})?|[A-Z\\d]{2,4}[ ·-]\\d[A-Z\\d]{1,3}(?: [A-Z]{2})?)${END}`,
    ),
    leads: [1, 2, 3, 4],
    words: words(`${PLATE}|tag|matricula|kennzeichen|immatriculation`),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 62,
    near: true,
    adjacent: true,
    not: /\d ?[AP]M$|^(?:PIN|ID|NO|GTX|RTX|RX|HD) /,
    unless: NO_PLATE_BEFORE,
  },
  {
    // Provinces of South Africa: "DK 44 TR GP", "RTK 447 MP".
    category: 'plate',
    pattern: sticky(
      `(?:[B-DF-HJ-NP-TV-Z]{2} ?\\d{2} ?[B-DF-HJ-NP-TV-Z]{2}|[B-DF-HJ-NP-TV-Z]{3} ?\\d{3}) ?(?:GP|MP|NW|EC|NC|FS|ZN)${END}`,
    ),
    words: words(`${VEHICLE}|${MAKER}|${MODEL}|${PLATE}|regn?|registration`),
    valid: 0,
    look: 0.92,
    named: 0.97,
    priority: 71,
    marks: /./,
  },
  {
    category: 'plate',
    pattern: sticky(`(?:Dubai|Sharjah|Abu Dhabi|Ajman|SHJ|DXB|AUH) [A-Z\\d]{1,2}(?: -)? \\d{3,5}${END}`),
    valid: 0,
    look: 0.92,
    named: 0,
    priority: 65,
    marks: /./,
  },
  {
    // India: the state, the office, letters and figures.
    category: 'plate',
    pattern: sticky(
      '(?:A[PRS]|BR|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|PB|PY|RJ|SK|T[NRS]|U[KP]|WB)[ -]?\\d{1,2}[ -]?[A-Z]{1,3}[ -]?\\d{4}(?![A-Za-z0-9-])',
    ),
    words: words(
      'plates?|regn?\\.?(?: no)?|registration|vehicle|car|cab|taxi|auto|scooter|bike|truck|maruti|swift|baleno|innova|activa|hyundai|tata|mahindra|honda',
    ),
    wordsAfter: true,
    not: new RegExp(` (?:DE|${SHORT_MONTHS.toUpperCase()}) (?:19|20)\\d{2}$`),
    valid: 0,
    look: 0.88,
    named: 0.95,
    priority: 71,
    marks: /^/,
  },
];
