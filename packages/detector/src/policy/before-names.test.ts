import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { isAddress, lengthBeforeName } from './before-names.ts';

/** What is left of a finding, which stands behind "|". */
const nameIn = (marked: string): string => {
  const [before = '', value = ''] = marked.split('|');
  const { folded } = normalise([{ text: before + value }]);
  return value.slice(lengthBeforeName(value, folded.slice(before.length), folded.slice(0, before.length)));
};

test.each([
  ['|Revd Dr Tunde Olaleye', 'Tunde Olaleye'],
  ['|Air Cdre Philip Marsh', 'Philip Marsh'],
  ['|Col. R. Novák', 'R. Novák'],
  ['|Aunty Bev', 'Bev'],
  ['|Irmã Edwiges', 'Edwiges'],
  ['|Mãe do Enzo', 'Enzo'],
  ['|Cr Paterson', 'Paterson'],
  ['|Natimorto de Jéssica Alves', 'Jéssica Alves'],
  ['|Filha da Nenzinha', 'Nenzinha'],
  ['|The Featherstone-Okes', 'Featherstone-Okes'],
  ['|Cara Ana', 'Ana'],
  ['a ramp? |Call D. Guidroz', 'D. Guidroz'],
])('forms of address, offices and kin before a name are none of it: %s', (marked, name) => {
  expect(nameIn(marked)).toBe(name);
});

test.each([
  ['He told |Constable Faleafa', 'Faleafa'],
  ['the Lady |Justice Gwandu', 'Gwandu'],
  ['celebrada por |Dom Edvaldo', 'Edvaldo'],
])('so are those that are names as well, where what stands around tells: %s', (marked, name) => {
  expect(nameIn(marked)).toBe(name);
});

test.each([
  '|MATUA Fetu',
  '|Oupa Sibeko',
  'Mrs |Baby Nair',
  '|Baby Krishna Nair',
  '|BABY VARGHESE',
  '|Justice Okafor',
  'o |Elder Farias',
  '|Constable, John',
  '|Reader',
  '|Kim Little',
  '|Young Tom',
  '|Cara Murphy',
  '|Irma Sauer',
  '|St John Smith',
  '|Ger Brennan',
  '|Del Vecchio',
  '|De Luca',
  'Contratante: |Irma de Souza',
  '|Mae de Guzman',
  '|Tia de Leon',
  '|Primo da Silva',
  '|CR Rao',
  '|NP Singh',
  '|Baby Varghese',
  '|Bibi Ferreira Santos',
  'Mr |Justice Mensah',
  'by |Elder Luiz Gomes',
  '|Young Jin Kim',
  'that |Young James Robert',
  '|Darling Pérez',
  '|Cara Louise Jones',
  '|Que Anh',
  '|Iaiá Garcia',
  'to |Dame Diouf',
  'and |Baba Diarra',
  '|Sexton Mary',
  '|Pastora Soler',
  '|Imam Santoso',
  '|Chacha Mwita',
  '|Ouma Otieno',
  '|Casal Ferreira',
  '|Con. Murphy',
  '|Nan (Nancy',
])('but no name: %s', (marked) => {
  expect(nameIn(marked)).toBe(marked.split('|')[1]);
});

test('what stands before a name is none by itself', () => {
  expect(isAddress('Air Cdre Philip', 'air cdre philip', 8)).toBe(true);
  expect(isAddress('Philip Marsh was', 'philip marsh was', 6)).toBe(false);
});
