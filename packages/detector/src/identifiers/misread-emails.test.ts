import { describe, expect, it } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';

describe('e-mails that were misread', () => {
  it.each([
    'sara.leao @ gmail . com',
    'sara.leao©gmail.com',
    'sara.leaoQhotmail.com',
    'sara_leao(a)yahoo.com.br',
    'sara.leao(@)outlook.com',
    'sara.leao@gmail,com',
    'sara.leao@hotmailcom',
    'sara.leao@yahoo,com,br',
  ])('%s', (text) => {
    expect(whatStays(`e-mail ${text} e mais`)).toBe('e-mail  e mais');
  });

  it.each([
    '© Gmail 2020',
    'o(a) aluno(a) e o(a) professor(a)',
    'o preço @ yahoo',
    'IQ hotmail',
    'a ® outlook',
  ])('%s is none', (text) => {
    expect(whatStays(text)).toBe(text);
  });
});
