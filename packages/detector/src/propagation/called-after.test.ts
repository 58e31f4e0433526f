import { expect, test } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();

const rest = (text: string): string => whatStays(text, { model });

test.each([
  ['Iracema Raimundo embarcou no mercado São Raimundo.', 'São Raimundo'],
  ['Report by Carlotta Marchetti for Holt & Marchetti Foundry Ltd.', 'Marchetti Foundry'],
  ['Signed: Nigel Bevan.\nThe car park of Bevan Hospital was full.', 'Bevan Hospital'],
  ['Kwame Adjei (IPC) asked; the IPC is on bleep 4480.', 'IPC'],
])('the name of somebody in that of a place or a firm stays: %s', (text, kept) => {
  expect(rest(text)).toContain(kept);
});

test.each([
  ['Report by Carlotta Marchetti. Marchetti left.', 'Marchetti'],
  ['Paciente: Jair Moreira. No hospital Jair foi atendido.', 'Jair'],
  ['O réu Altair Gomes negou. Na igreja Altair canta no coral.', 'Altair'],
])('the name by itself goes: %s', (text, name) => {
  expect(rest(text)).not.toContain(name);
});
