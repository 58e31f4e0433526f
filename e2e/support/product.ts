/** The product as a customer runs it: its own process, its own database and files in a folder that goes afterwards. */

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.dirname(path.dirname(import.meta.dirname));
const START_MS = 150_000;

export interface Product {
  /** Address of the application, base path included, without a slash at the end. */
  readonly url: string;
  /** What it was started with, beside that of this process. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startProduct(given: Readonly<Record<string, string>>): Promise<Product> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-e2e-'));
  const port = await freePort();
  const environment = { WORK_NICENESS: '0', ...given, PORT: String(port), MAVENDOC_DATA: dataFolder };
  const server = mavendoc(['serve'], environment);
  const output: string[] = [];
  server.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const url = `http://localhost:${port}/mavendoc`;
  await untilReady(url, server, () => output.join(''));
  return {
    url,
    environment,
    async stop() {
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Runs `mavendoc admin …` beside a running product. @returns what it printed. @throws when it fails. */
export const runAdmin = async (
  environment: Product['environment'],
  args: readonly string[],
): Promise<string> => await runToEnd(mavendoc(['admin', ...args], environment));

function mavendoc(args: readonly string[], environment: Product['environment']): ChildProcess {
  const entry = path.join(ROOT, 'apps/cli/src/mavendoc.ts');
  return spawn(process.execPath, [entry, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended at start:\n${log()}`);
    const answer = await fetch(`${url}/resources/config`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGKILL');
  throw new Error(`The server was not ready within ${START_MS / 1000} s:\n${log()}`);
}

async function runToEnd(child: ChildProcess): Promise<string> {
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, 'exit');
  const text = Buffer.concat(output).toString();
  if (code !== 0) throw new Error(`mavendoc ended with ${String(code)}: ${text}`);
  return text;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  probe.close();
  await once(probe, 'close');
  return port;
}
