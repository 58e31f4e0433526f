/** Brings the schema up to date: hand-written SQL in apps/server/migrations, in order, each in a transaction of its own. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../start-error.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');

/** Any number that no other program takes in this database. */
const LOCK = 7_270_163;

interface Migration {
  readonly name: string;
  readonly checksum: string;
  readonly sql: string;
}

/** Applies what is missing. Refuses a schema that is newer than this version, or whose past was edited. */
export async function migrate(url: string, folder = FOLDER): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await applyMissing(client, readMigrations(folder));
  } finally {
    await client.end();
  }
}

const APPLIED = 'select name, checksum from schema_migrations order by name';

interface Applied {
  readonly name: string;
  readonly checksum: string;
}

/** @throws StartError: the schema is not the one that this version was made for */
export async function refuseOtherSchema(
  ask: (query: string) => Promise<readonly unknown[]>,
  folder = FOLDER,
): Promise<void> {
  const known = new Map(readMigrations(folder).map((migration) => [migration.name, migration]));
  for (const { name, checksum } of (await ask(APPLIED)) as readonly Applied[]) {
    refuseStranger(name, checksum, known);
  }
}

function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

async function applyMissing(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(APPLIED);
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of rows) refuseStranger(name, checksum, known);
  const applied = new Set(rows.map(({ name }) => name));
  if (applied.size === 0) await keepPublicSchema(client);
  for (const migration of migrations) {
    if (!applied.has(migration.name)) await apply(client, migration);
  }
}

/**
 * Before PostgreSQL 16 the first migration takes inheritance away from the login role, and with it what the owner of a
 * database has on the schema `public`: from then on it holds that itself.
 */
async function keepPublicSchema(client: Client): Promise<void> {
  const { rows } = await client.query<{ old: boolean }>(
    `select current_setting('server_version_num')::integer < 160000 as old`,
  );
  if (rows[0]?.old === true) await client.query('grant usage, create on schema public to current_user');
}

function refuseStranger(name: string, checksum: string, known: ReadonlyMap<string, Migration>): void {
  const mine = known.get(name);
  if (mine === undefined) {
    throw new StartError(
      `The database is newer than this version of MavenDoc (it has ${name}): update MavenDoc`,
    );
  }
  if (mine.checksum !== checksum) {
    throw new StartError(`Migration ${name} was changed after it had been applied: restore the file`);
  }
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`Migration ${migration.name} failed: ${reason}`, { cause });
  }
}
