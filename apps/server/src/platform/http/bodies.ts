/**
 * Bodies that are held whole in memory, each several times while it is decoded: all at once stay under a bound, and one
 * company never takes all of it.
 */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Largest bodies at once: one that came, and one that another company sends meanwhile. */
const LARGEST_AT_ONCE = 2;

const RETRY_SECONDS = 5;

export interface HeldBodies {
  /** Before the body is read: counts what it will take. @throws serverBusy */
  readonly admit: (request: FastifyRequest, reply: FastifyReply, empresaId: string) => void;
  /** What works on the body holds it, also when its sender has gone. */
  readonly during: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;
}

/** @param largest bytes of the largest body: what one company may send at once */
export function heldBodies(largest: number): HeldBodies {
  const heldOf = new Map<string, number>();
  const leaving = new WeakMap<FastifyRequest, () => void>();
  const workedOn = new WeakSet<FastifyRequest>();

  const hold = (empresaId: string, bytes: number): (() => void) => {
    const own = heldOf.get(empresaId) ?? 0;
    const all = [...heldOf.values()].reduce((sum, held) => sum + held, 0);
    if (own + bytes > largest || all + bytes > largest * LARGEST_AT_ONCE)
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
      // gone while it was looked up who calls: no `close` would come any more
      if (reply.raw.destroyed) throw new AppError('uploadBroken');
      leaving.set(request, hold(empresaId, bytesOf(request, largest)));
      // refused while it was read, or cut off
      reply.raw.once('close', () => {
        if (!workedOn.has(request)) leave(request);
      });
    },
    async during(request, work) {
      workedOn.add(request);
      try {
        return await work();
      } finally {
        leave(request);
      }
    },
  };
}

/** A body that does not tell its length may have the largest; one that tells more is refused when it is read. */
function bytesOf({ headers }: FastifyRequest, largest: number): number {
  const told = Number(headers['content-length'] ?? Number.NaN);
  return Number.isFinite(told) ? Math.min(told, largest) : largest;
}
