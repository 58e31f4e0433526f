import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { isCalledAfter, mayBeCalledAfter } from './called-after.ts';

/** The name stands between angles. */
function isThing(marked: string, by: typeof isCalledAfter = isCalledAfter): boolean {
  const start = marked.indexOf('<');
  const text = marked.replace('<', '').replace('>', '');
  return by(normalise([{ text }]), start, marked.indexOf('>') - 1);
}

test.each(['no mercado São <Raimundo>', 'N. Sra. <Aparecida> por devoção', '<Hallam> Hospital'])(
  'what is called after somebody: %s',
  (marked) => {
    expect(isThing(marked)).toBe(true);
  },
);

test.each([
  'na unidade Dr. <Zerbini>.',
  'Penitenciária Dr. <Sebastião Silveira>',
  'a E. M. <Inês Maroja>',
  'janta na Adega do <Ramiro>.',
  'na Farmácia <Alice>',
  'Uncle Sunny, St <Barnabas>, Hove',
  'the narrowboat Lady <Astrid> leaves',
  'AWARD\n<Hallam> Drop Forge Ltd',
  'at <Hubert Humphrey> Elementary',
])('what may be called after somebody: %s', (marked) => {
  expect(isThing(marked, mayBeCalledAfter)).toBe(true);
});

test.each([
  'o gerador da igreja do <Altair>',
  'na igreja <Altair> canta',
  'está na oficina do <Mauro>',
  'Farmácia <Alice Prado>\nRecepção Júlio',
  '<Sarah Hughes> Room 12',
  '<Mark Evans> Engineering Manager',
  '<Brown> and Hallam Foods',
  'segundo a fiscal de loja <Zenaide>',
  'sent by Errol St <Clair>',
  'A Santa <Inês> diz',
  'Dr. <Zerbini> assinou',
  'ask <Hallam> to drop in',
])('whose it is, who does it, who is there or is called so: %s', (marked) => {
  expect(isThing(marked) || isThing(marked, mayBeCalledAfter)).toBe(false);
});

test.each([
  'Os avós são <Raimundo Gaia> e Rita.',
  'Filho\tVacina\tEscola\n<Ryan Souza>\t05/03/2012',
  'Rua do Sol, 12 - Centro\n<Ryan Souza>, 44',
  'Bairro: Capela\n<Ryan Souza>',
])(
  'a verb, the head of another column and the end of an address call nothing after somebody: %s',
  (marked) => {
    expect(isThing(marked)).toBe(false);
  },
);

test.each([
  'na Capela São <Raimundo> Nonato',
  'hospital são <judas tadeu>',
  'ESCOLA ESTADUAL\n<Raimundo Gaia>',
])('saints and what is called after people do: %s', (marked) => {
  expect(isThing(marked)).toBe(true);
});
