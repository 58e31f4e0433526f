import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Cores that had nothing to do for so many milliseconds, of those that this process may use. */
export async function freeCores(milliseconds: number): Promise<number> {
  const [idle, used] = [idleMilliseconds(), usedMilliseconds()];
  const start = performance.now();
  await sleep(milliseconds, undefined, { ref: false });
  const passed = performance.now() - start;
  return Math.min(
    (idleMilliseconds() - idle) / passed,
    availableParallelism() - (usedMilliseconds() - used) / passed,
  );
}

/** Of all cores of the machine together, since it was started. */
const idleMilliseconds = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0);

/** Of the container that we are in, which may have less than the machine; 0 where the system does not tell. */
function usedMilliseconds(): number {
  try {
    const told = readFileSync('/sys/fs/cgroup/cpu.stat', 'latin1');
    return Number(/^usage_usec (\d+)$/m.exec(told)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
