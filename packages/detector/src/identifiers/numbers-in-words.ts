/** "oh seven seven double oh …", "um dois três, quatro …": numbers of somebody as they are told on the telephone. Folded. */

import type { Category } from '../categories.ts';
import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** The words for 0, 1, 2 … */
const FIGURES = [
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
const VALUES = new Map(FIGURES.flatMap((words, value) => words.map((word) => [word, value] as const)));
const FIGURE = `(?:(?:(?:double|treble|triple|duplo|dobrado) )?(?:${FIGURES.flat().join('|')})|\\d{1,2})`;
const BETWEEN = '(?:[ ,.-]{1,3}|\\n)(?:(?:e|and|then|dash|traco|ponto|hifen) )?';
/** A telephone, a document, an account: so many figures are no score and no date. */
const LONG = new RegExp(`(?<![a-z\\d])(?=[a-z]{2})${FIGURE}(?:${BETWEEN}${FIGURE}){6,24}(?![a-z\\d])`, 'g');
/** "The PIN is four seven one one", "senha: um nove oito meia". */
const SECRET = new RegExp(
  `(?<![a-z])(?:pin|passcode|password|senha|segredo|(?:door|gate|alarm|safe|entry|security|access) code|codigo d[aeo] [a-z]{3,10})(?: [a-z']{1,8}){0,3}[:,]? (?=(${FIGURE}(?:${BETWEEN}${FIGURE}){3,7})(?![a-z\\d]))`,
  'g',
);
const BEFORE = 32;
/** The first of these kinds that is named shortly before tells what it is; a telephone otherwise. */
const KINDS: readonly (readonly [RegExp, Category])[] = [
  [/(?<![a-z])cpf(?![a-z])/, 'cpf'],
  [/(?<![a-z])(?:rg|identidade)(?![a-z])/, 'rg'],
  [/(?<![a-z])(?:conta|agencia|account|sort code|acc)(?![a-z])/, 'bank-account'],
  [/(?<![a-z])(?:cartao|card|visa|mastercard)(?![a-z])/, 'card'],
  [/(?<![a-z])(?:passport|passaporte)(?![a-z])/, 'passport'],
];

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

const figuresOf = (value: string): string[] => value.split(/[^a-z\d]+/);

/** "um, dois, três, quatro, cinco, seis, sete": steps of a dance, pupils in a row. */
function isCounting(value: string): boolean {
  const values = figuresOf(value).flatMap((word) => VALUES.get(word) ?? []);
  return values.every((one, at) => at === 0 || one === values[at - 1]! + 1);
}

/** Figures as figures are other rules' matter. */
function mostlyDigits(value: string): boolean {
  const figures = figuresOf(value);
  return figures.filter((word) => /\d/.test(word)).length * 2 > figures.length;
}

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
