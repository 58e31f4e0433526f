import { expect, test } from 'vitest';
import type { Target } from '../types.ts';
import { marksOf, valuesWithoutPlace } from './marks.ts';

const box = { left: 0, top: 0, right: 9, bottom: 9 };

const target = (text: string, category: Target['category'] = 'person', basis?: string): Target => ({
  areas: [{ page: 0, boxes: [box] }],
  text,
  category,
  detector: 'name',
  ...(basis !== undefined && { basis }),
});

const captions = (style: 'bar' | 'label' | 'mask' | 'reason', ...targets: Target[]) =>
  marksOf(targets, { style, language: 'pt' }).map(({ caption }) => caption);

test('the same value has the same label however it is written, and areas without text have one each', () => {
  const values = ['João Lima', 'Ana Sá', 'JOAO\nLIMA', '', ''].map((text) => target(text));
  expect(captions('label', ...values)).toEqual(['NOME 1', 'NOME 2', 'NOME 1', 'NOME 3', 'NOME 4']);
});

test('a CPF keeps the six digits that public bodies publish; other kinds say what they were', () => {
  expect(
    captions('mask', target('529.982.247-25', 'cpf'), target('52998224725', 'cpf'), target('Ana')),
  ).toEqual(['***.982.247-**', '***.982.247-**', 'NOME']);
  expect(captions('mask', target('***.982.247-**', 'cpf'))).toEqual(['CPF']);
});

test('a bar says its reason where one was given, and nothing where nothing is asked', () => {
  expect(captions('reason', target('Ana', 'person', 'LGPD, art. 7'), target('Rui'))).toEqual([
    'LGPD, art. 7',
    'NOME',
  ]);
  expect(captions('bar', target('Ana'))).toEqual([undefined]);
});

test('a value over a page break is marked on both pages; one painted nowhere needs no mark', () => {
  const over = {
    ...target('Ana'),
    areas: [0, 1, 2].map((page) => ({ page, boxes: page === 2 ? [] : [box] })),
  };
  expect(marksOf([over], { style: 'bar', language: 'en' }).map(({ page }) => page)).toEqual([0, 1]);
});

test('a value that is shown nowhere is looked for all the same', () => {
  const nowhere = { ...target('Rui'), areas: [] };
  const withoutBoxes = { ...target('Eva'), areas: [{ page: 3, boxes: [] }] };
  expect(valuesWithoutPlace([target('Ana'), nowhere, withoutBoxes])).toEqual(['Rui', 'Eva']);
});
