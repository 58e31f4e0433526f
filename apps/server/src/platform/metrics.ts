/**
 * What is counted, for Prometheus. Labels are names of ours only (route patterns, queues, results): nothing of a person, a
 * company or a document, nor any id.
 */

import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type JobResult =
  /** Ended as it should, also when that is a refusal that the user is told. */
  | 'done'
  | 'refused'
  /** Goes back to the queue, for another try. */
  | 'retried'
  /** The last try failed; the user is told. */
  | 'dead'
  /** Somebody else has it now, or it was cancelled. */
  | 'lost'
  /** Given back by a process that stops, or until something outside works again. */
  | 'returned';

/** How a document's process ended; `stopped`: from outside. */
export type SandboxEnd = 'done' | 'refused' | 'too-slow' | 'too-complex' | 'failed' | 'stopped';

export interface Metrics {
  readonly registry: Registry;
  callEnded(
    call: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ): void;
  jobEnded(queue: string, result: JobResult, seconds: number): void;
  pagesDone(kind: 'indexed' | 'removed', count: number): void;
  sandboxEnded(how: SandboxEnd): void;
  /** A value that is looked up when somebody asks; rows of label values and the number. */
  gauge<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    rows: () => Promise<readonly (Readonly<Record<Label, string>> & { readonly value: number })[]>,
  ): void;
}

/** Seconds: from a list that answers at once to a large upload. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
/** Seconds: from a mail to a document of 2,000 pages. */
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 15, 60, 300, 1800];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Histogram({
    name: 'mavendoc_http_request_duration_seconds',
    help: 'Time from the first byte of a call to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: 'mavendoc_job_duration_seconds',
    help: 'Time that jobs took, by how they ended.',
    labelNames: ['queue', 'result'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const pages = new Counter({
    name: 'mavendoc_pages_total',
    help: 'Pages of documents that were indexed, and of copies that were made.',
    labelNames: ['kind'],
    registers,
  });
  const sandboxes = new Counter({
    name: 'mavendoc_sandbox_processes_total',
    help: 'Processes that a document was opened in, by how they ended.',
    labelNames: ['end'],
    registers,
  });
  return {
    registry,
    callEnded({ method, route, status }, seconds) {
      calls.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    jobEnded: (queue, result, seconds) => jobs.observe({ queue, result }, seconds),
    pagesDone: (kind, count) => pages.inc({ kind }, count),
    sandboxEnded: (end) => sandboxes.inc({ end }),
    gauge(name, help, labels, rows) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          const found = await rows();
          gauge.reset();
          for (const { value, ...row } of found) gauge.set(row as Record<string, string>, value);
        },
      });
    },
  };
}
