import { luhn, vin } from './checks.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

/** Devices, vehicles and places: patterns that start with a digit or a capital letter. */
export const DEVICES: readonly Specification[] = [
  {
    category: 'ip-address',
    pattern: sticky(
      '(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?![\\d.]\\d)(?!\\d)',
    ),
    leads: [1, 2, 3],
    words: words('ip|ipv4|endereco ip|host|server|servidor'),
    valid: 0,
    look: 0.8,
    named: 0.97,
    priority: 49,
    marks: /./,
    unless: /(?:versao|version|v|art\.?|item|clausula|secao|section) ?$/,
  },
  {
    category: 'device',
    pattern: sticky('\\d{2}[ -]?\\d{6}[ -]?\\d{6}[ -]?\\d(?!\\d)'),
    leads: [2, 15],
    check: luhn,
    words: words('imei'),
    valid: 0,
    look: 0,
    named: 0.97,
    priority: 81,
  },
  {
    category: 'device',
    pattern: sticky('\\d{14,15}(?!\\d)'),
    leads: [14, 15],
    words: words('imsi|iccid|imei'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 71,
  },
  {
    category: 'vehicle',
    pattern: sticky('[A-HJ-NPR-Z0-9]{12}\\d{5}(?![A-Za-z0-9])'),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
    check: vin,
    someIssuers: true,
    words: words('vin|chassi|chassis|n do chassi'),
    valid: 0.86,
    look: 0.8,
    marks: /^(?=(?:\d*[A-Z]){4}).*\d{5}$/,
    named: 0.96,
    priority: 62,
  },
  {
    category: 'plate',
    pattern: sticky('[A-Z]{3}\\s?-?\\s?(?:\\d{4}|\\d[A-J]\\d{2})(?![A-Za-z0-9])'),
    words: words(
      'placas?|vagas?|veiculo|automovel|carro|moto|motocicleta|caminhao|caminhonete|picape|onibus|carreta|trator|utilitario|van|plate|vehicle|rego|hilux|uno|palio|gol|onix|corolla|civic|tracker|mobi|saveiro|strada|fiesta|kombi|ecosport|celta|corsa|fusca|biz|fiat|chevrolet',
    ),
    wordsAfter: true,
    valid: 0,
    look: 0.8,
    named: 0.97,
    priority: 60,
    marks: /^[A-Z]{3}(?:-\d{4}|-?\d[A-J]\d{2})/,
    unless:
      /(?:(?<![a-z])(?:iso|nbr|abnt|lei|nr|rfc|sei|mod|ref|jira|codigo|code|form|formulario|hostname|host|ticket|chamado|pedido)|[a-z0-9]-)[ -]?$/,
    never:
      /^(?:RFC|CVE|ADI|ADC|ACO|RMS|PEC|PLC|PLS|MPV|RES|INV|INC|CHG|PRB|TKT|SKU|REF|DOC|LEI|NBR|ISO|PED|NFE|ART|COD|REQ|OCC|FIG|SEC|CAP|ANO|MAR|ABR|MAI|JUN|JUL|AGO|SET|OUT|NOV|DEZ|JAN|FEV)/,
  },
  {
    // "o seu é o hbk-4471 né? tá com farol aceso", "gol branco abc1d23": as chats write them.
    category: 'plate',
    pattern: sticky('[a-z]{3}(?:[- ]?\\d[a-j]\\d{2}|-\\d{4}|\\d{4})(?![A-Za-z0-9-])'),
    words: words(
      'placas?|veiculo|carro|moto|caminhao|van|uber|farol|garagem|vaga|estacionad[oa]|onix|palio|gol|celta|corsa|fusca|fiat|uno|kombi|hb20|fox|ka|civic|corolla|saveiro|strada',
    ),
    wordsAfter: true,
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 70,
    not: /^(?:com|dos|das|por|pra|sem|uns|ano|ref|tel|cep|cpf|cnh|mod|cod|doc|num|box|seg|ter|qua|qui|sex|sab|dom|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|and|the|for|may|oct|dec)/,
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
    not: / (?:DE|JAN|FEB|FEV|MAR|APR|ABR|MAY|MAI|JUN|JUL|AUG|AGO|SEP|SET|OCT|OUT|NOV|DEC|DEZ) (?:19|20)\d{2}$/,
    valid: 0,
    look: 0.88,
    named: 0.95,
    priority: 71,
    marks: /^/,
  },
  {
    // Portugal, but for the oldest, which are like the grades of oils: three pairs.
    category: 'plate',
    pattern: sticky(
      '(?:[A-Z]{2}-\\d{2}-[A-Z]{2}|\\d{2}-(?:[A-Z]{2}-\\d{2}|\\d{2}-[A-Z]{2}))(?![A-Za-z0-9-])',
    ),
    words: words('matriculas?|viatura|carro|carrinha|automovel|veiculo|mota?|moto|reboque|car|van|plate'),
    wordsAfter: true,
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 60,
  },
  {
    // With the comma of decimals.
    category: 'coordinates',
    pattern: sticky('-?\\d{1,2},\\d{4,8}\\s?[/;|]\\s?-?\\d{1,3},\\d{4,8}(?!\\d)'),
    leads: [1, 2],
    valid: 0,
    look: 0.88,
    named: 0,
    priority: 60,
    marks: /^/,
  },
  {
    category: 'coordinates',
    pattern: sticky('-?\\d{1,2}\\.\\d{4,8}\\s?[,;]\\s?-?\\d{1,3}\\.\\d{4,8}(?!\\d)'),
    leads: [1, 2],
    words: words('lat|latitude|coordenadas?|gps|location|localizacao'),
    valid: 0,
    look: 0.9,
    named: 0.97,
    priority: 49,
    marks: /./,
  },
  {
    category: 'coordinates',
    pattern: sticky('-?\\d{1,3}[.,]\\d{3,8}°?(?!\\d)'),
    leads: [1, 2, 3],
    words: words('lat|latitude|long?|longitude'),
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 48,
  },
  {
    category: 'coordinates',
    pattern: sticky(
      "\\d{1,3}\\s?[°ºo]\\s?\\d{1,2}(?:\\.\\d{1,4})?\\s?[']\\s?\\d{1,2}(?:[.,]\\d{1,4})?\\s?(?:\"|'')?\\s?[NSEWLO]?(?:\\s?,?\\s?(?:e\\s)?\\d{1,3}\\s?[°ºo]\\s?\\d{1,2}\\s?[']\\s?\\d{1,2}(?:[.,]\\d{1,4})?\\s?(?:\"|'')?\\s?[NSEWLO]?)?",
    ),
    leads: [1, 2, 3],
    valid: 0,
    look: 0.93,
    named: 0,
    priority: 49,
    marks: /./,
    // The bearing of a boundary: no place.
    unless: /(?:azimute|rumo|bearing)[^\n\d]{0,30}$/,
  },
];
