import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { normalise } from '../text/normalise.ts';
import { findUserNames } from './user-names.ts';

const accounts = (text: string): string[] => {
  const document = normalise([{ text }]);
  return findUserNames(document).map(({ start, end }) => document.text.slice(start, end));
};

test.each([
  ['acesso por MATRIZ\\qvasco às 9h', 'qvasco'],
  ['AD\\zpontes entrou', 'zpontes'],
  ['corp\\zpontes entrou', 'zpontes'],
  ['CORP\\silva entrou', 'silva'],
  ['CORP\\KMERCER entrou', 'KMERCER'],
  ['rtennick_9 says: hello', 'rtennick_9'],
  ['Login no Netflix: rui.pontes', 'rui.pontes'],
])('an account stands behind its domain or before what it says: %s', (text, name) => {
  expect(accounts(text)).toContain(name);
});

test.each([
  'HKLM\\software, C:\\Program Files, \\\\server\\docs, DATA\\everyone',
  'the manual says: stop',
  'Login na plataforma: clique em entrar. Usuário na rede: obrigatório',
  'folder\\subfolder, AC\\DC, DATA\\reports',
  'NT\\system, DATA\\reports\\may',
])('no account stands there: %s', (text) => {
  expect(accounts(text)).toEqual([]);
});

test('an account stands under the head of its column, where that of passwords is the other', () => {
  const found = detect([{ text: 'Login\tSenha\nqvasco\tVr88!pa\n' }]);
  expect(found.filter(({ category }) => category === 'user-name').map(({ text }) => text)).toEqual([
    'qvasco',
  ]);
});

test('accounts of one name, told apart by figures, speak in chats with their time behind', () => {
  const found = detect([{ text: 'Wobble#0418 — 21:15\nhi\nmoss_k — Yesterday at 21:20\nok\n' }]);
  expect(found.filter(({ category }) => category === 'user-name').map(({ text }) => text)).toEqual([
    'Wobble#0418',
    'moss_k',
  ]);
});

test('what begins at a time is nobody who speaks', () => {
  const found = detect([{ text: 'Doors open — 19:30\nInterval — 20:15\nRaffle — 21:00\n' }]);
  expect(found.filter(({ category }) => category === 'user-name')).toEqual([]);
});

const gone = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, text: value }) => (category === 'user-name' ? [value] : []));

test('an account called like somebody is somebody’s, not a desk’s', () => {
  expect(gone('Usuário: till\nSenha: Palmas99')).toEqual(['till']);
  expect(gone('Usuário: recepcao\nSenha: Palmas99')).toEqual([]);
});
