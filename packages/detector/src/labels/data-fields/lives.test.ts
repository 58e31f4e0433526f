import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../../names/model.ts';

const model = loadNameModel();
const OF_LIFE = /^(?:birth|age|personal-date|marital|nationality|profession)/;
const found = (text: string): string[] =>
  detect([{ text }], { model })
    .filter(({ category, proposal }) => OF_LIFE.test(category) && proposal === 'remove')
    .map((one) => one.text);

test.each([
  [
    '{"nome":"Zulmira Pontes","dataNascimento":"1951-07-22","idade":72,"estadoCivil":"divorciada","profissao":"rendeira"}',
    ['1951-07-22', '72', 'divorciada', 'rendeira'],
  ],
  [
    '{ "name": "Walter Pargeter", "age": 61, "maritalStatus": "single", "occupation": "thatcher" }',
    ['61', 'single', 'thatcher'],
  ],
  [
    '<dt_nascimento>1951-07-22</dt_nascimento><profissao>rendeira</profissao><placeOfBirth>Aracati</placeOfBirth>',
    ['1951-07-22', 'rendeira', 'Aracati'],
  ],
  ['<person dob="1951-07-22" nationality="Kenyan"/>', ['1951-07-22', 'Kenyan']],
  ['{"Nome": "Zulmira Pontes", "Estado civil": "viúva", "Profissão": "rendeira"}', ['viúva', 'rendeira']],
  ["'estadoCivil' => 'solteiro', 'naturalidade' => 'Icó'", ['solteiro', 'Icó']],
  [
    "INSERT INTO cliente (nome, est_civil, dt_nasc) VALUES ('Zulmira Pontes', 'C', '1951-07-22')",
    ['C', '1951-07-22'],
  ],
  ['{"dob":"julho de 1991","firstName":"Ana"}', ['julho de 1991']],
  ['{"cargo": "torneiro", "nome": "Ivo"}', ['torneiro']],
  ['spouseDateOfBirth: 1951-07-22', ['1951-07-22']],
])('said as programs write it: %s', (text, values) => {
  expect(found(text)).toEqual(values);
});

test.each([
  '{"cache":{"maxAge":30,"age":12,"status":"S"},"name":"build","condition":"single"}',
  '{"product":"chair","origin":"Italy","age":3,"trade":"gold"}',
  '{"startDate":"2024-03-01","joined":"2024-03-01","hireDate":"2024-03-01"}',
  '<status>S</status><condition>single</condition><age>30</age>',
])('said of things: %s', (text) => {
  expect(found(text)).toEqual([]);
});
