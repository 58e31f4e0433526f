import { describe, expect, it } from 'vitest';
import { because, type Found } from '../found.ts';
import { normalise } from '../text/normalise.ts';
import { withoutEdges } from './edges.ts';

const left = (
  text: string,
  value: string,
  category: Found['category'] = 'person',
  code: Found['reason']['code'] = 'name-list',
): string[] => {
  const start = text.indexOf(value);
  const found: Found = {
    start,
    end: start + value.length,
    category,
    detector: 'name',
    confidence: 0.9,
    reason: because(code),
    proposal: 'remove',
    priority: 20,
  };
  return withoutEdges([found], normalise([{ text }])).map((one) => text.slice(one.start, one.end));
};

describe('the edges of a name', () => {
  it.each([
    ['Prosecutor: Sergeant Alan Whitby', 'Sergeant Alan Whitby', 'Alan Whitby'],
    ['a ficha da Investigadora Kátia', 'Investigadora Kátia', 'Kátia'],
    ['Doctor: Rupert. Pharmacist: Ms Anand', 'Rupert. Pharmacist', 'Rupert'],
    ['Apellidos: GUARAMATO ZAPATA\nNombres: YUSMARY', 'GUARAMATO ZAPATA\nNombres', 'GUARAMATO ZAPATA'],
    ['Chamada: Lola\nNascimento: 1958', 'Lola\nNascimento', 'Lola'],
    ['[08:01] Zara Faruqi (ST5): morning', 'Zara Faruqi (ST5)', 'Zara Faruqi'],
    ['Grace (volunteer): I will', 'Grace (volunteer)', 'Grace'],
    ['signed by Tobias Gill FCA.', 'Tobias Gill FCA', 'Tobias Gill'],
    ['Caros Ulisses e Thainá', 'Caros Ulisses', 'Ulisses'],
    ['o Espólio de Nair Remor', 'Espólio de Nair Remor', 'Nair Remor'],
  ])('%s', (text, value, name) => {
    expect(left(text, value)).toEqual([name]);
  });

  it.each([
    ['Ver. Maria Silva. Ana Souza veio', 'Maria Silva. Ana Souza'],
    ['Benj. Franklin', 'Benj. Franklin'],
    ['Zara (Ana Lima) veio', 'Zara (Ana Lima)'],
    ['Karoline\nPontes: oi', 'Karoline\nPontes'],
    ['fiscal nada disse', 'fiscal'],
  ])('but not of %s', (text, value) => {
    expect(left(text, value)).toEqual([value]);
  });

  it.each([
    ['Mãe: Ana\nNascimento: 06/01/1969', 'Nascimento'],
    ['Chaves Públicas ICP-Brasil.', 'Brasil'],
    ['arts. 71, inc. IV, da Lei', 'IV'],
  ])('all of it is none: %s', (text, value) => {
    expect(left(text, value)).toEqual([]);
  });

  it.each([
    ['a resolução da ANEEL que', 'ANEEL'],
    ['o DPIN relativo ao exercício', 'DPIN'],
    ['(CADIN, CAUC, SIAFI)', 'CAUC'],
  ])('an acronym that only the tagger took for a name: %s', (text, value) => {
    expect(left(text, value, 'person', 'name-model')).toEqual([]);
  });

  it.each([
    ['a ROSA que', 'ROSA'],
    ['Nome: WAGNO', 'WAGNO'],
  ])('but no name in capitals: %s', (text, value) => {
    expect(left(text, value, 'person', 'name-model')).toEqual([value]);
  });

  it('keeps the words that lead to an age', () => {
    expect(left('a neta, Dandara, de 20, é', 'de 20', 'age')).toEqual(['20']);
  });
});

describe('the labels of boxes', () => {
  it.each([
    ['Rua 14, Qd. 22 Bairro: Centro\nCEP: 77404-090', 'address', ['Rua 14, Qd. 22', 'Centro', '77404-090']],
    ['20-18-93 account 73306144', 'bank-account', ['20-18-93', '73306144']],
    ['Rua 14, Centro, CEP: 77404-090', 'address', ['Rua 14, Centro, CEP: 77404-090']],
  ] as const)('inside a finding stay: %s', (text, category, values) => {
    expect(left(text, text, category)).toEqual(values);
  });

  it('so does the next one at its end', () => {
    const text = 'Rua José Leme, 640, Vila Barth\nPrescrição: Clonazepam';
    expect(left(text, text.split(':')[0]!, 'address')).toEqual(['Rua José Leme, 640, Vila Barth']);
  });
});

it('the kind of a case is nobody', () => {
  expect(left('Fls. _____ Ação Direta de Inconstitucionalidade', 'Ação Direta')).toEqual([]);
});
