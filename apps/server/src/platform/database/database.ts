/** PostgreSQL with tenancy that the database itself enforces: every query runs inside a transaction with a tenant or a named purpose. */

import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded.ts';
import { listenTo } from './listen.ts';
import { migrate, refuseOtherSchema } from './migrate.ts';
import { readTogether } from './reading.ts';
import type { Answers, Reading } from './reading.ts';
import type { Tx } from './tx.ts';

type Role = 'mavendoc_app' | 'mavendoc_platform';

export type { Tx } from './tx.ts';

export interface Database {
  /** Address with credentials, for the job queue, which keeps a schema of its own. */
  readonly url: string;
  /**
   * One transaction that sees the rows of one company and nothing else (role mavendoc_app, row-level security). When it gets
   * in the way of another one, so that the database ends it, it is tried once more: `work` changes nothing but the database.
   */
  inTenant<T>(empresaId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction across companies, with only what migrations grant to mavendoc_platform: sign-in, jobs, the operator. */
  asPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** What one company's rows say to all of these, in one round trip (reading.ts). */
  read<const Readings extends readonly Reading<unknown>[]>(
    empresaId: string,
    readings: Readings,
  ): Promise<Answers<Readings>>;
  /** The same across companies. */
  readAsPlatform<T>(asked: Reading<T>): Promise<T>;
  /** Answers when the database does; throws otherwise. */
  ping(): Promise<void>;
  /** Throws when another version has changed the schema since this process started. */
  checkSchema(): Promise<void>;
  /** Tells the listeners of the channel, in all processes, when the transaction commits. */
  notify(tx: Tx, channel: string): Promise<void>;
  /** Calls back at each notice, and whenever one may have been missed, until the signal is aborted. */
  listen(channel: string, onNotice: () => void, until: AbortSignal): Promise<void>;
  /** Connections of this process. */
  connections(): { readonly open: number; readonly idle: number; readonly waiting: number };
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

/** Milliseconds that a query may wait for a connection: rather an error that says so than a call that hangs. */
const CONNECTION_TIMEOUT = 10_000;

/**
 * Milliseconds after which the database ends a transaction that nobody goes on with: a process that freezes in one keeps its
 * locks, and with them every other machine from taking documents.
 */
export const LONGEST_PAUSE = 15_000;

function pooled(server: Opened, size: number, onError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: server.url,
    max: size,
    application_name: 'mavendoc',
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    idle_in_transaction_session_timeout: LONGEST_PAUSE,
    keepAlive: true,
    // a query is sent at once, also while another one is under way
    pipeline: true,
  });
  // a connection that the database closes must not end the process, be it idle or between two queries of a transaction
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => {}));
  const orms = new WeakMap<PoolClient, Tx>();
  const ormOf = (client: PoolClient): Tx => {
    const known = orms.get(client) ?? (drizzle(client) as unknown as Tx);
    orms.set(client, known);
    return known;
  };

  const attempt = async <T>(role: Role, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      // not waited for: the first query follows it at once, and is refused when it failed
      const begun = client.query(
        `begin; set local role ${role}; set local app.tenant = ${client.escapeLiteral(tenant)}`,
      );
      begun.catch(() => {});
      const result = await work(ormOf(client));
      await begun;
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  };
  const as = async <T>(role: Role, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
    try {
      return await attempt(role, tenant, work);
    } catch (error) {
      if (!isConflict(error)) throw error;
      return await attempt(role, tenant, work);
    }
  };

  return {
    url: server.url,
    inTenant: async (empresaId, work) => await as('mavendoc_app', empresaId, work),
    asPlatform: async (work) => await as('mavendoc_platform', '', work),
    read: async (empresaId, readings) => await readTogether(pool, 'mavendoc_app', empresaId, readings),
    readAsPlatform: async (asked) => (await readTogether(pool, 'mavendoc_platform', '', [asked]))[0],
    ping: async () => {
      await pool.query('select 1');
    },
    checkSchema: async () => await refuseOtherSchema(async (query) => (await pool.query(query)).rows),
    notify: async (tx, channel) => {
      await tx.execute(sql`select pg_notify(${channel}, '')`);
    },
    listen: async (channel, onNotice, until) => await listenTo(server.url, channel, onNotice, until),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
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

/** SQLSTATE: two transactions waited for each other, or did not fit one after the other. */
const CONFLICTS = new Set(['40P01', '40001']);

function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return CONFLICTS.has(String((error as { code?: unknown }).code)) || isConflict(error.cause);
}

/** Whether a unique index refused a row. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505';

/** Classes of SQLSTATE: connection exception, insufficient resources, operator intervention (shutdown, restart). */
const AWAY_CLASSES = new Set(['08', '53', '57']);
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** Whether the database was out of reach: nothing is wrong with what was asked, and it may be asked again. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (
    typeof code === 'string' &&
    (AWAY_CODES.has(code) || (code.length === 5 && AWAY_CLASSES.has(code.slice(0, 2))))
  )
    return true;
  // the driver has no code for these
  if (
    /^(Connection terminated|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/.test(
      error.message,
    )
  )
    return true;
  return isOutOfReach(error.cause);
}

export function withoutPassword(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'an unreadable address' : `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
}
