import { describe, expect, it } from 'vitest';
import { because, type Found } from '../found.ts';
import { lookUp } from '../names/runs.ts';
import { normalise } from '../text/normalise.ts';
import { tokenise } from '../text/tokens.ts';
import { findDerivedUserNames } from './user-names.ts';

const accounts = (name: string, text: string): string[] => {
  const whole = `${name}. ${text}`;
  const person: Found = {
    start: 0,
    end: name.length,
    category: 'person',
    detector: 'name',
    confidence: 0.95,
    reason: because('name-list'),
    proposal: 'remove',
    priority: 20,
  };
  const document = normalise([{ text: whole }]);
  return findDerivedUserNames(lookUp(document, tokenise(document)), [person]).map((one) =>
    whole.slice(one.start, one.end),
  );
};

describe('names of accounts made of a name', () => {
  it.each([
    ['Ivana Poole', 'login ivpoole95 today', ['ivpoole95']],
    ['Sandra Lins', 'opened by (slins2)', ['slins2']],
    ['Maria Sandoval', 'Net ID msandov', ['msandov']],
    ['Abdi Jama', 'said abdi.jama there', ['abdi.jama']],
    ['Jean Aquila', "dell'jaquila and O'Neil.aquila", ['jaquila', 'Neil.aquila']],
    ['Carla Albuquerque', 'by ELETROAM\\talbuquerque then', ['ELETROAM\\talbuquerque']],
  ])('%s: %s', (name, text, expected) => {
    expect(accounts(name, text)).toEqual(expected);
  });

  it.each([
    ['Grant Vega', 'grant_id and vega.json and vega.parse(it)'],
    ['Casper Node', 'casper.js, casper.com'],
  ])('%s has none in "%s"', (name, text) => {
    expect(accounts(name, text)).toEqual([]);
  });
});
