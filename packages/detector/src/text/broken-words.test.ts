import { describe, expect, it } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';
import { normalise } from './normalise.ts';

const plain = (text: string): string => normalise([{ text }]).text;

describe('words that a reader broke', () => {
  it.each([
    ['Sebasti ão da Assun ção Gon çalves', 'Sebastião da Assunção Gonçalves'],
    ['Gonç alves, GON ÇALVES, informa ções, LEIT ÃO', 'Gonçalves, GONÇALVES, informações, LEITÃO'],
    ['F átima, P edro, Sou za, OLI VEIRA', 'Fátima, Pedro, Souza, OLIVEIRA'],
    ['Rua A , 12 , ap . 5', 'Rua A, 12, ap. 5'],
    ['S a r a  L e ã o', 'Sara Leão'],
    ['|L|E|A|N|D|R|O| |P|R|A|D|O|', ' LEANDRO PRADO '],
    ['|1|2|0|5|1|9|8|1|', ' 12051981 '],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    'A casa, O menino, E depois, vitamina C aumenta, grupo B recebe, hepatite C única, plano D era',
    'Em casa. No mar. Maria na sala. Carlos vai. Ana e Rita, Ana te viu, Luis da Silva',
    'Nome . . . . . Sara',
    'A|B|C',
    'sim|não|talvez',
    'R$ 5 .',
    'Hi Çişem, Dr. Çelik, MR ÇAKIR, por Çağrı, oi çişem, sevinç to, com çağrı',
  ])('%s stays as it is', (text) => {
    expect(plain(text)).toBe(text);
  });

  it('leave nothing of a name, street or number', () => {
    expect(whatStays('A viúva, F átima Concei ção, mora aqui.')).toBe('A viúva, , mora aqui.');
    expect(whatStays('Av . Brasil , 1200 , ap . 5')).toBe('');
    expect(whatStays('RG 28 . 456 . 712 - 9')).toBe('RG ');
    expect(whatStays('Telefone: ①① ⑨⑧⑦⑥⑤-④③②①')).toBe('Telefone: ');
  });
});

describe('streets that have lost their gaps', () => {
  it.each([
    ['RuadasPalmeiras,12', 'Rua das Palmeiras,12'],
    ['residentenaAvenidaBrasil', 'residentena Avenida Brasil'],
    ['Rua das Palmeiras', 'Rua das Palmeiras'],
    ['RUADASPALMEIRAS, Ruano, Pracana', 'RUADASPALMEIRAS, Ruano, Pracana'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('are found with all their characters', () => {
    expect(whatStays('mora na RuadasPalmeiras,nº12,Centro,Bauru-SP')).toBe('mora na ');
  });
});
