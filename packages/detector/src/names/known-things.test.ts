import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const peopleIn = (text: string): string[] =>
  detect([{ text }], { model })
    .filter(({ category }) => category === 'person')
    .flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)));

test.each([
  'Title\tQty\nEthan Frome\t1\nLorna Doone\t2\nHedda Gabler\t4',
  'Instrumental\tQuantidade\nAfastador Gosset\t1',
  'Bookwalter retractor\t1\nRichardson retractor\t2\nPenrose drain\t1',
  'Clematis Nelly Moser £17.99',
  'Piso: Porcelanato Portobello Carrara, Eliane Munari, Ceusa Acetinado',
])('what lists know as a whole is nobody: %s', (text) => {
  expect(peopleIn(text)).toEqual([]);
});

test.each([
  ['Deixei as chaves com Nelly Moreira no 12.', 'Nelly Moreira'],
  ['Ligar para Eliane Munhoz até sexta.', 'Eliane Munhoz'],
  ['Lorna Dooley rang about the boiler.', 'Lorna Dooley'],
  ['Ethan Froome is off sick today.', 'Ethan Froome'],
  ['Statement of Stanley Kowal, driver.', 'Stanley Kowal'],
  ['Beto Carreira pagou a diária.', 'Beto Carreira'],
  ['Paciente: Hedda Gable, leito 4', 'Hedda Gable'],
  ['Collin Richardson retracted his offer.', 'Collin Richardson'],
  ['A enfermeira Penrose Farias assinou.', 'Penrose Farias'],
])('who is called nearly so is somebody: %s', (text, name) => {
  expect(peopleIn(text)).toContain(name);
});

test('whom lists know by a usual name may live next door', () => {
  expect(peopleIn('Falei com Carlos Gomes, meu vizinho, e com a esposa dele.')).toContain('Carlos Gomes');
});

test('a form of address tells somebody', () => {
  expect(peopleIn('A Sra. Eleanor Rigby pagou a consulta.')).toContain('Eleanor Rigby');
});
