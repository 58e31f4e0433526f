import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';
import { whatStays } from '../../testing/what-stays.ts';
import { normalise } from './normalise.ts';

const plain = (text: string): string => normalise([{ text }]).text;

describe('letters that were left as several characters', () => {
  it.each([
    ['AntÃ´nio BrandÃ£o, SÃ£o JoÃ£o, MarÃ\u00adlia', 'Antônio Brandão, São João, Marília'],
    ['ANTÃ”NIO CONCEIÃ‡ÃƒO, nÂº 4', 'ANTÔNIO CONCEIÇÃO, nº 4'],
    ['Ot&aacute;vio&nbsp;Gon&ccedil;alves &amp; Let&iacute;cia', 'Otávio Gonçalves & Letícia'],
    ['Ot&#225;vio &#xC2;ngela', 'Otávio Ângela'],
    [String.raw`"Let\u00edcia Le\u00e3o", b"Jos\xc3\xa9 In\xeas"`, '"Letícia Leão", b"José Inês"'],
    ['Let=C3=ADcia, Le=E3o, Concei=E7=E3o', 'Letícia, Leão, Conceição'],
    ['aluna=Let%C3%ADcia%20Le%C3%A3o&a=leticia%40exemplo.com', 'aluna=Letícia Leão&a=leticia@exemplo.com'],
    ['Let√≠cia Le√£o', 'Letícia Leão'],
    ['Concei‡Æo', 'Conceição'],
    ['Le\ufffdo, Concei??o, Gon\ufffdalves', 'Leão, Conceição, Gonçalves'],
    ['CONCEI\ufffd\ufffdO, F\ufffdTIMA, Sim\ufffdes, Guimar\ufffdes', 'CONCEIÇÃO, FÁTIMA, Simões, Guimarães'],
    ['\ufffdngela, L\ufffddia, \ufffdRICA, Jos\ufffd, ANDR\ufffd', 'Ângela, Lédia, ÉRICA, José, ANDRÉ'],
    [
      'D\ufffdAvila, O\ufffdBrien, don\ufffdt, Gordon\ufffds, Lu\ufffds',
      "D'Avila, O'Brien, don't, Gordon's, Luís",
    ],
    ['SÃƒÂ£o LuÃƒÂ\u00ads, Oâ€™Dowd', "São Luís, O'Dowd"],
    ['Gon&CCEDIL;alves, Jos&amp;#233;', 'GonÇalves, José'],
    [String.raw`Concei\\u00e7\\u00e3o`, 'Conceição'],
    ['Andr=E9_Galv=E3o, Jos=E9 Lima, 5=C2=AA', 'André_Galvão, José Lima, 5ª'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    ['a palavra “IRMÃ”, a palavra "MANHÃ…"', 'a palavra "IRMÃ", a palavra "MANHÃ..."'],
    ['JOÃO, MÃE, ÂNGULO, Â, Ã', undefined],
    ['R&D; Silva & Filhos; a&b', undefined],
    [String.raw`C:\users\ana, \unidade, \u00`, undefined],
    ['50%20 off, 10% 40, https://exemplo.com/uma%20folha', undefined],
    ['NOME=EDUARDO, x=EAb, a=b', undefined],
    ['√9 e √2', undefined],
    ['Sim?nao, quem?onde, ok?? onde?', undefined],
    ['https://exemplo.com/a?o=1, ?id=E9&cod=E10 e x=FF', undefined],
    [String.raw`C:\Users\u2022 e &#7;`, undefined],
    ['\ufffd Item, \ufffdItem, 10 \ufffd 12, \ufffdRui Prates\ufffd', undefined],
    ['a Maria?o que houve', undefined],
  ])('%s stays as it is', (text, expected) => {
    expect(plain(text)).toBe(expected ?? text);
  });

  it('cover all that stands for them', () => {
    expect(whatStays('Paciente: Let&iacute;cia Le=C3=A3o, CPF 529.982.247-25')).toBe('Paciente: , CPF ');
    const text = 'Aluna: LetÃ­cia LeÃ£o e Jo\ufffdo da Concei\ufffd\ufffdo.';
    expect(detect([{ text }]).map((one) => one.text)).toEqual([
      'LetÃ­cia LeÃ£o',
      'Jo\ufffdo da Concei\ufffd\ufffdo',
    ]);
  });
});

describe('accents beside their letters', () => {
  it.each([
    ['Sebasti˜ao da Concei¸c˜ao', 'Sebastião da Conceição'],
    ['Sebasti ˜ao da Concei ¸c ˜ao', 'Sebastião da Conceição'],
    ['Sebastia~o Camo~es, Leita~o', 'Sebastião Camões, Leitão'],
    ['Sebasti~ao Cam~oes', 'Sebastião Camões'],
    ['M´arcia, Ant´onio, Jos´e, JOS´E, Vale´ria, Mu˜noz', 'Márcia, António, José, JOSÉ, Valéria, Muñoz'],
    ['Gon¸calves, Conceic¸a˜o', 'Gonçalves, Conceição'],
    ['Garc´ıa, Antˆonio', 'García, Antônio'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each(['D´Ávila', 'O´Brien', 'copo d´agua', 'don´t', 'we´ll', 'Maria´s', 'Dona ´Ana´'])(
    '%s keeps its quote',
    (text) => {
      expect(plain(text)).toBe(text.replaceAll('´', "'"));
    },
  );

  it.each(['10~20 dias', '~ a b', 'x ~ a', 'R$ 5~6'])('%s has none', (text) => {
    expect(plain(text)).toBe(text);
  });
});
