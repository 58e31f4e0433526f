import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const ages = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && category === 'age' ? [value] : [],
  );

test('where the age of one is told, the numbers behind the others on its line are ages', () => {
  expect(ages('Somos eu, Carolina Pestana, 38; meu marido Túlio, 41; Pedro 11 e Davi 8')).toEqual([
    '38',
    '41',
    '11',
    '8',
  ]);
});

test.each(['Pedro 11 e Davi 8 gols', 'Carolina Pestana, 38 anos.\nPedro 11 e Davi 8'])(
  'on another line, or where none is told, they stay: %s',
  (text) => {
    expect(ages(text).filter((one) => /^(?:11|8)$/.test(one))).toEqual([]);
  },
);

test.each([
  ['Visitors: partner + 2 ch (Ezra 3, Nyla 1)', ['3', '1']],
  ['The Turners (Sue, Mick + Jayden 8, Elsie 5)', ['8', '5']],
  ['Filhos: Pedro 11, Davi 8', ['11', '8']],
  ['Total: 3 crianças (Bia 9, Caio 6, Gui 3)', ['9', '6', '3']],
  ['Netos: 2 - Enzo 6 / Valentina 4', ['6', '4']],
  ['Party of 3 (Ann 51, Luke 23, Moses 58)', ['51', '23', '58']],
  ['2 adultos (Rita 35 e Pedro 39)', ['35', '39']],
])('where children are told of, the numbers behind them are ages: %s', (text, value) => {
  expect(ages(text)).toEqual(value);
});

test('who stands first among them is somebody, whatever the name is', () => {
  const found = detect([{ text: 'Kids: Temi 11, Kemi 8 and Dayo 4' }], { model });
  expect(found.map(({ category, text }) => `${category} ${text}`)).toEqual(
    expect.arrayContaining(['person Temi', 'age 11']),
  );
});

test.each([
  'Kids: Small 12, Medium 9, Large 4',
  '3 crianças (Sala 7, Sala 5)',
  'Household: Gas 12, Water 9',
  'Party of 4 (Table 12, Deck 3)',
  '2 adultos (diária 35 e café 12)',
  '20 pessoas votaram: Rita 12, Pedro 8',
  'Kids race: goals Pedro 11, Davi 8',
  'Children in need raffle. Winners: Pedro 11, Davi 8',
  'Goals for the girls: Ezra 3, Nyla 1',
  "Children's tickets: Ezra 3, Nyla 1",
  'The Rovers (Ezra 3, Nyla 1) won',
])('scores of children are no ages: %s', (text) => {
  expect(ages(text)).toEqual([]);
});

test.each([
  ['[07:53] Mum: how old is Fiona now\n[07:53] Dad: 7, but she is tiny', '7'],
  ['[19:45] Ana: e a idade?\n[19:46] Rui: acho q 79. avisei o filho', '79'],
  ['Hi Sarah, my sister, 29 next week, is here', '29'],
  ["Bev's 40 on Fri, party at ours", '40'],
  ["He'd have been 80 on Sunday", '80'],
  ['0440 DP (16 yrs) sleeping', '16 yrs'],
  ['Victim (34) said no', '34'],
  ['PC 447 attended: S1 (29) hit V1', '29'],
  ['V1 (34) says that he left', '34'],
  ['S1 (29), S2 (31) detained', '31'],
  ['V1 (34 yrs) left', '34 yrs'],
  ['Wed: Edith Beard 22 spin. of Hyde', '22'],
  ['its birthday sat, he’ll be 7', '7'],
  ['o menino faz 7 antes ou depois?', '7'],
  ["I'm 79 myself. Could it be lower", '79'],
  ['O Sr. Plínio Salgado Reis fez 93 hoje.', '93'],
  ['The grandkids are 6 and 4. Thanks', '6 and 4'],
  ['Juvenile: Cathal Tobin, 11 (no charge)', '11'],
])('an age is told in many ways: %s', (text, value) => {
  expect(ages(text.replaceAll('’', "'"))).toContain(value);
});

test.each([
  'im 10 minutes away. I am 5 miles out.',
  "She'd have been 5 minutes late. Bev's 2 on the table",
  'Defendant (2) and witness (1) left; patient (12) 3',
  'Released v1 (16), v2 (24); section s4 (10); size pt (12); IP (44)',
  'Camiseta 12  M  separada por cor. Peça 44  M  Separado em 3',
  'the total is five on Monday, it is 12 tomorrow',
  'how old is it?\nSold 7 kg: 12 boxes',
])('minutes, sums and days are no ages: %s', (text) => {
  expect(ages(text)).toEqual([]);
});
