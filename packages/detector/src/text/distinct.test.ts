import { expect, it } from 'vitest';
import { Distinct } from './distinct.ts';

it('each number is kept once, in the order in which it came', () => {
  const numbers = new Distinct();
  expect([7, -1, 7, 0, -1].map((one) => numbers.add(one))).toEqual([0, 1, 0, 2, 1]);
  expect([...numbers.all()]).toEqual([7, -1, 0]);
});

it('there is room for many', () => {
  const numbers = new Distinct();
  const many = Array.from({ length: 5000 }, (_, at) => at * 65_537);
  for (const one of [...many, ...many]) numbers.add(one);
  expect([...numbers.all()]).toEqual(many);
});
