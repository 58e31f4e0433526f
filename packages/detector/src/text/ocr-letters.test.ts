import { describe, expect, it } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';
import { normalise } from './normalise.ts';

const plain = (text: string): string => normalise([{ text }]).text;

describe('figures that were read for letters', () => {
  it.each([
    ['N0me do a1uno', 'Nome do aluno'],
    ['Te1efone, Endere0o', 'Telefone, Endere0o'],
    ['Marce1o de A1meida Ferre1ra', 'Marcelo de Almeida Ferreira'],
    ['R0BERT0 CARL0S', 'ROBERTO CARLOS'],
    ['0liveira, 5ouza, Si|va, 1vone, 5andra', 'Oliveira, Souza, Silva, Ivone, Sandra'],
    ['Robert0 e Danie1, estado civi1', 'Roberto e Daniel, estado civil'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    'Sala1, grupo0, Anexo1, Daniel1',
    'H2O, B2B, CO2, 5anos, 8horas, 1kg, 1ago, win32, v1b0',
    'BRA0S17, ABC1D23, KX1RTQ, A1B2C3',
    'nome|cpf|data',
    'Senha: Mar1posa',
    'Usuário: Mar1ana',
    'mar1ana@exemplo.com, @Mar1ana, mar1ana_x, exemplo.com/Mar1ana',
  ])('%s stays as it is', (text) => {
    expect(plain(text)).toBe(text);
  });

  it('leave nothing of a name or date', () => {
    expect(whatStays('A testemunha Marce1o Mene5es, nascido em 14/O3/l987, declarou')).toBe(
      'A testemunha , nascido em , declarou',
    );
  });
});

describe('letters that were read for figures', () => {
  it.each([
    ['Tel: O2O 7946 O958', 'Tel: '],
    ['Mobile: 07700 9OO123', 'Mobile: '],
    ['nascida em l2/O5/1981', 'nascida em '],
    ['tel: 11 98765 - 4321', 'tel: '],
  ])('%s', (text, expected) => {
    expect(whatStays(text)).toBe(expected);
  });

  it.each(['Tel: ISO 9001', 'Phone SOS 555 0143', 'entre 2019 - 2020'])('%s has none', (text) => {
    expect(plain(text)).toBe(text);
  });
});
