import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const numbers = (text: string): string[] =>
  detect([{ text }]).flatMap((one) =>
    (one.category === 'registration' || one.category === 'device') && one.proposal === 'remove'
      ? [one.text]
      : [],
  );

test.each([
  ['pistola Taurus TX22 nº 61D330872, SIGMA 2417730', ['61D330872', '2417730']],
  ['Guia de tráfego nº 7120/2023 do atirador', ['7120/2023']],
  ['CR (CAC) nº 317.204, validade', ['317.204']],
  ['FAC 31/FA/007120 and shotgun certificate 31/SG/118204', ['31/FA/007120', '31/SG/118204']],
  ['Rifle Howa 1500 .308 ser. no. B71204', ['B71204']],
  ['CR 123456 do atirador', ['123456']],
  ['pistola Taurus, nota fiscal nº 44712233, série ABC12345', ['ABC12345']],
  ['Revólver apreendido no auto nº 44812/2020, numeração E471208', ['E471208']],
  ['Revólver marca Rossi, numeração E471208, apreendido', ['E471208']],
])('the number of a firearm and of its certificate tells who keeps it: %j', (text, expected) => {
  expect(numbers(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  'porte ilegal de arma, art. 14 da Lei nº 10826, conforme auto nº 44812; arma branca',
  'Six sigma 2024, lei das armas nº 9437/97, o rifle de nível 5 numero 3',
  'Fotos 12/FA e 31/SG, processo 12/SC/2021, data 12/10/2021',
  'Arma de brinquedo nº 4471222, pistola de cola quente nº 44712, rifle range no. 44718',
  'A arma foi achada na rua, casa numero 47122',
  'Armas: a portaria nº 44812 e o laudo nº 58204411 tratam da pistola',
])('laws, acts and reports about arms stay: %j', (text) => {
  expect(numbers(text)).toEqual([]);
});
