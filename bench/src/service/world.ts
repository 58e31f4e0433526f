/** The product as a process of its own on an embedded PostgreSQL, with companies and people who are signed in. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PROFILE } from '@mavendoc/contract';
import { freePort } from '../../../e2e/support/product.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { startEmbedded } from '../../../apps/server/src/platform/database/embedded.ts';
import { clusterFolder } from '../../../apps/server/src/platform/database/embedded-binaries.ts';
import { openPlatform } from '../../../apps/server/src/platform/platform.ts';
import type { Platform } from '../../../apps/server/src/platform/platform.ts';
import { sessionService } from '../../../apps/server/src/sessions/service.ts';
import { processorSeconds } from './processor-time.ts';
import type { ProcessorSeconds } from './processor-time.ts';

export interface Person {
  readonly empresaId: string;
  readonly userId: string;
  readonly folderId: string;
  readonly token: string;
  readonly address: string;
}

export interface World {
  /** `…/resources` */
  readonly base: string;
  /** Companies one after the other, people of a company together. */
  readonly people: readonly Person[];
  /** The same database, seen from here. */
  readonly platform: Platform;
  /** As a superuser. */
  readonly owner: pg.Client;
  /** Resident bytes of the serving process now, and at most since the last call. */
  residentBytes(): { readonly now: number; readonly peak: number };
  forgetPeak(): void;
  processorSeconds(): ProcessorSeconds;
  close(): Promise<void>;
}

const SECRET = 'only for this bench: 0123456789 0123456789';

export async function startWorld(companies: number, people: number): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-service-'));
  chmodSync(folder, 0o755);
  const cluster = await startEmbedded(folder);
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: cluster.url,
    MAVENDOC_DATA: folder,
    MAVENDOC_SECRET: SECRET,
    LOG_LEVEL: 'error',
    // each person calls from an address of its own, as behind a proxy
    TRUST_PROXY: '127.0.0.1',
  };
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../apps/cli/src/mavendoc.ts'), 'serve'],
    { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const base = `http://127.0.0.1:${port}/mavendoc/resources`;
  await untilAnswers(`${base}/config`);
  const platform = await openPlatform(readConfig(env), { works: false, tell: () => {} });
  const owner = new pg.Client({
    connectionString: cluster.ownerUrl.replace(/\/\w+$/, new URL(cluster.url).pathname),
  });
  await owner.connect();
  const postmaster = Number(
    readFileSync(join(clusterFolder(folder), 'cluster/postmaster.pid'), 'utf8').split('\n')[0],
  );
  const status = `/proc/${server.pid}/status`;
  const bytes = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(status, 'utf8'))?.[1]) * 1024;
  return {
    base,
    people: await makePeople(platform, owner, companies, people),
    platform,
    owner,
    residentBytes: () => ({ now: bytes('VmRSS'), peak: bytes('VmHWM') }),
    processorSeconds: () => processorSeconds(server.pid ?? 0, postmaster),
    // proc(5): 5 resets the peak
    forgetPeak: () => writeFileSync(`/proc/${server.pid}/clear_refs`, '5'),
    async close() {
      await owner.end();
      await platform.close();
      server.kill('SIGTERM');
      await once(server, 'exit');
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(address: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while ((await fetch(address).catch(() => undefined))?.ok !== true) {
    if (Date.now() > deadline) throw new Error('the product did not start');
    await new Promise((again) => setTimeout(again, 100));
  }
}

async function makePeople(
  platform: Platform,
  owner: pg.Client,
  companies: number,
  people: number,
): Promise<readonly Person[]> {
  const sessions = sessionService(platform);
  const made: Person[] = [];
  const each = Math.ceil(people / companies);
  for (let company = 0; company < companies; company++) {
    const empresaId = await makeCompany(owner, company);
    for (let number = 0; number < Math.min(each, people - company * each); number++) {
      const email = `pessoa${company}-${number}@carga.example`;
      const { rows } = await owner.query<{ id: string; folder: string }>(
        `with person as (
           insert into users (empresa_id, name, email, email_key, profile)
           values ($1, 'Pessoa', $2, $2, ${PROFILE.admin}) returning id
         )
         insert into folders (empresa_id, owner_id, name, name_key, search_key)
         select $1, id, 'Pasta ' || id, id::text, 'pasta ' || id from person returning owner_id as id, id as folder`,
        [empresaId, email],
      );
      const { id, folder } = rows[0]!;
      const user = {
        id,
        name: 'Pessoa',
        email,
        profile: PROFILE.admin,
        company: { id: empresaId, name: 'Carga' },
      };
      const surroundings = { ip: `10.0.${company}.${number}`, userAgent: 'bench', mustChangePassword: false };
      const token = await platform.db.asPlatform(async (tx) => await sessions.open(tx, user, surroundings));
      const address = `10.0.${company}.${number}`;
      made.push({ empresaId, userId: id, folderId: folder, token, address });
    }
  }
  return made;
}

async function makeCompany(owner: pg.Client, number: number): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into companies (name) values ($1) returning id`,
    [`Empresa ${number}`],
  );
  const { id } = rows[0]!;
  await owner.query(
    `insert into credit_accounts (empresa_id, period_end) values ($1, now() + interval '1 month')`,
    [id],
  );
  await owner.query(`insert into credit_entries (empresa_id, kind, amount) values ($1, 'grant', 100000)`, [
    id,
  ]);
  return id;
}

/** Sends a PDF; answers its id. */
export async function send(
  { base }: World,
  { token, folderId }: Person,
  name: string,
  body: Blob,
): Promise<string> {
  const form = new FormData();
  form.append('file', body, name);
  const answer = await fetch(`${base}/drive/upload?folder=${folderId}&duplicate=keep`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** @param sorted ascending */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** A line of the table; answers whether the goal holds. */
export function tell(what: string, figure: number, unit: string, goal: number): boolean {
  const held = figure < goal;
  const shown = figure < 10 ? figure.toFixed(1) : figure.toFixed(0);
  process.stdout.write(
    `  ${what.padEnd(58)} ${shown.padStart(7)} ${unit}   ${held ? 'holds' : 'MISSES'} ${goal} ${unit}\n`,
  );
  return held;
}
