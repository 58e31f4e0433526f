import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const found = (text: string, value: string): boolean => {
  const start = text.indexOf(value);
  return detect([{ text }]).some(
    ({ detector, spans: [span] }) =>
      detector === 'identifier' && span.start <= start && span.end >= start + value.length,
  );
};

test.each([
  ['Prison number: A4417FK', 'A4417FK'],
  ['Building pass 0081-2276, PIN as chosen', '0081-2276'],
  ['anda de Pop 100 vermelha, placa final 77', '77'],
  ['+55 51 99...: oi boa tarde', '+55 51 99'],
  ['Premises ID: 00A7K2M', '00A7K2M'],
  ['Breeder no. DS 118/26', 'DS 118/26'],
  ['Chip 984829192156438, registered with Petlog.', '984829192156438'],
  ['matriculado em Agronomia, campus Morrinhos, sob o número 2023/1-0887, no semestre', '2023/1-0887'],
  ['Aluno: Rui Prata\nN.º de processo: 14.622\nAno: 6.º', '14.622'],
  ['FICHA DE ADMISSÃO\nN.º de processo: 2025/11843', '2025/11843'],
  ['artigo matricial urbano 1207.', '1207'],
  ['Descrição: 884/19920317', '884/19920317'],
  ['Aqui está Itaú final 12-4.', '12-4'],
  ['the policy WM 2210 884 lapsed', 'WM 2210 884'],
  ['PPSN: 7469582F', '7469582F'],
  ['parkrun A2210884', 'A2210884'],
  ['Regimental No 4417, Pte Dunn', '4417'],
  ['NHI: KWR4482', 'KWR4482'],
  ['Lab no.: 24-0388117', '24-0388117'],
  ['TIN (Malta): 0418768M', '0418768M'],
  ['Plate: CKRT 918', 'CKRT 918'],
  ['VIN: 2HG74X4E46WW00765', '2HG74X4E46WW00765'],
  ['Unidade consumidora: 3.118.440-7', '3.118.440-7'],
  ['Ficha clínica nº 77412', '77412'],
  ['Ana Lins, 9, ficha AC-29, quarto 5', 'AC-29'],
  ['Consta na sua conta (leitor 00918) um livro', '00918'],
  ['câmera Canon n/s 7QX118204', '7QX118204'],
  ['N.º quadro: CL20-448712', 'CL20-448712'],
  ['plano de saúde 0 064 118840 7 01', '0 064 118840 7 01'],
  ['minha matrícula é rh-4471', 'rh-4471'],
  ['Liam Fox, agency no. AG-20422', 'AG-20422'],
  ['o seu é o hbk-4471 né? tá com farol aceso', 'hbk-4471'],
  ['gol branco abc1d23 na vaga', 'abc1d23'],
  ['my reg is ab12 cde, back by 5', 'ab12 cde'],
  ['Se o seu carro (AF-20-MN) ficar no pátio', 'AF-20-MN'],
  ['Cartão da gestante: UBS-04/118', 'UBS-04/118'],
  ['Handphone: 9123 4407', '9123 4407'],
  ["my daughter's number is 01 833 4417", '01 833 4417'],
  ['RGA: 2017.0731.044-6', '2017.0731.044-6'],
  ['Pass. GH209417', 'GH209417'],
  ['Medidor: LG-0088412-7', 'LG-0088412-7'],
  ['NUIT: 134 882 071', '134 882 071'],
  ['a Fiat Panda (R-093-VX)', 'R-093-VX'],
  ['our scooter, a Piaggio Liberty, EX 73054', 'EX 73054'],
])('a number is found by its label alone: %s', (text, value) => {
  expect(found(`${text}.`, value)).toBe(true);
});

test('a number is found by the head of its column', () => {
  expect(found('No.\tPlayer\tReg.\n1\tAoibheann Tuohy\tFAI-771204\n', 'FAI-771204')).toBe(true);
  expect(found('Ord.\tHóspede\tDocumento\n1\tEwa Radziwon\tEK4408190\n', 'EK4408190')).toBe(true);
});

test.each([
  'Porta 2100* (mm). Leite lote 4411 2203 val. 04/25. UC 21053 Gestão. O quadro nº 1187 do museu. O óleo AA-10-40 do carro.',
  'Reference range 115-155 g/L; reference 4.0.',
  'The policy of 2019 applies; member 3 is denied.',
  'Registro do dia 14/05, instalação em 2023, protocolo de 12 passos.',
  'Proposta de R$ 1.500,00 e guia de 10 páginas.',
])('years, dates, ranges and amounts are no numbers of anybody: %s', (text) => {
  expect(detect([{ text }]).filter(({ detector }) => detector === 'identifier')).toEqual([]);
});

test.each([
  'Candidato nº 12 teve 447 votos',
  'Leitura do medidor: 4521 kWh',
  'Price per square meter: 4500',
  'The 447 finishers of parkrun 518 ran well',
  'KM INI\tKM FIN\tROTA\n44.718\t44.741\tnorte',
  'Ninguém sabe o que pode ser.\n10.2.1 Objetivos',
  'The vehicle was serviced 12-JAN-24, sent by Tesla from TX 78725.',
  'On 01/03/2024 127 units left. Open 08:00 - 12:30 (180 seats). scores 5, 29, 98, 22, 47, 25 end',
  'Código\tProduto\tVendedor\nPX-1001\tParafuso\tloja\nPX-1002\tPorca\tloja\nfalta PX-1999',
  'toner HP 2612 10202, growth of +12.500.000 or +120.500.000',
])('nobody has such a number: %s', (text) => {
  expect(detect([{ text }]).filter(({ proposal }) => proposal === 'remove')).toEqual([]);
});
