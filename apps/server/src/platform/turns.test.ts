import { describe, expect, it } from 'vitest';
import { turns } from './turns.ts';

const waitsFor = () => {
  const open = Promise.withResolvers<void>();
  return { ends: () => open.resolve(), work: async () => await open.promise };
};

describe('turns', () => {
  it('go to so many at once, then in line, then to nobody', async () => {
    const { take } = turns({ atOnce: 2, waiting: 1 });
    const [first, second] = [waitsFor(), waitsFor()];
    const order: string[] = [];
    const taken = [take(first.work), take(second.work)];
    const third = take(async () => void order.push('third'));
    await expect(take(async () => 0)).rejects.toMatchObject({ code: 'serverBusy', retryAfter: 5 });
    expect(order).toEqual([]);
    second.ends();
    await third;
    expect(order).toEqual(['third']);
    first.ends();
    await Promise.all(taken);
    expect(await take(async () => 'free again')).toBe('free again');
  });

  it('go on after work that failed', async () => {
    const { take } = turns({ atOnce: 1, waiting: 2 });
    const held = waitsFor();
    const all = [
      take(held.work),
      take(async () => await Promise.reject(new Error('no'))),
      take(async () => 'last'),
    ];
    held.ends();
    expect(await Promise.allSettled(all)).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { message: 'no' } },
      { value: 'last' },
    ]);
  });
});
