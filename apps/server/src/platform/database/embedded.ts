/** PostgreSQL that comes with npm, for an installation with nothing else: one cluster in the data folder, on loopback. */

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../start-error.ts';
import { clusterFolder, postgresUser, prepareBinaries } from './embedded-binaries.ts';
import type { Binaries } from './embedded-binaries.ts';

const START_DEADLINE_MS = 30_000;

/** Passwords of the cluster: `owner` makes the database once, `service` is what everything else connects with. */
interface Credentials {
  readonly owner: string;
  readonly service: string;
}

export interface Embedded {
  readonly url: string;
  /** Address of the superuser, for tests and backups. */
  readonly ownerUrl: string;
  /** Stops PostgreSQL when this process started it. */
  stop(): Promise<void>;
}

/** Starts the cluster in the data folder, making it at first, or joins the one that another process of ours runs there. */
export async function startEmbedded(dataFolder: string): Promise<Embedded> {
  const folder = clusterFolder(dataFolder);
  const cluster = join(folder, 'cluster');
  const binaries = prepareBinaries(folder);
  const credentials = await ensureCluster(binaries, folder, cluster);
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    const port = runningPort(cluster);
    const started = port === null ? await launch(binaries, folder, cluster) : null;
    const reached = await reach(started?.port ?? port ?? 0, credentials, started, deadline);
    if (reached !== null) return reached;
  }
  throw new StartError(
    `PostgreSQL did not start in ${folder}; its words are in ${join(folder, 'postgres.log')}`,
  );
}

async function ensureCluster(binaries: Binaries, folder: string, cluster: string): Promise<Credentials> {
  const file = join(folder, 'credentials.json');
  if (existsSync(file) && existsSync(join(cluster, 'PG_VERSION'))) {
    return JSON.parse(readFileSync(file, 'utf8')) as Credentials;
  }
  const credentials = { owner: randomBytes(24).toString('hex'), service: randomBytes(24).toString('hex') };
  const passwordFile = join(folder, 'initial-password');
  const own = postgresUser();
  // a cluster without credentials is one whose making was cut short: nothing was ever in it
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, credentials.owner, { mode: 0o600 });
  if (own !== null) for (const path of [cluster, passwordFile]) chownSync(path, own.uid, own.gid);
  await initialise(binaries, cluster, passwordFile);
  rmSync(passwordFile);
  writeFileSync(file, JSON.stringify(credentials), { mode: 0o600 });
  return credentials;
}

async function initialise(binaries: Binaries, cluster: string, passwordFile: string): Promise<void> {
  const child = spawn(
    binaries.initdb,
    [
      '-D',
      cluster,
      '-U',
      'owner',
      `--pwfile=${passwordFile}`,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--locale=C',
    ],
    { ...postgresUser(), env: binaries.env, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const words: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk));
  const status = await exitOf(child);
  if (status !== 0)
    throw new StartError(`PostgreSQL could not be set up: ${Buffer.concat(words).toString().trim()}`);
}

/** Port of the postmaster that holds the cluster, from its lock file; null when none is alive. */
function runningPort(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  return isAlive(Number(lines[0])) ? Number(lines[3]) : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

interface Launched {
  readonly port: number;
  readonly child: ChildProcess;
}

/**
 * The shell between us and PostgreSQL reads a pipe that ends when this process does, however it ends, and then stops
 * PostgreSQL: nothing is left behind even by kill -9. A session of its own keeps Ctrl-C away from PostgreSQL, so that
 * requests in flight can still finish.
 */
const KEEPER = `
  exec 3<&0 </dev/null
  "$@" 3<&- & child=$!
  { read -r _ <&3; kill -INT $child; } 2>/dev/null & watcher=$!
  exec 3<&-
  wait $child; status=$?
  kill $watcher 2>/dev/null
  exit $status`;

async function launch(binaries: Binaries, folder: string, cluster: string): Promise<Launched> {
  const port = await freePort();
  const log = openSync(join(folder, 'postgres.log'), 'a');
  const options = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=64MB',
    'jit=off',
  ].flatMap((option) => ['-c', option]);
  const child = spawn('/bin/sh', ['-c', KEEPER, 'sh', binaries.postgres, '-D', cluster, ...options], {
    ...postgresUser(),
    env: binaries.env,
    cwd: '/',
    detached: true,
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  // the pipe must not keep this process alive; EPIPE after PostgreSQL ended by itself is no news
  child.stdin?.on('error', () => {});
  child.unref();
  return { port, child };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Waits until PostgreSQL answers; null when it ended or is about to, so that another start is worth a try. */
async function reach(
  port: number,
  credentials: Credentials,
  launched: Launched | null,
  deadline: number,
): Promise<Embedded | null> {
  const address = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  const ownerUrl = address('owner', credentials.owner, 'postgres');
  while (Date.now() < deadline) {
    if (launched?.child.exitCode != null) return null;
    try {
      await ensureDatabase(ownerUrl, credentials.service);
      const stop = launched === null ? async () => {} : async () => await stopPostgres(launched.child);
      return { url: address('mavendoc', credentials.service, 'mavendoc'), ownerUrl, stop };
    } catch (cause) {
      if (!isNotReady(cause)) throw cause;
      if (launched === null && (cause as NodeJS.ErrnoException).code === 'ECONNREFUSED') {
        await sleep(100);
        return null;
      }
      await sleep(25);
    }
  }
  return null;
}

/** Refused, cut, or "the database system is starting up / shutting down" (57P03). */
const isNotReady = (cause: unknown): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', '57P03', '57P01'].includes((cause as { code?: string }).code ?? '') ||
  (cause instanceof Error && cause.message.includes('Connection terminated'));

async function ensureDatabase(ownerUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'mavendoc'`);
    if (rowCount !== 0) return;
    await client.query(`create role mavendoc login createrole password '${password}'`);
    await client.query('create database mavendoc owner mavendoc');
  } finally {
    await client.end();
  }
}

async function stopPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.ref();
  const ended = exitOf(child);
  child.stdin?.end();
  await ended;
}

const exitOf = async (child: ChildProcess): Promise<number | null> =>
  await new Promise((ended, failed) => {
    child.once('error', failed);
    child.once('exit', ended);
  });
