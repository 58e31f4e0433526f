import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const goes = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ proposal, text: value }) =>
    proposal === 'remove' ? [value] : [],
  );

test.each([
  ['NOME_TITULAR: Iolanda Brandt\nGRAU_PARENTESCO: FILHA\nCOD_PLANO: 88-12', ['Iolanda Brandt']],
  ['nome: Ana Prado\nestado_civil: casada\nlocal_nascimento: Icó', ['Ana Prado', 'casada', 'Icó']],
  ['emp_name: Keith Mercer\ncost_center: 7781', ['Keith Mercer']],
  ['<dest><xNome>IOLANDA BRANDT</xNome><enderDest></enderDest></dest>', ['IOLANDA BRANDT']],
  ['"fullName": "Keith Mercer", "createdBy": "kmercer"', ['Keith Mercer', 'kmercer']],
])('the names of fields and tags stay: %s', (text, values) => {
  expect(goes(text)).toEqual(values);
});

test.each([
  ['<Keith Mercer> <iolanda>', ['Keith Mercer', 'iolanda']],
  ['iolanda_brandt: oi gente', ['iolanda', 'brandt']],
  ['blue_heron: see you', ['blue_heron']],
  ['last_pirate_71: oi', ['last_pirate_71']],
  ['iolandaBrandt: bom dia', ['iolandaBrandt']],
  ['keith_id: hello', ['keith_id']],
  ['deSouza: bom dia', ['deSouza']],
  ['"iolanda_brandt": {"papel":"leitora"}', ['iolanda_brandt']],
  ['keithMercer=admin', ['keithMercer']],
  ['qvasco_id: hello everyone', ['qvasco_id']],
  ['vl_prado: tá chegando?', ['prado']],
  ['<zulmira>faltou</zulmira>', ['zulmira', 'zulmira']],
])('people whose names are written like those of fields go: %s', (text, values) => {
  expect(goes(text)).toEqual(values);
});

test('what a field holds is nobody', () => {
  expect(goes('CREATE TABLE t (last_name VARCHAR(40), uf CHAR(2), n TINYINT(3));')).toEqual([]);
  expect(goes('Present: Char (Bristol), Keith Mercer')).toContain('Keith Mercer');
});
