/**
 * How fast the reports are on a company with a million charges and a million sign-ins, and what an export of all of it
 * costs in memory. Fills a scratch database of its own; nothing of it is kept. `npm run reports -w @mavendoc/bench [rows]`.
 */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setInterval, clearInterval } from 'node:timers';
import { signIns } from '../../apps/server/src/audit/service.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { startEmbedded } from '../../apps/server/src/platform/database/embedded.ts';
import type { Tx } from '../../apps/server/src/platform/database/database.ts';
import { openPlatform } from '../../apps/server/src/platform/platform.ts';
import type { Platform } from '../../apps/server/src/platform/platform.ts';
import { exportReport } from '../../apps/server/src/reports/export.ts';
import * as store from '../../apps/server/src/reports/store.ts';
import { fillReports } from '../../apps/server/testing/fill-reports.ts';

const ROWS = Number(process.argv[2] ?? 1_000_000);
const TIMES = 7;
const GOAL_MS = 200;
const MEGABYTE = 1024 * 1024;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const folder = mkdtempSync(join(tmpdir(), 'mavendoc-reports-'));
chmodSync(folder, 0o755);
const cluster = await startEmbedded(folder);
const secret = 'only for this bench: 0123456789 0123456789';
const env = { DATABASE_URL: cluster.url, MAVENDOC_DATA: folder, MAVENDOC_SECRET: secret };
const platform = await openPlatform(readConfig(env), { works: false, tell: () => {} });
try {
  const ownerUrl = cluster.ownerUrl.replace(/\/\w+$/, new URL(cluster.url).pathname);
  const started = Date.now();
  const { empresaId, userId } = await fillReports(ownerUrl, ROWS);
  say(`${ROWS} charges and ${ROWS} sign-ins of one company, filled in ${seconds(started)} s\n`);
  await measurePages(platform, empresaId, userId);
  await measureExports(platform, empresaId);
} finally {
  await platform.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

async function page(tx: Tx, filters: object, offset = 0): Promise<void> {
  await store.usage(tx, filters, 20, { offset });
  await store.countUsage(tx, filters);
}

async function measurePages(platform: Platform, empresaId: string, userId: string): Promise<void> {
  const queries: readonly (readonly [string, (tx: Tx) => Promise<unknown>])[] = [
    ['access audit', async (tx) => await signIns(tx, empresaId, { page: 0, size: 20 })],
    [
      'access audit, last page',
      async (tx) => await signIns(tx, empresaId, { page: Math.floor(ROWS / 20) - 1, size: 20 }),
    ],
    ['credits usage', async (tx) => await page(tx, {})],
    ['credits usage, year', async (tx) => await page(tx, { year: 2025 })],
    ['credits usage, year and month', async (tx) => await page(tx, { year: 2025, month: 3 })],
    ['credits usage, month of any year', async (tx) => await page(tx, { month: 3 })],
    ['credits usage, one user', async (tx) => await page(tx, { userId })],
    ['credits usage, one user and month', async (tx) => await page(tx, { userId, year: 2025, month: 3 })],
    ['credits usage, page 5', async (tx) => await page(tx, {}, 80)],
    ['consumption by user', async (tx) => await store.consumption(tx, {})],
    ['consumption by user, year', async (tx) => await store.consumption(tx, { year: 2025 })],
    ['consumption by user, month', async (tx) => await store.consumption(tx, { year: 2025, month: 3 })],
    ['users to filter by', store.usersByEmail],
  ];
  say('first page                              median ms   worst ms   goal');
  for (const [name, query] of queries) {
    const times: number[] = [];
    for (let each = 0; each < TIMES; each++) {
      const from = performance.now();
      await platform.db.inTenant(empresaId, query);
      times.push(performance.now() - from);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const [median, worst] = [sorted[Math.floor(TIMES / 2)] ?? 0, sorted.at(-1) ?? 0];
    const verdict = median < GOAL_MS ? 'met' : 'missed';
    say(`${name.padEnd(38)} ${median.toFixed(1).padStart(10)} ${worst.toFixed(1).padStart(10)}   ${verdict}`);
  }
}

async function measureExports(platform: Platform, empresaId: string): Promise<void> {
  say('\nexport of everything                    seconds   file MB   memory added MB');
  for (const report of ['credits-usage', 'access-audit'] as const) {
    for (const format of ['csv', 'xlsx'] as const) {
      const inTenant = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
        await platform.db.inTenant(empresaId, work);
      const before = process.memoryUsage().rss;
      let [peak, bytes] = [before, 0];
      const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
      const from = Date.now();
      const { content } = exportReport(inTenant, empresaId, report, {}, { format, language: 'pt' });
      const sink = new Writable({
        write(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          done();
        },
      });
      await pipeline(content, sink);
      clearInterval(watch);
      const added = ((peak - before) / MEGABYTE).toFixed(0);
      const size = (bytes / MEGABYTE).toFixed(1);
      say(
        `${`${report}, ${format}`.padEnd(38)} ${seconds(from).padStart(8)} ${size.padStart(9)} ${added.padStart(17)}`,
      );
    }
  }
}
