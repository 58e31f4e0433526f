import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const removed = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    (category === 'person' || category === 'address') && proposal === 'remove' ? [value] : [],
  );

test.each([
  'Hurricanes: Agatha, Blanche, Carlos, Dolores, Enrique, Felicia.',
  'Tempestades tropicais: Arlene, Bret, Cindy, Franklin.',
  'Medicamentos em falta: Puran, Glifage, Yasmin, Cipro, Aradois.',
  'Biscoitos: Bono, Maria, Trakinas, Tostines, Negresco, Piraquê, Passatempo.',
  'Cidades atendidas: Dracena, Lavínia, Valparaíso, Mirandópolis, Andradina.',
  'Bairros sem água: Vila Aurora, Jardim Paulista, Parque São Jorge, Cidade Alta.',
  'Construtoras: Tenda, Even, Cyrela, Direcional, Patriani, Rossi.',
  'Counties: Kent, Clare, Wayne, Marion, Rutland.',
  'Films: Alien, Carrie, Jaws, Gilda, Vertigo, Metropolis, Psycho.',
])('things in a list that says what they are stay: %s', (text) => {
  expect(removed(text)).toEqual([]);
});

test.each([
  ['Remédios: Marta, Ivo, Tadeu', 'Tadeu'],
  ['Bairros: João Prado, Centro, Rua do Sol, 34, Vila Nova', 'João Prado'],
  ['Estados: Marta Prado, SP; Ivo Motta, MG; Tadeu Lins, BA', 'Ivo Motta'],
  ['Bairros dos entregadores: Tadeu, Vila Nova; Marta, Boa Vista; Ivo, Lapa', 'Tadeu'],
  ['Mudas: ipê, aroeira, Marta Lins, jacarandá', 'Marta Lins'],
  ['Marcas: Nike, Adidas, Fila. Vendedora: Marta', 'Marta'],
  ['Cidades visitadas por: Marta, Ivo, Tadeu', 'Marta'],
  ['Wines: Merlot, Malbec, Syrah; thanks, Derek', 'Derek'],
  ['Cities: Leeds, York, Hull\nDerek drives.', 'Derek'],
  ['Hotels: Derek, Ann, Sid, Grand', 'Ann'],
  ['Medicines: Derek, paracetamol, Ann, aspirin, Sid, warfarin', 'Ann'],
  ['Lojas: Iolanda, Odete, Tadeu, Centro, Norte, Sul', 'Odete'],
  ['Filmes: Marta, Titanic, Ivo, Alien', 'Marta'],
  ['Remédios do dia: Dona Iolanda, Seu Tadeu, Odete, Glifage', 'Odete'],
  ['Cidades onde moraram: Rua das Flores, Vila Nova, Jardim Sul', 'Rua das Flores'],
  ['Hurricanes squad: Derek, Ann, Sid, Marta', 'Ann'],
  ['Furacões: Ana, Bia, Caio', 'Caio'],
  ['Doces: Marta, bolo, pudim, torta', 'Marta'],
  ['Bairros: Centro, Rua do Sol, 34, Vila Nova', 'Rua do Sol, 34'],
])('somebody in or beside such a list goes: %s', (text, name) => {
  expect(removed(text).join('|')).toContain(name);
});
