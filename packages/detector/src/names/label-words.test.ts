import { expect, test } from 'vitest';
import type { Found } from '../found.ts';
import { normalise } from '../text/normalise.ts';
import { withoutLabelWords } from './label-words.ts';
import { personAt } from './forms.ts';

const stays = (text: string, name: string): boolean => {
  const document = normalise([{ text }]);
  const start = document.text.indexOf(name);
  const found: Found = { ...personAt(start, start + name.length, 'name-model'), detector: 'name' };
  return withoutLabelWords(document, [found]).length === 0;
};

test.each([
  ['Nome: Íris Beltrão   Reg.: 4.471   Setor: Solda', 'Reg'],
  ['Titular: Íris Beltrão   Cód. assoc.: 04471-8', 'Cód'],
  ['Servidor: Íris Beltrão   ADM.: 1', 'ADM'],
  ['Aluna: Íris Beltrão     Nº 14', 'N'],
  ['Aluna: Íris Beltrão     Matr. nº 4471', 'Matr'],
  ['Sócia: Íris Beltrão     Cart.: 4471', 'Cart'],
])('a head behind a name is nobody: %s', (text, head) => {
  expect(stays(text, head)).toBe(true);
});

test.each([
  ['Falei com N. Beltrão ontem', 'N'],
  ['Reg: I have sent it', 'Reg'],
  ['Reg.: leva o bolo', 'Reg'],
  ['Falei com Reg. depois do almoço', 'Reg'],
  ['Reg. disse: já vou', 'Reg'],
  ['A Reg. Ela vem amanhã', 'Reg'],
  ['Mat. Beltrão assinou', 'Mat'],
  ['Fui com a Reg de Souza', 'Reg'],
  ['Cad. Brum e Adm. Paz', 'Cad'],
  ['Nº 14: Íris Beltrão', 'Íris Beltrão'],
  ['Visto: N. e R. de Sá', 'N'],
])('somebody shortened goes: %s', (text, name) => {
  expect(stays(text, name)).toBe(false);
});
