import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

test('a document that is tagged in several parts is tagged to its end, once', () => {
  const lines = 700;
  const text = 'A almoxarife Jocasta Vilhena conferiu o estoque.\n'.repeat(lines);
  const names = detect([{ text }], { model: loadNameModel() }).filter(
    ({ category }) => category === 'person',
  );
  expect(names.map(({ text: value }) => value)).toEqual(
    Array.from({ length: lines }, () => 'Jocasta Vilhena'),
  );
});
