import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const found = (text: string, category: string): string[] =>
  detect([{ text }])
    .filter((one) => one.category === category && one.proposal === 'remove')
    .map((one) => one.text);

test.each([
  ['BIRTHPLACE (City and State or Foreign Country)\nDayton, Ohio', 'birthplace', ['Dayton, Ohio']],
  ['5a. AGE (Years)\n68', 'age', ['68']],
  ['Estado civil (marque um): viúva', 'marital-status', ['viúva']],
  ['Marital status (tick one): ☐ Single ☒ Widowed', 'marital-status', ['Widowed']],
  ['Naturalidade / Place of birth\nARACATI CE', 'birthplace', ['ARACATI CE']],
  ['Nacionalidade / Nationality\nANGOLANA', 'nationality', ['ANGOLANA']],
  ['Estado civil __viúva__ Nacionalidade __angolana__', 'marital-status', ['viúva']],
  ['ESTADOCIVIL: VIUVA', 'marital-status', ['VIUVA']],
  ['Status (tick one): open', 'marital-status', []],
  ['Estado civil ____________ Profissão ____________', 'profession', []],
  ['City / State\nBoston / MA', 'birthplace', []],
] as const)('a label with a remark, a translation or a line to write on: %s', (text, category, values) => {
  expect(found(text, category)).toEqual(values);
});
