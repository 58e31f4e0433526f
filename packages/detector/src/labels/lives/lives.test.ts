import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../../names/model.ts';

const model = loadNameModel();
const found = (text: string, category: string): string[] =>
  detect([{ text }], { model })
    .filter((one) => one.category === category && one.proposal === 'remove')
    .map((one) => one.text);

test.each([
  ['Foi a óbito às 5h20 do dia 03/02/2022.', ['03/02/2022']],
  ['o bisavô, falecido em 1893 em Ovar', ['1893']],
  ['Faleceu às 4 (quatro) horas e 20 minutos do dia 3 de janeiro de 2021.', ['3 de janeiro de 2021']],
  [
    'Mamãe nos deixou em 7 de agosto de 2018. Perdi meu irmão em 22/01/2021.',
    ['7 de agosto de 2018', '22/01/2021'],
  ],
  ['Partiu para a casa do Pai em 19/06/2005.', ['19/06/2005']],
  ['Casamo-nos a 4 de Outubro de 1975; enviuvou em 1999.', ['4 de Outubro de 1975', '1999']],
  ['Casado (a) em: 09/09/89 Com: Rosemeire', ['09/09/89']],
  ['★ 14-02-1940 ✝ 03-09-2011', ['03-09-2011']],
  ['ZILDA REIS\n*14.02.1940\n+03.09.2011', ['03.09.2011']],
  ['Divorciados por sentença de 08/06/1999; união estável desde 2004', ['08/06/1999', '2004']],
  ['Decree absolute: 8 June 1999. Bapt. 14 Mar 1822.', ['8 June 1999', '14 Mar 1822']],
  [
    'Aos seis dias do mês de abril de mil novecentos e oitenta, nesta cidade, faleceu Ana Luz',
    ['seis dias do mês de abril de mil novecentos e oitenta'],
  ],
  [
    'João se foi em 2019. Estamos juntos desde 2015. Vovô se foi em 12/03/2024.',
    ['2019', '2015', '12/03/2024'],
  ],
  ['Goldie, b. Nairobi 1968, m. Alan 1990, div. 2004', ['1990', '2004']],
])('a death or a wedding: %s', (text, dates) => {
  expect(found(text, 'personal-date')).toEqual(dates);
});

test.each([
  [
    'aos dois dias do mês de Maio de mil oitocentos e noventa e sete, nasceu uma menina',
    'dois dias do mês de Maio de mil oitocentos e noventa e sete',
  ],
  [
    'Aos nove dias do mês de maio do ano de mil novecentos e setenta, às quatro horas e vinte e cinco minutos, nasceu um menino',
    'nove dias do mês de maio do ano de mil novecentos e setenta',
  ],
  ['nasceu aos 9 (nove) dias do mês de maio de 1970', '9 (nove) dias do mês de maio de 1970'],
  ['nascida em 09 de maio de 1.970, filha de', '09 de maio de 1.970'],
  ['Born the ninth day of May, nineteen seventy, at Dover.', 'the ninth day of May, nineteen seventy'],
  ['born on the ninth of May 1970', 'the ninth of May 1970'],
  ['Tonico (*1931 +2006)', '1931'],
  ['Atleta nasc. 2009, cat. infantil', '2009'],
  ['Player: Wen, U12, b. 2013', '2013'],
  ['Em 12/03/1980, nasceu a Leila.', '12/03/1980'],
  ['Em 12/03/1980, às 3h, nasceu o Marçal, filho de Ana.', '12/03/1980'],
  ['Nascimento: 22/O7/195l', '22/O7/195l'],
  ["it's my bday on 22/7!!", '22/7'],
])('a birth: %s', (text, date) => {
  expect(found(text, 'birth-date')).toEqual([date]);
});

test.each([
  ['Onde nasceu? Picos. Quando?', 'birthplace', ['Picos']],
  ['Country where born ....Malta....', 'birthplace', ['Malta']],
  ['Nome\tProf.\tNat.\nAda Pires\tcostureira\tItu', 'birthplace', ['Itu']],
  ['Sit. conjugal: amasiados', 'marital-status', ['amasiados']],
  ['Marital: W\nOcc: clerk', 'marital-status', ['W']],
  ['Nº | Nome | Est.Civ.\n01 | Amaro Lins | S\n02 | Ezilda Cruz | C', 'marital-status', ['S', 'C']],
  ['Sexo: M  Est. Civil: cas.  Prof.: lavr.', 'marital-status', ['cas.']],
  ['Nome: Ada\nTrabalha em quê? faxina', 'profession', ['faxina']],
  ['Name: Wendy Haycock\nWhat do you do? dinner lady', 'profession', ['dinner lady']],
  ['Ofício do noivo: alfaiate. Trade: chippie.', 'profession', ['alfaiate', 'chippie']],
  ['Testemunhas: Ari Vaz, seleiro; Ito Paz, oleiro.', 'profession', ['seleiro', 'oleiro']],
  ['Witness: John Smith, painter.', 'profession', ['painter']],
  ['Testemunha: Ana Luz, paisagista; Rui Luz, maestro.', 'profession', ['paisagista', 'maestro']],
  ['Passageiros: Ana Luz, corredor, Rui Luz, janela', 'profession', []],
  ['Testemunha: Ana Luz, irmã do autor, residente em Bauru.', 'profession', []],
  ['Precisa-se notificar Ivo Reis, brasileiro, casado, pedreiro, residente aqui', 'profession', ['pedreiro']],
  ['Wanted: Tom Hart, who works as a carpenter.', 'profession', ['carpenter']],
  ['Registrado no livro B-12, João Prado, solteiro', 'marital-status', ['solteiro']],
  ['Conversei com a Nat. Ela vem amanhã.', 'person', ['Nat']],
  ['Cor.: Ana Prado', 'person', ['Ana Prado']],
  [
    'Ari Vaz e Iná Vaz, casados entre si, ele pedreiro, ela costureira.',
    'profession',
    ['pedreiro', 'costureira'],
  ],
  ['filha de Ari Vaz e Iná Vaz, ambos naturais de Icó, agricultores', 'profession', ['agricultores']],
  ['Casados ou solteiros, pedreiros e serventes têm desconto.', 'profession', []],
  ['Onde você nasceu?\nPicos', 'birthplace', ['Picos']],
  ['filho de Ari Vaz (seleiro) e Iná (rendeira)', 'profession', ['seleiro', 'rendeira']],
] as const)('asked by a form: %s', (text, category, values) => {
  expect(found(text, category)).toEqual(values);
});

test.each([
  'Em 12/03/2024, no plenário da casa, morreu o projeto. a. 2013, b. 2014, c. 2015. The decree of 10 May 2001',
  'Vencimento\nDIA\tMÊS\tANO\n22\t07\t2024',
  'WITNESS my hand this ninth day of May, nineteen seventy. DONE this 4th day of May, 2019.',
  'Aos nove dias do mês de maio do ano de dois mil e vinte, nesta cidade, reuniram-se os sócios.',
  'Aos 9 dias do mês de maio de 2020, em assembleia, nasceu a cooperativa.',
  'Se foi pago em 12/03/2024, desconsidere. Informe se foi entregue em 12/03/2024. Veja se foi em 2019.',
  'A obra que nos deixou sem acesso em 12/03/2024. Meeting Wed at 10:30, 12/03/2024. Fal. com Ana em 12/03/2024',
  'Recicláveis separados desde 2019. A cerveja que descansa em barris desde 12/03/2020. Os times uniram-se em 12/03/2024.',
  'Occ: 85%. Ocup.: 80% em maio. Trade: Gold futures. Calling: Ireland. Oficio: resposta ao pedido',
  'Filho de Ari Vaz, morador. Filha de Ana Lima, portadora de deficiência. Testemunhas: Ari Vaz, devedor',
  'Vaga p/ motorista cat. D, porteiro, garçom, cozinheira.',
  'O navio partiu em 12/03/2024. O ônibus partiu para Santos em 19/06/2005.',
  'Ofício: 118/2020. Prof.: Ana Souza. Testemunhas: Ari Vaz, presente; Ito Paz, ausente.',
])('nobody’s life: %s', (text) => {
  expect([...found(text, 'profession'), ...found(text, 'personal-date')]).toEqual([]);
});

test('heads of boxes are nobody', () => {
  expect(found('Nome\tProf.\tNat.\nAda Pires\tcostureira\tItu', 'person')).toEqual(['Ada Pires']);
  expect(found('Naturalidade: Itu  UF: SP  Nac.: bras.  Sexo: M', 'person')).toEqual([]);
});

test.each(['dataNascimento: 12/05/1981', 'DtNasc 12/05/1981', 'dateOfBirth: 12/05/1981'])(
  'a birth date under a label without gaps: %s',
  (text) => {
    expect(found(text, 'birth-date')).toEqual(['12/05/1981']);
  },
);

test('a birth date in three boxes goes where a birth is asked for above', () => {
  const boxes =
    'DATA DE NASCIMENTO POR EXTENSO\tDIA\tMÊS\tANO\nVinte e dois de julho de mil novecentos\t22\t07\t1951';
  expect(found(boxes, 'birth-date')).toEqual(expect.arrayContaining(['22', '07', '1951']));
});

test.each([
  'Em 12/03/1980, em assembleia, nasceu o Sport Club. Em 12/03/1980 nasceu oficialmente o clube.',
  'Em 12/03/1980, nasceu o nosso jornal; em 12/03/2020 morreu o motor do carro.',
  'Lessons learned, b. 2014; c. 2015; a. 2013, b. 2014; team results, b. 1990',
  'Aniversários da empresa:\n12 de março - fundação\n3 de maio - inauguração da matriz\n',
  'Aniversariantes: nenhum. Reunião 12/03, pauta livre',
  'COB: Chicago. COC: Certificate of conformity. COB: 17h sexta-feira',
  'Finalidade: cidadania italiana',
  'Cidadania: direitos e deveres\nCIDADANIA\nO exercício da cidadania',
])('days of firms, points of lists and other words are nobody’s: %s', (text) => {
  expect(
    detect([{ text }]).filter(({ proposal, category }) => proposal === 'remove' && category !== 'person'),
  ).toEqual([]);
});

test('a death of somebody whose name begins like a thing', () => {
  expect(found('Em 12/03/2020 morreu o Leilson.', 'personal-date')).toEqual(['12/03/2020']);
});

test('countries beside a birth', () => {
  const text = 'DOB: 12/03/1980\nPOB: Lima\nCOB: Peru\nCOC: Brazil\n';
  expect([...found(text, 'birthplace'), ...found(text, 'nationality')]).toEqual(['Lima', 'Peru', 'Brazil']);
});

test.each([
  'Estado civil: indiferente\nNacionalidade: qualquer\nNaturalidade: não se aplica',
  'Estado civil: solteiro, casado, separado ou viúvo',
  'Marital status: single, married, widowed or divorced',
])('what may be answered, or does not matter, is nobody’s: %s', (text) => {
  expect(
    ['marital-status', 'nationality', 'birthplace', 'profession'].flatMap((one) => found(text, one)),
  ).toEqual([]);
});

test('who is married is so beside another state', () => {
  expect(found('Nome: Ana Prado\nEstado civil: divorciada', 'marital-status')).toEqual(['divorciada']);
  expect(found('Ana Prado, brasileira, casada, e Rui Prado, solteiro', 'marital-status')).toContain('casada');
});

test('how several are married, each in turn, is theirs', () => {
  const heirs =
    'Os herdeiros Ana Prado, Bia Prado e Caio Prado, respectivamente solteira, casada e divorciado';
  expect(found(heirs, 'marital-status').join(' ')).toContain('divorciado');
  expect(found('Vendedores: solteiro, viúva e casada, nesta ordem', 'marital-status')).not.toEqual([]);
});

test.each([
  ['bisavô da doadora, nascido em 1871, agricultor', ['1871']],
  ['said to have been born at Fermoy about 1858, son of Denis', ['1858']],
  ['A mulher nasceu por volta de 1868.', ['1868']],
])('ancestors were born: %s', (text, wanted) => {
  expect(found(text, 'birth-date')).toEqual(wanted);
});
