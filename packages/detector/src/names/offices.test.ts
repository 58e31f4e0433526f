import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();

const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  'Contato: RH',
  'Relator: Suprimentos',
  'Solicitante: Almoxarifado Central',
  'Aprovado por: Gerência de Enfermagem',
  'Conferido por: Recepção',
  'Reported by: Warehouse',
  'Contact: Credit Control',
  'Prepared by: Accounts',
  '[08:12] Manutenção: trocada a bomba\n[08:14] Adm: obrigado\n[08:20] Manutenção: ok',
])('an office that is asked for is nobody: %s', (text) => {
  expect(people(text)).toEqual([]);
});

test.each([
  ['Contato: Elaine Frota', 'Elaine Frota'],
  ['Solicitante: Sr. Arquivo Nunes', 'Arquivo Nunes'],
  ['Aprovado por: Gerência - Ivone Prado', 'Ivone Prado'],
  ['Contact: Mr Sales', 'Sales'],
  ['Responsável: Frota', 'Frota'],
  ['Contato: Naf', 'Naf'],
  ['Vítima: SAC', 'SAC'],
  ['Ti: chego às 8\nBela: certo\nTi: leva o pão?', 'Ti'],
  ['Forename\tSurname\tClass\nKaren\tBilling\t4B\nTom\tHale\t4B', 'Billing'],
  ['Vendedor: Marlon Compras Neto', 'Marlon Compras Neto'],
  ['Reported by: Craig Stewart', 'Craig Stewart'],
])('somebody there is somebody: %s', (text, name) => {
  expect(people(text).join(' ')).toContain(name);
});
