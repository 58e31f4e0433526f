/** Processor time by who takes it, from /proc. */

import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessorSeconds {
  /** The serving process itself. */
  readonly service: number;
  /** PostgreSQL. */
  readonly database: number;
  /** The processes that documents are opened in. */
  readonly documents: number;
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Of its own, and of children that have ended. */
  readonly own: number;
  readonly ended: number;
}

/** proc(5), `stat`: what follows the name; 14 to 17 are hundredths of a second. */
function readProcess(pid: number): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (field: number): number => Number(fields[field - 3]);
    return {
      pid,
      parent: at(4),
      own: (at(14) + at(15)) / 100,
      ended: (at(16) + at(17)) / 100,
    };
  } catch {
    // it has ended in between
    return null;
  }
}

const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);

/** @param service id of the serving process @param database id of the postmaster */
export function processorSeconds(service: number, database: number): ProcessorSeconds {
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  );
  const withChildren = (parent: number): number => {
    const [itself] = all.filter(({ pid }) => pid === parent);
    const children = all.filter((each) => each.parent === parent);
    return (itself?.ended ?? 0) + sum(children.map(({ own, ended }) => own + ended));
  };
  const own = (of: number): number => all.find(({ pid }) => pid === of)?.own ?? 0;
  return {
    service: own(service),
    database: own(database) + withChildren(database),
    documents: withChildren(service),
  };
}
