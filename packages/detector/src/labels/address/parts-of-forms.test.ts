import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';

const found = (text: string): string[] =>
  detect([{ text }]).flatMap(({ proposal, text: value }) => (proposal === 'remove' ? [value] : []));

test.each([
  ['Street Address\n100 Larch St\nCity\nAkron\nState\nOH\n', ['100 Larch St', 'Akron', 'OH']],
  ['Street: 2210 Larch Ave\nApt: 7C\nCity: Akron\nState: OH\n', ['7C', 'Akron', 'OH']],
  ['House no: 27\nStreet: Larch Road\nTown: Tenby\n', ['27', 'Larch Road', 'Tenby']],
  ['Street: 2210 Larch Ave\nApt/Suite: 7C\nCity: Akron\n', ['7C', 'Akron']],
  ['Rua: das Acácias\nNúmero: 77\nComplemento: 5B\n', ['77', '5B']],
  [
    '{"logradouro": "Rua das Acácias", "numero": "77", "complemento": "5B", "bairro": "Cajuru"}',
    ['77', '5B', 'Cajuru'],
  ],
  ['Logr.: BENTO PRADO\tNRO: 77\tCPL: AP 5\tBRO: CAJURU\n', ['BENTO PRADO', '77', 'AP 5', 'CAJURU']],
  ['Endereço: Rua Projetada\nSetor: Leste\nQuadra: 7\n', ['Leste', '7']],
  ['Rua: das Acácias\nNR: 77\nCPTO: FDS\nBRRO: CAJURU\n', ['77', 'FDS', 'CAJURU']],
  ['Nome;Endereço;Nº;Bairro\nDalva Reis;Rua Tupi;12 fundos;Centro\n', ['12 fundos']],
  ['Morada do utente: Rua do Sol, 3\nFreguesia: Marvila\n', ['Marvila']],
  ['END INST: R DAS ACACIAS 77 CS 2 FONSECA\n', ['R DAS ACACIAS 77 CS 2 FONSECA']],
  ['Endereço do servidor: Mac Arthur 12\n', ['Mac Arthur 12']],
  ['{"nome":"Dalva Reis","estado_civil":"casada"}', ['casada']],
])('every part goes that a form asks for: %s', (text, parts) => {
  expect(found(text)).toEqual(expect.arrayContaining(parts));
});

test('below the street of a firm a department is none', () => {
  expect(found('Endereço: Rua A, 10\nSetor: Compras\n').join()).not.toContain('Compras');
  expect(found('Endereço: Rua A, 10\nSetor: Bueno\n').join()).toContain('Bueno');
});

test.each([
  'Número: 77\nComplemento: 5B\n',
  '{"name":"Default View","numero":"77","status":"open","type":"string","unit":"kg"}',
  'Endereço do servidor: smtp.exemplo.com.br\n',
  'State\nOpen\nCity\nPending\n',
  'Flat: yes\nUnit: kg\nTower: 3\n',
  'Setor: Financeiro\nLinha: 45\nUnid.: cx\nTorre: 3\nConjunto: 3 peças\n',
])('where no street is asked for they are anything: %s', (text) => {
  expect(found(text)).toEqual([]);
});
