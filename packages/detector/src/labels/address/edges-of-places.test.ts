import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';
import { loadNameModel } from '../../index.ts';

const model = loadNameModel();
const homes = (text: string): string => homesIn(text, { model }).join('; ');

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
    'Reside no sítio Boa Vista, km 40 da Volta Grande, zona rural, Iguape',
    'sítio Boa Vista, km 40 da Volta Grande, zona rural, Iguape',
  ],
  ['mora na rua sete 45, parque da cidade nova, fundos', 'rua sete 45, parque da cidade nova, fundos'],
  [
    'Address: 12 Elm Road, Wednesday Market, Beverley HU17 0DG',
    '12 Elm Road, Wednesday Market, Beverley HU17 0DG',
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

test.each([
  ['Return to 4 Oak Road with the signed form.', '4 Oak Road'],
  ['Palestra na Rua Augusta, 900 sobre a reforma tributária.', 'Rua Augusta, 900'],
  ['Entrega na Rua Sete, 45 dos produtos comprados.', 'Rua Sete, 45'],
  ['Director Tod Browning, Lon Chaney. Wines: 2 Clos Vougeot, 3 Parc Asterix tickets.', ''],
  ['The Council Offices, Stryd Fawr, Pwllheli. Coleg Menai, Ffordd Ffriddoedd, Bangor', ''],
  ['Imóvel: comercial\nReferência: AP-1020\nEstado: novo\n', ''],
  ['Endereço: Rua A, 10\nReferência: maio/2024', 'Rua A, 10'],
])('what follows an address or looks like one stays: %s', (text, expected) => {
  expect(homes(text)).toBe(expected);
});
