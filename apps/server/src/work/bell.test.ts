import { expect, it } from 'vitest';
import { createBell } from './bell.ts';

const LONG = 60_000;

it('wakes at once when it was rung before, once for many rings', async () => {
  const bell = createBell();
  bell.ring();
  bell.ring();
  await bell.wait(LONG);
  const started = performance.now();
  await bell.wait(30);
  expect(performance.now() - started).toBeGreaterThan(20);
});

it('wakes whoever waits', async () => {
  const bell = createBell();
  setTimeout(() => bell.ring(), 10);
  const started = performance.now();
  await bell.wait(LONG);
  expect(performance.now() - started).toBeLessThan(5_000);
});
