/** "oh seven seven double oh …", "um dois três, quatro …": numbers of somebody as they are told on the telephone. Folded. */

import type { Category } from '../categories.ts';
import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { ENGLISH_TEENS, ENGLISH_TENS, PORTUGUESE_TENS } from '../text/number-words.ts';
import { matchesByPattern, together } from '../text/starts.ts';

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
const HUNDREDS =
  'cem|cento|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos|hundred';
/** "Onze", "vinte e um", "quinhentos": what several figures are told in at once. */
const SEVERAL = `dez|onze|doze|treze|catorze|quatorze|quinze|dez[ea](?:sseis|ssete|nove)|dezoito|ten|eleven|twelve|${ENGLISH_TEENS}|${PORTUGUESE_TENS}|${ENGLISH_TENS}|${HUNDREDS}`;
const FIGURE = `(?:(?:(?:double|treble|triple|duplo|dobrado) )?(?:${FIGURES.flat().join('|')})|\\d{1,2})`;
const BETWEEN = '(?:[ ,.-]{1,3}|\\n)(?:(?:e|and|then|dash|traco|ponto|hifen) )?';
/** A telephone, a document, an account: so many figures are no score and no date. */
const LONG = together([
  {
    pattern: new RegExp(
      `(?<![a-z\\d])(?=[a-z]{2})(?:${FIGURE}|${SEVERAL})(?:${BETWEEN}(?:${FIGURE}|${SEVERAL})){5,30}(?![a-z\\d])`,
      'y',
    ),
  },
]);
const FEWEST = 7;
/** With a word before that asks for a number, and with words for several figures. */
const FEWEST_ASKED = 6;
const ASKS =
  /(?<![a-z])(?:cpf|rg|identidade|telefone|celular|fone|whats(?:app)?|zap|contato|numero|cep|conta|cartao|lig(?:a|ue|ar)|phone|cell|mobile|number|call|text|reach|social|ssn|account|card|zip|post ?code)(?![a-z])(?: [a-z']{1,10}){0,4}[:,]? ?$/;
/** What is counted or paid. */
const UNITS =
  /^ (?:mil|milhoes|reais|dolares|euros|pounds|dollars|thousand|million|pessoas|people|anos|years|metros|m2|unidades)(?![a-z])/;
/** "The PIN is four seven one one", "senha: um nove oito meia". */
const SECRET = new RegExp(
  `(?<![a-z])(?:pin|passcode|password|senha|segredo|(?:door|gate|alarm|safe|entry|security|access) code|codigo d[aeo] [a-z]{3,10})(?: [a-z']{1,8}){0,3}[:,]? (?=(${FIGURE}(?:${BETWEEN}${FIGURE}){3,7})(?![a-z\\d]))`,
  'g',
);
const SEVERAL_WORDS = new RegExp(`^(?:${SEVERAL})$`);
const BEFORE = 40;
/** The first of these kinds that is named shortly before tells what it is; a telephone otherwise. */
const KINDS: readonly (readonly [RegExp, Category])[] = [
  [/(?<![a-z])cpf(?![a-z])/, 'cpf'],
  [/(?<![a-z])(?:rg|identidade)(?![a-z])/, 'rg'],
  [/(?<![a-z])(?:conta|agencia|account|sort code|acc)(?![a-z])/, 'bank-account'],
  [/(?<![a-z])(?:cartao|card|visa|mastercard)(?![a-z])/, 'card'],
  [/(?<![a-z])(?:social|ssn)(?![a-z])/, 'national-id'],
  [/(?<![a-z])(?:cep|zip|post ?code)(?![a-z])/, 'postal-code'],
  [/(?<![a-z])(?:passport|passaporte)(?![a-z])/, 'passport'],
];

/** Linear. */
export function findNumbersInWords({ folded, places }: Document): Found[] {
  const long = matchesByPattern(places.folded, LONG)[0]!.flatMap(({ 0: value, index }) => {
    if (isCounting(value) || mostlyDigits(value)) return [];
    const before = folded.slice(Math.max(0, index - BEFORE), index);
    const end = index + value.length;
    if (!isLong(value, before) || UNITS.test(folded.slice(end, end + BEFORE))) return [];
    const kind = KINDS.find(([sign]) => sign.test(before))?.[1] ?? 'phone';
    return [asNumber(index, value, kind)];
  });
  const secrets = Array.from(folded.matchAll(SECRET)).flatMap(({ 0: label, 1: value = '', index }) =>
    mostlyDigits(value) ? [] : [asNumber(index + label.length, value, 'secret')],
  );
  return [...long, ...secrets];
}

const figuresOf = (value: string): string[] => value.split(/[^a-z\d]+/);

function isLong(value: string, before: string): boolean {
  const told = figuresOf(value).filter(
    (word) => VALUES.has(word) || SEVERAL_WORDS.test(word) || /^\d/.test(word),
  );
  const single = told.filter((word) => !SEVERAL_WORDS.test(word));
  return (
    single.length >= FEWEST ||
    (told.length >= FEWEST_ASKED && told.length > single.length && ASKS.test(before))
  );
}

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
