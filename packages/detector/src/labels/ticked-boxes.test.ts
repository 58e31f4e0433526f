import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const found = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' ? [`${category}: ${value}`] : [],
  );

test.each([
  ['Estado civil: ( ) solteiro (x) casado ( ) viúvo', 'marital-status: casado'],
  ['Estado civil: [ ] Solteiro(a) [X] Viúvo(a) [ ] Outro', 'marital-status: Viúvo(a)'],
  ['Estado civil: ( )solt (x)cas ( )viúvo', 'marital-status: cas'],
  ['Nacionalidade: (X) brasileira ( ) outra: ____', 'nationality: brasileira'],
  ['Marital status: [ ] Single [x] Married [ ] Divorced', 'marital-status: Married'],
])('the answer goes whose box is ticked: %s', (text, answer) => {
  expect(found(text)).toEqual([answer]);
});

test.each([
  'Estado civil: ( ) solteiro ( ) casado ( ) viúvo',
  'Status: [x] done [ ] open',
  'Tarefas: (x) casado com a meta ( ) aberta',
])('empty boxes and other questions stay: %s', (text) => {
  expect(found(text)).toEqual([]);
});
