import { expect, test } from 'vitest';
import { detect, loadNameModel } from '../../index.ts';

const model = loadNameModel();
const homes = (text: string): string =>
  detect([{ text }], { model })
    .flatMap(({ category, proposal, text: value }) =>
      category === 'address' && proposal === 'remove' ? [value] : [],
    )
    .join('; ');

test.each([
  [
    'Nome: Irineu Fagundes\nEndereço: Beco do Tanque, barracão com placa de sucata\nVeículo: F-1000',
    'Beco do Tanque; barracão com placa de sucata',
  ],
  [
    'mora com a Dani na rua das acácias 88 fundos, jd ipê. o Lucas me contou',
    'rua das acácias 88 fundos, jd ipê',
  ],
  [
    'reside na Rua Felipe Schmidt, 71, sala sobre a Panificadora Hoffmann, Centro. O tradutor',
    'Rua Felipe Schmidt, 71, sala sobre a Panificadora Hoffmann, Centro',
  ],
  [
    'Cliente: Ana Souza\nPropriedade: Fazenda Santa Cruz, rod. MG-188, km 40\nMunicípio: Coromandel\n',
    'Fazenda Santa Cruz, rod. MG-188, km 40; Coromandel',
  ],
  ['She lives at 12 Heol y Parc, Cardiff.', '12 Heol y Parc, Cardiff'],
  [
    'I, Gethin Price, of Bryn Awel, Stryd Fawr, Bethesda, Gwynedd, say',
    'Bryn Awel, Stryd Fawr, Bethesda, Gwynedd',
  ],
  ['Witness: Alastair Peat, The Malthouse, Nether Wallop\n', 'The Malthouse, Nether Wallop'],
  ['The Estate of Christopher Fagan, late of The Downs\n', 'The Downs'],
])('an address is taken to its end: %s', (text, expected) => {
  expect(homes(text)).toBe(expected);
});
