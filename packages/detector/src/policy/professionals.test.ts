import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import type { DetectOptions } from '../types.ts';

const TEXT = `Autor: Nivaldo Grisotto, brasileiro, CPF 529.982.247-25, por sua advogada Jocasta Vilhena, OAB/SP 123.456.
A advogada Vilhena requer perícia. O paciente Nivaldo Grisotto foi atendido por Dr. Rubens Quirino - CRM/SP 45678.
Campinas, 15 de agosto de 2023.
ANA BEATRIZ MOLINARI
Juíza de Direito`;

const gone = (policy: DetectOptions['policy']): string => {
  const units = TEXT.split('');
  for (const { spans, proposal } of detect([{ text: TEXT }], policy === undefined ? {} : { policy })) {
    if (proposal === 'remove') for (const { start, end } of spans) units.fill('·', start, end);
  }
  return units.join('');
};

const OFFICERS = [
  'Jocasta Vilhena',
  '123.456',
  'advogada Vilhena',
  'Rubens Quirino',
  '45678',
  'BEATRIZ MOLINARI',
];

test('people in office go like anybody where the policy says nothing or says so', () => {
  for (const policy of [undefined, {}, { 'professionals-in-office': true }]) {
    expect(OFFICERS.filter((value) => gone(policy).includes(value))).toEqual([]);
  }
});

test('they stay, with their council numbers and wherever they are named again, where the policy says so', () => {
  const rest = gone({ 'professionals-in-office': false });
  expect(OFFICERS.filter((value) => !rest.includes(value))).toEqual([]);
  expect(rest).not.toContain('Grisotto');
  expect(rest).not.toContain('529.982');
});

test('a list of the company stands above the policy', () => {
  const found = detect([{ text: TEXT }], {
    policy: { 'professionals-in-office': false },
    rules: { alwaysRemove: ['Rubens Quirino'], neverRemove: [], patterns: [] },
  });
  expect(found.find((one) => one.text === 'Rubens Quirino')?.proposal).toBe('remove');
});

test('companies, public authorities and case numbers stay until the policy takes them', () => {
  const text =
    'Processo 0710802-55.2018.8.02.0001, Transportadora Rápido Sul Ltda. e Tribunal de Justiça de Alagoas.';
  const proposals = (policy: DetectOptions['policy']) =>
    detect([{ text }], { policy: policy ?? {} }).map((one) => one.proposal);
  expect(new Set(proposals({}))).toEqual(new Set(['keep']));
  expect(new Set(proposals({ companies: true, 'public-authorities': true, 'case-numbers': true }))).toEqual(
    new Set(['remove']),
  );
});
