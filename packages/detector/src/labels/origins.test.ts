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
  'A empresa nasceu em Joinville em 1962. O forró que se toca aqui nasceu em Caruaru.',
  'Nasceu em 1952 o primeiro sindicato. A égua Faísca, nascida em 10/10/2015.',
  'Suco natural de Goiaba. Água mineral natural de Lindoia. A orquídea é natural de Minas.',
  'Machado de Assis, natural do Rio de Janeiro, nasceu em 21 de junho de 1839.',
  'The idea came from Bristol. The cheese comes from Wensley. The wind came from Ireland.',
  'Jazz was born in New Orleans. This rose, a native of China, hates wet feet.',
  'O ônibus é de Santos. A carta é de Lisboa. Vim de Recife hoje.',
  'Ele é do Santos, ela é do Fortaleza.',
])('and nobody’s birth stays: %s', (text) => {
  expect(births(text)).toEqual([]);
});

test('of boxes only the one that is ticked tells', () => {
  const text = 'Estado civil: ( ) solteiro (X) casado ( ) viúvo';
  const found = detect([{ text }], { model }).filter(({ category }) => category === 'marital-status');
  expect(found.map((one) => one.text)).toEqual(['casado']);
});

test('births of people beside the words for things go', () => {
  expect(births('O clube contratou o atleta Caíque Prado, nascido em 17/01/2010.')).toEqual(['17/01/2010']);
  expect(births('The school letter for Hania, born 29/05/2016, is here.')).toEqual(['29/05/2016']);
  expect(births('9:02 am – Nat: Hello there\n9:03 am – Josh: hi')).toEqual([]);
});
