import { readFileSync } from 'node:fs';

const PAGE = 4096;

/** Resident memory of a process in bytes; undefined where it is gone or the system does not tell (no /proc). */
export function residentMemory(pid: number): number | undefined {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    return Number.isFinite(pages) ? pages * PAGE : undefined;
  } catch {
    return undefined;
  }
}
