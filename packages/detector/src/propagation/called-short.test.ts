import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const people = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test('in a chat people are spoken to by the beginning of their names', () => {
  const chat = '[12:10] Zeynep: it fell\n[12:11] Beatrice: oh no zey im so sorry\n[12:12] Zeynep: yes';
  expect(people(chat)).toContain('zey');
});

test.each([
  '[12:10] Zeynep: it fell\n[12:11] Celia: ok, cel, tel\n[12:12] Zeynep: yes',
  'Zeynep Kaya wrote the note, zey, and so on.',
])('abbreviations, and such words elsewhere, stay: %s', (text) => {
  expect(people(text)).not.toContain('zey');
  expect(people(text)).not.toContain('cel');
});
