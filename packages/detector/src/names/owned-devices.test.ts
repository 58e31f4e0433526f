import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findOwnersOfDevices } from './owned-devices.ts';

const owners = (text: string): string[] =>
  findOwnersOfDevices(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test('a device is called after whom it belongs to', () => {
  expect(
    owners('Conectados: iPhone de Lia, Galaxy S21 da Bia, MacBook-Pro-de-Rui.local, iPad do Theo'),
  ).toEqual(['Lia', 'Bia', 'Rui', 'Theo']);
});
test('makers, places and things that a device is of are nobody', () => {
  expect(
    owners(
      'iPhone da Apple, Galaxy da Samsung, iPad do Brasil, iPhone de Vitrine, Moto da Honda, Echo da Amazon, Kindle da Loja',
    ),
  ).toEqual([]);
});
