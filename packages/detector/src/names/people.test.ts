import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const rest = (text: string): string => {
  const units = text.split('');
  for (const { spans, proposal } of detect([{ text }], { model }))
    if (proposal === 'remove') for (const { start, end } of spans) units.fill('', start, end);
  return units.join('');
};

test.each([
  ['a list of people', 'Presentes: Marcelo Teixeira, Graça, Rosângela Prado e Íris.', ['Graça', 'Íris']],
  ['a name with what it is known by', 'falou o vereador Juarez do Gás, da oposição.', ['Juarez', 'Gás']],
  ['a given name that is a word', 'Sincerely,\nTemperance Whitfield-Ray', ['Temperance']],
  ['initials below a note', 'Please file it on Monday.\nJ.B.\n', ['J.B.']],
  ['initials that the text gives', 'Mehmet Aksoy (MY), steel. MY to send the list.', ['MY']],
  ['an account made of a name', 'Hamid Rostami called; hrostami is locked out.', ['hrostami', 'Hamid']],
  ['a role and a name', 'Vistoriador: Anselmo Quirino\nSala', ['Anselmo', 'Quirino']],
])('%s goes', (_, text, names) => {
  for (const name of names) expect(rest(text)).not.toContain(name);
});

test.each([
  'O jogo foi no Estádio Bernardo Werner.',
  'Lecture in the Alan Turing Building at noon.',
  'a novena de São Raimundo',
  'Toma Amiodarona, Clozapina e Metformina.',
])('%s stays: it is only called after somebody, or is nobody', (text) => {
  expect(rest(text)).toBe(text);
});
