import { expect, test } from 'vitest';
import { merged, type File } from './file-state.ts';

const file = (id: string, statusIndex: File['statusIndex']): File => ({
  id,
  nomeOriginal: `${id}.pdf`,
  statusIndex,
  tamanhoBytes: 1,
  dataUpload: '2026-01-01T00:00:00Z',
  folderId: 'x',
  pageCount: 1,
  reason: null,
  progress: null,
  encrypted: false,
  found: {},
  removal: 'none',
  uploadedBy: 'Ana',
});

test('what changed takes its place, what is new comes last, the rest is left as it is', () => {
  const [a, b] = [file('a', 1), file('b', 3)];
  const result = merged([a, b], [file('c', 0), file('a', 3)]);
  expect(result.map(({ id, statusIndex }) => [id, statusIndex])).toEqual([
    ['a', 3],
    ['b', 3],
    ['c', 0],
  ]);
  expect(result[1]).toBe(b);
});
