import { expect, test } from 'vitest';
import { answerOf, readTrees } from './trees.ts';

/** One tree: "is fact 1 at most 0.5?", if not "is fact 0 at most 2?", and three answers; and one that always answers 10. */
function file(facts = [1, 0], after = 1): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + 2 + 2 + 2 * 10 + 3 * 4 + 2 + 4));
  let at = 0;
  const short = (value: number) => view.setInt16((at += 2) - 2, value, true);
  const float = (value: number) => view.setFloat32((at += 4) - 4, value, true);
  const question = (fact: number, most: number, yes: number, no: number) => {
    short(fact);
    float(most);
    short(yes);
    short(no);
  };
  short(2);
  short(2);
  short(2);
  question(facts[0]!, 0.5, -1, after);
  question(facts[1]!, 2, -2, -3);
  [1, 2, 4].forEach(float);
  short(0);
  float(10);
  return new Uint8Array(view.buffer);
}

test('answers of all trees are added', () => {
  const trees = readTrees(file(), 2);
  expect(answerOf(trees, [9, 0.5])).toBe(11);
  expect(answerOf(trees, [2, 0.6])).toBe(12);
  expect(answerOf(trees, [2.1, 0.6])).toBe(14);
});

test('a file of another version, cut short or going round in circles is refused', () => {
  expect(() => readTrees(file(), 3)).toThrow(RangeError);
  expect(() => readTrees(file([1, 0], 0), 2)).toThrow(RangeError);
  expect(() => readTrees(Uint8Array.of(...file(), 0), 2)).toThrow(RangeError);
  expect(() => readTrees(file([2, 0]), 2)).toThrow(RangeError);
  expect(() => readTrees(file().subarray(0, 30), 2)).toThrow(RangeError);
});
