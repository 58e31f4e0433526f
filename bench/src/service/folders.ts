/** A folder with 10,000 files, and a company with 100,000: what the database takes for lists, pages, orders and searches. */

import { drive } from '@mavendoc/contract';
import type { Client } from 'pg';
import type { Tx } from '../../../apps/server/src/platform/database/database.ts';
import { readIn } from '../../../apps/server/src/platform/database/reading.ts';
import { filesIn, searchFiles } from '../../../apps/server/src/drive/file-lists.ts';
import { percentile, startWorld, tell } from './world.ts';
import type { Person } from './world.ts';

const FILES = 100_000;
const IN_ONE_FOLDER = 10_000;
const TIMES = 9;
const GOAL_MS = 50;

export async function folders(): Promise<boolean> {
  const world = await startWorld(1, 1);
  try {
    const [person] = world.people as [Person];
    await fill(world.owner, person);
    const scope = { empresaId: person.empresaId, userId: person.userId, wholeCompany: true };
    const list = (query: Partial<drive.ListQuery>) => async (tx: Tx) =>
      await readIn(tx, filesIn(scope, person.folderId, drive.listQuery.parse(query)));
    const search = (text: string, page: number) => async (tx: Tx) =>
      await searchFiles(tx, scope, { text, page, size: 50 });
    const queries: readonly (readonly [string, (tx: Tx) => Promise<unknown>])[] = [
      ['a page of 200 of them by name', list({ size: 200 })],
      ['the last page of them by date', list({ size: 200, page: 49, sort: 'date', order: 'desc' })],
      ['a page of them by size', list({ size: 200, sort: 'size' })],
      [`search in ${FILES} files, one found`, search('contrato 77777', 0)],
      ['search, 11 found', search('contrato 1234', 0)],
      ['search, 100,000 found, first page', search('contrato', 0)],
      ['search of two letters, first page', search('co', 0)],
      ['search, none found', search('inexistente', 0)],
    ];
    const held: boolean[] = [];
    for (const [name, query] of queries) {
      const times: number[] = [];
      for (let each = 0; each < TIMES; each++) {
        const started = performance.now();
        await world.platform.db.inTenant(person.empresaId, query);
        times.push(performance.now() - started);
      }
      held.push(
        tell(
          name,
          percentile(
            times.sort((a, b) => a - b),
            0.5,
          ),
          'ms',
          GOAL_MS,
        ),
      );
    }
    held.push(await inDatabase(world.owner, person));
    return held.every(Boolean);
  } finally {
    await world.close();
  }
}

async function fill(owner: Client, { empresaId, userId, folderId }: Person): Promise<void> {
  await owner.query(
    `insert into folders (id, empresa_id, owner_id, name, name_key, search_key)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, $2, 'Pasta ' || n, 'pasta ' || n,
       'pasta ' || n from generate_series(1, 90) n`,
    [empresaId, userId],
  );
  await owner.query(
    `insert into files (empresa_id, folder_id, owner_id, name, name_key, search_key, bytes, sha256, blob_key,
       status, page_count, uploaded_at)
     select $1, case when n <= $4::integer then $2::uuid
         else ('00000000-0000-4000-8000-' || lpad((1 + n % 90)::text, 12, '0'))::uuid end, $3,
       'Contrato ' || n || '.pdf', 'contrato ' || n || '.pdf', 'contrato ' || n || '.pdf', 1000 + n % 977,
       md5(n::text), 'x', 3, 1 + n % 40, now() - n * interval '1 minute'
     from generate_series(1, $5::integer) n`,
    [empresaId, folderId, userId, IN_ONE_FOLDER, FILES],
  );
  await owner.query('vacuum analyze files');
}

/** Without what the driver and the conversion cost. */
async function inDatabase(owner: Client, { empresaId, folderId }: Person): Promise<boolean> {
  await owner.query('begin');
  await owner.query('set local role mavendoc_app');
  await owner.query(`select set_config('app.tenant', $1, true)`, [empresaId]);
  const { rows } = await owner.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
    `explain (analyze, format json) select f.*, u.name as uploader, r.state from files f join users u on u.id = f.owner_id
       left join removals r on r.file_id = f.id and r.version = f.removal_version
     where f.folder_id = $1 and f.deleted_at is null order by f.search_key, f.id`,
    [folderId],
  );
  await owner.query('rollback');
  const taken = rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN;
  return tell(`${IN_ONE_FOLDER} files of one folder, in the database alone`, taken, 'ms', GOAL_MS);
}
