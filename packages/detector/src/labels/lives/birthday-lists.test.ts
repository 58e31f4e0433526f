import { expect, test } from 'vitest';
import { normalise } from '../../text/normalise.ts';
import { findBirthdayLists } from './birthday-lists.ts';

const days = (text: string): string[] =>
  findBirthdayLists(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test('the days in a list of birthdays go, in lines and in a sentence', () => {
  expect(days('ANIVERSARIANTES DE AGOSTO\n02 - Rafaela\n11/08: Pietra\n\n22 - estoque')).toEqual([
    '02',
    '11/08',
  ]);
  expect(days('Aniversariantes: Nair, dia 2; Volmir, dia 11.')).toEqual(['2', '11']);
  expect(days('Aniversários do mês\nDébora (Artes) — dia 4\nSandro — dia 27\n\nBolo dia 28')).toEqual([
    '4',
    '27',
  ]);
  expect(days('Aniversariantes de maio\nRafaela – 05-09-90\nBia - 11/08')).toEqual(['05-09-90', '11/08']);
  expect(days('Aniversários: 4/9 Monique; 17/9 Silvério. Vaquinha de R$ 5,00')).toEqual(['4/9', '17/9']);
  expect(days('Aniversariantes do mês: 02 - Rafaela; 11 - Pietra')).toEqual(['02', '11']);
  expect(days('Aniversariantes: 3 Volmir, 9 Nair Lopes e 21 Pietra')).toEqual(['3', '9', '21']);
  expect(days('Nivers de maio:\n4 Volmir\n12 Nair\n\nCompras:\n2 Bolos\n30 Balões')).toEqual(['4', '12']);
  expect(days('Niver: Rafaela 2/8, Pietra 11/8')).toEqual(['2/8', '11/8']);
  expect(days('Birthdays this month:\nMarch 3 – Ann\nMarch 21 – Joe')).toEqual(['March 3', 'March 21']);
  expect(days('Birthdays: Ann on the 3rd, Joe on the 21st.\n4 - boxes of tea')).toEqual(['4', '3rd', '21st']);
});

test('days of anything else stay', () => {
  expect(days('Aniversariantes: 2 Bolos, refrigerante e salgados')).toEqual([]);
  expect(days('Reunião dia 2.\n02 - Rafaela traz o bolo')).toEqual([]);
  expect(days('Agenda: 02 - Rafaela; 11 - Pietra\nMarch 3 – Ann')).toEqual([]);
});
