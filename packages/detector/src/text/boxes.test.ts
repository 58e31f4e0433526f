import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { normalise } from './normalise.ts';

const goes = (text: string): string[] => detect([{ text }]).map(({ text: value }) => value);

test.each([
  ['NOME |I|O|L|A|N|D|A| |L|I|M|A| | | |', ['I|O|L|A|N|D|A| |L|I|M|A']],
  ['Nome: K\tE\tI\tT\tH\t\tM\tE\tR\tC\tE\tR', ['K\tE\tI\tT\tH\t\tM\tE\tR\tC\tE\tR']],
  ['SURNAME | S | C | H | W | A | R | T | Z |', ['S | C | H | W | A | R | T | Z']],
  ['|L|E|A|N|D|R|O| |P|R|A|D|O|', ['L|E|A|N|D|R|O| |P|R|A|D|O']],

  ['CPF do responsável |5|2|9|9|8|2|2|4|7|2|5|', ['5|2|9|9|8|2|2|4|7|2|5']],
  ['Data de nascimento: |0|2|/|0|9|/|1|9|7|4|', ['0|2|/|0|9|/|1|9|7|4']],
  ['Data de nascimento: |0|2|0|9|1|9|7|4|', ['0|2|0|9|1|9|7|4']],
  ['CPF |5|2|9|9|8|2|2|4|7|2|5|', ['5|2|9|9|8|2|2|4|7|2|5']],
  ['Placa |A|B|C|1|D|2|3|', ['A|B|C|1|D|2|3']],
  ['CEP |1|9|9|0|0|-|1|2|0|', ['1|9|9|0|0|-|1|2|0']],
  ['TELEFONE: (|1|4|) |9|9|8|1|1|-|2|2|3|3|', ['(|1|4|) |9|9|8|1|1|-|2|2|3|3']],
  ['E-mail: |l|i|a|@|e|x|e|m|p|l|o|.|c|o|m|', ['l|i|a|@|e|x|e|m|p|l|o|.|c|o|m']],
  ['TELEFONE |1|4|9|9|8|1|1|2|2|3|3|', ['1|4|9|9|8|1|1|2|2|3|3']],
])('what is written letter by letter into boxes goes: %s', (text, values) => {
  expect(goes(text)).toEqual(values);
});

test.each([
  'Questão\tA\tB\tC\tD\tE\n1\tx',
  '1|2|3|4|5|6|7|8\nS|N|S|N|N|S',
  'D\tS\tT\tQ\tQ\tS\tS\n1\t2\t3\t4\t5\t6\t7',
  'Mon | M | T | W | T | F | S | S |',
  'Faltas | 1 | 0 | 2 | 0 | 1 | 3 | 0 | 1',
  'X | Y | Z\n1 | 2 | 3',
  'Gabarito | C | A | D | B | E | A | C |',
  'Turma\tA\tC\tB\tD\tE\tA',
  '|J|F|M|A|M|J|J|A|S|O|N|D|',
  'DNA: A|T|G|C|A|T|T|A|G',
  'Registro | 1 | 2 | 3 | 4 | 5 | 6 | 7 |',
  '| 4 | P | P | F | P | A | P |',
])('tables of single letters and figures stay as they are: %s', (text) => {
  expect(normalise([{ text }]).text).toBe(normalise([{ text: `${text}\n` }]).text.trimEnd());
  expect(normalise([{ text }]).text).toMatch(/[\t|]/);
  expect(goes(text)).toEqual([]);
});

test('a name that nobody knows is read where it is asked for', () => {
  expect(normalise([{ text: 'Sobrenome: |Z|W|I|R|N|' }]).text).toBe('Sobrenome:  ZWIRN ');
});
