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
  ['Hugh Carter, known to all as Budgie, sang', 'Hugh Carter', ['Budgie']],
  ['to a friend from church called Sunday, no paper', '-', ['Sunday']],
  ['foi um rapaz chamado Pipoca que abriu', '-', ['Pipoca']],
])('what somebody is called by: %s', (text, person, wanted) => {
  expect(names(text, person)).toEqual(wanted);
});

test.each([
  ['Kenzo (Bombinha) e Ana', 'Kenzo'],
  ['between Bart Szczepanski ("Claimant"), a chef', 'Bart Szczepanski'],
  ['Ana Prado, a "Contratada", e', 'Ana Prado'],
  ['Leôncio Prado (Física) 7h30', 'Leôncio Prado'],
  ['Aldemir Martins, "Galo", acrílica', 'Aldemir Martins'],
  ['The friend of the project called The Hub', '-'],
  ['Rita Prado, conhecida em toda a cidade', 'Rita Prado'],
])('subjects, works and sentences stay: %s', (text, person) => {
  expect(names(text, person)).toEqual([]);
});
