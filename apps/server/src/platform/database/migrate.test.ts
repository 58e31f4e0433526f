import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-migrate-'));
  await asOwner('drop table schema_migrations');
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function asOwner(statement: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<object>(statement);
  await client.end();
  return rows;
}

const write = (name: string, sql: string): void => writeFileSync(join(folder, name), sql);

describe('migrations', () => {
  it('are applied in order, once, also when many processes start together', async () => {
    write('0002-second.sql', 'alter table things add column size integer');
    write('0001-first.sql', 'create table things (id integer)');
    await Promise.all(Array.from({ length: 5 }, async () => await migrate(database.url, folder)));
    expect(await asOwner('select name from schema_migrations order by applied_at')).toEqual([
      { name: '0001-first.sql' },
      { name: '0002-second.sql' },
    ]);
  });

  it('leave nothing behind when one fails', async () => {
    write('0001-first.sql', 'create table things (id integer); select 1 / 0');
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'Migration 0001-first.sql failed: division by zero',
    );
    expect(await asOwner(`select to_regclass('things') as found`)).toEqual([{ found: null }]);
  });

  it('refuse a database that is newer, and a past that was edited', async () => {
    write('0001-first.sql', 'create table things (id integer)');
    write('0002-second.sql', 'select 1');
    await migrate(database.url, folder);
    rmSync(join(folder, '0002-second.sql'));
    await expect(migrate(database.url, folder)).rejects.toThrow('newer than this version');
    write('0002-second.sql', 'select 2');
    await expect(migrate(database.url, folder)).rejects.toThrow('was changed after it had been applied');
  });
});
