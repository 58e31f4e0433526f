import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { namesInCompound } from './compounds.ts';

const names = (text: string): string[] =>
  namesInCompound(normalise([{ text }]), 0, text.length).map(({ start, end }) => text.slice(start, end));

test.each([
  ['AndreMoura2023', ['AndreMoura']],
  ['recibo_BIANCA_TAVARES_maio', ['BIANCA_TAVARES']],
  ['contratoSergioQuintela', ['SergioQuintela']],
  ['Rocha_Tatiana', ['Rocha_Tatiana']],
  ['WilsonGeorge_lease', ['WilsonGeorge']],
  ['LaudoLuciadaRochaMoura', ['LuciadaRochaMoura']],
  ['MarceloeCamila', ['MarceloeCamila']],
  ['Leticia_Zambonatto_v2', ['Leticia_Zambonatto']],
  ['Camila_Assinado', ['Camila']],
  ['Camila_Nubank_fatura', ['Camila']],
  ['Camila_Docs', ['Camila']],
  ['CV_JohnLewis', ['JohnLewis']],
  ['exame-luiz-fernando-e-camila', ['luiz-fernando-e-camila']],
])('whoever is named in %s', (text, found) => {
  expect(names(text)).toEqual(found);
});

test.each([
  'Hurricane_Katrina',
  'docs-joao-pessoa',
  'HospitalSaoLucas',
  'VilaMariana_planta',
  'RuaAugusta',
  'SaoPauloFashionWeek',
  'MariaDB_backup',
  'GrantReport_May',
  'Plano_de_Trabalho',
  'outubroRosa',
  'Market_Stone',
])('nobody is named in %s', (text) => {
  expect(names(text)).toEqual([]);
});
