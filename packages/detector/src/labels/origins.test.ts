import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();

const births = (text: string): string[] =>
  detect([{ text }], { model })
    .filter(({ category, proposal }) => category.startsWith('birth') && proposal === 'remove')
    .map((one) => one.text);

test.each([
  [
    'Josefa é cria de Quixeramobim, e o rapaz, o Wellinton, é de Catolé do Rocha.',
    ['Quixeramobim', 'Catolé do Rocha'],
  ],
  [
    'Ele é do Crato, ela é de Juazeiro. Sou lá de Cuba do Alentejo.',
    ['Crato', 'Juazeiro', 'Cuba do Alentejo'],
  ],
  ['É mineira de Araçuaí, mas maranhense de Codó é o marido.', ['Araçuaí']],
  ['natural da freguesia de Alvoco da Serra, concelho de Seia', ['Alvoco da Serra', 'Seia']],
  ['Pais: Tomé, de Alfândega da Fé, e Balbina, de Mogadouro', ['Alfândega da Fé', 'Mogadouro']],
  ['Filiação: Nicanor e Zefa. Natural Monteiro-PB. Inst.: nenhuma.', ['Monteiro-PB']],
  ['O bisavô veio ao mundo em Rio Pardo de Minas.', ['Rio Pardo de Minas']],
  [
    'The bride hails from Dungarvan; the groom grew up in Leighton Buzzard.',
    ['Dungarvan', 'Leighton Buzzard'],
  ],
  ['A native of Castlebar, Co. Mayo, Fr Tansey came late.', ['Castlebar, Co. Mayo']],
  ['A Limerick native, Cork-born Aoibhinn Daly was raised in Tuam.', ['Limerick', 'Cork', 'Tuam']],
  ['Meera Pillai, born Kochi, raised Swindon; her mother b. Goa.', ['Kochi', 'Swindon', 'Goa']],
  ['Naturalidade: Arcoverde\nEstado civil: casado', ['Arcoverde']],
])('where somebody comes from goes: %s', (text, places) => {
  const found = births(text);
  expect(places.filter((place) => !found.includes(place))).toEqual([]);
});

test.each([
  'A empresa nasceu em Joinville em 1962. O clube nasceu em 12/03/1950.',
  'A égua nasceu em 10/10/2015. Bezerro nascido em 12/03/2020.',
  'Suco natural de Goiaba. Água mineral natural de Lindoia. A orquídea é natural de Minas.',
  'The idea came from Bristol. The cheese comes from Wensley. The wind came from Ireland.',
  'This rose, a native of China, hates wet feet. The club was born in Leeds.',
  'Recursos naturais do Brasil. Parques naturais da Serra da Estrela.',
  'Suco de uva, Natural One, 900 ml. Nat. Gallery, London.',
  'The theory was born, Harvard Business Review, 2020. Max Born, Albert Einstein.',
  'Beira do Rio Doce. Alagoinha do Piauí, 12. Goianésia do Pará, CEP 68639-000.',
  'Brazil raised interest rates. Brazil native species.',
  "Tom is from Customer Care. Ann's from Human Resources. He is from Acme Ltd. Ele era do Banco Central.",
  'a. Receita 2023\nb. Receita Líquida 2024',
  '(+2019) (*2020) dados revisados. Veja a nota (*1998).\n* 2019 + 2020: receita somada. Formula: *1950+2000.',
  'O ônibus é de Santos. A carta é de Lisboa. Vim de Recife hoje.',
  'Ele é do Santos, ela é do Fortaleza.',
])('and nobody’s birth stays: %s', (text) => {
  expect(births(text)).toEqual([]);
});

test.each([
  ['Estado civil: ( ) solteiro (X) casado ( ) viúvo', ['casado']],
  ['Estado civil: solteiro ( ) casado (x)', ['solteiro ( ) casado (x)']],
])('of boxes that stand before their words only the one that is ticked tells: %s', (text, values) => {
  const found = detect([{ text }], { model }).filter(({ category }) => category === 'marital-status');
  expect(found.map((one) => one.text)).toEqual(values);
});

test.each([
  ['John Smith was born on 12 March 1980 in Leeds.', ['12 March 1980', 'Leeds']],
  ['Residente na Av. Getúlio Vargas, 30, nascido em 12/03/1980.', ['12/03/1980']],
  [
    'Rose Hart was born on 12 March 1950 in Cork. Sr. Peixe, natural de Ipu.',
    ['12 March 1950', 'Cork', 'Ipu'],
  ],
  ['Minha flor nasceu em 12/03/2015.', ['12/03/2015']],
  ['The school teacher was born on 12 March 1950.', ['12 March 1950']],
  ['A empresa nasceu em 1980 e seu dono João nasceu em 12/03/1950.', ['12/03/1950']],
  ['Maria nasceu em Itabira, uma cidade de Minas.', ['Itabira']],
  ['Sou de Campinas - SP e moro aqui. Ela é do Crato - CE.', ['Campinas - SP', 'Crato - CE']],
  ['Tel Aviv born Dana Levi; Rosa Prado (*1931)', ['Tel Aviv', '1931']],
])('births of people beside the words for things go: %s', (text, values) => {
  expect(births(text)).toEqual(values);
});

test('an act of birth tells the hour before the day and the parish behind it', () => {
  expect(
    births(
      'Nasceu às 15 horas e 20 minutos do dia 3 de Abril de 1988, na freguesia de Alvoco, concelho de Seia.',
    ),
  ).toEqual(['3 de Abril de 1988', 'Alvoco', 'Seia']);
  expect(births('Masc., 67a, casado, nat. e proc. de Itaqui, aposentado.')).toEqual(['Itaqui']);
  expect(births('Aniv.: 3/mai')).toEqual(['3/mai']);
  expect(births('data nasc 01 09 88, dn 12 05 1990 cpf')).toEqual(['01 09 88', '12 05 1990']);
  expect(births('lote dn 01 02 03 04; DN 50 12 10')).toEqual([]);
  expect(
    births('A reunião durou 2 horas e 20 minutos no dia 3 de abril de 2020, na freguesia de Alvoco.'),
  ).toEqual([]);
});

test('firms and goods have an origin as well', () => {
  expect(births('A empresa nasceu no município de Bento, distrito de Faria.')).toEqual([]);
  expect(births('Água natural e proc. de Lindoia; mel natural e procedente da Serra.')).toEqual([]);
  expect(births('Davi nasceu no município de Bento, distrito de Faria.')).toContain('Faria');
});

test('a maiden name is no place', () => {
  const people = detect([{ text: 'Ann Hart, born Ann Smith, of Leeds.' }], { model });
  expect(people.map((one) => one.text)).toEqual(['Ann Hart', 'Ann Smith']);
});

test('births of people beside clubs and schools go', () => {
  expect(births('O clube contratou o atleta Caíque Prado, nascido em 17/01/2010.')).toEqual(['17/01/2010']);
  expect(births('The school letter for Hania, born 29/05/2016, is here.')).toEqual(['29/05/2016']);
  expect(births('9:02 am – Nat: Hello there\n9:03 am – Josh: hi')).toEqual([]);
});
