import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

test.each([
  ['Age: ....34....', ['34']],
  ['Idade:_____34', ['34']],
  ['Nome: ..........Ana Prado.......... Idade: ......34 anos', ['Ana Prado', '34 anos']],
  ['Data de nascimento: ....12/05/1980....', ['12/05/1980']],
  ['Estado civil: ______casada______ Nacionalidade: ____brasileira____', ['casada', 'brasileira']],
  ['Natural de: .......Sobral.......', ['Sobral']],
  ['Est. civil: solteiro  Instrução: 5ª série', ['solteiro']],
])('what is written on the dots of a form goes: %s', (text, values) => {
  const found = detect([{ text }]).flatMap(({ spans }) =>
    spans.map(({ start, end }) => text.slice(start, end)),
  );
  expect(found).toEqual(values);
});

test.each(['Age: ............', 'Nome: ____________ Idade: ____'])(
  'an empty form holds nothing: %s',
  (text) => {
    expect(detect([{ text }])).toEqual([]);
  },
);
