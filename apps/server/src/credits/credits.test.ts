import { randomUUID } from 'node:crypto';
import { CREDITS, PLANS } from '@mavendoc/contract';
import { assert, asyncProperty, array, integer } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askDatabase } from '../../testing/documents.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import type { Tx } from '../platform/database/database.ts';
import type { CreditService } from './service.ts';

let server: TestServer;
let credits: CreditService;
let empresaId: string;
let userId: string;

beforeAll(async () => {
  server = await startTestServer({ DATABASE_POOL: '20' }, { works: false });
  credits = server.documents.credits;
});
afterAll(async () => await server.close());

beforeEach(async () => {
  empresaId = randomUUID();
  userId = await newUser(0);
});

/** A company on the trial, and one user of it with this cap. */
async function newUser(cap: number): Promise<string> {
  const known = await askDatabase(server, 'select 1 from companies where id = $1', [empresaId]);
  if (known.length === 0) {
    await askDatabase(server, `insert into companies (id, name) values ($1, 'Teste')`, [empresaId]);
    await inTenant(async (tx) => await credits.grantTrial(tx, empresaId));
  }
  const id = randomUUID();
  await askDatabase(
    server,
    `insert into users (id, empresa_id, name, email, email_key, max_credits) values ($1, $2, 'Ana', $3, $3, $4)`,
    [id, empresaId, `${id}@x.example`, cap],
  );
  return id;
}

const inTenant = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  await server.platform.db.inTenant(empresaId, work);

const balance = async (): Promise<number> => (await credits.read(empresaId, userId)).currentCredits;

const debit = async (fileId: string, pages: number, round = 0, user = userId) =>
  await inTenant(
    async (tx) => await credits.debitPages(tx, { empresaId, userId: user, fileId, pages, round }),
  );

const grant = async (amount: number): Promise<void> => {
  await inTenant(async (tx) => await credits.grantCredits(tx, empresaId, amount, 'teste'));
};

/** The month is over: as if the clock had gone on. */
const endMonth = async (): Promise<void> => {
  await askDatabase(
    server,
    `update credit_accounts set anchor = anchor - interval '1 month',
       period_start = period_start - interval '1 month', period_end = period_end - interval '1 month'
     where empresa_id = $1`,
    [empresaId],
  );
};

describe('the ledger', () => {
  it('begins with the trial, once', async () => {
    await inTenant(async (tx) => await credits.grantTrial(tx, empresaId));
    expect(await balance()).toBe(CREDITS.trialPages);
  });

  it('can not be overdrawn by debits at the same time', async () => {
    const results = await Promise.all(Array.from({ length: 40 }, async () => await debit(randomUUID(), 4)));
    expect(results.filter((result) => result === 'charged')).toHaveLength(7);
    expect(results.filter((result) => result === 'short')).toHaveLength(33);
    expect(await balance()).toBe(2);
  });

  it('charges a file once, however many workers try', async () => {
    const file = randomUUID();
    const results = await Promise.all(Array.from({ length: 20 }, async () => await debit(file, 5)));
    expect(results.filter((result) => result === 'charged')).toHaveLength(1);
    expect(await balance()).toBe(25);
  });

  it('tells nothing left from too little left', async () => {
    await debit(randomUUID(), 29);
    expect(await debit(randomUUID(), 2)).toBe('short');
    await debit(randomUUID(), 1);
    expect(await debit(randomUUID(), 2)).toBe('none');
  });

  it('gives pages back once, and charges them anew in the next round', async () => {
    const file = randomUUID();
    await debit(file, 5);
    const refund = async () =>
      await inTenant(
        async (tx) => await credits.refundPages(tx, { empresaId, userId, fileId: file, round: 0 }),
      );
    expect([await refund(), await refund()]).toEqual([true, false]);
    expect(await balance()).toBe(30);
    expect(await debit(file, 5, 1)).toBe('charged');
  });

  it('only grows', async () => {
    const change = `update credit_entries set amount = 1000 where empresa_id = '${empresaId}'`;
    await expect(askDatabase(server, change)).rejects.toThrow('only grows');
  });

  it('refuses what would go below zero even when the service forgets to ask', async () => {
    const overdraw = `insert into credit_entries (empresa_id, kind, amount) values ('${empresaId}', 'pages', -31)`;
    await expect(askDatabase(server, overdraw)).rejects.toThrow('credit_accounts_balance_check');
  });

  it('adds up to the balance after any mixture', async () => {
    await assert(
      asyncProperty(array(integer({ min: -20, max: 20 }), { maxLength: 12 }), async (steps) => {
        await Promise.all(
          steps.map(async (step) => {
            if (step > 0) await grant(step);
            else if (step < 0) await debit(randomUUID(), -step);
          }),
        );
        const [sum] = await askDatabase<{ sum: string }>(
          server,
          'select sum(amount) from credit_entries where empresa_id = $1',
          [empresaId],
        );
        expect(await balance()).toBe(Number(sum?.sum));
        expect(await balance()).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a cap of a user', () => {
  it('ends what the user may use, not what others may', async () => {
    const capped = await newUser(3);
    const read = async () => await credits.read(empresaId, capped);
    expect(await debit(randomUUID(), 4, 0, capped)).toBe('short');
    expect(await debit(randomUUID(), 3, 0, capped)).toBe('charged');
    expect(await debit(randomUUID(), 1, 0, capped)).toBe('none');
    expect(await read()).toMatchObject({ maxCredits: 3, myUsage: 3, currentCredits: 27 });
    expect(await debit(randomUUID(), 20)).toBe('charged');
  });

  it('is counted anew each month', async () => {
    const capped = await newUser(3);
    await debit(randomUUID(), 3, 0, capped);
    await askDatabase(server, 'alter table credit_entries disable trigger ledger_only_grows');
    await askDatabase(
      server,
      `update credit_entries set at = at - interval '1 month' where empresa_id = $1`,
      [empresaId],
    );
    await askDatabase(server, 'alter table credit_entries enable trigger ledger_only_grows');
    await endMonth();
    expect(await debit(randomUUID(), 3, 0, capped)).toBe('charged');
  });

  it('never promises more than the company has', async () => {
    const capped = await newUser(100);
    expect(await credits.read(empresaId, capped)).toMatchObject({
      maxCredits: 30,
      myUsage: 0,
    });
  });
});

describe('a plan', () => {
  const { monthlyCredits } = PLANS.starter;

  it('brings its credits at once and again on its day; unused ones lapse, granted ones stay', async () => {
    await credits.setPlan(empresaId, 'starter');
    expect(await balance()).toBe(30 + monthlyCredits);
    await debit(randomUUID(), 100);
    await endMonth();
    expect(await balance()).toBe(30 + monthlyCredits);
    await debit(randomUUID(), monthlyCredits + 10);
    await endMonth();
    expect(await balance()).toBe(20 + monthlyCredits);
  });

  it('that is set again changes nothing; another one takes its place', async () => {
    await credits.setPlan(empresaId, 'starter');
    await credits.setPlan(empresaId, 'starter');
    expect(await balance()).toBe(30 + monthlyCredits);
    await credits.setPlan(empresaId, 'premium');
    expect(await balance()).toBe(30 + PLANS.premium.monthlyCredits);
    await credits.setPlan(empresaId, null);
    expect(await balance()).toBe(30);
  });

  it('renews once when many ask in the same moment, and not for months that nobody was there', async () => {
    await credits.setPlan(empresaId, 'starter');
    for (let month = 0; month < 3; month++) await endMonth();
    await Promise.all(Array.from({ length: 10 }, balance));
    expect(await balance()).toBe(30 + monthlyCredits);
  });
});
