/** What a company no longer keeps goes for ever: its files after the days it set, its trash after 30. */

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BlobService } from '../blobs/service.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Platform } from '../platform/platform.ts';
import type { WorkService } from '../work/service.ts';
import { TRASH_DAYS, purge } from './trash.ts';
import { dropPicturesBefore } from './picture-store.ts';
import * as store from './trash-store.ts';
import { dropOrdersBefore } from './zip-store.ts';

const DAY_MS = 24 * 3_600_000;

/** A picture is drawn anew after so long: those that nobody looks at any more take no room. */
const PICTURE_DAYS = 30;

/** Files purged in one transaction. */
const BATCH = 200;

const retentionJob = defineJob({ name: 'drive.retention', data: z.object({}), expireSeconds: 3600 });

interface Parts {
  readonly platform: Platform;
  readonly blobs: BlobService;
  readonly work: WorkService;
}

/** Each night, company by company; answers through the audit log of each. */
export function retention(parts: Parts): void {
  const { jobs } = parts.platform;
  jobs.handle(retentionJob, async () => await purgeExpired(parts));
  jobs.schedule(retentionJob, '41 4 * * *', {});
}

export async function purgeExpired(parts: Parts): Promise<void> {
  const { db, log } = parts.platform;
  const companies = await db.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ id: string; days: number }>(
      sql`select id, retention_days as days from companies`,
    );
    return rows;
  });
  const all = { companies: companies.length, trash: 0, expired: 0 };
  for (const { id, days } of companies) {
    const counts = { trash: await purgeTrash(parts, id), expired: await purgeOld(parts, id, days) };
    await forgetDerived(parts, id);
    all.trash += counts.trash;
    all.expired += counts.expired;
    if (counts.trash + counts.expired === 0) continue;
    log.info({ empresa: id, ...counts }, 'purged');
    await db.inTenant(id, async (tx) => {
      const target = 'files';
      const entry = { empresaId: id, actorId: null, actor: 'system', action: 'files.purged', target, ip: '' };
      await parts.platform.audit.record(tx, { ...entry, detail: counts });
    });
  }
  // also when there was nothing to purge: that it ran is what one looks for
  log.info(all, 'retention run');
}

/** What was only made from files and can be made again. */
async function forgetDerived({ platform, blobs }: Parts, empresaId: string): Promise<void> {
  await platform.db.inTenant(empresaId, async (tx) => {
    await dropOrdersBefore(tx, new Date(Date.now() - DAY_MS));
    const keys = await dropPicturesBefore(tx, new Date(Date.now() - PICTURE_DAYS * DAY_MS));
    await blobs.doom(tx, empresaId, keys);
  });
}

async function purgeTrash(parts: Parts, empresaId: string): Promise<number> {
  // nobody in particular: the job sees the whole company
  const scope = { empresaId, userId: empresaId, wholeCompany: true };
  const before = new Date(Date.now() - TRASH_DAYS * DAY_MS);
  const { db } = parts.platform;
  let purged = 0;
  for (const { kind, id } of await db.inTenant(
    empresaId,
    async (tx) => await store.trashedBefore(tx, before),
  )) {
    purged += await db.inTenant(empresaId, async (tx) => {
      // a folder that was purged before took it along
      const there = await store.isTrashed(tx, scope, kind, id);
      return there ? Math.max(1, (await purge(tx, scope, kind, id, parts)).files) : 0;
    });
  }
  return purged;
}

async function purgeOld({ platform, blobs }: Parts, empresaId: string, days: number): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await platform.db.inTenant(empresaId, async (tx) => {
      const files = await store.uploadedBefore(tx, new Date(Date.now() - days * DAY_MS), BATCH);
      await blobs.doom(tx, empresaId, await store.deleteFiles(tx, files));
      return files.length;
    });
    purged += count;
    if (count < BATCH) return purged;
  }
}
