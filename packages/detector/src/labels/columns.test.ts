import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const found = (text: string): string[] =>
  detect([{ text }])
    .filter(({ proposal, category }) => proposal === 'remove' && category !== 'person')
    .map((one) => `${one.category}: ${one.text}`);

test.each([
  [
    'Nome\tMat.\tIdade\nAna Lima\t118311-2\t34\nRui Sá\t004512\t7 meses',
    ['registration: 118311-2', 'registration: 004512', 'age: 34', 'age: 7 meses'],
  ],
  [
    'Paciente\tPront.\tId.\nMACEDO, N. S.\t0107315\t3 a\nROQUE LOPES\t0041882\t66 a',
    ['health-record: 0107315', 'age: 3 a', 'age: 66 a'],
  ],
  [
    '#\tStudent\tID\tDOB\n1\tAbernathy, Tobias\t710044\t3/4/08\n2\tBegay, R.\t710051\t11/19/07',
    ['registration: 710044', 'registration: 710051', 'birth-date: 3/4/08'],
  ],
  [
    'Bed\tPatient\tAge\tHosp. no.\n1\tARBUTHNOT, Cyril\t91\tK118273\n2\tempty\n3\tHOWE, Mavis\t84\tK004512',
    ['age: 91', 'health-record: K118273', 'age: 84', 'health-record: K004512'],
  ],
  ['Nome: Cosmira Alves\nCódigo: 77-2591\nPlano: mega', ['registration: 77-2591']],
  ['Date of birth: 14 09 1995\nSex: F', ['birth-date: 14 09 1995']],
  ['Nascimento: não sabe o dia, 1970\nCor: preta', ['birth-date: não sabe o dia, 1970']],
  ['Name\tBirthday\nAbbott, Chase\t11/2\nDao, Kevin\t3/19', ['birth-date: 11/2', 'birth-date: 3/19']],
  ['Relationship to account holder: Son\nProof of address: Electricity bill', []],
  ['Date\tPaid\tInitials\n2 Oct\t13.50\tM.C.\n4 Oct\t20.00\tFD\n9 Oct\t8.00\tOK', []],
  ['Year end: no leave from 25 March to 5 April', []],
  ['Age: 12 days\nWard: 3', ['age: 12 days']],
  [
    'Usuário\tSenha\nrdias\tInverno#31\nlcosta\tpomar',
    ['user-name: rdias', 'secret: Inverno#31', 'user-name: lcosta', 'secret: pomar'],
  ],
  [
    'Colaborador\tUsuário de rede\nGilda Moura\tgildam\nOto Reis\totoreis',
    ['user-name: gildam', 'user-name: otoreis'],
  ],
  [
    'GitLab username\tName\tTeam\nwrenmarsh\tWren Marsh\tcore\nkestrelbay-qa\tBay Doyle\tdocs',
    ['user-name: wrenmarsh', 'user-name: kestrelbay-qa'],
  ],
  ['Xbox gamertag\tNome\nmurtabolha\tIvo Sá', ['user-name: murtabolha']],
  [
    'Nome\tCargo\tLotação\nVera Lins\tProfessora\tSede\nCaio Sá\tMotorista\tGaragem\nJoel Prata\tVigia\tSede',
    ['profession: Professora', 'profession: Motorista', 'profession: Vigia'],
  ],
  ['Nome\tDoc.\nRui Lima\tMG-12.331.220\nAna Lima\tRG 44.718.220', ['rg: MG-12.331.220', 'rg: 44.718.220']],
  [
    'ALUNO             ESTADO        LOCAL\n                  CIVIL         DE NASCIMENTO\nVERA LINS         CASADA        ITU\nCAIO BASTOS       SOLTEIRO      BETIM',
    ['marital-status: CASADA', 'marital-status: SOLTEIRO', 'birthplace: ITU', 'birthplace: BETIM'],
  ],
  ['Vera Lins  44  F  Casada\nCaio Bastos  31  M  Solteiro', ['age: 44', 'age: 31']],
  ['Nome\tAniv.\nVera Lins\t04/09\nCaio Sá\t17/12', ['birth-date: 04/09', 'birth-date: 17/12']],
  ['Nome\tNacion.\nPaul Joseph\thaitiano\nVera Lins\tbras.', ['nationality: haitiano']],
] as const)('by its label: %s', (text, values) => {
  const all = found(text);
  expect(values.filter((value) => !all.includes(value))).toEqual([]);
});

test('an empty cell does not move what stands after it into another column', () => {
  const all = found('Nome\tIdade\tMat.\tTurma\nAna Lima\t\t118311-2\t7\nRui Sá\t41\t004512\t8\n');
  expect(all).toContain('registration: 118311-2');
  expect(all).toContain('age: 41');
  expect(all.filter((one) => one.endsWith(': 7') || one.endsWith(': 8'))).toEqual([]);
});

test('whether an account is needed, and handles of doors, stay', () => {
  expect(found('Serviço\tLogin no app\nfolha\tobrigatório\nponto\topcional')).toEqual([]);
  expect(found('Porta\tPuxadores\tHandles\nsala\tinox\tbrass')).toEqual([]);
  expect(found('Network login: disabled')).toEqual([]);
});

test('codes of things, sums and dates under a heading stay', () => {
  expect(found('Item\tCódigo\tPreço\nparafuso\t7741902\t12,50\nporca\t7741903\t8,00')).toEqual([]);
  expect(
    found('Nome\tMat.\nAna Lima\t12/05/2024\nRui Sá\t1.204,50').filter((one) => one.startsWith('reg')),
  ).toEqual([]);
});

test.each([
  ['Seen: Ms. Merle Alleyne (71), confused.', 'age: 71'],
  ['Entrevistada: Alderina Muru, "Aldinha", 84 anos\n', 'age: 84 anos'],
  ['Sustenta a agravante, de 69 anos, que recorre.', 'age: 69 anos'],
  ['My brother just turned 60', 'age: 60'],
  ['Young Gino is thirteen. He sees to the mice.', 'age: thirteen'],
  ["You're 78 and a widower", 'age: 78'],
  ['Older child: River, 3y 2m, at nursery.', 'age: 3y 2m'],
  ['esposo, Satoshi Matsuda, 3458-1451, trabalho', 'phone: 3458-1451'],
  ['a enfermeira Delfina Roque (219 440 318) sabe', 'phone: 219 440 318'],
  ['Falar com Delfina Roque, 3458 - 1451, trabalho', 'phone: 3458 - 1451'],
  ['because my foot (15/10/92 is my birthday) hurts', 'birth-date: 15/10/92'],
  ['Ana Lima, 12/03/1985 (39 anos)', 'birth-date: 12/03/1985'],
  ['O niver dela é 12/03, gente', 'birth-date: 12/03'],
  ['Faleceu em 12/03/2020 (78 anos).', 'personal-date: 12/03/2020'],
  ['She turns 40 on 12 March.', 'birth-date: 12 March'],
  ['O paciente faleceu em 12/07; retirar.', 'personal-date: 12/07'],
  ['Nenê e Nair, casados a 30/08/1974 nesta Matriz.', 'personal-date: 30/08/1974'],
  ['Data do nascimento por extenso\nDia: 29\nMês: 02\nAno: 2024', 'birth-date: 2024'],
])('said in the text: %s', (text, value) => {
  expect(found(text)).toContain(value);
});

test('dates, sums and postcodes right after a name are no telephones', () => {
  const text =
    'Ana Lima, 12/05/2024; Rui Sá, 12.500.000; Ivo Reis, 69020-310; Caio Neto (2019-2024); Eva Melo - 14.30-16.30; ' +
    'Davi Luz (12/05/2024 10.30); Lia Dias - 250 000 000 Kz; Noé Braga: 32-45-67-89\nSara Melo\t1500 2300 100\n';
  expect(found(text).filter((one) => one.startsWith('phone'))).toEqual([]);
});

test('votes in brackets and terms in years are no ages', () => {
  const text =
    'Elected: Ibrahim Abubakar (41), Agnes Smith (39). Pena, de 12 anos, em regime fechado. A 25 yr loan.';
  expect(found(text).filter((one) => one.startsWith('age'))).toEqual([]);
});

test.each([
  'Senha\tGuichê\nA045\t3\nB112\t4',
  'Sistema\tSenha\tPrazo\nEstoque\tpendente\t5 dias\nPortal\talterada em 10/10\t7 dias',
])('no password stands in: %j', (text) => {
  expect(found(text)).toEqual([]);
});

test('when something ends is nowhere to live', () => {
  expect(found('Phase\tStart\tEnd\nDesign\t2 May\t19 May\nBuild\t22 May\t9 June 2023')).toEqual([]);
  expect(found('Shift\tStart\tEnd\nEarly\t06:00\t14:00\nLate\t14:00\t22:30')).toEqual([]);
  expect(found('Nome\tEnd\nAna Lima\tRua do Sol, 4\nRui Sá\t7 de Setembro')).toEqual([
    'address: Rua do Sol, 4',
    'address: 7 de Setembro',
  ]);
});

test('a share under "Ocupação" is nobody\u2019s job, the heads of the next table are none', () => {
  expect(found('Ocupação: 3/4 (75%)\nLeitos: 4')).toEqual([]);
  expect(found('Nome\tCargo\nVera Lins\tVigia\nNome\tCargo\nCaio Sá\tPorteiro')).toEqual([
    'profession: Vigia',
    'profession: Porteiro',
  ]);
});

test("a quarter is nobody's where a table asks of nobody", () => {
  expect(found('Bairro\tDia\tTurno\nVila Ema\tTerça\tNoite\nSanta Inês\tQuinta\tManhã')).toEqual([]);
  expect(found('Aluno\tBairro\tTurno\nAna Lima\tVila Ema\tNoite')).toContain('address: Vila Ema');
  expect(found('Matrícula\tBairro\tRua\n118311-2\tVila Ema\tdas Flores')).toContain('address: Vila Ema');
});

test('what a form asks next, or how it is filled in, is no address', () => {
  expect(found('Endereço: ______________ Nº ____\nBairro: ______')).toEqual([]);
  expect(found('Endereço: [rua, número, bairro e cidade]')).toEqual([]);
  expect(found('Endereço: Rua do Sol, número 4, bairro Centro')).not.toEqual([]);
});

test('a state of marriage begins with its word', () => {
  expect(found('Status: Em andamento\nStatus: Bem adiantado')).toEqual([]);
  expect(found('Nome: Ana Lima\nEstado civil: C')).toContain('marital-status: C');
});

test('what heads columns of people heads those of goods, vacancies and feasts as well', () => {
  expect(found('Item\tNacional\tImportado\nVinho\tserra gaúcha\tchileno')).toEqual([]);
  expect(found('Nome\tNacional\nPaul Joseph\thaitiano')).toContain('nationality: haitiano');
  expect(found('Evento\tAniv.\nFesta da cidade\t04/09')).toEqual([]);
  expect(found('Aniversariante\tAniv.\nVera Lins\t04/09')).toEqual(['birth-date: 04/09']);
  expect(found('Cargo\tVagas\tNível\nProfessor\t12\tSuperior\nMotorista\t3\tMédio')).toEqual([]);
});

test("accounts that a shop or a program has are nobody's", () => {
  expect(
    found('Usuário\tPerfil\tEstado\ncaixa03\tPDV\tativo\noperador2\tLeitura\tativo\nintegracao\tAPI\tativo'),
  ).toEqual([]);
  expect(found('Usuário\tPerfil\tEstado\ncaixeta71\tPDV\tativo')).toEqual(['user-name: caixeta71']);
});

test('an age is asked in words, and stands at the foot of its box', () => {
  expect(found('Idade: quarenta e três')).toEqual(['age: quarenta e três']);
  expect(found('Age: sixty-one years')).toEqual(['age: sixty-one years']);
  expect(found('Idade\n\n\n\n43')).toEqual(['age: 43']);
  expect(found('Estado civil:\n\n\nviúva')).toEqual(['marital-status: viúva']);
  expect(found('Idade:\n\n\nTotal de itens 43')).toEqual([]);
  expect(found('Idade: não informada')).toEqual([]);
});

test.each([
  'Idade:\n\n1. Introdução',
  'Idade:\n\n\n2 vias',
  'Idade\n\n3 de maio',
  'Age:\n\n7 days to return',
  'Idade: um pouco cansada',
  'Idade: dois filhos',
  'Age: one of the factors',
])('what stands below an empty box, or counts something else, is no age: %j', (text) => {
  expect(found(text)).toEqual([]);
});
