import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import type { TextPage } from '../types.ts';
import { layOut } from './layout.ts';
import { normalise } from './normalise.ts';

/** As a page of a document has it: every character six points wide, lines twelve points apart. */
function printed(text: string): TextPage {
  const boxes = new Float32Array(text.length * 4);
  let column = 0;
  let line = 0;
  for (let at = 0; at < text.length; at++) {
    boxes.set([column * 6, line * 12, column * 6 + 6, line * 12 + 10], at * 4);
    column = text[at] === '\n' ? 0 : column + 1;
    if (text[at] === '\n') line++;
  }
  return { text, boxes };
}
const cells = (page: TextPage): number[] => layOut(normalise([page])).map(({ length }) => length);
const found = (page: TextPage): string[] =>
  detect([page]).map(({ category, text: value }) => `${category}: ${value}`);

test('two spaces part columns only where no page measures its gaps', () => {
  const text = 'Nome  Vez\nIara  44\nAnna  31';
  expect(cells({ text })).toEqual([2, 2, 2]);
  expect(cells(printed(text))).toEqual([1, 1, 1]);
  expect(cells(printed('Nome    Idade\nRui     44'))).toEqual([2, 2]);
});

test('the columns of a sheet that was pasted into a page are counted, not measured', () => {
  const text = 'Nome;Nº sócio;Idade\nRui Lima dos Santos Prates;447;62\nAna Lima;518;71';
  expect(found(printed(text))).toEqual(found({ text }));
  expect(found(printed(text))).toContain('age: 62');
});
