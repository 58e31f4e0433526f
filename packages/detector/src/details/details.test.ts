import { describe, expect, it } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const found = (text: string): string[] =>
  detect([{ text }], { model })
    .filter(({ detector, reason }) => detector === 'label' && reason.code === 'name-model')
    .map((one) => `${one.category} ${one.text}`);
const rest = (text: string): string => whatStays(text, { model });

describe('particulars that no rule knows the form of', () => {
  it.each([
    ['an age in the margin of a name', 'Marcos Antunes Prado (47), soldador, foi ouvido.', ['47']],
    ['a job', 'Composição: Jaciara, 39, solteira, catadora; Wesley, 17.', ['catadora']],
    [
      'what everybody in a list does for a living',
      'Sorteados: Matilde Nassar, comerciante; Magda Pellizzari, dentista; Raul Okada, feirante. Foi dispensada',
      ['comerciante', 'dentista', 'feirante'],
    ],
    [
      'a registration in a column',
      'Student\tRoll no.\nAmara Obi\tK-2207-C\nPriya Nair\tK-1184-D\n',
      ['2207', '1184'],
    ],
  ])('%s goes', (_, text, values) => {
    for (const value of values) expect(rest(text)).not.toContain(value);
  });

  it.each([
    'Contratação de soldador para o setor de manutenção. Carga horária: 44 h.',
    'The Act turned 47 in 2021. Section 12 applies.',
    'Viola os arts. 15, incisos XIV e XV, 19, caput, 53, 71 e 85 da Lei, como se lê em http: // www.stf.jus.br .',
    'Código de Verificação : 2018ACO899XSQTZBL81ZOE6V34P',
  ])('%s stays', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('particulars that the tagger is sure of', () => {
  it.each([
    [
      'a home under a name',
      'Subject: where to write\n\nMr Gethin Probert\nTyn y Coed, Ffordd Newydd, Penmachno, Conwy\n\nDear Mr Probert,\nWe were paid twice in May.',
      'Penmachno',
    ],
    [
      'a home without a number',
      "Your letter of 3 May gives The Larches, Mill Walk, Cromer for replies and your solicitor's gives another. Please choose.",
      'Cromer',
    ],
    [
      'a telephone abroad',
      'Peço resposta para a Rua da Amoreira, 8, 1.º Esq., 1200-110 Lisboa ou para o 217 660 918, à tarde.',
      '217 660 918',
    ],
    [
      'the day of a death',
      'Comunico o falecimento de meu pai, Onofre Lacerda, correntista, ocorrido em 14 de fevereiro de 2025, conforme certidão anexa.',
      'fevereiro',
    ],
    [
      'a number that somebody was asked for',
      "[9:26 am] kylie: what's your ird for the wages\n[9:31 am] tamsin: 128 411 706",
      '128 411 706',
    ],
  ])('%s goes', (_, text, value) => {
    expect(rest(text)).not.toContain(value);
  });
});
