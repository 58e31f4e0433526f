import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './turns.ts';

test('never more than three run at once, and all are answered in turn', async () => {
  let [running, most] = [0, 0];
  const { signal } = new AbortController();
  const call = (answer: number) =>
    inTurn(signal, async () => {
      most = Math.max(most, ++running);
      await sleep(2);
      running -= 1;
      return answer;
    });
  expect(await Promise.all([...Array(20).keys()].map(call))).toEqual([...Array(20).keys()]);
  expect(most).toBe(3);
});

test('one that nobody waits for any more is not begun, and gives its place away', async () => {
  const gone = AbortSignal.abort();
  let begun = false;
  await expect(
    inTurn(gone, async () => {
      begun = true;
    }),
  ).rejects.toThrow('aborted');
  expect(begun).toBe(false);
  await expect(inTurn(new AbortController().signal, async () => 1)).resolves.toBe(1);
});
