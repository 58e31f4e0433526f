/** How long a company's single page waits while others have sent 2,000 pages each. */

import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '../../../e2e/fixtures/contract.ts';
import { percentile, send, startWorld, tell } from './world.ts';
import type { Person, World } from './world.ts';

const GIANTS = 3;
const GIANT_PAGES = 2_000;
const SINGLES = 10;
/** Times as long as alone: seconds would measure the machine. */
const GOAL_TIMES = 3;

export async function fairness(): Promise<boolean> {
  const world = await startWorld(GIANTS + 1, GIANTS + 1);
  try {
    const single = world.people.at(-1)!;
    const page = new Blob([Buffer.from(await contract(1))], { type: 'application/pdf' });
    const alone = await taken(world, single, 'sozinha.pdf', page);
    const giant = new Blob([Buffer.from(await contract(GIANT_PAGES))], { type: 'application/pdf' });
    for (const person of world.people.slice(0, GIANTS)) await send(world, person, 'gigante.pdf', giant);
    await sleep(5_000);
    const times: number[] = [];
    for (let each = 0; each < SINGLES; each++) times.push(await taken(world, single, `${each}.pdf`, page));
    const { rows } = await world.owner.query<{ done: number }>(
      `select count(*) filter (where status = 3)::integer as done from files where page_count = ${GIANT_PAGES}`,
    );
    const sorted = times.sort((a, b) => a - b);
    process.stdout.write(
      `  a single page alone: ${alone.toFixed(1)} s; beside ${GIANTS} documents of ${GIANT_PAGES} pages ` +
        `(${rows[0]?.done} of them done by then): median ${percentile(sorted, 0.5).toFixed(1)} s\n`,
    );
    process.stdout.write(`  the slowest of them: ${(sorted.at(-1) ?? Number.NaN).toFixed(1)} s\n`);
    return tell('a single page, compared to one alone', percentile(sorted, 0.5) / alone, 'x', GOAL_TIMES);
  } finally {
    await world.close();
  }
}

/** Seconds from the upload to status 3. */
async function taken(world: World, person: Person, name: string, body: Blob): Promise<number> {
  const started = performance.now();
  const id = await send(world, person, name, body);
  for (;;) {
    const { rows } = await world.owner.query<{ status: number }>('select status from files where id = $1', [
      id,
    ]);
    if (rows[0]?.status === 3) return (performance.now() - started) / 1000;
    if (rows[0]?.status === 2) throw new Error('the page was refused');
    await sleep(50);
  }
}
