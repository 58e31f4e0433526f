import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';

test.each([
  'R.das Acácias,77',
  'Av.Paraná,1840,apto.62',
  'Av.7 de Abril,310-ap.9',
  'Al.dos Jacarandás, nº 15',
  'r.das acácias,77',
])('no space stands behind the point of a way: %s', (home) => {
  expect(homesIn(`Entregar: ${home}\n`)).toEqual([home]);
});

test.each([
  'Pç. da Matriz, 14, ap 2',
  'Lgo. do Rosário, 30, casa 1',
  'Lg. da Concórdia 18',
  'Serv. dos Pescadores, 61',
  'Est. do Cafundó, 2450, casa 3',
  'Cam. das Pedras, 22',
  'Pass. Santa Luzia, 47',
])('ways are shortened as the post office does: %s', (home) => {
  expect(homesIn(`Entregar: ${home}\n`)).toEqual([home]);
});

test.each([
  'R ACACIAS 77 AP 5',
  'al jaú 905 ap 31',
  'tv das flores 12 fundos',
  'rua das acácias n77',
  'praceta do cedro 3 r/c esq',
])('a way without its point has a flat or a number behind it: %s', (home) => {
  expect(homesIn(`Entregar: ${home}\n`)).toEqual([home]);
});

test.each([
  'A r. sentença, 12 páginas; o r.despacho 45 e a r. decisão, 30.',
  'Art. 5º, al. a, 12; al.b 34.',
  'Serv. Gerais, 12 meses. Est. Mínimo, 2024. Pç. Rolamento 6203. Pç. Mancal 12 un.',
  'LG. Monitor 24. O largo do ombro 45. Rod 5 do campeonato 12 casa 3.',
  'tv samsung 42 casa 1; tv led 50 fundos; al menos 12 casa 3; Cam. Municipal, 12; Faz. Nacional, 12.',
  'J.R.M. 45; v.r.2 45; a.r.ltda 12',
  'Vale Q. 5 L. 3 da tabela; Q-12, L-08 do mapa; torre 3, unid. cx; SQS 308 H de prova; AR 12 QI 120 pontos',
])('other words are shortened so as well: %s', (text) => {
  expect(homesIn(text)).toEqual([]);
});

test.each([
  'EQNP 12/16 bloco B casa 9',
  'ARSO 31 Alameda 6 Lote 14',
  'ARNE 41, QI 8, Lote 19',
  'SHSN chácara 88 conjunto C lote 2',
  'SQN 210 H 305',
  'Q. 31 L. 7 Jd. Marília',
  'Cond. Vila Serena, torre Pinho, unid. 87',
  'Rodovia BR-101 km 71 margem direita, chácara Três Marias',
  'R. do Poço ao Moinho n.º 9',
  'AE 2 módulo D, Guará I, ap 107',
  'R 9 Q 14 L 22',
  'Res. Jardim das Garças, Bl 4, Ap 21',
  'Núcleo Rural Rajadinha, Chácara 31',
  'Rua das Acácias nO 77',
])('blocks, plots and housing estates are homes: %s', (home) => {
  expect(homesIn(`Entregar: ${home}\n`).join(' ')).toBe(home);
});

test.each([
  'rua das acácias, setenta e sete',
  'travessa do porto número trezentos e dois',
  'Rua das Acácias, quarenta e um',
  'rua das acácias s/nº',
  'Rua das Acácias nº 77, 3º pavimento',
  '82900-100, nº 77',
])('the number is a word, none, or stands behind the code: %s', (home) => {
  expect(homesIn(`Entregar: ${home}\n`).join(' ')).toBe(home);
});

test('how many are counted in a street is no number of it', () => {
  expect(
    homesIn('Vi na rua da feira, dois homens; na rua da feira, trinta pessoas; na rua da feira, cem metros.'),
  ).toEqual([]);
  expect(homesIn('Faixa 82900-100 a 82900-999, 77 ruas, nº 12.').join(' ')).not.toContain('77');
});

test('a farm is a home where somebody is said to live behind it', () => {
  expect(homesIn('É dono do Sítio Pedra Lisa, onde mora.')).toEqual(['Sítio Pedra Lisa']);
  expect(homesIn('Comprou leite no Sítio Pedra Lisa e queijo.')).toEqual([]);
});

test('grades, questions and aisles are none', () => {
  expect(
    homesIn(
      'CA 7 e AE 4 são siglas. AE 5 bloco de notas; CA 3 casa de câmbio. Est. Pires, 30 anos. Pass. Pires, 12 min. Q 14 L 22. Res. 12/2019, Bl 4. QN 5.',
    ),
  ).toEqual([]);
});

test.each([
  'Est. Inicial, 120; Est. Final, 45; Lad. Esquerdo, 12',
  'Pass. Adulto, 45; Pass. Idoso, 12; Cam. Infantil, 12',
  'Serv. Limpeza Geral, 120; Serv. Terceiros, 350; Serv. Manutenção Predial, 8',
  'Faz. Boa Vista, 300 cabeças; Fazenda Boa Vista, 300 hectares',
  'QL 3 lote 12 validade 12/2025; QI 4 lote 12 venc 10/2026; AR 3 lote 45 do medicamento',
  'Conjunto de 3 casas; trecho 2 da obra; Conj. 3 peças; Pass. Adulto nº 2; AC 220 V; lote SP 06020999 da nota',
  'QE 3 casa de apostas; QE 3 bloco de notas',
  'Av. Bimestral, 10; Av.Final,10; Av. Desempenho 8; R.Sentença,12; fica a 300 m da Rua Tupi, 2 quadras',
  'a r. manifestação 45, casa 2; o r. despacho 12, bloco 3',
])('in tables, on goods and of courts they are none: %s', (text) => {
  expect(homesIn(text)).toEqual([]);
});

test.each([
  'R. Votorantim, 45, casa 2',
  'r. votorantim 45 casa 2',
  'Lad. Porto Geral, 88',
  'Est. Geraldo Lima, 45',
  'Pass. Planalto, 47',
  'Cam. Interlagos, 22',
  'Pass. Santa Edwiges nº 31',
  'AC 402 conj F casa 9',
  'Conj C casa 14',
  'chácara 52 conj A casa 3',
  'Apê 31, bloco 7C',
  'Av. 1º de Maio, altos do nº 77',
  'R Votorantim 45 c2',
  'AV DAS NAÇÕES 77 AP 3 VL ROSA OSASCO SP 06020999',
  'QE 28 Conj. M casa 4',
  'QI 11 Lote 12',
])('what only begins like a word of a table is a street: %s', (home) => {
  expect(homesIn(`Entregar: ${home}\n`)).toEqual([home]);
});

test.each([
  ['residente e domiciliado no lugar denominado "Baixa da Onça", deste Município', 'Baixa da Onça'],
  ['residente no lugar Baixa Grande, termo de Itapipoca', 'lugar Baixa Grande'],
  ['residente no lugar chamado Volta Grande, interior de Canguçu', 'lugar chamado Volta Grande'],
  ['mora no Sít. Lagoa Funda, Mun. de Lajedo/PE', 'Lagoa Funda'],
])('a place in the country is named as such: %s', (text, place) => {
  expect(homesIn(text).join()).toContain(place);
});

test('a code without its mark leads to a house', () => {
  expect(homesIn('CEP 30140999 nº 31\n')).toEqual(['30140999 nº 31']);
  expect(homesIn('Protocolo 30140999 nº 31\n')).toEqual([]);
});

test('a place that nobody knows is none', () => {
  expect(homesIn('O réu reside em lugar incerto e não sabido, ou em lugar de difícil acesso.')).toEqual([]);
});
