import { expect, test } from 'vitest';
import type { File, Folder } from './file-state.ts';
import { itemsOf, mayDelete, mayDownload, mayRemove, wantsPassword } from './item.ts';

const file = (fields: Partial<File>): File => ({
  id: 'f',
  nomeOriginal: 'a.pdf',
  statusIndex: 3,
  tamanhoBytes: 1,
  dataUpload: '2026-01-01T00:00:00Z',
  folderId: 'x',
  pageCount: 1,
  reason: null,
  progress: null,
  encrypted: false,
  found: {},
  removal: 'none',
  uploadedBy: 'ana@exemplo.com.br',
  ...fields,
});
const folder = (nome: string): Folder => ({
  id: nome,
  nome,
  dataCriacao: '2026-01-01T00:00:00Z',
  parentId: null,
});
const STATUSES = [0, 1, 2, 3, 4, 5] as const;

test('each status allows what the specification says', () => {
  const allowed = (rule: (one: File) => boolean) =>
    STATUSES.filter((statusIndex) => rule(file({ statusIndex })));
  expect(allowed(mayDelete)).toEqual([2, 3, 4, 5]);
  expect(allowed(mayDownload)).toEqual([0, 1, 2, 3]);
  expect(allowed(mayRemove)).toEqual([3]);
});

test('a removal that runs is not started again', () => {
  expect(mayRemove(file({ removal: 'processing' }))).toBe(false);
  expect(mayRemove(file({ removal: 'removed' }))).toBe(true);
});

test('only an error about a password asks for one', () => {
  expect(wantsPassword(file({ statusIndex: 2, reason: 'password-needed' }))).toBe(true);
  expect(wantsPassword(file({ statusIndex: 2, reason: 'damaged' }))).toBe(false);
  expect(wantsPassword(file({ statusIndex: 3, reason: null }))).toBe(false);
});

test('folders come first and numbers in names count as numbers', () => {
  const files = ['10.pdf', '9.pdf', 'á.pdf', 'b.pdf'].map((nomeOriginal) =>
    file({ id: nomeOriginal, nomeOriginal }),
  );
  const names = (descending: boolean) =>
    itemsOf({ folders: [folder('z'), folder('A')], files }, { key: 'name', descending }).map(
      ({ name }) => name,
    );
  expect(names(false)).toEqual(['A', 'z', '9.pdf', '10.pdf', 'á.pdf', 'b.pdf']);
  expect(names(true)).toEqual(['z', 'A', 'b.pdf', 'á.pdf', '10.pdf', '9.pdf']);
});

test('files of the same size stand by name', () => {
  const files = [
    file({ id: '1', nomeOriginal: 'c.pdf', tamanhoBytes: 5 }),
    file({ id: '2', nomeOriginal: 'b.pdf', tamanhoBytes: 5 }),
    file({ id: '3', nomeOriginal: 'z.pdf', tamanhoBytes: 1 }),
  ];
  expect(itemsOf({ folders: [], files }, { key: 'size', descending: false }).map(({ name }) => name)).toEqual(
    ['z.pdf', 'b.pdf', 'c.pdf'],
  );
});
