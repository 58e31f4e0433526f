/**
 * Stored files and their end. A key is reserved before its bytes are stored and kept by the transaction that refers to it;
 * whatever is not kept, or is doomed later, is deleted by the sweep. So no fault in between leaves a document behind.
 */

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Platform } from '../platform/platform.ts';

/** Longer than any upload or removal takes. */
const RESERVED_HOURS = 6;

/** Blobs deleted in one transaction. */
const BATCH = 200;

const sweepJob = defineJob({ name: 'blobs.sweep', data: z.object({}), retries: 0, expireSeconds: 3600 });

export interface BlobService {
  /** A new key; bytes stored under it vanish unless `keep` follows. */
  reserve(empresaId: string): Promise<string>;
  /** The transaction refers to the key from now on. */
  keep(tx: Tx, key: string): Promise<void>;
  /** The bytes go once the transaction has committed. */
  doom(tx: Tx, empresaId: string, keys: readonly string[]): Promise<void>;
  /**
   * What was reserved and not kept goes now rather than in hours. Nothing when it was kept after all, as by a transaction
   * whose commit was not answered.
   */
  discard(empresaId: string, key: string): Promise<void>;
  /** Deletes what is due; answers how many. */
  sweep(): Promise<number>;
}

export function blobService({ db, jobs, storage }: Platform): BlobService {
  const service: BlobService = {
    async reserve(empresaId) {
      const key = `${empresaId}/${randomUUID()}`;
      await db.inTenant(empresaId, async (tx) => {
        await tx.execute(sql`insert into doomed_blobs (key, empresa_id, due)
          values (${key}, ${empresaId}, now() + make_interval(hours => ${RESERVED_HOURS}))`);
      });
      return key;
    },
    async keep(tx, key) {
      const { rowCount } = await tx.execute(sql`delete from doomed_blobs where key = ${key}`);
      if (rowCount !== 1) throw new Error('the stored file was swept before it was referred to');
    },
    async doom(tx, empresaId, keys) {
      for (const key of keys) {
        await tx.execute(sql`insert into doomed_blobs (key, empresa_id, due) values (${key}, ${empresaId}, now())
          on conflict (key) do update set due = now()`);
      }
      if (keys.length > 0) await jobs.enqueue(tx, sweepJob, {});
    },
    async discard(empresaId, key) {
      await db.inTenant(empresaId, async (tx) => {
        await tx.execute(sql`update doomed_blobs set due = now() where key = ${key}`);
        await jobs.enqueue(tx, sweepJob, {});
      });
    },
    async sweep() {
      let swept = 0;
      for (;;) {
        const count = await db.asPlatform(async (tx) => {
          const { rows } = await tx.execute<{ key: string }>(sql`
            select key from doomed_blobs where due <= now() order by due limit ${BATCH} for update skip locked`);
          for (const { key } of rows) {
            await storage.remove(key);
            await tx.execute(sql`delete from doomed_blobs where key = ${key}`);
          }
          return rows.length;
        });
        swept += count;
        if (count < BATCH) return swept;
      }
    },
  };
  jobs.handle(sweepJob, async () => ({ removed: await service.sweep() }));
  jobs.schedule(sweepJob, '*/10 * * * *', {});
  return service;
}
