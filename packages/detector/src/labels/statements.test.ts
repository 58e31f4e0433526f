import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const people = (text: string): string[] =>
  detect([{ text }]).flatMap((one) =>
    one.category === 'person' && one.proposal === 'remove' ? [one.text] : [],
  );

test.each([
  ['12/03 BACS CREDIT SALARY HOBDAY K NORTHGATE LTD 1,842.20', 'HOBDAY K'],
  ['18 MAR FPS RENWICK T REF RENT 650.00', 'RENWICK T'],
  ['09 MAR MOBILE TFR K HOBDAY SENT FROM APP 20.00', 'K HOBDAY'],
  ['19 MAR STO K HOBDAY RENT 700.00', 'K HOBDAY'],
  ['18 MAR FASTER PAYMENT TO MRS K HOBDAY 250.00', 'K HOBDAY'],
  ['07/03 PIX TRANSF LIA SOUTO07/03 60,00', 'LIA SOUTO'],
  ['SISPAG PIX QR-CODE TELES RUI 15/03', 'TELES RUI'],
  ['04/03 TED RECEBIDA 341 0482 CAIO PRATES 1.200,00', 'CAIO PRATES'],
  ['12/03 PAG*CaioPrates 80,00', 'CaioPrates'],
  ['13/03 MP *LIASOUTO 45,00', 'LIASOUTO'],
  ['PAYPAL *TRENWICK 20.00', 'TRENWICK'],
  ['SQ *K HOBDAY POTTERY', 'K HOBDAY'],
  ['PIX RECEBIDO JOÃO CONCEIÇÃO 20,00', 'JOÃO CONCEIÇÃO'],
  ['STO K HOBDAY COUNCIL TAX', 'K HOBDAY'],
  ['FPS MR K HOBDAY AND MRS L HOBDAY', 'K HOBDAY'],
  ['SALARY K HOBDAY NORTHGATE LTD', 'K HOBDAY'],
  ['PAYPAL *MSMITH 12.00', 'MSMITH'],
  ['WAGES RENWICK T MILLBROOK LTD', 'RENWICK T'],
])('who paid stands in the line of the bank: %j', (text, name) => {
  expect(people(text)).toContain(name);
});

test.each([
  '18 MAR FPS A PLUMBING LTD',
  '18 MAR FPS G HOBDAY PLUMBING LTD',
  '18 MAR FPS J HOBDAY LTD',
  'FPI RENWICK T LTD',
  'STO A BARKER & SONS',
  'PAG*SantaRita',
  '18 MAR DD TV LICENCE',
  '18 MAR STO M PETS',
  '18 MAR BACS CREDIT E ON ENERGY',
  '18 MAR TFR TO SAVINGS',
  'PIX RECEBIDO LOJA SOL',
  'PIX ENVIADO MERCADO SANTOS LTDA',
  'TED RECEBIDA BANCO DO BRASIL',
  'DOC D 237 CONDOMINIO SOLAR',
  'PIX ENVIADO PREFEITURA DE OLINDA',
  'TRANSF ENTRE CONTAS POUPANCA',
  '11/03 UBER *TRIP\n15/03 IFD*PADARIA SOL\nPAYPAL *STEAMGAMES\nMP *MERCADOLIVRE\nPAG*PANIFICADORA\nEC *SPOTIFY',
  'SALARY A GRADE\nSALARY SCALE B',
  'The salary of a clerk, a BACS payment, the standing order of business',
])('firms, offices and accounts that are paid stay: %j', (text) => {
  expect(people(text)).toEqual([]);
});
