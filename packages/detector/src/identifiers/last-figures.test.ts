import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const gone = (text: string, category: string): string[] =>
  detect([{ text }]).flatMap((one) =>
    one.category === category && one.proposal === 'remove' ? [one.text] : [],
  );

test.each([
  ['Titular com CPF final 38 confirmado', 'cpf', ['38']],
  ['o CPF dela termina em 38 mesmo', 'cpf', ['38']],
  ['CPF terminado em 47-38, RG', 'cpf', ['47-38']],
  ['últimos 4 dígitos do CPF: 9938', 'cpf', ['9938']],
  ['RG com final 4-X', 'rg', ['4-X']],
  ['CPF: final 38, confirmado', 'cpf', ['38']],
  ['O CPF dela tem final 25.', 'cpf', ['25']],
  ["her passport's last four are 8120", 'passport', ['8120']],
  ['Ligue para o número que termina em 8890 e peça a segunda via.', 'phone', ['8890']],
  ['Contato com final 4471, recado com a vizinha.', 'phone', ['4471']],
  ['O telemóvel que acaba em 318 é o da filha.', 'phone', ['318']],
  ['she rang from a mobile ending 0417', 'phone', ['0417']],
  ['chassi termina em 4471, renavam', 'vehicle', ['4471']],
  ['membership number ending 4471', 'registration', ['4471']],
  ['NI number ending 71C; thanks', 'national-id', ['71C']],
  ['the last four digits of her passport are 8120', 'passport', ['8120']],
])('the end of the number of somebody goes: %j', (text, category, expected) => {
  expect(gone(text, category)).toEqual(expected);
});

test.each([
  ['NIS final 1 recebe dia 18/03, NIS final 2 dia 19/03', 'pis'],
  ['CPF final 25 a 49 recebem no dia 12, CPF com final 00 e 01 no dia 13', 'cpf'],
  ['O prazo do RG termina em 2031 e o do CPF termina em 25 de março', 'rg'],
  ['CPF termina em 30 dias', 'cpf'],
  ['Ligue até o fim do mês: 30 dias.', 'phone'],
  ['O processo de número final 45 foi arquivado.', 'phone'],
  ['the payroll ending 30 April and the membership ending 31 March', 'registration'],
])('what calendars say of all whose numbers end so stays: %j', (text, category) => {
  expect(gone(text, category)).toEqual([]);
});
