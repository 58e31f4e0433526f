/** PostgreSQL with tenancy that the database itself enforces: every query runs inside a transaction with a tenant or a named purpose. */

import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface Database {
  /** Address with credentials, for the job queue, which keeps a schema of its own. */
  readonly url: string;
  /** One transaction that sees the rows of one company and nothing else (role mavendoc_app, row-level security). */
  inTenant<T>(empresaId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction across companies, with only what migrations grant to mavendoc_platform: sign-in, jobs, the operator. */
  asPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Answers when the database does; throws otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface Opened {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts or reaches PostgreSQL, brings its schema up to date and opens a pool. Throws StartError with one readable line. */
export async function openDatabase(config: Config, onError: (error: Error) => void): Promise<Database> {
  const server: Opened =
    config.databaseUrl === undefined
      ? await startEmbedded(config.dataFolder)
      : { url: config.databaseUrl, stop: async () => {} };
  try {
    await migrate(server.url);
  } catch (cause) {
    await server.stop();
    if (cause instanceof StartError) throw cause;
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
    throw new StartError(
      `Can't use the database at ${withoutPassword(server.url)} (DATABASE_URL): ${reason}`,
      { cause },
    );
  }
  return pooled(server, config.databasePool, onError);
}

function pooled(server: Opened, size: number, onError: (error: Error) => void): Database {
  const pool = new Pool({ connectionString: server.url, max: size, application_name: 'mavendoc' });
  // an idle connection that the database closes must not end the process
  pool.on('error', onError);
  const orm = drizzle(pool);

  const as = async <T>(role: string, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    await orm.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('role', ${role}, true), set_config('app.tenant', ${tenant}, true)`,
      );
      return await work(tx);
    });

  return {
    url: server.url,
    inTenant: async (empresaId, work) => await as('mavendoc_app', empresaId, work),
    asPlatform: async (work) => await as('mavendoc_platform', '', work),
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await pool.end();
      await server.stop();
    },
  };
}

/** Works for one company inside a transaction of the platform role, such as the one that makes the company. */
export async function withinTenant<T>(tx: Tx, empresaId: string, work: () => Promise<T>): Promise<T> {
  await tx.execute(
    sql`select set_config('role', 'mavendoc_app', true), set_config('app.tenant', ${empresaId}, true)`,
  );
  const result = await work();
  await tx.execute(
    sql`select set_config('role', 'mavendoc_platform', true), set_config('app.tenant', '', true)`,
  );
  return result;
}

/** Whether a unique index refused a row. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505';

export function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'an unreadable address' : `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}
