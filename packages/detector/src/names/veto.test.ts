import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { isOfCalendar } from './veto.ts';

const isNobody = (text: string): boolean => {
  const start = text.indexOf('<');
  const end = text.indexOf('>') - 1;
  return isOfCalendar(normalise([{ text: text.replace(/[<>]/g, '') }]), start, end);
};

test.each([
  '<Jan>\tFev\tMar\tAbr',
  'Fev\tMar\tAbr\t<Mai>\tJun\tJul',
  'Dec | <Jan> | Feb',
  '<Apr>/May/Jun',
  'Abr/24 R$ 50; <Mai>/24 R$ 50',
  'Virgem: calma.\n<Leão>: sorte.\nLibra: pausa.\nCapricórnio: foco.',
  'Touro: calma.\n<Leão>: sorte.\nGêmeos: fale.\nCâncer: ouça.',
  'Touro: a <Lua> ajuda.\nGêmeos: fale.\nCâncer: ouça.',
  'a) Mercúrio b) Saturno c) <Marte> d) Urano',
  '<Leo>: rest. Virgo: work. Libra: wait. Scorpio: act.',
])('a month or a sign of the zodiac is nobody: %s', (text) => {
  expect(isNobody(text)).toBe(true);
});

test.each([
  '<Jan>\tAna\tBia',
  '<Jan>, dec. 2012, left a son.',
  'O <Jan> feb 12',
  '<Mai>, Jun and An are new.',
  '<Mai>\tJun\tAn',
  '<Mai>/24, Ana/30 e Bia/22',
  'Abr/24: férias. <Mai>/24 fez aniversário',
  '<Jun>/12 chegou; Abr/12 foi embora',
  '<Leo>: odeio Capricórnio, Libra, Virgem.',
  '<Leo>: qual seu signo?\nAna: Libra\nBia: Capricórnio\nCaio: Virgem',
  '<Marte> e Saturno vieram com a mãe.',
  'Alunos: <Lua> (2A). Trabalho: Marte, Júpiter e Saturno',
  '<Sol>: traz o Marte e o Saturno',
  'A <Sol> ligou para a Lua.',
  'Signo\n<Leo>\tLibra\nAna\tCapricórnio\nCaio\tVirgem',
])('somebody who is called so is somebody: %s', (text) => {
  expect(isNobody(text)).toBe(false);
});
