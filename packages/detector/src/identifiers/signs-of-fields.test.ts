import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findSignsOfFields } from './signs-of-fields.ts';

const found = (text: string): string[] =>
  findSignsOfFields(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test('the call signs of radio amateurs are found where radio is spoken of', () => {
  expect(found('AMATEUR RADIO CLUB\nW8TDJ\tTom Jarrell\nKE8QQR\tPatsy')).toEqual(['W8TDJ', 'KE8QQR']);
  expect(found('Escala de radioamadores: Ademir, PY3ADK; Lenita, PU3LNT.')).toEqual(['PY3ADK', 'PU3LNT']);
});

test('elsewhere the same signs are parts, flats, products', () => {
  expect(found('Order W8TDJ for K2A and the M4 screws.')).toEqual([]);
});

test('the number of a student is found where a university is spoken of', () => {
  expect(found("Moodle: s4471902 hasn't")).toEqual(['s4471902']);
  expect(found('processo 2019; the s4471902 part')).toEqual([]);
});
