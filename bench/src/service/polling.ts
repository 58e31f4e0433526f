/** 1,000 people look at their folder and their credits every five seconds, while documents are being indexed. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { contract } from '../../../e2e/fixtures/contract.ts';
import type { Looked, Looking } from './looking.ts';
import { percentile, send, startWorld, tell } from './world.ts';
import type { World } from './world.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 1_000);
const COMPANIES = 50;
const FILES_IN_FOLDER = 20;
const EVERY_MS = 5_000;
const SECONDS = Number(process.env['SECONDS'] ?? 60);
/** Two a company at once would only wait: enough for both cores to have one all the time. */
const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 60);
const PAGES = 20;
const GOAL_MS = 100;
const KINDS = ['list', 'credits'] as const;

/** What a browser says of itself at each call. */
const BROWSER_HEAD = [
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Safari/537.36',
  'Accept: */*',
  'Accept-Language: pt',
  'Content-Language: pt',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  'Sec-Fetch-Dest: empty',
];

export async function polling(): Promise<boolean> {
  const world = await startWorld(COMPANIES, PEOPLE);
  try {
    await fillFolders(world);
    const document = new Blob([Buffer.from(await contract(PAGES))], { type: 'application/pdf' });
    for (let index = 0; index < DOCUMENTS; index++) {
      await send(world, world.people[((index * PEOPLE) / DOCUMENTS) | 0]!, `${index}.pdf`, document);
    }
    const done = await indexed(world);
    const before = world.processorSeconds();
    const looked = await look(world);
    const after = world.processorSeconds();
    const pages = ((await indexed(world)) - done) * PAGES;
    const calls = looked.milliseconds.flat().length;
    const each = (seconds: number): string => `${((seconds / calls) * 1_000).toFixed(2)} ms`;
    process.stdout.write(
      `  ${PEOPLE} people, ${(calls / SECONDS).toFixed(0)} calls/s, ${(pages / SECONDS).toFixed(1)} pages/s indexed meanwhile\n` +
        `  processor time a call: ${each(after.service - before.service)} of the service, ` +
        `${each(after.database - before.database)} of the database, ${each(looked.processorSeconds)} of those who ask\n` +
        `  documents had ${((after.documents - before.documents) / SECONDS).toFixed(2)} cores\n`,
    );
    const held = KINDS.map((name, which) => {
      const sorted = (looked.milliseconds[which] ?? []).toSorted((a, b) => a - b);
      process.stdout.write(
        `  ${name}: median ${percentile(sorted, 0.5).toFixed(1)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms\n`,
      );
      return tell(`${name}: 99 of 100 are answered within`, percentile(sorted, 0.99), 'ms', GOAL_MS);
    });
    return held.every(Boolean);
  } finally {
    await world.close();
  }
}

async function fillFolders({ owner, people }: World): Promise<void> {
  for (const { empresaId, userId, folderId } of people) {
    await owner.query(
      `insert into files (empresa_id, folder_id, owner_id, name, name_key, search_key, bytes, sha256, blob_key,
         status, page_count)
       select $1, $2, $3, n || '.pdf', n || '.pdf', n || '.pdf', 1000, md5(n::text), 'x', 3, 1
       from generate_series(1, $4::integer) n`,
      [empresaId, folderId, userId, FILES_IN_FOLDER],
    );
  }
  await owner.query('analyze files');
}

async function indexed({ owner }: World): Promise<number> {
  const { rows } = await owner.query<{ many: number }>(
    `select count(*)::integer as many from files where status = 3 and blob_key <> 'x'`,
  );
  return rows[0]?.many ?? 0;
}

/** In a process of its own, whose time is not the service's. */
async function look({ base, people }: World): Promise<Looked> {
  const { hostname, port, pathname } = new URL(base);
  const looking: Looking = {
    people: people.map(({ token, address, folderId }) => ({
      calls: [`${pathname}/drive/files/${folderId}`, `${pathname}/credits`],
      head: [...BROWSER_HEAD, `Authorization: Bearer ${token}`, `X-Forwarded-For: ${address}`].join('\r\n'),
    })),
    host: hostname,
    port: Number(port),
    everyMs: EVERY_MS,
    seconds: SECONDS,
  };
  const child = fork(join(import.meta.dirname, '../workloads/polls.ts'));
  child.send(looking);
  const [looked] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([status]) => {
      throw new Error(`those who look ended with ${status}`);
    }),
  ])) as [Looked];
  return looked;
}
