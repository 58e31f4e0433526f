/** Debian's PostgreSQL in a folder that goes afterwards: another build and version than the one that the product brings. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../support/product.ts';

export interface Postgres {
  /** As the service connects. */
  readonly url: string;
  /** Rows of a query, asked behind the service's back. */
  ask<Row extends object>(query: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Stops the server at once, as a machine that restarts does, and starts it again after the pause. */
  restart(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-postgres-'));
  if (USER.uid !== undefined) chownSync(folder, USER.uid, USER.gid);
  const binaries = path.dirname(globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1) ?? '');
  const cluster = path.join(folder, 'cluster');
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', cluster, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    { ...USER, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const ownerUrl = `postgres://owner@127.0.0.1:${port}/postgres`;
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(
      path.join(binaries, 'postgres'),
      [
        '-D',
        cluster,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ],
      { ...USER, cwd: '/', stdio: 'ignore' },
    );
    await untilAnswers(ownerUrl);
    return child;
  };
  let server = await launch();
  await asked(ownerUrl, `create role mavendoc login createrole password 'mavendoc'`);
  await asked(ownerUrl, 'create database mavendoc owner mavendoc');
  const halt = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  return {
    url: `postgres://mavendoc:mavendoc@127.0.0.1:${port}/mavendoc`,
    ask: async <Row extends object>(query: string, values: readonly unknown[] = []) =>
      (await asked(ownerUrl.replace(/postgres$/, 'mavendoc'), query, values)) as readonly Row[],
    async restart(pauseMs) {
      await halt();
      await new Promise((passed) => setTimeout(passed, pauseMs));
      server = await launch();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function asked(
  url: string,
  query: string,
  values: readonly unknown[] = [],
): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: url });
  // the server may be told to stop while this connection is open
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await asked(url, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}
