/**
 * A database of the operator's own, saved as rows: one snapshot of all tables, each a compressed file with a row a line, as
 * PostgreSQL writes a row as text. Needs no other right than the service's own, and no program beside it.
 */

import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Client, escapeIdentifier } from 'pg';
import { z } from 'zod';
import { migrate } from '../platform/database/migrate.ts';
import { StartError } from '../platform/start-error.ts';

const manifest = z.object({
  /** Names of the migrations that the rows belong to. */
  migrations: z.array(z.string()).readonly(),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
});

/** The queue of jobs lives in a schema of its own and is made anew; the list of migrations is made by migrating. */
const TABLES = `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'schema_migrations' order by 1`;

const MIGRATIONS = 'select name from schema_migrations order by name';

const BATCH = 500;

/** Answers how many rows were saved. */
export async function saveRows(url: string, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return await connected(url, async (client) => {
    const tables = await namesOf(client, TABLES);
    await client.query(`set lock_timeout = '30s'`);
    try {
      // row-level security is forced on the owner too: for this while it may read
      for (const table of tables) {
        await client.query(dropPolicy(table));
        await client.query(
          `create policy backup on ${escapeIdentifier(table)} for select to current_user using (true)`,
        );
      }
      await client.query('begin isolation level repeatable read read only');
      const saved = [];
      for (const name of tables) saved.push({ name, rows: await saveTable(client, name, folder) });
      const migrations = await namesOf(client, MIGRATIONS);
      await client.query('commit');
      const content: z.output<typeof manifest> = { migrations, tables: saved };
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify(content, null, 2), { mode: 0o600 });
      return saved.reduce((sum, { rows }) => sum + rows, 0);
    } finally {
      await client.query('rollback');
      for (const table of tables) await client.query(dropPolicy(table));
    }
  });
}

const dropPolicy = (table: string): string => `drop policy if exists backup on ${escapeIdentifier(table)}`;

async function saveTable(client: Client, name: string, folder: string): Promise<number> {
  let rows = 0;
  await client.query(
    `declare saved no scroll cursor for select t::text as row from ${escapeIdentifier(name)} t`,
  );
  const lines = async function* (): AsyncGenerator<string> {
    for (;;) {
      const { rows: batch } = await client.query<{ row: string }>(`fetch ${BATCH} from saved`);
      rows += batch.length;
      for (const { row } of batch) yield `${JSON.stringify(row)}\n`;
      if (batch.length < BATCH) return;
    }
  };
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(fileOf(folder, name), { mode: 0o600 }),
  );
  await client.query('close saved');
  return rows;
}

const fileOf = (folder: string, table: string): string => join(folder, `${table}.jsonl.gz`);

/** Into an empty database; all of it, or nothing. Answers how many rows came back. */
export async function loadRows(url: string, folder: string): Promise<number> {
  const { migrations, tables } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')),
  );
  await migrate(url);
  return await connected(url, async (client) => {
    const present = await namesOf(client, MIGRATIONS);
    if (present.join() !== migrations.join()) {
      throw new StartError(
        `The backup was made by another version (its schema ends with ${migrations.at(-1) ?? 'nothing'}, this one's with ` +
          `${present.at(-1) ?? 'nothing'}): restore it with that version, then start this one.`,
      );
    }
    await client.query('begin');
    try {
      await client.query('lock table data_keys, companies in access exclusive mode');
      for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} ${OPENED}`);
      if (await holdsData(client)) {
        throw new StartError('The database holds data already: restore into an empty one.');
      }
      const links = await linksOf(client);
      for (const { table, name } of links)
        await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
      let total = 0;
      for (const { name, rows } of tables) {
        const loaded = await loadTable(client, name, folder);
        if (loaded !== rows)
          throw new StartError(`${fileOf(folder, name)} is cut: ${loaded} of ${rows} rows.`);
        total += loaded;
      }
      for (const { table, name, definition } of links)
        await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
      await continueCounting(client);
      for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} ${CLOSED}`);
      await client.query('commit');
      return total;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

/** The owner may write, and nothing is counted or refused that was counted and let through before. */
const OPENED = 'no force row level security, disable trigger user';
const CLOSED = 'force row level security, enable trigger user';

async function holdsData(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(
    'select exists (select 1 from data_keys) or exists (select 1 from companies) as holds',
  );
  return rows[0]?.holds !== false;
}

interface Link {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Rows come table by table and point to rows that come later. */
async function linksOf(client: Client): Promise<readonly Link[]> {
  const { rows } = await client.query<Link>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}

async function loadTable(client: Client, name: string, folder: string): Promise<number> {
  const table = escapeIdentifier(name);
  // the text of a row is read back as the row that it was
  const insert = `insert into ${table} overriding system value select (line::${table}).* from unnest($1::text[]) line`;
  const lines = createInterface({ input: createReadStream(fileOf(folder, name)).pipe(createGunzip()) });
  let batch: string[] = [];
  let rows = 0;
  for await (const line of lines) {
    batch.push(JSON.parse(line) as string);
    rows += 1;
    if (batch.length < BATCH) continue;
    await client.query(insert, [batch]);
    batch = [];
  }
  if (batch.length > 0) await client.query(insert, [batch]);
  return rows;
}

/** Numbers that the database gives go on after those that came back. */
async function continueCounting(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    const [name, id] = [escapeIdentifier(table), escapeIdentifier(column)];
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(1, coalesce(max(${id}), 1)), max(${id}) is not null) from ${name}`,
      [name, column],
    );
  }
}

async function namesOf(client: Client, query: string): Promise<readonly string[]> {
  return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
