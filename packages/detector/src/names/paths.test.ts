import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Open C:\\Users\\denilson\\Documents\\notas.xlsx', ['denilson']],
  ['C:\\Documents and Settings\\Jean\\My Documents\\Aran.doc', ['Jean']],
  ['/home/marlon/fotos not found, nor /Users/declan/Library', ['marlon', 'declan']],
  ['\\\\server2\\users\\mbali\\timesheets\\wk31.xls is locked', ['mbali']],
  ['D:\\Archive\\Bronwen\\Letters\\1998', ['Bronwen']],
])('the folder of somebody in “%s”', (text, names) => {
  expect(people(text)).toEqual(names);
});

test.each([
  ['fotos_formatura_leticia.rar', ['leticia']],
  ['Treino_JOANA_semana3.pdf', ['JOANA']],
  ['backup_notebook_Vinicius_2021.zip', ['Vinicius']],
])('the given name in the name of the file %s', (text, names) => {
  expect(people(text)).toEqual(names);
});

test.each([
  'C:\\Users\\Public\\Documents, /home/ubuntu/app, https://example.com/home/about-us.html',
  'C:\\Windows\\System32\\Drivers and report_final_rosa_v3.docx',
  '/home/username/project',
])('folders and files of nobody stay: %s', (text) => {
  expect(people(text)).toEqual([]);
});
