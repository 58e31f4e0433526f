import { describe, expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../../names/model.ts';

const model = loadNameModel();
const ages = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && category === 'age' ? [value] : [],
  );

describe('English tells an age', () => {
  test.each([
    ['Alf Noonan, who died on Sunday at 102.', ['102']],
    ['He sailed in 1879 and gave his age as 20.', ['20']],
    [`Srivatsa, Uthiradam, 29/5'4", software`, ['29']],
  ])('%s', (text, wanted) => {
    expect(ages(text)).toEqual(wanted);
  });

  test.each(['It died at 40% charge.', `Board 24/8'6", pine`])('nobody’s: %s', (text) => {
    expect(ages(text)).toEqual([]);
  });
});

describe('Portuguese tells an age', () => {
  test.each([
    ['a bebê Lua, vinte e três dias, ainda sem registro', ['vinte e três dias']],
    ['Saiu de casa com treze anos e nunca voltou.', ['treze anos']],
    ['Aluno: Teodoro\nIdade: 8a 7m\nEscolaridade: 3º ano', ['8a 7m']],
    ['aos quatorze anos casou', ['quatorze anos']],
    ['O réu, então com dezenove anos incompletos, fugiu.', ['dezenove anos incompletos']],
    ['menor, com 8 meses e 12 dias, vacinas em dia', ['8 meses e 12 dias']],
    ['já to com trinta e cinco, casada, dois filhos', ['trinta e cinco']],
    ['A mais velha tem dezesseis, o do meio treze e a caçula nove.', ['dezesseis', 'treze', 'nove']],
    ['meninas de 14 e 16, ambas na escola; menino de 8 repetiu', ['14', '16', '8']],
    ['avó 67, tia 41, sobrinhos 10, 7 e 3', ['67', '41', '10', '7', '3']],
    ['faz 43 agora em novembro', ['43']],
    ['casou com dezessete, enviuvou com trinta', ['dezessete', 'trinta']],
    ['aos doze já trabalhava na roça', ['doze']],
    ['menino de 10m15d com febre; irmão de 3a2m', ['10m15d', '3a2m']],
    ['lactente 6m, em aleitamento; mãe 19a', ['6m', '19a']],
    ['♂ 58 HAS DM2 / ♀ 36 G3P3', ['58', '36']],
    ['H62 tabagista, M47 diabética', ['H62', 'M47']],
    ['rapariga dos seus vinte e poucos, saia aos quadrados', ['vinte e poucos']],
    ['meu tio, nonagenário, dirige trator', ['nonagenário']],
    ['niver de 15 da Sthefany', ['15']],
    ['Idade: 47 (quarenta e sete)\nSexo: F', ['47 (quarenta e sete)']],
  ])('%s', (text, expected) => {
    expect(ages(text)).toEqual(expected);
  });

  test.each([
    'festa de 50 anos da empresa',
    'Deixa Manoel e Vitória, vinte e dois netos e a bandeira.',
    'aos 30 minutos saiu; aos 15 de março de 2020 voltou',
    'Mãe de dois, pai de três. Filhos: 3, pets: 2',
    'Comprei com 30, vendi com 40 e voltei com 12, sem nota.',
    'menino de 1,20 m e filho de 12 quilos',
    'Receita: 45M, lucro 12M.',
    'Comecei com 20 e terminei com 5 unidades.',
    'O jogo começou com 11, mas terminou com 10.',
    'Passou dos 40 e o termômetro subiu.',
    'Beirando os 30, a inflação caiu.',
    'Quando tinha 20, a fábrica vendia mais.',
    'O pênalti aos 15 foi perdido.',
    'O índice fez 20 hoje.',
    'Vagas: homem 10, mulher 12.',
    'Camisa: homem 42, mulher 38.',
    'Meninas 12 e 14, meninos 10 e 9.',
    'Pedro com 20, Ana com 15 votos.',
    'Documentos com 10 anos serão eliminados.',
    'Títulos com 5 anos, debêntures com 10 anos.',
    'vinhos com 12 anos',
    'a marca com 50 anos',
    'M12 com porca, M20 com arruela.',
    'H10 com parafuso.',
    'XV anos da fundação',
    '♂ 12 mm pin',
    'Um trintão no bolso',
  ])('what is counted is none: %s', (text) => {
    expect(ages(text)).toEqual([]);
  });
});

describe('English tells an age', () => {
  test.each([
    ['Height 5 ft 9, age abt. 47, hair grey', ['47']],
    ['Age c. 63, male', ['63']],
    ['Granny is a hundred and two and still cross.', ['a hundred and two']],
    ['Grandad hit 85 last wk', ['85']],
    ['the eldest eleven, the other rising six.', ['eleven', 'six']],
    ['Mum, 3 wks off 70, refuses a stairlift.', ['70']],
    ['Freya just hit 13 and knows everything', ['13']],
    ['Kids 4, 7, 12. Wife 38.', ['4', '7', '12', '38']],
    ['Ages: 3, 6 and 11.', ['3', '6', '11']],
    ["Housemate wanted. We're 26, 27 and 31.", ['26', '27', '31']],
    ['Juveniles: (16), (15), (15). Reprimand given.', ['16', '15', '15']],
    ['Happy 40th Dave!! Her 18th is at the Legion', ['40th', '18th']],
    ['It was his ninetieth on Sunday', ['ninetieth']],
    ['Pt 57M, smoker. Seen: 34F, G2P1.', ['57M', '34F']],
    ['F/82 fell in bathroom', ['82']],
    ['6/52 old baby girl, not feeding.', ['6/52']],
    ['Hana Sato (7 3/4) and Kit (five)', ['7 3/4', 'five']],
    ['Married at 19, widowed at 24', ['19', '24']],
    ['down the pit at fourteen, met Glenys', ['fourteen']],
    ['He looks 30-35. A girl about five, pink coat', ['30-35', 'five']],
  ])('%s', (text, expected) => {
    expect(ages(text)).toEqual(expected);
  });

  test.each([
    'Of an age c. 1900, from the age of steam: about 40 engines',
    'Happy 4th of July! Their 25th anniversary.',
    'The temperature hit 35 and sales hit 40 last month.',
    "He'll be 5 minutes. Two weeks off 12 May.",
    'Boys 4 and girls 3. Kids: 3. Dogs: 2.',
    'Pixels: 12M; RAM: 64M.',
    'Temperature: 75F, cloudy.',
    'Size: 34F, 36M; 40M.',
    'Boys 12, 14, 16.',
    'Partner 50, Associate 30.',
    'The index looks 30-35 on average.',
    'Temperatures in their 80s.',
    "The Group's 25th party.",
    'Happy 50th to the club.',
    'Oak 7\'2", 45.',
    'F22 found a target.',
    'Dark side; F/22 aperture',
    'Twenty-something percent',
    "Our club's fortieth party",
    'Drill size 57M, flow 34F, grit 120. He ran 50M, then 100M.',
  ])('what is counted is none: %s', (text) => {
    expect(ages(text)).toEqual([]);
  });
});

describe('deeds, hospitals and the police tell an age', () => {
  test.each([
    ['contando 61 (sessenta e um) anos, viúva', ['61 (sessenta e um) anos']],
    ['com 19 (dezenove) anos completos', ['19 (dezenove) anos completos']],
    ['idade aparente de 20 a 25 anos, cabelos curtos', ['20 a 25 anos']],
    ['O detido, 29, negou. Uma adolescente de 13 ficou ferida.', ['29', '13']],
    ['Idade: 03 ANOS 07 MESES 21 DIAS', ['03 ANOS 07 MESES 21 DIAS']],
    ['Age: 6 years, 2 months, 5 days', ['6 years, 2 months, 5 days']],
    ['Bebê de 2m e 9d, febril', ['2m e 9d']],
    ['JUIZ: Quantos anos a senhora tem? DEPOENTE: Sessenta e um.', ['Sessenta e um']],
    ['Q. How old are you?\nA. Thirty-seven.', ['Thirty-seven']],
    ['V/1 W/F 31 stated; suspect B/M, approx 20-25; (H/M/19)', ['31', '20-25', '19']],
    ['FHx: father d. 58 MI', ['58']],
    ['Neonate, DOL 9, on CPAP', ['9']],
    ['DOB 22/07/1951 72y F', ['72y']],
    ['Nasc.: 22/07/1951 (72 anos, 4 meses)', ['72 anos, 4 meses']],
    ['Una Shields (F/43)', ['43']],
    ['o autor, de aproximadamente 25 anos, fugiu com a vítima de cerca de 19 anos', ['25 anos', '19 anos']],
    ['o autor, de aproximadamente 25 anos na época', ['25 anos']],
    ['magro, aparentando uns 30 anos; aparentava ter entre 20 e 25 anos', ['30 anos', '25 anos']],
    ['Shields, Una   43 F   12A\nPargeter, Walter   61 M   3B', ['43', '61']],
  ])('%s', (text, expected) => {
    expect(ages(text)).toEqual(expected);
  });

  test.each([
    'Contrato de 12 (doze) anos; garantia com 5 (cinco) anos contados da entrega; 10 (dez) anos completos de vigência.',
    'Pena de 12 (doze) anos de reclusão, em regime fechado.',
    'Fundada em 12/03/1980 (43 anos, 2 meses), a loja segue aberta.',
    'Temp 38 C, 34 F outside. Camisa Polo F/38. Cabo   44 F   12A',
    'Q. How old is the building? A. Forty-four.',
    'Filter W/F 27, Ratio B/M 25 and W/M 30, I/M program 20; U/F 12',
    'Vigência: 12/03/2020 a 2022. Emissão 12/03/2020 (2 anos e meio); imóvel de 12/03/1980 (43 anos, 2 meses)',
    'Contando 12 (doze) meses de carência. A firma conta hoje com 30 (trinta) anos.',
    'Acusado, 34, II, do Código Penal; o acusado, 12, fls.; DOL 12; DOL: 45, EUR: 50',
    'Prédio com idade estimada de 40 anos; idade aproximada de 40 anos do imóvel',
    'Elementos de aproximadamente 30 anos na construção.',
    'O muro, de aproximadamente 25 anos, caiu. Contrato de cerca de 10 anos; o autor citou cerca de 20 anos de pesquisa',
    'B/M 12:30, W/F 27.5%, uma adolescente de 15 quilos',
  ])('nobody’s: %s', (text) => {
    expect(ages(text)).toEqual([]);
  });
});

test('years behind the class of a child are an age, those of a course are not', () => {
  expect(ages('Elsie (Year 5, 9 yrs) and Ravi (Yr 3, 7 years)')).toEqual(['9 yrs', '7 years']);
  expect(ages('Apprenticeship (level 3, 2 years), lease (term 5, 9 yrs)')).toEqual([]);
  expect(ages('Battery (class B, 10 years), steel (grade 2, 12 years), plan (form 12, 3 years)')).toEqual([]);
});
