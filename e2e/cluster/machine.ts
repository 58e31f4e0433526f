/** One machine of the installation: a process of its own with a data folder of its own. */

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/product.ts';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const START_MS = 60_000;

export interface Machine {
  readonly process: ChildProcess;
  readonly dataFolder: string;
  /** `http://127.0.0.1:<port>` of the calls; a worker answers none there. */
  readonly origin: string;
  /** `http://127.0.0.1:<port>` of /metrics, /healthz and /readyz. */
  readonly operations: string;
  /** Everything it has written so far. */
  log(): string;
  /** Ends it as a deployment does. Answers the exit status. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

export async function startMachine(role: 'serve' | 'work', shared: Environment): Promise<Machine> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), `mavendoc-${role}-`));
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = mavendoc(role === 'serve' ? ['serve', '--no-work'] : ['work'], {
    ...shared,
    PORT: String(port),
    HOST: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.1',
    MAVENDOC_DATA: dataFolder,
  });
  const output: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const operations = `http://127.0.0.1:${metricsPort}`;
  await untilReady(operations, child, () => output.join(''));
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [status] = await ended;
    rmSync(dataFolder, { recursive: true, force: true });
    return status;
  };
  return {
    process: child,
    dataFolder,
    origin: `http://127.0.0.1:${port}`,
    operations,
    log: () => output.join(''),
    stop: async () => await end('SIGTERM'),
    async kill() {
      await end('SIGKILL');
    },
  };
}

/** Runs `mavendoc admin …` with the environment of the machines. @throws when it fails */
export async function admin(shared: Environment, ...args: readonly string[]): Promise<void> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-admin-'));
  const child = mavendoc(['admin', ...args], { ...shared, MAVENDOC_DATA: dataFolder });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const [status] = (await once(child, 'exit')) as [number | null];
  rmSync(dataFolder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`mavendoc admin ended with ${status}: ${output.join('')}`);
}

const mavendoc = (args: readonly string[], env: Environment): ChildProcess =>
  spawn(process.execPath, [path.join(ROOT, 'apps/cli/src/mavendoc.ts'), ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Processes that the machine has started and that run. */
const childrenOf = ({ process }: Machine): readonly number[] =>
  spawnSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '')
    .map(Number);

/** Waits until the worker has taken a document. Answers the process that it opens it in: its oldest. */
export async function untilBusy(machine: Machine): Promise<number> {
  const spares = new Set(childrenOf(machine));
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const now = childrenOf(machine);
    // a spare takes the document, and another is started in its place
    if (now.some((pid) => !spares.has(pid))) {
      await sleep(150);
      return now.find((pid) => spares.has(pid)) ?? now[0]!;
    }
    await sleep(10);
  }
  throw new Error(`no document came to the machine:\n${machine.log()}`);
}

/** Ends every process that the machine has started: the one at work on a document is among them. */
export function killDocuments(machine: Machine): void {
  for (const pid of childrenOf(machine)) spawnSync('kill', ['-9', String(pid)]);
}

async function untilReady(operations: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The machine ended at start:\n${log()}`);
    const answer = await fetch(`${operations}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The machine was not ready within ${START_MS / 1000} s:\n${log()}`);
}
