import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const people = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  '6:05 Consent Agenda: minutes\n7:25 Facilities: roof, boiler\n7:40 Governance: bylaws',
  '07:58 Alerta do monitor: CPU alta\n10:00 Encerrado. Duração: 2 h',
  '06h05 Modinha: viola\n06h30 Utilidade pública: corte\n07h00 Recados dos ouvintes: parabéns\n07h20 Cotação: soja\n07h30 Rosa: as flores',
  '11:25 Witness 7: affirmed\n11:40 Witness 8: sworn',
])('what comes up at a time is nobody who speaks: %s', (text) => {
  expect(people(text)).toEqual([]);
});

test.each([
  ['09:10 Costa, Maria: bom dia\n09:11 Lima, Pedro: oi', 'Costa, Maria'],
  ['18:02 Bento: oi\n18:03 cuca + zé: oi\n18:04 pardal: ok', 'pardal'],
])('who is inverted, or speaks once among names, speaks: %s', (text, name) => {
  expect(people(text)).toContain(name);
});

test('in a chat a word speaks as well', () => {
  const text = '07:02 Radu: who\n07:04 Radu: and when\n07:06 pips: hello there';
  expect(people(text)).toContain('pips');
});

const speakers = (text: string): string[] => {
  const found = detect([{ text }], { model: loadNameModel() });
  return found.flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );
};

test('where trains stop nobody speaks', () => {
  expect(
    speakers(
      'Train times\nMilton Keynes 08:41\nStoke-on-Trent 09:36\nAlfreton 09:50\nCarlisle 11:33\nPlatform: 4',
    ),
  ).toEqual([]);
  expect(speakers('Tansy 08:41\nwho has the key?\nOlwen 08:43\nnot me')).toEqual(['Tansy', 'Olwen']);
});

test('whoever signs in by the minute is somebody, in small letters or not', () => {
  expect(speakers('quilla 08:10\ntonho 08:12\nzefinha 08:14')).toEqual(['quilla', 'tonho', 'zefinha']);
  expect(speakers('Tamsin 08:10\nRosa 08:29\nFfion 09:10')).toEqual(['Tamsin', 'Rosa', 'Ffion']);
});

test('a firm that is asked for is nobody, who answers for it is somebody', () => {
  expect(people('Setor responsável: Almoxarifado Norte')).toEqual([]);
  expect(people('Company contact: Quillo')).toEqual(['Quillo']);
  expect(people('Empresa testemunha: Quillo')).toEqual(['Quillo']);
});
