import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { buffer } from 'node:stream/consumers';
import { array, assert, asyncProperty, boolean, integer, record } from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase } from '../../testing/documents.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { csvStream } from '../rules/service.ts';
import * as store from './store.ts';
import { xlsxStream } from './xlsx.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { works: false });
});
afterAll(async () => await server.close());

/** Noon of a day in each month, so that it is the same month everywhere. */
const instant = (month: number): string => new Date(Date.UTC(2025, month, 15, 12)).toISOString();

const charge = record({
  file: integer({ min: 0, max: 3 }),
  user: integer({ min: 0, max: 1 }),
  /** From January 2025 on. */
  month: integer({ min: 0, max: 20 }),
  credits: integer({ min: 1, max: 9 }),
  refunded: boolean(),
});

describe('the monthly counts', () => {
  it('add up to what the ledger says, whatever the period and whatever was given back', async () => {
    await assert(
      asyncProperty(array(charge, { maxLength: 14 }), async (unordered) => {
        const charges = unordered.toSorted((a, b) => a.month - b.month);
        const empresaId = randomUUID();
        const users = [randomUUID(), randomUUID()];
        const files = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
        await askDatabase(server, `insert into companies (id, name) values ($1, 'Teste')`, [empresaId]);
        await askDatabase(
          server,
          `insert into credit_accounts (empresa_id, period_end, balance) values ($1, now(), 1000000)`,
          [empresaId],
        );
        for (const id of users)
          await askDatabase(
            server,
            `insert into users (id, empresa_id, name, email, email_key) values ($1, $2, 'Ana', $3, $3)`,
            [id, empresaId, `${id}@x.example`],
          );
        for (const { file, user, month, credits, refunded } of charges) {
          const [entry] = await askDatabase<{ id: string }>(
            server,
            `insert into credit_entries (empresa_id, at, kind, amount, user_id, file_id)
             values ($1, $2, 'pages', $3, $4, $5) returning id`,
            [empresaId, instant(month), -credits, users[user], files[file]],
          );
          if (refunded)
            await askDatabase(
              server,
              `insert into credit_entries (empresa_id, at, kind, amount, user_id, file_id, refund_of)
               values ($1, $2, 'refund', $3, $4, $5, $6)`,
              [empresaId, instant(month), credits, users[user], files[file], entry?.id],
            );
        }
        const kept = charges.filter(({ refunded }) => !refunded);
        const periods = [{}, { year: 2025 }, { year: 2026, month: 2 }, { month: 2 }, { userId: users[0] }];
        for (const period of periods) {
          const { year, month, userId } = period as { year?: number; month?: number; userId?: string };
          const within = kept.filter(
            (each) =>
              (year === undefined || 2025 + Math.floor(each.month / 12) === year) &&
              (month === undefined || (each.month % 12) + 1 === month) &&
              (userId === undefined || users[each.user] === userId),
          );
          const expected = users
            .map((id, index) => {
              const own = within.filter(({ user }) => user === index);
              return {
                id,
                totalCredits: own.reduce((sum, { credits }) => sum + credits, 0),
                totalDocuments: new Set(own.map(({ file }) => file)).size,
              };
            })
            .filter(({ totalCredits }) => totalCredits > 0);
          const [rows, count, listed] = await server.platform.db.inTenant(empresaId, async (tx) => [
            await store.consumption(tx, period),
            await store.countUsage(tx, period),
            await store.usage(tx, period, 100, { offset: 0 }),
          ]);
          expect(
            rows.map(({ id, totalCredits, totalDocuments }) => ({ id, totalCredits, totalDocuments })),
          ).toEqual(expect.arrayContaining(expected));
          expect([rows.length, count, listed.length]).toEqual([
            expected.length,
            within.length,
            within.length,
          ]);
        }
      }),
      { numRuns: 12 },
    );
  });
});

const HOSTILE = ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', 'ok; "x"'];

async function* batchesOf(...batches: readonly (readonly (string | number)[])[][]) {
  yield* batches;
}

describe('an export', () => {
  it('as CSV hands no formula to a spreadsheet', async () => {
    const rows = HOSTILE.map((value) => [value, -1]);
    const lines = (await text(csvStream(['A', 'B'], batchesOf(rows)))).split('\r\n').slice(1, -1);
    expect(lines).toEqual([
      "'=1+1;-1",
      "'+cmd|x;-1",
      "'-2+3;-1",
      "'@SUM(A1);-1",
      "'\t=1;-1",
      '"ok; ""x""";-1',
    ]);
  });

  it('as XLSX holds texts and numbers only, and goes on in another sheet when one is full', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => [HOSTILE[index % 6] ?? '', index]);
    const file = await buffer(
      xlsxStream('relatorio', ['A', 'B'], batchesOf(rows.slice(0, 4), rows.slice(4)), 3),
    );
    const parts = unzipSync(new Uint8Array(file));
    const sheets = [1, 2, 3].map((n) => strFromU8(parts[`xl/worksheets/sheet${n}.xml`] ?? new Uint8Array()));
    expect(sheets.map((sheet) => (sheet.match(/<row>/g) ?? []).length)).toEqual([4, 4, 2]);
    expect(sheets.join('')).not.toContain('<f>');
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).match(/<sheet /g)).toHaveLength(3);
    expect(strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array()).match(/sheet\d\.xml/g)).toHaveLength(
      3,
    );
  });
});
