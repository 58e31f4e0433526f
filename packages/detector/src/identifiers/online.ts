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
    // As photographs have them: "22 deg 54' 10.44\" S, 43 deg 10' 22.11\" W".
    category: 'coordinates',
    pattern: sticky(
      '\\d{1,3} deg \\d{1,2}\' \\d{1,2}(?:\\.\\d{1,4})?"? ?[NSEWLO](?:, ?\\d{1,3} deg \\d{1,2}\' \\d{1,2}(?:\\.\\d{1,4})?"? ?[NSEWLO])?',
    ),
    leads: [1, 2, 3],
    valid: 0,
    look: 0.93,
    named: 0.97,
    priority: 50,
    marks: /./,
  },
  {
    // A plus code, whole: "588MC8QV+7X".
    category: 'coordinates',
    pattern: sticky(
      '(?=[2-9CFGHJMPQRVWX]{8}\\+)[2-9C][2-9CFGHJMPQRV][2-9CFGHJMPQRVWX]{6}\\+[2-9CFGHJMPQRVWX]{2,3}(?![A-Za-z\\d+]|\\.[a-z])',
    ),
    leads: [1, 2, 3, 4, 5, 6, 7],
    valid: 0,
    look: 0.9,
    named: 0.97,
    priority: 49,
    marks: /\+/,
  },
  {
    // The same within a town: "C8QV+7X".
    category: 'coordinates',
    pattern: sticky(
      '(?=[2-9CFGHJMPQRVWX]{0,5}[CFGHJMPQRVWX])(?=[CFGHJMPQRVWX]{0,5}[2-9])[2-9CFGHJMPQRVWX]{4,6}\\+[2-9CFGHJMPQRVWX]{2,3}(?![A-Za-z\\d+])',
    ),
    leads: [1, 2, 3, 4, 5],
    words: words('plus ?codes?|codigo plus|google maps|location|localizacao|home|casa|endereco|address'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 49,
    marks: /\+/,
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
