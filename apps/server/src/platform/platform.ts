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
  readonly mailer: Mailer;
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
  const log = pino({ level: config.logLevel, base: null });
  const db = await openDatabase(config, (error) =>
    log.warn({ reason: error.message }, 'database connection lost'),
  );
  try {
    const secrets = await openSecrets(config, db);
    const jobs = createJobs({
      url: db.url,
      works,
      onError: (error, job) =>
        log.warn(
          { job, reason: error instanceof Error ? error.message.split('\n')[0] : 'unknown' },
          'job failed',
        ),
    });
    return {
      config,
      log,
      db,
      secrets,
      audit: auditWith(secrets),
      throttle: throttleWith(secrets),
      jobs,
      storage: await openStorage(config, secrets),
      mailer: createMailer({ config, db, jobs, secrets, tell }),
      async close() {
        await jobs.stop();
        await db.close();
      },
    };
  } catch (cause) {
    await db.close();
    throw cause;
  }
}
