import { spawnSync } from 'node:child_process';

export interface Measured {
  readonly task: string;
  readonly pagesPerSecond: number;
  readonly seconds: number;
  /** Of it before the first page: process start, modules, WASM. Native tools: 0. */
  readonly startSeconds: number;
  readonly peakMegabytes: number;
  /** Of all cores, process start included. */
  readonly processorSeconds: number;
  /** Empty when it worked. */
  readonly failed: string;
}

/** Runs a command and measures it. Our own workloads print a line `work <seconds>`: then only that counts for pages a second. */
export function measure(task: string, pages: number, command: string, args: readonly string[]): Measured {
  const start = process.hrtime.bigint();
  const result = spawnSync('/usr/bin/time', ['-f', 'peak %M user %U system %S', command, ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const peak = Number(/peak (\d+)/.exec(result.stderr)?.[1] ?? Number.NaN) / 1024;
  const [, user, system] = /user ([\d.]+) system ([\d.]+)/.exec(result.stderr) ?? [];
  const work = Number(/^work ([\d.]+)$/m.exec(result.stdout)?.[1] ?? seconds);
  return {
    task,
    pagesPerSecond: pages / work,
    seconds,
    startSeconds: seconds - work,
    peakMegabytes: peak,
    processorSeconds: Number(user) + Number(system),
    failed: result.status === 0 ? '' : (result.stderr.split('\n')[0] ?? 'no reason told'),
  };
}
