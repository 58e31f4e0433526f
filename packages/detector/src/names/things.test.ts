import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  'O casal tem um cachorro chamado Serafim.',
  'Treinou com uma cadela chamada Aurora, labradora.',
  'She has a cat named Ricardo, honest.',
  'A gata Tereza não quer comer. Depois a Tereza dormiu.',
  'They came with their dog Walter. Walter is house-trained.',
  'Cão: Sebastião\nRaça: podengo\nO Sebastião come duas medidas.',
  "Pet's name: Hector\nKind: golden retriever",
  'Gato\tSexo\tCastrado\nFrederico\tM\tsim\nJuliette\tF\tsim\n\nO Frederico e a Juliette só saem juntos.',
  'Produto\tQtd\nCamisa\t3\nBeatriz\t4',
  'Nome popular\tPreço\nMargarida\t5,00\nHortênsia\t8,00\nGérbera\t9,00',
  'The machine that we call Rita is torn.',
  "Hi! I'm Rosie, your virtual assistant. How can I help?",
])('what is called like somebody is nobody: %s', (text) => {
  expect(people(text)).toEqual([]);
});

test.each([
  ['Deixar a chave com o Sr. Tobias Lima, e não com o gato Tobias, da quadra 2.', 'Tobias Lima'],
  ['O gato Otto foi vacinado. O tutor é Otto Kliemann; ligar para o Otto.', 'Otto'],
  ['Subject\tAge\tSex\nPip\t31\tF\nThandeka\t29\tF', 'Pip'],
  ['Stop\tAddress\tParcel\nThandeka\t14 Mill Lane\t2\nPip\t3 Oak Road\t1', 'Pip'],
  ['Sala\tProfessora\nAzul\tTeresa\nVerde\tMarlene', 'Marlene'],
  ['Gentleman with a dog, Earl Mayhew, paid cash.', 'Earl Mayhew'],
  ['Olá! Sou a Priscila, atendente da loja.', 'Priscila'],
  ['Solta o cachorro, Maria, que o portão abriu.', 'Maria'],
  ['The horse Emily rides on Sundays is lame. Emily pays the livery.', 'Emily'],
  ['Can you feed the dog, Sandra? Thanks.', 'Sandra'],
  ['O cabra Severino bateu no portão.', 'Severino'],
  ['Coelho: Marcos, confirma a entrega?\nMarcos: confirmo.\nCoelho: Obrigado.', 'Marcos'],
  ['Registered name: Margaret Holloway\nDate of birth: 04/05/1961', 'Margaret Holloway'],
  ['Local\tContato\nMaria Helena Prado\t99812-3344\nJosé Carlos Lima\t98812-3344', 'José Carlos Lima'],
  ['Item\tWho\nRice\tBeatriz\nTea\tGareth', 'Gareth'],
  ['Prato\tQuem traz\nArroz\tCamélia\nTorta\tHortênsia Prado', 'Hortênsia Prado'],
])('who bears the same name elsewhere, or stands beside, is somebody: %s', (text, name) => {
  expect(people(text)).toContain(name);
});

test.each([
  ['The girl with the greyhound, Wren, says that she will come.', 'Wren'],
  ['Ask Mary, the dog walker.', 'Mary'],
  ['Warden: Ji-ho Bae; Bob (dog); Eve Crane (flowers).', 'Bob'],
  ['Walkers: Ana (o cachorro), Bia (a gata), Caio (o papagaio).', 'Ana'],
  ['Have you fed the cat, Alice?', 'Alice'],
  ['Onde está o cachorro dele, Fernanda?', 'Fernanda'],
  ['Boa noite, Paula, minha gata, te amo', 'Paula'],
  ['Jonas, seu burro, responde!', 'Jonas'],
  ['Carlão, o touro, assinou o contrato.', 'Carlão'],
  ['Tarefas\nCachorro: Bruno\nGato: Camila\nLixo: Tiago', 'Camila'],
])('somebody beside an animal is: %s', (text, name) => {
  expect(people(text)).toContain(name);
});

test('a country at the head of its figures is nobody, parents are', () => {
  expect(people('País\tOuro\tPrata\nNoruega\t4\t2\nIsrael\t0\t1\nGeórgia\t1\t0')).toEqual([]);
  expect(people('Pais\tTurma\nIsrael\t4\nGeórgia e Paulo\t5')).toContain('Israel');
  expect(people('Aluno\tPais\nAna Prado\tIsrael e Rute Prado')).toContain('Ana Prado');
});
