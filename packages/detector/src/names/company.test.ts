import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { isNobodyByCompany } from './company.ts';

const isNobody = (text: string): boolean => {
  const start = text.indexOf('<');
  const end = text.indexOf('>') - 1;
  return isNobodyByCompany(normalise([{ text: text.replace(/[<>]/g, '') }]), start, end);
};

test.each([
  '<Will> you come on Friday?',
  '<Hope> you are well.',
  'The <Grant> application is late.',
  'There is a <rose> in the vase.',
  'Um <coelho> apareceu no pátio.',
  'We open again in late <June>.',
  'You were paid twice for April and <May>.',
  'Thank <God> for that.',
  'GIVE NOTICE <PRIOR> TO ANY WORK',
  'A conta de <luz> venceu.',
  '<Glória> a Deus, deu certo',
  'O porteiro foi <gentil> com todos.',
  'Papai <Noel> chega às 15h.',
  '<Rogamos> que a recebam bem.',
  '<Paid>. Thanks.',
])('a word that is a name elsewhere is nobody here: %s', (text) => {
  expect(isNobody(text)).toBe(true);
});

test.each([
  '<Will> Turner came.',
  '<Hope> is the other driver.',
  'Mr <Grant> applications officer',
  'It was given to <Rose> in the hall.',
  'The <Young> boys are waiting.',
  'Ask for <June>, who works Tuesdays.',
  "get petrol in <june>'s favourite garage",
  '<Rose> Petal Okoro',
  'a <manu> desce em 2 min',
  'A <Luz> da sala 4 pagou.',
  'O <Gentil> foi ao banco.',
  'Seu <Natal> do ano passado',
  '<Mark> for the raffle',
  '<Patience> is a carer.',
])('somebody who is called by a word stays somebody: %s', (text) => {
  expect(isNobody(text)).toBe(false);
});
