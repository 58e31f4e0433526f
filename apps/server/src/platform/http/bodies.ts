/**
 * Bodies that are held whole in memory, each several times while it is decoded: all at once stay under a bound, one company
 * never takes all of it, and whoever has a place must keep sending.
 */

import { clearInterval, setInterval } from 'node:timers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Bytes that every call may send: bodies up to here are held by all kinds of calls, and count nowhere. */
export const BODY_LIMIT = 1024 * 1024;

const RETRY_SECONDS = 5;

/** A line of 0.5 Mbit/s keeps this pace; a body that drips, to hold its place, does not. */
const PACE: Pace = { everyMs: 10_000, bytes: 512 * 1024 };

/** So many bytes must come each time. */
interface Pace {
  readonly everyMs: number;
  readonly bytes: number;
}

export interface HeldBodies {
  /** Before the body is read: counts what it will take. @throws serverBusy */
  readonly admit: (request: FastifyRequest, reply: FastifyReply, empresaId: string) => void;
  /** What works on the body holds it, also when its sender has gone. */
  readonly during: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;
}

interface Bounds {
  /** Largest bodies at once: by default one that came, and one that another company sends meanwhile. */
  readonly atOnce?: number;
  /** Bytes up to which a body whose length is told is not counted. */
  readonly free?: number;
  readonly pace?: Pace;
}

/** @param largest bytes of the largest body: what one company may send at once */
export function heldBodies(
  largest: number,
  { atOnce = 2, free = BODY_LIMIT, pace = PACE }: Bounds = {},
): HeldBodies {
  const heldOf = new Map<string, number>();
  const leaving = new WeakMap<FastifyRequest, () => void>();
  const hurrying = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const workedOn = new WeakSet<FastifyRequest>();

  const hold = (empresaId: string, bytes: number): (() => void) => {
    const own = heldOf.get(empresaId) ?? 0;
    const all = [...heldOf.values()].reduce((sum, held) => sum + held, 0);
    if (own + bytes > largest || all + bytes > largest * atOnce)
      throw new AppError('serverBusy', { retryAfter: RETRY_SECONDS });
    heldOf.set(empresaId, own + bytes);
    return () => {
      const left = (heldOf.get(empresaId) ?? 0) - bytes;
      if (left > 0) heldOf.set(empresaId, left);
      else heldOf.delete(empresaId);
    };
  };

  const leave = (request: FastifyRequest): void => {
    const leaves = leaving.get(request);
    leaving.delete(request);
    leaves?.();
  };

  return {
    admit(request, reply, empresaId) {
      if (isTold(request, free)) return;
      // gone while it was looked up who calls: no `close` would come any more
      if (reply.raw.destroyed) throw new AppError('uploadBroken');
      leaving.set(request, hold(empresaId, bytesOf(request, largest)));
      const hurried = hurry(request, pace);
      hurrying.set(request, hurried);
      // refused while it was read, or cut off
      reply.raw.once('close', () => {
        clearInterval(hurried);
        if (!workedOn.has(request)) leave(request);
      });
    },
    async during(request, work) {
      workedOn.add(request);
      clearInterval(hurrying.get(request));
      try {
        return await work();
      } finally {
        leave(request);
      }
    },
  };
}

/** Cuts the connection of who falls behind, until it is cleared. */
function hurry({ raw, log }: FastifyRequest, { everyMs, bytes }: Pace): NodeJS.Timeout {
  let seen = raw.socket.bytesRead;
  return setInterval(() => {
    const came = raw.socket.bytesRead - seen;
    seen += came;
    if (came >= bytes || raw.complete) return;
    log.warn({ event: 'slowBody' });
    raw.socket.destroy();
  }, everyMs);
}

/** Whether a body says that it has no more bytes than these; no more of it are read then. */
export const isTold = ({ headers }: FastifyRequest, bytes: number): boolean =>
  headers['content-length'] !== undefined && Number(headers['content-length']) <= bytes;

/** A body that does not tell its length may have the largest; one that tells more is refused when it is read. */
function bytesOf({ headers }: FastifyRequest, largest: number): number {
  const told = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(told) ? Math.min(told, largest) : largest;
}
