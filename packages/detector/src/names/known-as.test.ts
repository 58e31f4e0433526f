import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { personAt } from './forms.ts';
import { findKnownAs } from './known-as.ts';

const names = (text: string, person: string): string[] => {
  const start = text.indexOf(person);
  const people = start < 0 ? [] : [personAt(start, start + person.length, 'name-list')];
  return findKnownAs(normalise([{ text }]), people).map((one) => text.slice(one.start, one.end));
};

test.each([
  ['Paulo Prado, conhecido por Lau ou Capixaba, pedreiro', 'Paulo Prado', ['Lau', 'Capixaba']],
  ['Maria das Graças, a "Galega", sumiu', 'Maria das Graças', ['Galega']],
  ['EUCLIDES FIRMINO (KIDINHO), 71', 'EUCLIDES FIRMINO', ['KIDINHO']],
  ['Josefa Braga ("Zefa") veio', 'Josefa Braga', ['Zefa']],
  ['João Alves, vulgo "Sombra", fugiu', 'João Alves', ['Sombra']],
  ['João Lima, vulgo Laranja, da empresa', 'João Lima', ['Laranja']],
  ['Pedro Reis, mais conhecido como Bola Sete, fugiu', 'Pedro Reis', ['Bola Sete']],
  ['Hugh Carter, known to all as Budgie, sang', 'Hugh Carter', ['Budgie']],
  ['to a friend from church called Sunday, no paper', '-', ['Sunday']],
  ['our promoter is called Lynx, like that', '-', ['Lynx']],
  ['a vítima, travesti conhecida como "Lua Cheia", caiu', '-', ['Lua Cheia']],
  ['foi um rapaz chamado Pipoca que abriu', '-', ['Pipoca']],
  ['e outro comparsa, vulgo Mão do Morro, fugiu', '-', ['Mão do Morro']],
  ['homem não identificado (vulgo Nem) fugiu', '-', ['Nem']],
  ['o apelido dele na firma é Cascudo.', '-', ['Cascudo']],
  ['em casa chamam ela de Pingo.', '-', ['Pingo']],
])('what somebody is called by: %s', (text, person, wanted) => {
  expect(names(text, person)).toEqual(wanted);
});

test.each([
  ['Kenzo (Bombinha) e Ana', 'Kenzo'],
  ['between Bart Szczepanski ("Claimant"), a chef', 'Bart Szczepanski'],
  ['Ana Prado, a "Contratada", e', 'Ana Prado'],
  ['Leôncio Prado (Física) 7h30', 'Leôncio Prado'],
  ['Aldemir Martins, "Galo", acrílica', 'Aldemir Martins'],
  ['João Silva, a "Vítima", foi', 'João Silva'],
  ['Maria Silva, a "Licenciante", e', 'Maria Silva'],
  ['John Smith ("Mortgagor") and', 'John Smith'],
  ['Paul Brown ("Lead"), chair', 'Paul Brown'],
  ['João Melo (Cozinha), Luís (Coração)', 'João Melo'],
  ['Maria Costa, known as Project Lead, and', 'Maria Costa'],
  ['A praia conhecida como "Lua Cheia"; banda conhecida por Nuvem', '-'],
  ['The nurse called Monday, the man called Ofgem. A boy band called Blue', '-'],
  ['a man named Executor; a menina e seu cachorro chamado Rex', '-'],
  ['The friend of the project called The Hub', '-'],
  ['O carro (vulgo Brasília) quebrou; a planta, vulgo Espada, é tóxica', '-'],
  ['no sentido vulgo da palavra; o apelido do time é Leão; chamam o bairro de Centro', '-'],
  ['chamam ele de chato; o vulgo Direito', '-'],
  ['Rita Prado, conhecida em toda a cidade', 'Rita Prado'],
])('subjects, works and sentences stay: %s', (text, person) => {
  expect(names(text, person)).toEqual([]);
});
