import { SHORT_PORTUGUESE_MONTHS } from '../../text/calendar.ts';
import {
  ABBREVIATIONS,
  IN_A_CODE,
  NO_PLATE,
  NO_PLATE_IN_SMALL,
  OF_SOMETHING_ELSE,
} from './none-of-brazil.ts';
import { sticky, words } from '../specification.ts';
import type { Specification } from '../specification.ts';
import { NAMES_PLACA, VEHICLE, VEICULO } from './vehicle-words.ts';

const AT_A_GATE = 'entrou|saiu|abastec\\w{2,6}|gasolina|etanol|diesel|s10|km/h|radar|doca';

const PLATE: Omit<Specification, 'pattern'> = {
  category: 'plate',
  words: words(`${NAMES_PLACA}|${VEHICLE}`),
  wordsAfter: true,
  valid: 0,
  look: 0,
  named: 0.97,
  priority: 60,
};

/** Since 1990, old and of the Mercosul. */
export const PLATES_OF_BRAZIL: readonly Specification[] = [
  {
    // Of the Mercosul, as nothing else is numbered.
    ...PLATE,
    pattern: sticky('[A-Z]{3}\\s?-?\\s?\\d[A-Z]\\d{2}(?![A-Za-z0-9])'),
    words: words(`${NAMES_PLACA}|${VEHICLE}|${AT_A_GATE}`),
    look: 0.8,
    marks: /^[A-Z]{3}(?:-?\d[A-Z]\d{2}| \d[A-J]\d{2})/,
    unless: IN_A_CODE,
  },
  {
    ...PLATE,
    pattern: sticky('[A-Z]{3}(?:\\s?-\\s?)?\\d{4}(?![A-Za-z0-9])'),
    words: words(`${NAMES_PLACA}|${VEHICLE}|${AT_A_GATE}`),
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
    words: words(`${NAMES_PLACA}|entrou|saiu|o (?:meu|seu|teu)(?= \\(| e o? )`),
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
    words: words(NAMES_PLACA),
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
];
