import { expect, test } from 'vitest';
import { detect, loadNameModel } from '../../index.ts';

const model = loadNameModel();
const dates = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category.endsWith('-date') && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Segunda é aniversário da bisa Tonha, 18/03, vamos cantar parabéns', ['18/03']],
  ['Jasper O., 7/19 is his birthday!! cake ordered', ['7/19']],
  ['aniversário da minha tia Lu, 4/9', ['4/9']],
  ['Faz nove anos dia 30 e disse que não quer festa.', ['dia 30']],
  ["Little Jim: he'll be two on the 9th and all I've got", ['the 9th']],
  ['We lost dear Wilfred on 4 June, after his illness', ['4 June']],
  ['We lost poor old Ally Farquharson in October.', ['October']],
  ['D. Clarinda faleceu dia 9, de madrugada', ['dia 9']],
  ['Estate of Miss Ottoline Garland, d. 16 October. We are left', ['16 October']],
  ['o Mestre Didico, que partiu no dia 12 de setembro, aos 84 anos', ['12 de setembro']],
  [
    'In memory: Teresa Bianchi (2019), Norm Pike (Vietnam), Jack Lightner (January 2024).',
    ['2019', 'January 2024'],
  ],
  ['Children: Thato (2015), Lesedi (2019)\n', ['2015', '2019']],
])('days of births and deaths go: %s', (text, expected) => {
  expect(dates(text)).toEqual(expected);
});

test.each([
  'we lost power on 4 June and the match in October. We lost two sheep in May.',
  'O ônibus partiu no dia 12 de setembro às 9h.',
  'A empresa completou 10 anos em 6 de setembro.',
  'A van faz 10 anos no dia 12, o contrato faz dois anos dia 30.',
  'Aniversário da loja, dia 12/10, descontos de 50%.',
  '7 de setembro é o aniversário da Independência.',
  'We lost Google on 3 May for two hours, Oakfield Rovers in October and Tesco in March.',
  'O trem partiu no dia 12 de setembro, aos 20 minutos do segundo tempo.',
  'The deadline passed on the 9th, the motion passed the 3rd reading.',
  "She's two on the 3rd hole, he was 3 on the 18th.",
  'Sons of Anarchy (2014), Filhos do Carnaval (2006), Children of Men (2006)',
  'In memory of the fallen, the hall (1922) stands. In-memory databases (2021) are faster.',
  'Date of confirmation: 03/04/2024',
])('days of other things stay: %s', (text) => {
  expect(dates(text)).toEqual([]);
});
