import { describe, expect, it } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';

describe('numbers that go on in the cell below', () => {
  it.each([
    ['Cliente\tCPF\nSara Leão\t529.982.\nPrado\t247-25', 'Cliente\tCPF\n\t.\n\t'],
    [
      'Cliente\tFone\tSituação\nSara Leão\t(11) 98765-\tem dia\nPrado\t4321\tdesde março',
      'Cliente\tFone\tSituação\n\t\tem dia\n\t\tdesde março',
    ],
  ])('%j', (text, expected) => {
    expect(whatStays(text)).toBe(expected);
  });

  it.each([
    'Item\tValor\nParafuso\t529.982.\nPorca\t247-99',
    'Item\tCódigo\nParafuso\t12-\nPorca\t4321',
    'Jogo\tPlacar\nPrimeiro\t2-\nSegundo\t1',
  ])('%j has none', (text) => {
    expect(whatStays(text)).toBe(text);
  });
});
