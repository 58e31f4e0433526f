/** What every feature stands on, opened once for a process. */

import { pino } from 'pino';
import type { Logger } from 'pino';
import { auditWith } from './audit.ts';
import type { Audit } from './audit.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import type { Database } from './database/database.ts';
import { createJobs } from './jobs.ts';
import type { Jobs } from './jobs.ts';
import { createMailer } from './mail/mailer.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { openOperations } from './operations.ts';
import { readinessOf } from './readiness.ts';
import type { Readiness } from './readiness.ts';
import { requestId } from './request-id.ts';
import { scannerAt } from './scanner.ts';
import type { Scanner } from './scanner.ts';
import { openSecrets } from './secrets.ts';
import type { Secrets } from './secrets.ts';
import { openStorage } from './storage.ts';
import type { Storage } from './storage.ts';
import { throttleWith } from './throttle.ts';
import type { Throttle } from './throttle.ts';

export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly secrets: Secrets;
  readonly audit: Audit;
  readonly throttle: Throttle;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly scanner: Scanner;
  readonly mailer: Mailer;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Ends jobs first, then the database. */
  close(): Promise<void>;
}

export interface PlatformOptions {
  /** Whether this process works on jobs, or only enqueues them. */
  readonly works: boolean;
  /** A line for whoever watches the terminal. */
  readonly tell: (line: string) => void;
}

/** Opens everything except the job queue, which starts when the features have named their work (`jobs.start`). */
export async function openPlatform(config: Config, { works, tell }: PlatformOptions): Promise<Platform> {
  const log = pino({
    level: config.logLevel,
    base: null,
    mixin: () => {
      const request = requestId();
      return request === undefined ? {} : { request };
    },
  });
  const db = await openDatabase(config, (error) =>
    log.warn({ reason: error.message }, 'database connection lost'),
  );
  try {
    const secrets = await openSecrets(config, db);
    const metrics = createMetrics();
    const jobs = createJobs({
      url: db.url,
      works,
      metrics,
      onCounted: (job, counts) => log.info({ job, ...counts }, 'job'),
      onError: (error, job) => log.warn({ job, reason: reasonOf(error) }, 'job failed'),
    });
    const storage = await openStorage(config, secrets);
    const mailer = createMailer({ config, db, jobs, secrets, tell });
    const readiness = readinessOf({
      database: { run: async () => await db.ping(), freshFor: 1_000, needed: true },
      migrations: { run: async () => await db.checkSchema(), freshFor: 10_000, needed: true },
      storage: { run: async () => await storage.check(), freshFor: 10_000, needed: true },
      // mails wait in their queue
      mail: { run: async () => await mailer.check(), freshFor: 10_000, needed: false },
    });
    countConnections(metrics, db);
    const operations = await openOperations(config, metrics, readiness);
    return {
      config,
      log,
      db,
      secrets,
      audit: auditWith(secrets),
      throttle: throttleWith(secrets),
      jobs,
      storage,
      scanner: scannerAt(config.clamd, (reason) => log.warn({ reason }, 'antivirus')),
      mailer,
      metrics,
      readiness,
      async close() {
        await jobs.stop();
        await operations.close();
        await db.close();
      },
    };
  } catch (cause) {
    await db.close();
    throw cause;
  }
}

/** The first line: those below may quote what was asked. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown';

function countConnections(metrics: Metrics, db: Database): void {
  metrics.gauge('mavendoc_database_connections', 'Connections of this process.', ['state'], async () => {
    const { open, idle, waiting } = db.connections();
    return [
      { state: 'busy', value: open - idle },
      { state: 'idle', value: idle },
      // queries that wait for one
      { state: 'waiting', value: waiting },
    ];
  });
}
