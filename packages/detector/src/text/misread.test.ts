import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';
import { normalise } from './normalise.ts';

const read = (text: string): string => normalise([{ text }]).text;

test.each([
  [
    'of UTF-8 read as Windows-1252',
    'SÃ£o LuÃ­s, ANTÃ”NIO, nÂº 3, Oâ€™Dowd',
    "São Luís, ANTÔNIO, nº 3, O'Dowd",
  ],
  ['of UTF-8 read so twice', 'SÃƒÂ£o LuÃƒÂ­s', 'São Luís'],
  ['as entities', 'Jos&eacute; &amp; L&#225;zaro&nbsp;Gon&CCEDIL;alves', 'José & Lázaro GonÇalves'],
  ['as escapes', String.raw`In\u00eas da Concei\\u00e7\\u00e3o`, 'Inês da Conceição'],
  ['as quoted bytes', 'Andr=C3=A9 Galv=C3=A3o, 5=C2=AA s=C3=A9rie', 'André Galvão, 5ª série'],
  ['as quoted bytes of Latin-1', 'Andr=E9_Galv=E3o e Concei=E7=E3o', 'André_Galvão e Conceição'],
  ['beside their accents', 'Concei¸c˜ao, M´onica, Garc´ıa, Antˆonio', 'Conceição, Mónica, García, Antônio'],
])('letters are read that are written %s', (_, text, meant) => {
  expect(read(text)).toBe(meant);
});

test('a letter that was lost is a letter', () => {
  expect(read('CONCEI\u{fffd}\u{fffd}O e Jo\u{fffd}o')).toBe('CONCEIÇÃO e João');
  expect(read('\u{fffd}ngela, L\u{fffd}dia')).toBe('éngela, Lédia');
});

test.each([
  '“AMANHÔ, «IRMû, MAÇÃ',
  'AT&T, Q&A; R&D; a=C3',
  '?id=E9&cod=E10 e x=FF',
  "D'Avila bebe d'água",
  '\u{fffd} Item',
  '\u{fffd}Item',
  '10 \u{fffd} 12',
  String.raw`C:\Users\u2022 e &#7;`,
])('what only looks like it is read as it stands: %s', (text) => {
  expect(read(text)).toBe(text.replaceAll(/[“”«»]/g, '"'));
});

test('somebody whose letters were misread is found whole', () => {
  const text = 'JosÃ© BrandÃ£o e Jo\u{fffd}o da Concei\u{fffd}\u{fffd}o faltaram.';
  const found = detect([{ text }], { model: loadNameModel() });
  expect(found.map((one) => one.text)).toEqual(['JosÃ© BrandÃ£o', 'Jo\u{fffd}o da Concei\u{fffd}\u{fffd}o']);
});
