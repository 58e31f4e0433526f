/** Work for later, in the database: enqueued in the transaction that needs it, retried with growing pauses, never lost. */

import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import type { Job } from 'pg-boss';
import type { z } from 'zod';
import { LONGEST_PAUSE, type Tx } from './database/database.ts';
import type { Metrics } from './metrics.ts';
import { requestId, withRequestId } from './request-id.ts';

export interface JobType<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Tries after the first one. */
  readonly retries: number;
  /** Pause before the first retry; it doubles with each. */
  readonly backoffSeconds: number;
  /** A try that takes longer counts as failed; its signal is aborted. */
  readonly expireSeconds: number;
  /** Jobs of this type that one process works on at once. */
  readonly concurrency: number;
}

/** Describes a type of job. The name stays for ever: jobs of it may wait in a database. */
export function defineJob<Data extends object>(
  type: Pick<JobType<Data>, 'name' | 'data'> & Partial<JobType<Data>>,
): JobType<Data> {
  return { retries: 5, backoffSeconds: 2, expireSeconds: 300, concurrency: 1, ...type };
}

interface EnqueueOptions {
  readonly startAfterSeconds?: number;
  /** Higher first; 0 by default. */
  readonly priority?: number;
}

interface JobContext {
  /** 0 at the first try. */
  readonly attempt: number;
  /** Aborted when the job has expired or the process stops. */
  readonly signal: AbortSignal;
}

/** What a job did, in numbers: for the log. */
type Counts = Readonly<Record<string, number>>;

type Handler<Data> = (data: Data, context: JobContext) => Promise<Counts | void>;

export interface Jobs {
  /** Adds a job in the caller's transaction: it exists when, and only when, that commits. */
  enqueue<Data extends object>(
    tx: Tx,
    type: JobType<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Names who does the work; before start. `onDead`: the last try failed too. */
  handle<Data extends object>(
    type: JobType<Data>,
    handler: Handler<Data>,
    onDead?: (data: Data) => Promise<void>,
  ): void;
  /** Runs a job by the clock (cron, UTC), on one machine only, however many there are. */
  schedule<Data extends object>(type: JobType<Data>, cron: string, data: Data): void;
  /** Runs in every process that works, from start until `stopping` is aborted; before start. It must end within 20 seconds then. */
  keepRunning(loop: (stopping: AbortSignal) => Promise<void>): void;
  start(): Promise<void>;
  /** Lets running jobs end for at most 20 seconds; the rest is retried elsewhere. */
  stop(): Promise<void>;
}

interface Handled {
  readonly type: JobType<object>;
  readonly handler: Handler<object>;
  readonly onDead: ((data: object) => Promise<void>) | undefined;
}

const STOP_DEADLINE_MS = 20_000;

/** A job is begun at most so long after its time, while a worker is free. */
const LOOK_SECONDS = 2;

/** Which call a job comes from; beside its data, which the schema of its type then reads without it. */
const REQUEST = '_request';

interface JobsOptions {
  readonly url: string;
  /** False: this process only enqueues. */
  readonly works: boolean;
  readonly metrics: Metrics;
  readonly onCounted: (job: string, counts: Counts) => void;
  readonly onError: (error: unknown, job: string) => void;
}

/** pg-boss hands on what it doesn't know to pg. */
const PAUSES = { idle_in_transaction_session_timeout: LONGEST_PAUSE };

export function createJobs(options: JobsOptions): Jobs {
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'mavendoc jobs',
    max: 4,
    ...PAUSES,
    supervise: options.works,
    schedule: options.works,
    useListenNotify: true,
  });
  boss.on('error', (error) => options.onError(error, 'queue'));
  const handled: Handled[] = [];
  const schedules: { name: string; cron: string; data: object }[] = [];
  const loops: ((stopping: AbortSignal) => Promise<void>)[] = [];
  const running: Promise<void>[] = [];
  const stopping = new AbortController();
  countQueues(options.metrics, boss);

  return {
    async enqueue(tx, type, data, given = {}) {
      const role = await leaveRole(tx);
      await boss.send(
        type.name,
        { ...data, [REQUEST]: requestId() },
        {
          db: fromDrizzle(tx, sql),
          ...(given.startAfterSeconds === undefined ? {} : { startAfter: given.startAfterSeconds }),
          ...(given.priority === undefined ? {} : { priority: given.priority }),
        },
      );
      await takeRole(tx, role);
    },
    handle(type, handler, onDead) {
      handled.push({ type, handler, onDead } as unknown as Handled);
    },
    schedule(type, cron, data) {
      schedules.push({ name: type.name, cron, data });
    },
    keepRunning(loop) {
      loops.push(loop);
    },
    async start() {
      await boss.start();
      for (const { type } of handled) await ensureQueues(boss, type);
      if (!options.works) return;
      for (const each of handled) await startWorking(boss, each, stopping.signal, options);
      await keepSchedules(boss, schedules);
      for (const loop of loops) running.push(loop(stopping.signal));
    },
    async stop() {
      stopping.abort();
      await Promise.all([boss.stop({ graceful: true, timeout: STOP_DEADLINE_MS }), ...running]);
    },
  };
}

/** The queue belongs to the login role; the tenant's role could not write it, nor should it read other tenants' jobs. */
async function leaveRole(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ role: string }>(sql`select current_setting('role') as role`);
  await tx.execute(sql`select set_config('role', 'none', true)`);
  return rows[0]?.role ?? 'none';
}

async function takeRole(tx: Tx, role: string): Promise<void> {
  await tx.execute(sql`select set_config('role', ${role}, true)`);
}

const deadLetter = (name: string): string => `${name}.dead`;

async function ensureQueues(boss: PgBoss, type: JobType<object>): Promise<void> {
  const settings = {
    retryLimit: type.retries,
    retryDelay: type.backoffSeconds,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: type.expireSeconds,
    deleteAfterSeconds: 24 * 3600,
    notify: true,
  };
  await boss.createQueue(deadLetter(type.name), { ...settings, retryLimit: 20 });
  await boss.createQueue(type.name, { ...settings, deadLetter: deadLetter(type.name) });
  await boss.updateQueue(type.name, { ...settings, deadLetter: deadLetter(type.name) });
}

/** What an older version did by the clock, and nobody handles now, would only fill its queue. */
async function keepSchedules(
  boss: PgBoss,
  schedules: readonly { readonly name: string; readonly cron: string; readonly data: object }[],
): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!schedules.some((each) => each.name === name)) await boss.unschedule(name);
  }
  for (const { name, cron, data } of schedules) await boss.schedule(name, cron, data);
}

async function startWorking(
  boss: PgBoss,
  { type, handler, onDead }: Handled,
  stopping: AbortSignal,
  { metrics, onCounted, onError }: JobsOptions,
): Promise<void> {
  const work = async (job: Job): Promise<void> => {
    const started = performance.now();
    const ended = (result: 'done' | 'retried' | 'dead'): void =>
      metrics.jobEnded(type.name, result, (performance.now() - started) / 1000);
    await withRequestId(requestOf(job.data), async () => {
      try {
        const signal = AbortSignal.any([stopping, job.signal]);
        const counts = await handler(type.data.parse(job.data), { attempt: job.retryCount, signal });
        ended('done');
        if (counts !== undefined) onCounted(type.name, counts);
      } catch (error) {
        ended(job.retryCount < type.retries ? 'retried' : 'dead');
        onError(error, type.name);
        throw error;
      }
    });
  };
  for (let each = 0; each < type.concurrency; each++) await addWorker(boss, type.name, work);
  if (onDead === undefined) return;
  await addWorker(boss, deadLetter(type.name), async (job) => {
    await withRequestId(requestOf(job.data), async () => await onDead(type.data.parse(job.data)));
  });
}

/**
 * One that works on one job after the other while there are any, then looks again every so often: PostgreSQL tells of new
 * jobs, not of those whose time has come. By itself pg-boss would pause after each job, and for 30 seconds where it is told.
 */
async function addWorker(boss: PgBoss, queue: string, work: (job: Job) => Promise<void>): Promise<void> {
  const how = {
    includeMetadata: true,
    batchSize: 1,
    pollingIntervalSeconds: LOOK_SECONDS,
    notifyPollingIntervalSeconds: LOOK_SECONDS,
  } as const;
  const worker = await boss.work<object>(queue, how, async ([job]) => {
    if (job === undefined) return;
    try {
      await work(job);
    } finally {
      boss.notifyWorker(worker);
    }
  });
}

function requestOf(data: object): string | null {
  const { [REQUEST]: id } = data as { readonly [REQUEST]?: unknown };
  return typeof id === 'string' ? id : null;
}

/** pg-boss counts its queues once a minute. */
function countQueues(metrics: Metrics, boss: PgBoss): void {
  metrics.gauge('mavendoc_queue_jobs', 'Jobs by queue and state.', ['queue', 'state'], async () =>
    (await boss.getQueues()).flatMap(({ name: queue, readyCount, activeCount }) => [
      { queue, state: 'waiting', value: readyCount },
      { queue, state: 'running', value: activeCount },
    ]),
  );
}
