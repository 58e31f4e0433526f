import { mixedParts } from './mixed-parts.ts';
import { placesIn } from './places.ts';
import { matchesOf, together } from './starts.ts';
import type { Units } from './units.ts';

const READ_AS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
};
// Shapes of identifiers that have nothing but digits between their marks, as a tired reader sees them.
const D = '[\\dOoQDlI|iSsBZz]';
const SHAPES = new RegExp(
  [
    `${D}{3}\\.${D}{3}\\.${D}{3}-${D}{2}`,
    `${D}{2}\\.${D}{3}\\.${D}{3}/${D}{4}-${D}{2}`,
    `${D}{3}\\.${D}{5}\\.${D}{2}-${D}`,
    `${D}{7}-${D}{2}\\.${D}{4}\\.${D}\\.${D}{2}\\.${D}{4}`,
    `${D}{2}\\.${D}{3}-${D}{3}`,
    `\\(${D}{2}\\) ?${D}{4,5}-${D}{4}`,
    `${D}{5}-${D}{3}`,
    `${D}{1,2}\\.${D}{3}\\.${D}{3}-[\\dXOl]`,
    `${D}{3}-${D}{2}-${D}{4}`,
    `${D}{4} ${D}{4} ${D}{4} ${D}{4}`,
    `${D}{3} ${D}{4} ${D}{4} ${D}{4}`,
    `${D}{5}\\.${D}{6}/${D}{4}-${D}{2}`,
    `${D}{2}/${D}{2}/${D}{4}`,
    `${D}{2}\\.${D}{2}\\.${D}{4}`,
    `\\+${D}{2} ${D}{2} ${D}{4} ${D}{4}`,
    `9${D}{4}-${D}{4}`,
  ]
    .map((shape) => `(?<![\\dA-Za-z])${shape}(?![\\dA-Za-z])`)
    .join('|'),
  'y',
);
/** No shape has more letters than digits; the first digit stands soon. */
const SHAPED = together([{ pattern: SHAPES, soon: 12 }]);

/** No letters alone: "98765-4321 So". */
const GROUP = `(?=[OoQDlI|iSsBZz]{0,4}\\d)${D}{2,15}`;
/** A number right after what names it. */
const NAMED = together(
  [
    {
      pattern: new RegExp(
        `(?<![A-Za-z])(?:CPF|CNPJ|CNH|PIS|PASEP|NIS|NIT|RG|CNS|CEP|[Tt]el(?:efone|ephone)?|TEL|[Cc]el(?:ular|l)?|[Ff]one|[Pp]hone|[Mm]obile|SSN|NHS|[Rr]enavam|RENAVAM)(?:/MF| [Nn]o)?[ .:]{1,3}(?:n[º°o.]{1,2}? ?)?((?=\\(?${D}(?:[ ().-]{0,2}${D}){6,14}(?![\\dA-Za-z]))\\(?${GROUP}(?:[ ().-]{1,2}${GROUP}){0,4})(?![\\dA-Za-z])`,
        'y',
      ),
    },
  ],
  'letter',
);

/** The number of a vehicle has neither I nor O nor Q (ISO 3779). */
const VEHICLE = together(
  [{ pattern: /(?<![\dA-Za-z])(?=(?:[A-Z]{0,13}\d){4})[A-Z\d]{17}(?![\dA-Za-z])/y, soon: 13 }],
  'plain',
);
const IN_VEHICLE: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1' };

/** Letters that an OCR engine read for digits become digits again, only inside the shape of an identifier. */
export function readDigits(units: Units): void {
  const { text, at } = mixedParts(units);
  if (text === '') return;
  const places = placesIn(text);
  const read = (match: RegExpExecArray): void => {
    const shape = match[1] ?? match[0];
    const digits = shape.replaceAll(/\D/g, '').length;
    const letters = shape.replaceAll(/[^A-Za-z|]/g, '').length;
    if (letters > 0 && letters <= digits)
      replace(units, at[match.index + match[0].length - shape.length]!, shape, READ_AS);
  };
  matchesOf(places, SHAPED, read);
  matchesOf(places, NAMED, read);
  matchesOf(places, VEHICLE, ({ index, 0: shape }) => {
    replace(units, at[index]!, shape, IN_VEHICLE);
  });
}

function replace(units: Units, start: number, shape: string, by: Readonly<Record<string, string>>): void {
  for (let at = 0; at < shape.length; at++) {
    const digit = by[shape[at]!];
    if (digit !== undefined) units.unit[start + at] = digit.charCodeAt(0);
  }
}
