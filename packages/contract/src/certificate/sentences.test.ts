import { expect, test } from 'vitest';
import { archivalText, onPages, wordFor } from './sentences.ts';
import { CERTIFICATE_WORDS } from './words.ts';

const { pt, en } = CERTIFICATE_WORDS;

test('PDF/A is told as kept, or as lost with every reason', () => {
  expect(archivalText({ claimed: 'PDF/A-1b', problems: [] }, pt)).toBe(
    'a cópia é PDF/A-2b (o original: PDF/A-1b)',
  );
  expect(archivalText({ claimed: 'PDF/A-3a', problems: ['font-not-embedded', 'colours'] }, en)).toBe(
    'the copy is not PDF/A (the original: PDF/A-3a): a font is not embedded; there are colours that nothing says the meaning of',
  );
});

test('pages are counted from one, each once, runs joined', () => {
  expect(onPages([0], pt)).toBe('página 1');
  expect(onPages([6, 0, 2, 1, 1], en)).toBe('pages 1–3, 7');
});

test('what no words tell stands as it is', () => {
  expect(wordFor('xmp', pt.place)).toBe('metadados XMP');
  expect(wordFor('of-a-newer-version', pt.place)).toBe('of-a-newer-version');
  expect(wordFor('constructor', pt.place)).toBe('constructor');
});
