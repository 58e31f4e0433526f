import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-main-'));
  // PostgreSQL runs as another user when the tests run as root
  chmodSync(folder, 0o755);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Running {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function serve(env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/serve.ts')], {
    env: { PATH: process.env['PATH'], MAVENDOC_DATA: folder, PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', (status) => done(status)));
  return { child, output: () => text, ended };
}

async function until(condition: () => boolean, what: string): Promise<void> {
  // a start takes two seconds; other tests may have the processor meanwhile
  const deadline = Date.now() + 50_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen`);
    await new Promise((again) => setTimeout(again, 20));
  }
}

/** Number of the process that holds the embedded cluster. */
const postgresPid = (): number =>
  Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

const isGone = (pid: number): boolean => !existsSync(`/proc/${pid}`);

const isUp = ({ output }: Running): boolean => output().includes('MavenDoc: http');

describe('the serving process', () => {
  it('brings its own database and ends on SIGTERM without leaving a process', async () => {
    const running = serve();
    await until(() => isUp(running), 'the start');
    const pid = postgresPid();
    await until(() => running.output().includes(`mails go to ${folder}/mail`), 'where mails go is said');
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    expect(isGone(pid)).toBe(true);
  });

  it('ends when its parent does', async () => {
    const running = serve();
    await until(() => isUp(running), 'the start');
    const pid = postgresPid();
    running.child.disconnect();
    expect(await running.ended).toBe(0);
    expect(isGone(pid)).toBe(true);
  });

  it('leaves no database behind even when it is killed, and starts again from there', async () => {
    const running = serve();
    await until(() => isUp(running), 'the start');
    const pid = postgresPid();
    running.child.kill('SIGKILL');
    await until(() => isGone(pid), 'the end of PostgreSQL');
    const again = serve();
    await until(() => isUp(again), 'the second start');
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  });

  it('says in one line that its port is in use', async () => {
    const taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const running = serve({ PORT: port, HOST: '127.0.0.1' });
    expect(await running.ended).toBe(1);
    expect(running.output()).toBe(`Port ${port} is in use: stop the other program or set PORT\n`);
    taken.close();
  });

  it('says in one line what is wrong with its settings, all of it', async () => {
    const running = serve({ PORT: 'abc', SMTP_URL: 'mail.example', MAVENDOC_SECRET: 'short' });
    expect(await running.ended).toBe(1);
    const lines = running.output().trim().split('\n');
    expect(lines).toHaveLength(1);
    for (const name of ['PORT', 'SMTP_URL', 'MAVENDOC_SECRET']) expect(lines[0]).toContain(`${name}: `);
  });

  it('says in one line that its data folder or its database is out of reach', async () => {
    const data = join(folder, 'a file', 'data');
    writeFileSync(join(folder, 'a file'), '');
    const unwritable = serve({ MAVENDOC_DATA: data });
    expect(await unwritable.ended).toBe(1);
    expect(unwritable.output()).toBe(`Can't write to the data folder ${data} (MAVENDOC_DATA)\n`);
    const broken = serve({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' });
    expect(await broken.ended).toBe(1);
    expect(broken.output()).toMatch(
      /^Can't use the database at postgres:\/\/127\.0\.0\.1:1\/none \(DATABASE_URL\): .+\n$/,
    );
    expect(broken.output()).not.toContain('secret');
  });
});
