import { expect, test } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';

test.each([
  ['NIB: 0007 0000 12345678901 23', 'NIB: '],
  ['CBU: 01709876 40000001234567', 'CBU: '],
  ['CLABE 012 180 00123456789 7', 'CLABE '],
  ['alias CBU: luna.pez.barco', 'alias CBU: '],
  ['Alias: LUNA.PEZ.BARCO', 'Alias: '],
  ['IBAN: DE89.3704.0044.0532.0130.00', 'IBAN: '],
  ['wise.com/pay/me/rosaleal7', 'wise.com/pay/me/'],
  ['AG____4321____ CONTA____98765-0____', 'AG________ CONTA________'],
  ['MasterCard x8841', 'MasterCard '],
  ['Visa •8841', 'Visa '],
  ['valid thru 11/29', 'valid thru '],
  ['solana wallet 7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5', 'solana wallet '],
  ['chassi 9BD 195 A4Z E0 123456', 'chassi '],
  ['DNI: 12.345.678-Z', 'DNI: '],
  ['Kennitala 120174-3399', 'Kennitala '],
])('goes as a whole: %s', (text, stays) => {
  expect(whatStays(text)).toBe(stays);
});

test.each([
  'O alias: config.path aponta para o arquivo.',
  'Visa 2024 e MasterCard 2025: os cartões do ano',
  'Report valid until 11/29',
  'Chassi final do modelo 2024',
  'sol e chuva 12',
  'Item ____ de 12 ____ unidades',
])('stays: %s', (text) => {
  expect(whatStays(text)).toBe(text);
});
