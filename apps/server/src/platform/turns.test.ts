import { describe, expect, it } from 'vitest';
import { crowds, lines, outOfTurn, turns } from './turns.ts';

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

describe('work that waits for somebody outside', () => {
  it('leaves its turn to others meanwhile, and comes before who waits for a first one', async () => {
    const { take } = turns({ atOnce: 1, waiting: 2 });
    const [provider, busy] = [waitsFor(), waitsFor()];
    const order: string[] = [];
    const first = take(async () => {
      await outOfTurn(provider.work);
      order.push('back');
    });
    const second = take(async () => {
      await busy.work();
      order.push('second');
    });
    const third = take(async () => void order.push('third'));
    provider.ends();
    await Promise.resolve();
    expect(order).toEqual([]);
    // the first has its answer by now, and stands before the third
    await new Promise((turn) => setImmediate(turn));
    busy.ends();
    await Promise.all([first, second, third]);
    expect(order).toEqual(['second', 'back', 'third']);
  });

  it('never lets more work at once than there are turns, however it comes and goes', async () => {
    const { take } = turns({ atOnce: 3, waiting: 1_000 });
    let working = 0;
    let most = 0;
    const step = async (): Promise<void> => {
      working += 1;
      most = Math.max(most, working);
      await new Promise((turn) => setImmediate(turn));
      working -= 1;
    };
    const work = async (index: number): Promise<void> => {
      await step();
      const outside = async (): Promise<void> =>
        await new Promise((done, failed) => {
          setTimeout(index % 7 === 0 ? failed : done, index % 5);
        });
      await outOfTurn(outside).catch(() => {});
      await step();
    };
    await Promise.all(
      Array.from({ length: 200 }, async (_, index) => await take(async () => await work(index))),
    );
    expect(most).toBe(3);
    expect(await take(async () => 'all are free')).toBe('all are free');
  });

  it('is just done where there is no turn', async () => {
    expect(await outOfTurn(async () => 7)).toBe(7);
  });
});

describe('lines', () => {
  it('give each its share of all, and let nobody wait behind what another asked for', async () => {
    const { take } = lines({ atOnce: 2, waiting: 50 }, 3);
    const working = { a: 0, b: 0 };
    const most = { a: 0, b: 0, all: 0 };
    const order: string[] = [];
    const work = async (of: 'a' | 'b', index: number): Promise<void> => {
      working[of] += 1;
      most[of] = Math.max(most[of], working[of]);
      most.all = Math.max(most.all, working.a + working.b);
      await new Promise((turn) => setImmediate(turn));
      working[of] -= 1;
      order.push(`${of}${index}`);
    };
    const many = Array.from(
      { length: 52 },
      async (_, index) => await take('a', async () => await work('a', index)),
    );
    await expect(take('a', async () => 'too many')).rejects.toMatchObject({ code: 'serverBusy' });
    await take('b', async () => await work('b', 0));
    expect(order.length).toBeLessThan(8);
    await Promise.all(many);
    expect(most).toEqual({ a: 2, b: 1, all: 3 });
    expect(await take('a', async () => 'free again')).toBe('free again');
  });
});

describe('crowds', () => {
  it('have room for so many of the same, and for others besides', async () => {
    const { join } = crowds(2);
    const held = waitsFor();
    const inside = [join('a', held.work), join('a', held.work)];
    await expect(join('a', async () => 0)).rejects.toMatchObject({ code: 'serverBusy' });
    expect(await join('b', async () => 'b')).toBe('b');
    held.ends();
    await Promise.all(inside);
    expect(await join('a', async () => 'a')).toBe('a');
  });
});
