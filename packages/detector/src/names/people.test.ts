import { expect, test } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';
import { normalise } from '../text/normalise.ts';
import { findByForm } from './forms.ts';
import { findLoneInitials } from './lone-initials.ts';
import { loadNameModel } from './model.ts';
import { endOfName, startOfName } from './rest-of-name.ts';

const model = loadNameModel();
const rest = (text: string): string => whatStays(text, { model });

test.each([
  'She flew from the Netherlands with the Phillips screwdriver and the Roberts report on the Romans.',
  'Jane Roe\nM.Sc.\nteacher',
  'Maria Garcia e Sara Castro moram em MG e SC.',
  'Milo, Jan 9: Hey. Father Luke left on 31 Jan.',
  '**Nome** **CPF** e Valor** Total***',
])('words like those of names stay: %s', (text) => {
  const kept = rest(text);
  const words = [
    'Netherlands',
    'Phillips',
    'Roberts',
    'Romans',
    'M.Sc.',
    '**Nome** **CPF**',
    'Valor** Total***',
    'MG',
    'SC',
    'Jan 9',
    '31 Jan',
  ];
  for (const word of words.filter((one) => text.includes(one))) expect(kept).toContain(word);
});

test.each([
  ['a name of which the ends are masked', 'Titular: APAREC*** DE SOU**', ['APAREC', 'SOU']],
  ['a name that is masked from its second word on', 'Falei com Ana P***** R****.', ['Ana', 'P*', 'R*']],
  ['letters written as question marks', 'JOS? DA CONCEI??O ligou.', ['JOS', 'CONCEI', '??O']],
  ['who enters for something', 'Entrant: Humphrey Tipping\nDog: Rex', ['Humphrey', 'Tipping']],
  ['who took and who owes', 'Retirado por: Tonho Bezerra\nDevedora: Zenaide Quaresma', ['Tonho', 'Zenaide']],
  [
    'two given names in small letters',
    'prezada sra ana paula, a maria clara ligou',
    ['ana', 'paula', 'maria', 'clara'],
  ],
  ['a list of people', 'Presentes: Marcelo Teixeira, Graça, Rosângela Prado e Íris.', ['Graça', 'Íris']],
  ['a name with what it is known by', 'falou o vereador Juarez do Gás, da oposição.', ['Juarez', 'Gás']],
  ['a given name that is a word', 'Sincerely,\nTemperance Whitfield-Ray', ['Temperance']],
  ['initials below a note', 'Please file it on Monday.\nJ.B.\n', ['J.B.']],
  ['initials that the text gives', 'Mehmet Aksoy (MY), steel. MY to send the list.', ['MY']],
  ['an account made of a name', 'Hamid Rostami called; hrostami is locked out.', ['hrostami', 'Hamid']],
  ['the first letter of a family name', 'Obrigada pelo contato.\nJéssica Y. – Suporte', ['Jéssica', 'Y.']],
  ['the first letter of a given name', 'Passed to E. Quigg and to Siobhan Daly.', ['E.', 'Quigg']],
  ['how a family name begins', 'Call Mrs Van der Laan before noon.', ['Van', 'der', 'Laan']],
  [
    'a name turned round',
    'Ortiz-Feld, D., and Moreira, A. C.: field notes',
    ['Ortiz', 'D.', 'Moreira', 'A. C.'],
  ],
  ['the initials of a child', 'o menor E.R. mora com a avó.', ['E.R.']],
  ['who signs off with a letter', 'The rabbit is called Prior, I am afraid. S\n', [' S\n']],
  [
    'who speaks little',
    'BC: Onde?\nAM: Lá.\nMT: E aí?\nAM: Nada.\nMT: Sei.\nBC: Pois é.',
    ['AM', 'MT', 'BC'],
  ],
  [
    'both who sign with initials',
    'O síndico Mauro Tonelli abriu; Beatriz Nakagawa anotou. Lavrei. BN/MT',
    ['BN', 'MT', 'Mauro'],
  ],
  ['a name around its apostrophe', "nomeia MIGUEL SANT'ANNA BRAGA, casado", ["'", 'ANNA']],
  ['who signs in a row', 'Closed with a prayer.\nO.L. – D.T. – Da.D.', ['O.L.', 'D.T.', 'Da.D.']],
  [
    'initials under their head',
    'Date\tPaid\tInitials\n2 Oct\t13.50\tM.C.\n4 Oct\t20.00\tFD\n',
    ['M.C.', 'FD'],
  ],
  ['whose school it is', 'Os débitos (escola da Laís, luz) e a loja da dona Agripina.', ['Laís', 'Agripina']],
  ['a family by its plural', 'A party at the Okonkwos on Monday.', ['Okonkwos']],
  [
    'a list turned round, whatever its words mean',
    'Silva, Pedro: late\nJones, Mary: paid\nSmith, Ana: due\nSpeed, Dominique: late',
    ['Speed', 'Dominique'],
  ],
  [
    'who speaks again by a word',
    'gav: hi\npips: yo all\ngav: where\nmartina: home\npips: my nan too\nmartina: ok\ngav: fine',
    ['pips', 'gav'],
  ],
  ['a Korean given name', 'ask Ji-woo for the key', ['Ji-woo']],
  ['a name in another script', 'o contato é 김상혁, da matriz.', ['김상혁']],
  ['who speaks', 'AM: Papai era bravo.\nMT: E ela?\nAM: Não.\nMT: Sei.\nAM: Pois.\nMT: E?', ['AM', 'MT']],
  ['a role and a name', 'Vistoriador: Anselmo Quirino\nSala', ['Anselmo', 'Quirino']],
])('%s goes', (_, text, names) => {
  for (const name of names) expect(rest(text)).not.toContain(name);
});

test.each([
  'O jogo foi no Estádio Bernardo Werner.',
  'Lecture in the Alan Turing Building at noon.',
  'a novena de São Raimundo',
  'Toma Amiodarona, Clozapina e Metformina.',
  'foi aprovado pela diretoria. O\nrelatório segue.',
  'DATA/HORA DO EVENTO e CPF/CNPJ DO TITULAR',
  'Cargo: 200 caixas de banana',
  'Função: exibir o relatório na tela',
  'See drawing ETA-114 Rev. C\nand the notes.',
  'Hepatite A, B, C.\nSem outros achados.',
  'QA: done\nQA: open\nQA: done',
])('%s stays: it is only called after somebody, or is nobody', (text) => {
  expect(rest(text)).toBe(text);
});

test.each([
  ['a conversa com B. H. ficou para amanhã.', ['B. H.']],
  ['K asked if he has keys. G says no.', ['K', 'G']],
  ["Mr T's whistle, and Miss B\n", ['T', 'B']],
  ['o menor E.R. mora aqui', ['E.R.']],
  ['I am afraid so. S\n', ['S']],
  ['KM: dez\nOBS: sim\nKM: dez\nOBS: sim\nKM: dez\nOBS: sim', []],
  ['A delay of 5 ms T and of 10 ms R is long; ms K is late', ['K']],
  ['J. relata briga. S. nega uso. Diz que M. o traiu e que R. bebe.', ['J.', 'S.', 'M.']],
  ['O autor diz que E. coli cresce e que C. elegans não. O item B. fala sobre rios', []],
  ['the party B agreed, vitamina D disse, and plan C wants more', []],
])('initials in “%s”', (text, initials) => {
  const found = findLoneInitials(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));
  expect(found.sort()).toEqual(initials.toSorted());
});

test.each([
  ['Seat 12A\tAMORIM/DJALMA MR\t', ['AMORIM/DJALMA MR']],
  ['14\tMOURA/ALCINA\tWCHR\t5\tDA CRUZ/IVONE\n', ['MOURA/ALCINA', 'DA CRUZ/IVONE']],
  ['Porta\tENTRADA/SAIDA\tTGO/TGP\tPORTO/LISBOA\n', []],
  ['Cor\tROSA/AZUL\tBRANCO/ROSA\tPRETO/JADE\nPAI/MAE\nMEL/LIMAO\nPALMEIRAS/SAO PAULO', []],
  ['ask Ji-woo or Min-Jun', ['Ji-woo', 'Min-Jun']],
  ['김상혁 and マイケル・ジョーダン', ['김상혁', 'マイケル・ジョーダン']],
  ['Ha-ha, Tae-bo, DATA/HORA DO EVENTO, English | 中文', []],
])('names by their form in “%s”', (text, names) => {
  const found = findByForm(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));
  expect(found).toEqual(names);
});

test.each([
  ['between E. Quigg and the bank', 'Quigg', 'E. Quigg'],
  ['1. E. M. Forster, chair', 'Forster', 'E. M. Forster'],
  ['when Van Der Laan came', 'Laan', 'Van Der Laan'],
  ['MOHAMED, I E\t12', 'MOHAMED', 'MOHAMED, I E'],
  ['Acme Ltda. E. Souza', 'Souza', 'Souza'],
  ['Ortiz-Feld, D., and', 'Ortiz-Feld', 'Ortiz-Feld, D.'],
  ['SILVA, J. P. DA; next', 'SILVA', 'SILVA, J. P. DA'],
  ['de moisés jr, ok', 'moisés', 'moisés jr'],
  ['com lucas w. ontem', 'lucas', 'lucas w.'],
])('the whole name in “%s”', (text, known, whole) => {
  const start = text.indexOf(known);
  expect(text.slice(startOfName(text, start), endOfName(text, start, start + known.length))).toBe(whole);
});

test.each([
  ['Minutes taken by D W Poe, seconded by A. N. Day.', 'Minutes taken by , seconded by .'],
  ['The room of Noor Abdul-Rahman is empty.', 'The room of  is empty.'],
  ['Prof. Uwe v. d. Heide visited.', 'Prof.  visited.'],
  ['avisa o zé renato e o zé carlos', 'avisa o  e o '],
])('short pieces of a name go with it: %s', (text, kept) => {
  expect(rest(text)).toBe(kept);
});

test.each([
  [
    'a date without its year and a dash',
    '12/08 06:51 - Marli 204: sem água?\n12/08 07:02 - Sônia: oi',
    ['Marli 204', 'Sônia'],
  ],
  ['the day of the week', 'seg 21:10 Beto: oi\nseg 21:15 japa: fora', ['Beto', 'japa']],
  [
    'a flat or whose mother she is',
    'Ricardo 81: oi\nTadeu: já\nRicardo 81: ok\nTadeu: sim\nRicardo 81: bom\nNish (mãe do Leo): oi',
    ['Ricardo 81', 'Tadeu', 'Nish'],
  ],
])('who speaks in a chat goes after %s', (_, text, values) => {
  const kept = rest(text);
  for (const value of values) expect(kept).not.toContain(value);
});

test.each([
  ['behind a form of address', 'Mr Das called; Mrs Le and Ms Do came with him.', ['Das', 'Le', 'Do']],
  ['behind a given name', 'From: Bob De\nSubject: keys', ['De']],
  ['turned round', 'Patient: Das, Anita', ['Das']],
  ['by itself', 'Thanks, Al', ['Al']],
])('a name that is a particle elsewhere goes: %s', (_, text, names) => {
  for (const name of names) expect(rest(text)).not.toContain(name);
});

test.each(['De segunda a sexta, das 8h às 12h.', 'Mail from Al Jazeera and Du Pont', 'Das partes: o autor'])(
  'a particle that is nobody stays: %s',
  (text) => {
    expect(rest(text)).toBe(text);
  },
);

test.each([
  ['Mãe: שרה לוי, tel.', 'שרה לוי'],
  ["Mother's name: مريم حسن الأحمد", 'مريم حسن الأحمد'],
  ['Contact: Ольга Петрова, tel.', 'Ольга Петрова'],
  ['Mãe: Γεωργία Παππά', 'Γεωργία Παππά'],
  ['Assinado: M.A.R.I.N.A S.O.U.T.O', 'M.A.R.I.N.A S.O.U.T.O'],
])('a name in another alphabet or with points between its letters is found whole: %s', (text, name) => {
  expect(findByForm(normalise([{ text }])).map(({ start, end }) => text.slice(start, end))).toContain(name);
});

test('a list of many names in another alphabet is found whole, a document in it is not asked', () => {
  const names =
    'Росси Мария;Нижник Олег;Красная Ольга;Орлов Пётр;Зуев Илья;Котов Юрий;Белов Глеб;Лосев Егор;Рыбин Павел;Ким Анна';
  const list = names.split(';').join(' nome do participante\n');
  expect(findByForm(normalise([{ text: list }]))).toHaveLength(10);
  expect(findByForm(normalise([{ text: names.split(';').join(' участник списка\n') }]))).toEqual([]);
});

test.each([
  'Здравствуйте Ольга, Добрый День, Большое Спасибо, שלום לכולם, שנה טובה, السلام عليكم, قهوة عربية, Καλημέρα Σας',
  'Passport: Российская Федерация, תל אביב, Ελληνική Δημοκρατία, المملكة المتحدة',
  'Σ α β γ, Δ x, привет, спасибо большое',
  'O S.E.N.A.I, a U.N.E.S.C.O., a A.B.N.T. e o F.B.I.',
  '1.A.B.C.D. A.M. P.M. U.S.A. R.G.',
])('states, towns, signs and short names of offices are nobody: %s', (text) => {
  expect(findByForm(normalise([{ text }]))).toEqual([]);
});

test.each([
  ['J.P. ficou de trazer o som; M. traz o gelo.', ['J.P.', 'M.']],
  ['Dona Juraci aceita ficar com a guarda de Y. e deixou o celular.', ['Y.']],
  ['Call me tonight.\n\nL x', ['L']],
  ["my late father's chisels, which have E.B. stamped on the handles", ['E.B.']],
  ['Stop put on at 11.52, F.D.', ['F.D.']],
  ['Coach B is collecting for the janitor', ['B ']],
  ['I looked at this with Della from the canteen, who gives too.', ['Della']],
  ['Off until four, then the prison.\n\nThanks\nDel\n', ['Del']],
])('letters and particles may be all that somebody is called: %s', (text, names) => {
  const kept = rest(text);
  for (const name of names) expect(kept).not.toContain(name);
});
