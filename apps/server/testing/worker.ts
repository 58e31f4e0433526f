import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from './server.ts';

/** A process that only works, on the same database and storage as the server. */
export interface Worker {
  /** Answers once the process is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

export function startWorker(server: TestServer, environment: Environment = {}): Worker {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-worker-'));
  const process = spawnWorker(server, folder, environment);
  const gone = once(process, 'exit');
  return {
    async end(signal) {
      process.kill(signal);
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function spawnWorker(server: TestServer, folder: string, environment: Environment): ChildProcess {
  const { config } = server.platform;
  return spawn(process.execPath, [join(import.meta.dirname, 'work-process.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: server.database.url,
      MAVENDOC_DATA: folder,
      MAVENDOC_SECRET: config.secret,
      SMTP_URL: config.smtpUrl,
      MAIL_FROM: config.mailFrom,
      LOG_LEVEL: 'error',
      WORK_NICENESS: '0',
      STORAGE_URL: `file://${join(config.dataFolder, 'files')}/`,
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
