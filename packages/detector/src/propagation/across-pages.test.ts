import { describe, expect, it } from 'vitest';
import { loadNameModel } from '../names/model.ts';
import { whatStays } from '../../testing/what-stays.ts';

const model = loadNameModel();

describe('a name that goes on behind the number of a page', () => {
  it.each([
    ['the tenant Gordon\nPage 4 of 9\nHaverford stated that', 'the tenant \nPage 4 of 9\n stated that'],
    ['the tenant Gordon\n12\nHaverford. He', 'the tenant \n12\n. He'],
    ['a senhora Marina da\nPágina 3 de 12\nTaborda e declarou', 'a senhora \nPágina 3 de 12\n e declarou'],
    ['o cliente Marcos\nfls. 14\nTaborda, que saiu', 'o cliente \nfls. 14\n, que saiu'],
  ])('%j', (text, expected) => {
    expect(whatStays(text, { model }).replaceAll(/ {2,}/g, ' ')).toBe(expected);
  });

  it.each([
    ['falei com Marina\n12\nHoje fomos ao mercado', 'falei com \n12\nHoje fomos ao mercado'],
    ['o cliente Marcos\n- 4 -\nRelatório de vendas, tudo', 'o cliente \n- 4 -\nRelatório de vendas, tudo'],
    ['a letter to Ellen\n3\nYesterday was cold', 'a letter to \n3\nYesterday was cold'],
  ])('%j ends there', (text, expected) => {
    expect(whatStays(text, { model })).toBe(expected);
  });
});
