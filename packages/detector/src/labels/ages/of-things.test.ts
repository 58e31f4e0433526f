import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../../names/model.ts';

const model = loadNameModel();
const ages = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && category === 'age' ? [value] : [],
  );

test.each([
  'O freezer tem 8 anos e a geladeira 15 anos, ambos da marca Consul.',
  'Contrato com garantia de 5 anos na laje. Experiência: 12 anos.',
  'Pena de 4 anos e 2 meses, regime semiaberto.',
  'Kiln is 30 yrs old, elements shot.',
  'Suitable for children aged 3 to 7.',
  'Espécie: canina. Idade: 4',
  'Pet: Frida\nRaça: schnauzer\nIdade: 6 anos',
  'Cônjuge e filhos até 24 anos, sim.',
  'Renda projetada aos 65 anos: R$ 2.960,00',
  'O senhor tem 10 dias para apresentar defesa.',
  'Rickli tem 31 anos de clube e nenhuma pena.',
  'O casal faz 50 anos de casamento em junho.',
  'Pipoca, fêmea, castrada, 6 anos, 9,4 kg.',
  'Banjo Paterson, eight-year-old bay gelding',
  'Dues unpaid: Favour Idowu (3 months)',
  'In Part 3, Line 12 you wrote "yes".',
  'At 03:25 you were asleep.',
  'The music stopped. It was eleven.',
  'Quorum is seven.',
  'Faz hoje 2 anos que o pai partiu.',
  'Aulas de piano: 2.ª Marta, 4.ª Hugo, 6.ª Inês',
  'Goals: Fiachra (2), Oisín (3).',
])('things, animals, ranks and scores have none: %s', (text) => {
  expect(ages(text)).toEqual([]);
});

test('whose house or dog it is has an age', () => {
  expect(ages('O dono da casa tem 45 anos.')).toEqual(['45 anos']);
});

test.each([
  ['Name: Peter Hart\nAge: 34', '34'],
  ['Nome\tIdade\tPeso\nBia Lima\t8 m\t7,50\nAna Lima\t30 d\t4,20', '8 m'],
  ['Peter Hart\t34 y\t120.00\nAnn Hart\t41 y\t120.00', '34'],
  ['Max(34) lives with Leo(31)', '34'],
  ['Creche - 3 anos - Bia Lima', '3 anos'],
  ['Meus filhos, crianças de 3 a 5 anos, moram comigo', '5 anos'],
  ['Rita, 34 + Paulo, 36, casal procura casa', '34'],
  ['Idade: 34 + 2 filhos', '34'],
  ['Ana Lima, 34 anos, cão Rex', '34 anos'],
  ['Paul, 45, horse trainer', '45'],
  ['Kim, a 19-year-old bay horse breeder, won.', '19-year-old'],
  ['Raça: caucasiana\nIdade: 45 anos', '45 anos'],
  ['Raça: B\nIdade: 32', '32'],
  ['Suspect: white male, estimated age: 35', '35'],
  ['João, aposentadoria aos 53 anos', '53 anos'],
  ['Filha menor de 7 anos chamada Bia', '7 anos'],
  ['Since your 50th birthday we met twice.', '50th'],
  ['Inadimplente: João, bebê de 5 meses', '5 meses'],
  ['Ela fez 70 anos na empresa, com bolo.', '70 anos'],
  ['45yom with chest pain', '45yo'],
  ['Price is 43.', '43'],
  ['Petição inicial. Autora: Ana Lima. Idade: 65 anos', '65 anos'],
  ['Petitioner: Ann Hart\nAge: 34', '34'],
  ['Espécie de benefício: 41\nNome: Ana Lima\nIdade: 65', '65'],
  ['Espécie: auxílio-doença. Idade: 45', '45'],
  ['He died in prison aged 34.', '34'],
  ['Morreu na prisão, com 34 anos.', '34 anos'],
  ['Faleceu em casa com 93 anos', '93 anos'],
  ['Caiu em casa, 80 anos, fratura de fêmur.', '80 anos'],
  ['Mora em apartamento, 67 anos, viúva.', '67 anos'],
  ['Trabalha em loja, 34 anos, casada.', '34 anos'],
  ['Paciente atropelado por carro, 45 anos', '45 anos'],
  ['Mordedura por cachorro, 8 anos.', '8 anos'],
  ['Lives in council house, aged 67', '67'],
  ['She bought a house aged 25 and married.', '25'],
  ['She has a dog, is 45 and single.', '45'],
  ['João, que conduzia o veículo, 34 anos, fugiu.', '34 anos'],
  ['Maria da Silva perdeu a casa com 45 anos.', '45 anos'],
  ['Sem experiência, 22 anos, solteiro.', '22 anos'],
  ['Cumprindo pena, 34 anos, casado.', '34 anos'],
  ['At the golf club Tom Hart, 45, fell.', '45'],
  ['Runs the shop: Jane Doe, 45, of Leeds.', '45'],
  ['He was found on a bench. Tom Hart, 45, of Leeds.', '45'],
  ['Tom aged 45 and overweight.', '45'],
  ['Jane, aged 45 and over the limit, was stopped.', '45'],
  ['The claimant, ages 45-50 in appearance.', '45-50'],
  ['Idosos com 80 anos agredidos: Sr. José e Dona Ana.', '80 anos'],
  ['Menina, menos de 2 anos, desnutrida.', '2 anos'],
  ['Ela faz hoje 45 anos e diz que está feliz.', '45 anos'],
  ['Ela faz 45 anos no dia em que viaja.', '45 anos'],
  ['O homem que conduzia o carro tem 45 anos.', '45 anos'],
  ['The man who drove the van was 45.', '45'],
])('beside a thing somebody has an age: %s', (text, value) => {
  expect(ages(text)).toContain(value);
});

test.each([
  'Oficina para crianças de 4 a 7 anos no sábado.',
  'Adolescentes de 12 a 17 anos: meia-entrada.',
  'Jovens com 15 a 29 anos podem se inscrever.',
  'Ages 9 to 11, Fridays at 4.',
  'Child (5-15) 7.50',
  'Jigsaw, ages 6+',
  'Ages: 60+ free',
  'Vaga de repositor\nEscolaridade: média\nIdade: 21 a 50 anos\nSalário: R$ 1.900',
  'Turmas: Berçário (1 ano), Maternal (2 e 3 anos), Jardim II (5 anos)',
  'The retirement age 66 applies to all.',
  'Idade mínima: 16 anos. Idade máxima para 70 anos.',
  'Cabo flexível Prado\t100 m\t189,00',
  'nome VARCHAR(80), sexo CHAR(1), peso DECIMAL(5)',
])("ages of whoever comes, and lengths of fields, are nobody's: %s", (text) => {
  expect(ages(text)).toEqual([]);
});

test.each([
  ['Os filhos dela, crianças com 4 e 7 anos, choravam.', '4'],
  ['A criança de 4 anos foi levada.', '4 anos'],
  ['Paciente: Ana Prado\nIdade: 45 anos\nVagas: 2', '45 anos'],
  ['Helena Prado, Jardim II (5 anos), faltou.', '5 anos'],
  ['Ana Prado, retired, age 66', '66'],
  ['Nome\tIdade\tSala\nAna Prado\t7 m\t12', '7 m'],
])('beside groups and classes somebody has an age: %s', (text, value) => {
  expect(ages(text)).toContain(value);
});
