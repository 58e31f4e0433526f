import { expect, test } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';

test.each([
  'ana.prado@empresa. com.br',
  'ana.prado@empresa .com',
  'bob@firm . co . uk',
  'P<GBRDAS<<ANITA<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\n5334755143GBR8501178F1601312<<<<<<<<<<<<<<04',
  '76561190061820447',
  'STEAM_1:0:61820447',
  'live:.cid.6f1c820a447be09d',
  'fb.com/quiteria.vasco.61',
  'I<BRA123456789<<<<<<<<<<<<<<<\n8001014F3001012BRA<<<<<<<<<<<4\nPRADO<<ANA<MARIA<<<<<<<<<<<<<<',
])('goes as a whole: %j', (value) => {
  expect(whatStays(value)).toBe('');
});

test.each(['Visa final 4455 val 09/28', 'validade do cartão: 09/2028'])(
  'the end of a card goes: %s',
  (text) => {
    expect(whatStays(text)).not.toContain('28');
  },
);

test.each([
  'Comprado @ 40. com nota',
  '7656119 jogadores, STEAM_ENGINE_2, live: hoje, m.me',
  'a << b << c; x <<= 2',
  'HEADING <<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
  'Offer valid thru 09/28',
  'Cartão de vacina de 09/25, fatura de 10/25',
])('stays: %s', (text) => {
  expect(whatStays(text)).toBe(text);
});
