/** 1,000 people look at their folder and their credits every five seconds, while documents are being indexed. */

import { Agent } from 'node:http';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '../../../e2e/fixtures/contract.ts';
import { percentile, send, startWorld, tell } from './world.ts';
import type { Person, World } from './world.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 1_000);
const COMPANIES = 50;
const FILES_IN_FOLDER = 20;
const EVERY_MS = 5_000;
const SECONDS = Number(process.env['SECONDS'] ?? 60);
/** Two a company at once would only wait: enough for both cores to have one all the time. */
const DOCUMENTS = 60;
const GOAL_MS = 100;

export async function polling(): Promise<boolean> {
  const world = await startWorld(COMPANIES, PEOPLE);
  try {
    await fillFolders(world);
    const document = new Blob([Buffer.from(await contract(20))], { type: 'application/pdf' });
    for (let index = 0; index < DOCUMENTS; index++) {
      await send(world, world.people[((index * PEOPLE) / DOCUMENTS) | 0]!, `${index}.pdf`, document);
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
    const until = Date.now() + SECONDS * 1_000;
    const times = { list: [] as number[], credits: [] as number[] };
    const done = await indexed(world);
    const processor = world.processorSeconds();
    await Promise.all(
      world.people.map(async (person, index) => {
        // people do not look all at the same instant
        await sleep((index / PEOPLE) * EVERY_MS);
        while (Date.now() < until) {
          const next = Date.now() + EVERY_MS;
          times.list.push(await ask(world, agent, person, `/drive/files/${person.folderId}`));
          times.credits.push(await ask(world, agent, person, '/credits'));
          await sleep(Math.max(0, next - Date.now()));
        }
      }),
    );
    const pages = ((await indexed(world)) - done) * 20;
    const calls = times.list.length + times.credits.length;
    const each = ((world.processorSeconds() - processor) / calls) * 1_000;
    agent.destroy();
    process.stdout.write(
      `  ${PEOPLE} people, ${(calls / SECONDS).toFixed(0)} calls/s, ` +
        `${(pages / SECONDS).toFixed(1)} pages/s indexed meanwhile, ` +
        `${each.toFixed(2)} ms of processor time of the server a call\n`,
    );
    const held = Object.entries(times).map(([name, taken]) => {
      const sorted = taken.sort((a, b) => a - b);
      process.stdout.write(`  ${name}: median ${percentile(sorted, 0.5).toFixed(1)} ms\n`);
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

/** Milliseconds from the call to the last byte of its answer. */
async function ask({ base }: World, agent: Agent, { token, address }: Person, path: string): Promise<number> {
  const started = performance.now();
  const status = await new Promise<number | undefined>((answered, failed) => {
    request(
      base + path,
      { agent, headers: { Authorization: `Bearer ${token}`, 'X-Forwarded-For': address } },
      (answer) => {
        answer.resume();
        answer.once('end', () => answered(answer.statusCode));
        answer.once('error', failed);
      },
    )
      .once('error', failed)
      .end();
  });
  // a call that is turned away has not been answered
  return status === 200 ? performance.now() - started : Infinity;
}
