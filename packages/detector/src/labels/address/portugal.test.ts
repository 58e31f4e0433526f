import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';

test.each([
  'Rua das Amoreiras, 14 - r/c dto.',
  'Rua das Amoreiras, 14 - 1.º',
  'Rua das Amoreiras, 14, c/v esq.',
  'Rua das Amoreiras, 14 - cave',
  'Rua das Amoreiras 14-3D',
  'Rua das Amoreiras, 14, ent. 2, 4.º C',
  'Rua das Amoreiras, 14, hab. 2.3',
  'Rua das Amoreiras, 101 - 3.º tras.',
  'Praceta do Cedro, 3 - 4.º dto',
  'Impasse das Nogueiras, 6',
  'Largo da Nora, porta 3',
  'Bairro da Encosta, bloco 12, porta 3, 1.º A',
  'vivenda Mar Calmo, Praia da Barra',
  'Quinta da Eira, casa do feitor',
  'Fracção F, 3.º Dto',
  'Picada Café Baixo, casa 112',
  'PDS Boa Hora, vicinal 4, lote 11',
  'acampamento Terra Nova, barraco 17',
  'Loteamento Aurora, Q-12',
  'Alojamento 3, quarto 12, cama B',
  'Alojamento A, quarto 12',
  'Dormitório B - beliche 12',
  'Bairro da Encosta, bloco A',
  'Av. Penha 1495 torre norte 902',
  'Rua do Sino 71 altos',
])('floor, door and home by its name go with the street: %s', (home) => {
  expect(homesIn(`Morada: ${home}\n`).join(' ')).toContain(home.replace(/\.$/, ''));
  expect(homesIn(`Entregar: ${home}`).join(' ')).toContain(home.replace(/\.$/, ''));
});

test.each([
  ['Moramos ao n.º 18 da Calçada da Glória.', 'n.º 18 da Calçada da Glória'],
  ['É ali no 27 da Rua do Norte.', '27 da Rua do Norte'],
  ['subir até o nº 40 da rua do cais', 'nº 40 da rua do cais'],
  ['É a casa 5 da Vila dos Oleiros, portão azul', 'casa 5 da Vila dos Oleiros'],
  ['o ape dela é o 1203 do Edifício Itaú', '1203 do Edifício Itaú'],
  ['o carro deixou no 341 da rua augusta', '341 da rua augusta'],
  ['É o 915 da Otávio Rocha Neves, ap 55', '915 da Otávio Rocha Neves, ap 55'],
])('the number stands before the street: %s', (text, home) => {
  expect(homesIn(text).join()).toContain(home);
});

test.each([
  'Ganhou o 3 da rua inteira; o 2 da rua acima.',
  'Ficou no 3 da rua mais movimentada que havia; o 2 da ladeira que sobe.',
  'Artigo 12 da Praça; o 18 da turma; no 3 da lista.',
  'A reunião de quinta da Direção. Subiu o monte da Virgem no domingo.',
  'Classificado em 3.º lugar, 2.º A venceu o 3.º B.',
  'O inciso nº 12 da Constituição Federal aplica-se; nº 40 da Lei Orgânica, aprovada em 1990.',
  'Bloco C 150 - estrutural, R$ 4,20. Torre 1 1500 - preço por m²',
  'Quinta Turma, bloco 2. Colônia Penal, bloco 3. Monte Carlo, porta 2.',
  'Almoço na Vivenda do Camarão. O impasse Brasil-Argentina 2024 continua.',
  'Alojamento 3 pessoas, quarto duplo.',
  'A ocupação hoteleira, bloco a bloco. Acampamento de Férias, ruas e lotes.',
])('ordinary words and places stay: %s', (text) => {
  expect(homesIn(text)).toEqual([]);
});
