import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findNumbered } from './find-numbered.ts';

const found = (text: string): string[] => {
  const document = normalise([{ text }]);
  return [...new Set(findNumbered(document).map(({ start, end }) => document.text.slice(start, end)))];
};

test.each([
  ['Conductor No. 447 was rude', '447'],
  ['picker #187 errs', '187'],
  ['Operator 0447 left', '0447'],
  ['Operador O-118 zerou o caixa', 'O-118'],
  ['Motorista 4120, carro 8', '4120'],
  ['Irmão nº 512 da Santa Casa', '512'],
  ['N.º de leitor 3320', '3320'],
  ['colab. 33.812 treinado', '33.812'],
  ['Guarda n.º 2188/118 autuou', '2188/118'],
  ['Soldado PM RE 148822-A, viatura', '148822-A'],
  ['Runner 214, V55', '214'],
  ['Police: PC 447 attended', '447'],
  ['a colaboradora Nilda, de RE 61820, faltou', '61820'],
  ['oi, meu re é 61820', '61820'],
  ['RE 118.204-7 CB PM Anselmo', '118.204-7'],
  ['guarda 2188 autuou', '2188'],
  ['Candidato(a) nº 4471 ausente', '4471'],
  ['sócia benemérita nº 118', '118'],
  ['Coop. nº 447 entregou', '447'],
  ['parkrun A2210884 barcode', 'A2210884'],
])('a job or a membership tells its number: %s', (text, number) => {
  expect(found(text)).toEqual([number]);
});

test.each([
  ['Leap card 10044 71902 3318 found', '10044 71902 3318'],
  ['passe social nº 004 118 299 03, L123', '004 118 299 03'],
  ['nUSP 8841207, falta', '8841207'],
  ['Swim England ID 1190447, Freya', '1190447'],
  ['N.º Mec. 40881', '40881'],
  ['NIM 19944213, soldado', '19944213'],
  ['AHCIP 44719-0233,', '44719-0233'],
  ['UC 3011882047 luz cortada', '3011882047'],
  ['RANI nº 4.321 FUNAI', '4.321'],
  ['Registro Administrativo de Nascimento de Indígena n. 1023, Livro 12', '1023'],
  ['BI 7712034 de 12/03/1998', '7712034'],
  ['rg 40 712 481 0 tirei em 98', '40 712 481 0'],
  ['carteira de identidade W-118.402-Q', 'W-118.402-Q'],
  ['Gym fob no 00447 lost', '00447'],
  ['fob 00447 lost', '00447'],
  ['Sigma nº 1234567', '1234567'],
  ['aluno 7º A, processo 44718', '44718'],
  ['Nº USP 7.118.204, noturno', '7.118.204'],
  ['N. do fornecimento: 0061820114', '0061820114'],
  ['CDC: 4/1182047-3, tarifa social', '4/1182047-3'],
  ['RGHC 61820144C, ambulatório', '61820144C'],
  ['Reg. HC 6182044C, leito 4', '6182044C'],
  ['registro do hospital nº 6182', '6182'],
  ['Redome 6182044', '6182044'],
  ['mtr.: 61820 Nilda', '61820'],
  ['pay ref: 61820 Ann Rowe', '61820'],
  ['coleta de resíduos, Nilda Prates, mtr: 61820', '61820'],
  ['matrícula do meu filho: 61820', '61820'],
  ['carteirinha do convênio da minha mãe: 0061820447', '0061820447'],
  ['BID da CBF 618204', '618204'],
  ['Same: 61820 leito 4', '61820'],
  ['Redress Control No. 6182047', '6182047'],
  ['SmarTrip card 0182 6114 7730 2291', '0182 6114 7730 2291'],
  ['AAdvantage no. 7K2R94X', '7K2R94X'],
  ['Flying Blue 2061820447', '2061820447'],
  ['Permanent ID: 618204', '618204'],
  ['FIDE ID: 6182047 club Lasker', '6182047'],
  ['A# 061-820-447', '061-820-447'],
  ['ID# WQX618204471 GRP# 88', 'WQX618204471'],
  ['tornozeleira eletrônica 618204', '618204'],
  ['código de amigo Switch SW-4418-8220-7113', 'SW-4418-8220-7113'],
])('a card, a scheme or a paper tells its number: %s', (text, number) => {
  expect(found(text)).toEqual([number]);
});

test.each([
  ['CRLV nº 618204471180', '618204471180'],
  ['renavan 00618204477', '00618204477'],
  ['chassi final 618204', '618204'],
  ['VIN (last 6) A18204', 'a18204'],
  ['TIE nº 401M2017006182', '401m2017006182'],
  ['inscrita na Capitania dos Portos sob o nº 401-061820-4', '401-061820-4'],
  ['um ultraleve Fox, PU-RVB, dele', 'pu-rvb'],
  ['her Cessna G-RVBO is hangared', 'g-rvbo'],
  ['ultraleve operado pelo dono, PU-RVB', 'pu-rvb'],
  ['cadastro SISANT PP-061820447', 'pp-061820447'],
  ['Android ID: 6f1c820a447be09d', '6f1c820a447be09d'],
  ['IMEI final 8204', '8204'],
  ['trocou o chip 8955061820447118204', '8955061820447118204'],
  ['hearing aid (left), serial no. 1820X4477', '1820x4477'],
  ['microchip da Pipoca: 963006182044711', '963006182044711'],
])('what somebody owns or wears has a number: %s', (text, number) => {
  expect(found(text).map((one) => one.toLowerCase())).toEqual([number]);
});

test.each([
  'servidor público. RE 718.204, rel. min.; empregados públicos, RE 718204; julgamento de RE 718204',
  'contrato de fornecimento nº 00618204/2021, nº de ligações 6182, the same: 61820 boxes',
  'o CDC (Lei 8.078/1990), CDC art. 14; Global Entry 2025; redress of 1500; campeonato FIDE 2024',
  'Honda CR-V 2020, CRV 2.0, chassis 9, chassi Volvo 1721 2011, espelho nº 3',
  'aeronave PR-RVB da companhia, voo 1820; Cessna 172 Skyhawk; Piper 28; helicopter 500E',
  'aparelho auditivo nº 2, cadeira de rodas nº 12, microchip market of 2024, android id list',
  'a #1 hit, A # 12, the A 447 road, tornozeleira eletrônica por 180 dias, Marinha: Portaria nº 101/2020',
  'Motorista 2024, driver 1500 W, operator 3000 series, Operator 1430 to 2230',
  'nota fiscal nº 123456, o armário guarda 300 livros, leitor 3000 páginas',
  'Leap 2024, Nexus 5, Presto 120 bpm, nectar 500 ml, BI 2023, bib 12 months',
  'Preço FOB 4500, FOB USD 1250, sigma = 0.004512, Sigma 123456 (Sigma-Aldrich), RFU 1500, ISIC 6201, 12 nmi 1234567, CR 150.000',
  'aluno deferido no processo 23000.001234/2020-11; agente público, RE 197.917-8, o STF decidiu',
  'ao produtor 1.500 sacas, Motorista 2.500, CBO: Motorista 782310, atleta 10.000 metros, código da operadora: 21',
  'Komatsu PC 200, 1 pc 250 EUR, Bombeiro 193, pipe collar 350, conductor no. 12 AWG',
  'peito 102, cintura 84; dorsal 12. Treino: peito 12 repetições. O cofre guarda 500.',
  'atendente 0800 123 4567; processo 2019',
  'o registro do HC 6182 foi julgado; registro do HC nº 143.641/SP; o Redome tem 6182 doadores, Redome 6182044 cadastrados',
  'MTR nº 618204 de resíduos; manifesto de resíduos, MTR: 618204; pay ref 61820; CBF: 6182 jogos; CBF nº 6182 de 2020',
  'helicóptero da Polícia Militar PR-RVB; Cessna 208 operated by Alfa, PS-RVB; helicóptero do SAMU, prefixo PT-RVB',
  'no-show order #61820, timesheet template #6182, matrícula do imóvel: 61820',
])('nobody has such a number: %s', (text) => {
  expect(found(text)).toEqual([]);
});
