import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './postgres.ts';

export interface TestDatabase {
  /** As the service connects. */
  readonly url: string;
  /** As a superuser, for looking behind the service's back. */
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/** A fresh, migrated database. */
export async function freshDatabase(): Promise<TestDatabase> {
  const { owner, service } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(`create database ${name} template ${TEMPLATE} owner mavendoc`);
  return {
    url: `${service}/${name}`,
    ownerUrl: `${owner}/${name}`,
    drop: async () => await asOwner(`drop database ${name} with (force)`),
  };
}

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: `${inject('postgres').owner}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
