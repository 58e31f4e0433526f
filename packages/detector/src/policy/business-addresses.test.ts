import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import type { DetectOptions } from '../types.ts';

const proposals = (text: string, options: DetectOptions = {}): string[] =>
  detect([{ text }], options).flatMap(({ category, proposal }) => (category === 'address' ? [proposal] : []));

test.each([
  'Endereço do estabelecimento: Rua Aarão Reis, 441, Centro',
  'Registered office: 3 Shore Street, Portsoy AB45 2RX',
  'Local: Av. Luís Viana Filho, altura do viaduto, Salvador',
  'Local: Rua do Sino, 300 - Ginásio. Horário: 19h.',
  'A sede do sindicato fica na Rua Aarão Reis, 441, Centro',
  'Visit our showroom at 14 Church Street. Open daily.',
  'Public meeting, Village Hall, 14 Church Street, all welcome.',
  'Obra: Rua Tupi, 40 - Ampliação da creche',
  'Brightwell Kitchens Ltd\n3 Dales Road, Ipswich IP1 4JP',
  'advogado, OAB/MA 4.900, com escritório na Rua Grande, 440, São Luís, vem',
  'Traga a senha no balcão 3, Rua Passos Manuel, 20.',
  'Dúvidas com o setor de frota, na Rua Marechal Floriano, 44, ou',
  'dono do Bar do Jura, na Rua Marechal Rondon, 12, venho',
  'Bereavement Services,\nPO Box 4190, Leeds',
  'Comparables: 5 Well St £318k',
  'You are required to give evidence at 43 Ellenborough Street, Ipswich, on Monday',
  'CNPJ: 01.776.340/0001-52\nEndereço: Rua dos Tornos, 355 – Centro – Caxias do Sul/RS',
])('the address of a firm is proposed for review: %s', (text) => {
  expect(proposals(text)).toEqual(['review']);
  expect(proposals(text, { policy: { companies: true } })).toEqual(['remove']);
});

test.each([
  'residente na Rua Aarão Reis, 441, Centro',
  'Endereço: Rua Goiânia, 1.220, Centro, Recife/PE',
  'Entrega na Rua Aarão Reis, 441, apto 302, Centro, Recife/PE',
  'Meu escritório fica na Rua Azul, 35, no quarto dos fundos',
  'Nosso escritório fica na Rua Azul, 35, no quarto dos fundos',
  'Minha loja fica na Rua Azul, 35',
  'We run our shop at 8 Elm Road and sleep upstairs',
  'our salon is at 22 Mill Lane, my front room',
  'A party held at 3 Dales Road, Ipswich IP1 4JP, our home.',
  'Local: Rua Gago Coutinho, 94, ap. 803, Laranjeiras',
  'My unit, 45 Elm Street, Springfield, IL 62704, has a leak',
  'Obra: Rua dos Timbiras, 71, dono Sr. Celso',
  'Moradora da Rua do Sino, 300 - Ginásio em frente',
  'Local: Rua das Acácias 88, Centro, Campinas/SP',
  'Ellen Moss\n3 Dales Road, Ipswich IP1 4JP',
  'Endereço: Rua das Flores, 120\nEscola: EMEF Santos',
  'Rua do Sol, 12\tEscola Dom Pedro',
  'Obra na Rua do Sol, 12 (reforma da cozinha)',
  'Fica perto da farmácia, Rua Azul, 35',
  'O professor da escola, na Rua Azul, 35, foi assaltado',
  'dorme na oficina, Rua Azul, 35',
  'o dono do bar vive com a mãe na Rua Azul, 35',
  'Endereço da festa: Rua Azul, 35',
  'Protocolo 4455, Rua Azul, 35',
  'MEI Ana Reis, CNPJ 01.776.340/0001-52\nEndereço: Rua dos Tornos, 355',
  'Ana Paula Reis, CNPJ 01.776.340/0001-52, Rua dos Tornos, 355, Caxias do Sul',
  'Placement: with foster carers, 14 Alma Terrace, York',
  'Vendor: private seller, 14 Alma Terrace, York',
  'She is sitting at 14 Alma Terrace crying',
  'Screams heard at 14 Alma Terrace, York',
  'Client of law practice 14 Alma Terrace',
  'Em frente ao bar do Zé, Rua Azul, 35',
  'CNPJ 01.776.340/0001-52, representada por Ana Reis, Rua dos Tornos, 355',
  'Offer: 5 Well St £318k',
  'Llewellyn Opticians\nHigh Street, Builth Wells\nMr G. Szymański\nTy Gwyn, Garth, Llangammarch Wells LD4 4AT',
  'Aluno: Rui Lima, Rua do Sol, 12, escola municipal',
  'Endereço da Ana: Rua das Flores, 120 (escola perto)',
  'Enviar para o correio: Rua das Acácias, 45',
  "Meet at the library, 12 Mill Lane is Ana's address",
])('a home goes: %s', (text) => {
  expect(proposals(text)).toEqual(['remove']);
});

test('another street beside that of a firm may be a home', () => {
  expect(proposals('Endereço comercial: Rua Azul, 35; Rua do Sol, 12')).toEqual(['review', 'remove']);
  expect(proposals('Loja na Rua Azul, 35 e Rua do Sol, 12')).toEqual(['review', 'remove']);
});
