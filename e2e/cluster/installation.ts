/** An installation of two serving and two working machines on Debian's PostgreSQL and an S3 server. */

import { startMailSink, type MailSink } from '../../apps/server/testing/mail-sink.ts';
import { startS3, type S3 } from '../../apps/server/testing/s3.ts';
import { admin, startMachine, type Machine } from './machine.ts';
import { startPostgres, type Postgres } from './postgres.ts';

export interface Installation {
  readonly database: Postgres;
  readonly storage: S3;
  readonly mail: MailSink;
  readonly servers: readonly Machine[];
  readonly workers: readonly Machine[];
  /** As when the mail server is down. */
  closeMail(): Promise<void>;
  admin(...args: readonly string[]): Promise<void>;
  /** One more working machine. */
  addWorker(environment?: Readonly<Record<string, string>>): Promise<Machine>;
  close(): Promise<void>;
}

export async function startInstallation(how: {
  readonly servers: number;
  readonly workers: number;
}): Promise<Installation> {
  const [database, storage, mail] = await Promise.all([startPostgres(), startS3(), startMailSink()]);
  const shared = {
    MAVENDOC_SECRET: 'of the installation: 0123456789 0123456789',
    DATABASE_URL: database.url,
    STORAGE_URL: storage.url,
    SMTP_URL: mail.url,
    ALTCHA_WORK: '4',
    SIGN_IN_RATE: '100000',
    LOG_LEVEL: 'info',
    WORK_NICENESS: '0',
  };
  const start = async (role: 'serve' | 'work', count: number): Promise<readonly Machine[]> =>
    await Promise.all(Array.from({ length: count }, async () => await startMachine(role, shared)));
  let mailClosed: Promise<void> | undefined;
  const closeMail = async (): Promise<void> => await (mailClosed ??= mail.close());
  const servers = await start('serve', how.servers);
  const workers = [...(await start('work', how.workers))];
  return {
    database,
    storage,
    mail,
    servers,
    workers,
    closeMail,
    admin: async (...args) => await admin(shared, ...args),
    async addWorker(environment = {}) {
      const worker = await startMachine('work', { ...shared, ...environment });
      workers.push(worker);
      return worker;
    },
    async close() {
      const alive = [...servers, ...workers].filter(
        ({ process }) => process.exitCode === null && process.signalCode === null,
      );
      await Promise.all(alive.map(async (machine) => await machine.kill()));
      await Promise.all([storage.close(), closeMail()]);
      await database.stop();
    },
  };
}
