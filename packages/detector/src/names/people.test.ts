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
  ['the first letter of a family name', 'Obrigada pelo contato.\nJéssica Y. – Suporte', ['Jéssica', 'Y.']],
  ['the first letter of a given name', 'Passed to E. Quigg and to Siobhan Daly.', ['E.', 'Quigg']],
  ['how a family name begins', 'Call Mrs Van der Laan before noon.', ['Van', 'der', 'Laan']],
  [
    'a name turned round',
    'Ortiz-Feld, D., and Moreira, A. C.: field notes',
    ['Ortiz', 'D.', 'Moreira', 'A. C.'],
  ],
  ['the initials of a child', 'o menor E.R. mora com a avó.', ['E.R.']],
  ['initials between words', 'a conversa com B. H. ficou para amanhã.', ['B. H.']],
  ['who signs off with a letter', 'The rabbit is called Prior, I am afraid. S\n', [' S\n']],
  ['a passenger', 'Seat 12A AMORIM/DJALMA MR checked in', ['AMORIM', 'DJALMA', 'MR']],
  ['a Korean given name', 'ask Ji-woo for the key', ['Ji-woo']],
  ['a name in another script', 'o contato é 김상혁, da matriz.', ['김상혁']],
  ['who speaks', 'AM: Papai era bravo.\nMT: E ela?\nAM: Não.\nMT: Sei.\nAM: Pois.\nMT: E?', ['AM', 'MT']],
  ['a role and a name', 'Vistoriador: Anselmo Quirino\nSala', ['Anselmo', 'Quirino']],
])('%s goes', (_, text, names) => {
  for (const name of names) expect(rest(text)).not.toContain(name);
});

test.each([
  'O jogo foi no Estádio Bernardo Werner.',
  'Lecture in the Alan Turing Building at noon.',
  'a novena de São Raimundo',
  'Toma Amiodarona, Clozapina e Metformina.',
  'See drawing ETA-114 Rev. C\nand the notes.',
  'Hepatite A, B, C.\nSem outros achados.',
  'QA: done\nQA: open\nQA: done',
])('%s stays: it is only called after somebody, or is nobody', (text) => {
  expect(rest(text)).toBe(text);
});
