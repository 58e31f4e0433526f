import { expect, test } from 'vitest';
import { homesIn } from '../../testing/homes-in.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const homes = (text: string): string[] => homesIn(text, { model });

test.each([
  ['Apto 21 - Neide Lima - barulho\nApto 33 - Gustavo Reis - vazamento', ['21', '33']],
  ['Unid. 1204 (Tereza Lima): infiltração no teto.', ['1204']],
  ['Nº 31 - Josefa Lima - 4 pessoas', ['31']],
  ['ap\tmorador\n11\tCiro Lima\n12\tAna Reis', ['11', '12']],
  ['Lote\tMorador\n12\tCiro Lima\n13\tvago', ['12', '13']],
  ['Flat\tTenant\n2B\tMary Carter\n3A\tTom Reed', ['2B', '3A']],
  ['Rua\tNº\tCompl\nIpê\t12\tfrente\nCedro\t40\tsobrado', ['Ipê', '12', 'frente', 'Cedro', '40', 'sobrado']],
])('the number of a flat goes with who lives there: %s', (text, wanted) => {
  expect(homes(text)).toEqual(wanted);
});

test.each([
  'Quarto 12: Ana Lima, 2 noites. Lote 8 - embalado por Ana Lima.',
  'Nº 10 - Ana Lima - atacante',
  'Nome\tUnidade\nParafuso\tUN\nPrego\tKG',
  'Owner\tUnit\tQty\nStock\tKG\t12',
  'Name\tHouse\nHarry\tG',
  'Lote\tProduto\n12\tparafuso\n13\tporca',
])('rooms, players and things for sale keep their numbers: %s', (text) => {
  expect(homes(text)).toEqual([]);
});
