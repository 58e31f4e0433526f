/** "oh seven seven double oh …", "um dois três, quatro …": numbers of somebody as they are told on the telephone. Folded. */

import type { Category } from '../categories.ts';
import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const FIGURES = [
  'zero|oh|nought|one|two|three|four|five|six|seven|eight|nine',
  'uma?|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove',
].join('|');
const FIGURE = `(?:(?:(?:double|treble|triple|duplo|dobrado) )?(?:${FIGURES})|\\d{1,2})`;
const BETWEEN = '(?:[ ,.-]{1,3}|\\n)(?:(?:e|and|then|dash|traco|ponto|hifen) )?';
/** A telephone, a document, an account: so many figures are no score and no date. */
const LONG = new RegExp(
  `(?<![a-z\\d])(?=(?:[a-z]{2,7}))${FIGURE}(?:${BETWEEN}${FIGURE}){6,24}(?![a-z\\d])`,
  'g',
);
/** "The PIN is four seven one one", "senha: um nove oito meia". */
const SECRET = new RegExp(
  `(?<![a-z])(?:pin|passcode|password|senha|segredo|(?:door|gate|alarm|safe|entry|security|access) code|codigo d[aeo] [a-z]{3,10})(?: [a-z']{1,8}){0,3}[:,]? (?=(${FIGURE}(?:${BETWEEN}${FIGURE}){3,7})(?![a-z\\d]))`,
  'g',
);
const BEFORE = 32;
/** The last of these words before it tells what it is; a telephone otherwise. */
const KINDS: readonly (readonly [RegExp, Category])[] = [
  [/(?<![a-z])cpf(?![a-z])/, 'cpf'],
  [/(?<![a-z])(?:rg|identidade)(?![a-z])/, 'rg'],
  [/(?<![a-z])(?:conta|agencia|account|sort code|acc)(?![a-z])/, 'bank-account'],
  [/(?<![a-z])(?:cartao|card|visa|mastercard)(?![a-z])/, 'card'],
  [/(?<![a-z])(?:passport|passaporte)(?![a-z])/, 'passport'],
];
const IN_ORDER = [
  ['zero', 'oh', 'nought'],
  ['one', 'um', 'uma'],
  ['two', 'dois', 'duas'],
  ['three', 'tres'],
  ['four', 'quatro'],
  ['five', 'cinco'],
  ['six', 'seis', 'meia'],
  ['seven', 'sete'],
  ['eight', 'oito'],
  ['nine', 'nove'],
];
const VALUES = new Map(IN_ORDER.flatMap((words, value) => words.map((word) => [word, value] as const)));

/** Linear. */
export function findNumbersInWords({ folded }: Document): Found[] {
  const long = Array.from(folded.matchAll(LONG)).flatMap(({ 0: value, index }) => {
    if (isCounting(value) || mostlyDigits(value)) return [];
    const before = folded.slice(Math.max(0, index - BEFORE), index);
    const kind = KINDS.find(([sign]) => sign.test(before))?.[1] ?? 'phone';
    return [asNumber(index, value, kind)];
  });
  const secrets = Array.from(folded.matchAll(SECRET)).flatMap(({ 0: label, 1: value = '', index }) =>
    mostlyDigits(value) ? [] : [asNumber(index + label.length, value, 'secret')],
  );
  return [...long, ...secrets];
}

/** "um, dois, três, quatro, cinco, seis, sete": steps of a dance, pupils in a row. */
function isCounting(value: string): boolean {
  const values = value.split(/[^a-z\d]+/).flatMap((word) => VALUES.get(word) ?? []);
  return values.every((one, at) => at === 0 || one === values[at - 1]! + 1);
}

/** Figures as figures are other rules' matter. */
const mostlyDigits = (value: string): boolean =>
  value.split(/[^a-z\d]+/).filter((word) => /\d/.test(word)).length * 2 > value.split(/[^a-z\d]+/).length;

const asNumber = (start: number, value: string, category: Category): Found => ({
  start,
  end: start + value.length,
  category,
  detector: 'identifier',
  confidence: 0.9,
  reason: because('pattern'),
  proposal: 'remove',
  priority: 62,
});
