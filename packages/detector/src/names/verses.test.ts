import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { isVerse } from './verses.ts';

const isNobody = (text: string): boolean => {
  const start = text.indexOf('<');
  const end = text.indexOf('>') - 1;
  return isVerse(normalise([{ text: text.replace(/[<>]/g, '') }]), start, end);
};

test.each([
  'Leituras: Salmo 40; <Rute> 2',
  'Romanos 8; 1 <Samuel> 3; Lucas 4',
  'Psalm 8; Amos 3; <Daniel> 2; Luke 4',
  '<João> 1:14. Romanos 5.',
  'Mc 2,1-12; <Tiago> 4,7',
])('a book of the Bible in a row of readings is nobody: %s', (text) => {
  expect(isNobody(text)).toBe(true);
});

test.each([
  'Psalm 8. Present: <Ruth> 7, Amos 5.',
  'Sunday club: <Ruth> 7, Daniel 6, Amos 5',
  'Salmo 40 com <Daniel> 6º ano',
  'Salmo 40: <Daniel>. Cantos: Marcos.',
  '<Mark> 4:26: hello',
  '<João> 3:16 PM chegou',
  'Acts 2: Ruth reads; <Daniel> 6 prays',
  '<Ruth> 7, Daniel 6, Psalm 23 sung by all',
  'Room 3; <Ruth> 5; Acts 2',
  'Notas: <Lucas> 7,5; Tiago 8,0; Lc 6,0',
  'Sala SL 3; <João> 5',
  'Salmo 23, <Samuel> 12, Rute 8',
  'Salmo 23; <Ester> 34; Rute 2',
  'Salmo 23; <Samuel> 12',
  'Gols: Corinthians 3; <Lucas> 2',
  'Mesa 5: <Marcos> 3, Lucas 2',
])('somebody with a number stays: %s', (text) => {
  expect(isNobody(text)).toBe(false);
});
