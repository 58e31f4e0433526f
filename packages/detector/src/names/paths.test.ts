import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test('the folder of somebody', () => {
  expect(people('D:\\Archive\\Bronwen\\Letters\\1998')).toEqual(['Bronwen']);
});

test('the folder of somebody on a drive or a share', () => {
  expect(people('Salvei em D:\\Rosangela\\imposto.')).toEqual(['Rosangela']);
});

test.each([
  ['fotos_formatura_leticia.rar', ['leticia']],
  ['Treino_JOANA_semana3.pdf', ['JOANA']],
  ['Gordon_Haverford_CV_2020.pdf', ['Gordon_Haverford']],
  ['Marcela_Contrato_Final.pdf', ['Marcela']],
  ['backup_notebook_Vinicius_2021.zip', ['Vinicius']],
  ['CV_SimoneQuintela2023.pdf', ['SimoneQuintela']],
  ['boletoRodrigoMoura.pdf', ['RodrigoMoura']],
  ['atestado_flor.pdf', ['flor']],
  ['rg-da-penha.jpg', ['penha']],
])('the given name in the name of the file %s', (text, names) => {
  expect(people(text)).toEqual(names);
});

test.each([
  ['CV_KeithMercer.pdf', ['KeithMercer']],
  ['Anexo: RG_KeithMercer_frente.jpg', ['KeithMercer']],
  ['fichaBrunaDeOliveiraAssinada.xlsx', ['BrunaDeOliveira']],
  ['Laudo-JoãoPedroMendes-v2.pdf', ['JoãoPedroMendes']],
])('names written together in the name of the file %s', (text, names) => {
  expect(people(text)).toEqual(names);
});

test.each([
  'RelatorioSaoPaulo.pdf',
  'RelatorioMensal_VersaoFinal.docx',
  'EscolaHelenaAntunes.pdf',
  'MarketingPlan_Summer.pptx',
  'VirginiaBeach.jpg',
  'Victoria_Falls_2020.pdf',
  'Paris_map.pdf',
  'Gordon_Setter_guide.pdf',
  'San_Jose_mapa.pdf',
  'NotaFiscal_ClienteVIP_final.pdf',
])('words written together in the name of a file: %s', (text) => {
  expect(people(text)).toEqual([]);
});

test.each([
  'C:\\Windows\\System32\\Drivers and report_final_rosa_v3.docx',
  'C:\\Projects\\Ruby\\bin',
  'Hurricane_Katrina.pdf',
  'Bruno_Mars_Grenade.mp3',
])('folders and files of nobody stay: %s', (text) => {
  expect(people(text)).toEqual([]);
});

test('whoever a folder or a tag is called by', () => {
  expect(people(String.raw`em \\srv\rh\Camila_Quintela\ponto.pdf`)).toEqual(['Camila_Quintela']);
  expect(people('veio de /dados/Quintela-Rodrigo/2023/')).toEqual(['Quintela-Rodrigo']);
  expect(people('ontem foi #CamilaeRodrigo!')).toEqual(['CamilaeRodrigo']);
});

test.each([
  'docs/joao-pessoa/mapa',
  'node_modules/julia-parser/lib',
  '#OutubroRosa #MayTheFourth',
  'and/or e/ou',
])('folders and tags of nobody stay: %s', (text) => {
  expect(people(text)).toEqual([]);
});
