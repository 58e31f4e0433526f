import { nhs, pps } from './checks.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

const END = '(?![A-Za-z0-9]|[.,]\\d)';
/** Labels of other numbers, units and currencies, which look like the letters of a plate. */
const NO_PLATE =
  /^HB ?20$|^(?:CPF|CNPJ|RG|CNH|PIS|PASEP|CEP|NIT|NIS|NB|CTPS|OAB|CRM|CREA|SSN|NHS|NI|DOB|TEL|DDD|PIN|ID|NO|RPM|KM|CV|HP|USB|EUR|USD|GBP|NOK|SEK|BRL|INR|ISO|NBR|RFC|APT|FLAT|UNIT|ROOM) ?[ ·-]?\d/;

export const UNITED_KINGDOM: readonly Specification[] = [
  {
    category: 'tax-id',
    pattern: sticky('\\d{5} ?\\d{5}(?!\\d)'),
    leads: [5, 10],
    words: words('utr|unique taxpayer(?: reference)?'),
    valid: 0,
    look: 0,
    named: 0.96,
    priority: 62,
  },
  {
    category: 'national-id',
    pattern: sticky(`[A-Z9]{5} ?\\d{6} ?[A-Z9]{2} ?\\d[A-Z]{2}${END}`),
    words: words('driving licen[sc]e|dvla|driver number'),
    valid: 0,
    look: 0.9,
    named: 0.97,
    priority: 63,
    marks: /./,
  },
  {
    category: 'national-id',
    pattern: sticky(`[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D]${END}`),
    words: words(
      'ni(?: (?:no|number))?|nino|national insurance(?: (?:no|number))?|(?:your |our )?ref(?:erence)?',
    ),
    valid: 0,
    look: 0.92,
    named: 0.98,
    priority: 63,
    marks: /./,
    // "HC 151914 A GR": a case of a Brazilian court, its digits not in pairs.
    never: /^[A-Z]{2} \d{6} /,
  },
  {
    category: 'national-id',
    pattern: sticky(`[A-Z]{2} ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D]${END}`),
    words: words('ni(?: (?:no|number))?|nino|national insurance(?: (?:no|number))?'),
    valid: 0,
    look: 0,
    named: 0.96,
    priority: 62,
  },
  {
    category: 'health-record',
    pattern: sticky('\\d{3}[ -]?\\d{3}[ -]?\\d{4}(?!\\d)'),
    leads: [3, 10],
    check: nhs,
    words: words('nhs(?: (?:no|number))?'),
    valid: 0,
    look: 0,
    named: 0.97,
    priority: 63,
  },
  {
    category: 'national-id',
    pattern: sticky(`\\d{7}[A-W][A-IW]?${END}`),
    leads: [7],
    check: pps,
    words: words('pps ?n?|personal public service'),
    valid: 0.75,
    look: 0,
    named: 0.93,
    priority: 62,
  },
  {
    category: 'plate',
    pattern: sticky(`\\d{2,3}-[A-Z]{1,2}-\\d{1,6}${END}`),
    leads: [2, 3],
    valid: 0,
    look: 0.85,
    named: 0,
    priority: 60,
    marks: /-/,
  },
  {
    // "my reg is ab12 cde": as chats write those since 2001.
    category: 'plate',
    pattern: sticky(`[a-z]{2}\\d{2} ?[a-z]{3}${END}`),
    words: words('reg|vrm|registration|plates?|car|van|taxi|cab|lorry|motor|parked'),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 60,
    near: true,
    not: /^(?:at|by|in|is|my|no|of|on|so|to|up|we)/,
  },
  {
    // Plates of other countries beside a word for what bears them.
    category: 'plate',
    pattern: sticky(
      `(?:[A-Z]{4} \\d{3}|[A-Z]{2,3}[ ·-]?\\d{2,4}(?:[ ·-]?[A-Z]{1,2}){0,2}|(?!(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) )[A-Z]{2} \\d{5}|[A-Z]{1,2}-\\d{3}-[A-Z]{2}|[A-Z]{2,3} \\d{3}-\\d{3}|\\d{1,2}-(?!JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]{2,3}-\\d{1,2}|\\d{3}[ ·-][A-Z]{3}|[A-Z]\\d{1,3}[ -][A-Z]{3}|\\d[A-Z]{2}[ ·-]?\\d[A-Z]{2})(?![A-Za-z0-9-]|[.,]\\d)`,
    ),
    leads: [1, 2, 3, 4],
    words: words(
      'car|van|rav4|cr-v|truck|trailer|lorry|taxi|bus|coach|motorcycle|scooter|moped|tractor|vehicle|kenteken|fiat|panda|piaggio|vespa|opel|dacia|citroen|tesla|suzuki|mitsubishi|jeep|massey ferguson|polo|jazz|bakkie|odyssey|escalade|transit|fortuner|baleno|civic|corolla|yaris|clio|berlingo|octavia|qashqai|sportage|camry|defender|sandero|swift|innova|ute|pick-?up|camper(?: ?van)?|caravan|motorbike|hatchback|sedan|suv|drives|driving|lights (?:are |left )?on|parked|block(?:ing|ed)|whoever owns|seven-seater|number is|its number|ford|vauxhall|bmw|audi|toyota|nissan|honda|volkswagen|vw|mercedes|kia|hyundai|peugeot|renault|skoda|subaru|mazda|volvo|tahoe|silverado|chevy|passat|hiace|hilux|kluger|triton|brumby|kingswood|isuzu|hino|alfa',
    ),
    valid: 0,
    look: 0,
    named: 0.8,
    priority: 43,
    near: true,
    // "Honda CG 160", "Volvo FH 540": the model right after its maker.
    unless:
      /(?:honda|yamaha|suzuki|kawasaki|ktm|bmw|volvo|scania|iveco|mercedes|ford|audi|mazda|renault|peugeot|kia|hyundai|toyota|nissan|vespa|piaggio|fiat|opel|citroen|massey ferguson|pallet truck,? [a-z]{4,12}) $/,
    not: NO_PLATE,
  },
  {
    // In the groups of other countries right after "plate": "AE 419 KD", "06 WW 815", "R-093-VX", "288·XTK".
    category: 'plate',
    pattern: sticky(
      `(?:[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\\d{1,4}|[A-Z]{1,3}[ ·-]\\d{1,4}(?:[ ·-][A-Z]{1,3}|[ -]\\d{2,3})?|\\d{1,4}[ ·-]?[A-Z]{1,3}(?:[ ·-]\\d{1,6})?|[A-Z\\d]{2,4}[ ·-]\\d[A-Z\\d]{1,3}(?: [A-Z]{2})?)${END}`,
    ),
    leads: [1, 2, 3, 4],
    words: words(
      '(?:licen[sc]e )?plates?|number plate|rego|tag|placas?|matricula|kennzeichen|immatriculation|part plate',
    ),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 62,
    near: true,
    adjacent: true,
    not: /\d ?[AP]M$|^(?:PIN|ID|NO) /,
    unless: /ear tag ?$/,
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
    category: 'plate',
    pattern: sticky(`[A-Z]{2}\\d{2} ?[A-Z]{3}${END}`),
    words: words(
      'registration|registered|reg|number|vrm|index|car|van|vehicle|motor|lorry|taxi|motorcycle|driving|drives|drove|park(?:ed|ing)?|permit|ford|vauxhall|bmw|audi|toyota|nissan|honda|volkswagen|vw|mercedes|kia|hyundai|peugeot|renault|skoda|fiesta|focus|golf|astra|corsa|silver|blue|black|white|red|grey',
    ),
    wordsAfter: true,
    valid: 0,
    look: 0.8,
    named: 0.93,
    priority: 64,
    // Memory tags and ages that are given out, and a space: hardly anything else.
    marks: /^[A-HJ-PR-Y][A-HJ-PR-Z](?:0[2-9]|[12]\d|5[1-9]|6\d|7[0-6]) [A-HJ-PR-Z]{3}$/,
    never: / (?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|EUR|USD|GBP|KMS|HRS|THE|AND|FOR)$/,
  },
];
