import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { isNeverAName, isOrdinaryWord } from './ordinary-words.ts';

const isNobody = (text: string): boolean => {
  const start = text.indexOf('<');
  const end = text.indexOf('>') - 1;
  const document = normalise([{ text: text.replace(/[<>]/g, '') }]);
  return isNeverAName(document, start, end) || isOrdinaryWord(document, start, end);
};

test.each([
  '<Will> somebody please sweep up the confetti.',
  'Be well. <Hope> you are well.',
  '<Grant> applications close on Friday.',
  'Rides stop. <Rain> or shine, we go.',
  'Called home. <Mark> him down as late.',
  'The one called William is a <dahlia>.',
  'We open again in late <June>.',
  'You were paid for March and <May>.',
  'Thank <God> for that.',
  'A conta de <luz> venceu.',
  '<Glória> a Deus, deu certo',
  'Foi muito <gentil> com todos.',
  'Papai <Noel> chega às 15h.',
  '<Rogamos> que a recebam bem.',
  '<Paid>. Thanks.',
])('a word that is a name elsewhere is nobody here: %s', (text) => {
  expect(isNobody(text)).toBe(true);
});

test.each([
  '<Will> Turner came.',
  'Hi <Will> you around?',
  '<Will> you forgot your keys',
  'I told <Hope> you are well.',
  'Tell <Can> we be late.',
  'Mr <Grant> applications officer',
  '<Grant> funded the trip.',
  'At last <June> rang.',
  'Mileage for <June>: 40',
  '<Snow> showers daily at 7.',
  '<Amber> alert, obs stable.',
  'Mr <Paid> told us.',
  '<Ward> phone: 0161 496 0000',
  'PC <Brown> bags the exhibit.',
  '<Sharp> objects to costs.',
  'Thanks,\n<Mark> x',
  '<Bill> paid the plumber.',
  '<Grace> and Peace are twins.',
  'Players: <Max> 12, Ben 9',
  '<Nada> and Fares are the new tenants.',
  'A present from April and <May>, my two girls.',
  'Granny <Smith> is 89.',
  'Checked in <June> at ten.',
  'It was given to <Rose> in the hall.',
  'Ask for <June>, who works Tuesdays.',
  "get petrol in <june>'s favourite garage",
  'There was a <carter> for you.',
  'uma <iara> ligou',
  'ok. a <marli> chegou',
  'a <manu> desce em 2 min',
  'A <Luz> da sala 4 pagou.',
  'O <Gentil> foi ao banco.',
  'quem foi? foi <clemente> que assinou',
  '<rosa> claro que sim',
  'fui no <natal> ontem',
  'Trocou o <Natal> pelo Jorge na escala.',
  'meu pai <Noel> tem 80 anos',
  'os <pires> vêm amanhã',
])('somebody who is called by a word stays somebody: %s', (text) => {
  expect(isNobody(text)).toBe(false);
});
