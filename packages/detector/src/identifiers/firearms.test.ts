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
  ['Revólver marca Rossi, numeração E471208, apreendido', ['E471208']],
])('the number of a firearm and of its certificate tells who keeps it: %j', (text, expected) => {
  expect(numbers(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  'porte ilegal de arma, art. 14 da Lei nº 10826, conforme auto nº 44812; arma branca',
  'Six sigma 2024, lei das armas nº 9437/97, o rifle de nível 5 numero 3',
  'Fotos 12/FA e 31/SG, processo 12/SC/2021, data 12/10/2021',
  'Armas: a portaria nº 44812 e o laudo nº 58204411 tratam da pistola',
])('laws, acts and reports about arms stay: %j', (text) => {
  expect(numbers(text)).toEqual([]);
});
