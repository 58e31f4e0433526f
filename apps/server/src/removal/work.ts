/** The job: targets from what was found and decided, a verified copy and its certificate into storage, then the state. */

import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Anonymizer, Certificate } from '@mavendoc/anonymizer';
import type { removal as wire } from '@mavendoc/contract';
import type { BlobService } from '../blobs/service.ts';
import { findCompleted, readInspection, withPlainFile } from '../drive/service.ts';
import type { CompletedFile, Scope } from '../drive/service.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { WebhookEvent } from '../webhooks/service.ts';
import { decidedTargets } from '../review/service.ts';
import { progressWriter } from '../work/service.ts';
import type { Claim, WorkHandler } from '../work/service.ts';
import { REMOVAL, removalPasswordContext } from './service.ts';
import * as store from './work-store.ts';
import type { TakenRemoval } from './work-store.ts';

export interface RemovalParts {
  readonly platform: Platform;
  readonly blobs: BlobService;
  readonly anonymizer: Anonymizer;
  /** What became of a removal, in the transaction that makes it so. */
  readonly tell: (tx: Tx, empresaId: string, event: WebhookEvent) => Promise<void>;
}

interface Taken {
  readonly removal: TakenRemoval;
  readonly file: CompletedFile;
}

export function removalWork(parts: RemovalParts): WorkHandler {
  const { platform } = parts;
  return {
    kind: REMOVAL,
    async run(claim) {
      const taken = await take(parts, claim);
      if (taken === null) return;
      try {
        await withPlainFile(platform, taken.file.blobKey, async (path, folder) => {
          await remove(parts, claim, taken, path, join(folder, 'copy.pdf'));
        });
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === null) throw error;
        await fail(parts, claim, reason);
      }
    },
    giveUp: async (claim) => await fail(parts, claim, 'failed'),
    async onOutage(tx, subject, outage) {
      await store.lockFileOf(tx, subject);
      await store.noteOutage(tx, subject, outage);
    },
  };
}

/** Null, and the claim is finished: the removal was cancelled, or its file is gone. */
async function take({ platform }: RemovalParts, claim: Claim): Promise<Taken | null> {
  return await platform.db.inTenant(claim.empresaId, async (tx) => {
    await store.lockFileOf(tx, claim.subject);
    const removal = await store.takeRemoval(tx, claim.subject);
    if (removal === null) {
      await claim.finish(tx);
      return null;
    }
    // whoever started it was allowed to: the job sees the whole company
    const scope: Scope = { empresaId: claim.empresaId, userId: removal.requestedBy, wholeCompany: true };
    return { removal, file: await findCompleted(tx, scope, removal.fileId) };
  });
}

async function remove(
  parts: RemovalParts,
  claim: Claim,
  { removal, file }: Taken,
  path: string,
  out: string,
): Promise<void> {
  const { platform, anonymizer } = parts;
  const inspection = await readInspection(platform, file);
  const progress = progressWriter(async ({ done, total }) => {
    await platform.db.inTenant(
      claim.empresaId,
      async (tx) => await store.noteProgress(tx, removal.id, done, total),
    );
  });
  claim.weigh(inspection.pageCount);
  const { style, level, language } = removal;
  const certificate = await anonymizer.remove(
    path,
    out,
    inspection,
    await decidedTargets(platform, claim.empresaId, file.id, inspection, removal.choice),
    { style, level, language, ...passwordOf(parts, removal) },
    { signal: claim.signal, onProgress: (state) => progress.note(state) },
  );
  await progress.end();
  await keep(parts, claim, removal, certificate, out);
  platform.metrics.pagesDone('removed', inspection.pageCount);
}

function passwordOf({ platform }: RemovalParts, removal: TakenRemoval): { readonly password?: string } {
  if (removal.password === null) return {};
  const plain = platform.secrets.open(removal.password, removalPasswordContext(removal.id));
  return { password: plain.toString('utf8') };
}

async function keep(
  { platform, blobs, tell }: RemovalParts,
  claim: Claim,
  { fileId, version }: TakenRemoval,
  certificate: Certificate,
  out: string,
): Promise<void> {
  const { empresaId, subject } = claim;
  const copyKey = await blobs.reserve(empresaId);
  const { bytes } = await platform.storage.put(copyKey, createReadStream(out));
  const certificateKey = await blobs.reserve(empresaId);
  await platform.storage.put(certificateKey, Readable.from([Buffer.from(JSON.stringify(certificate))]));
  await platform.db.inTenant(empresaId, async (tx) => {
    await store.lockFileOf(tx, subject);
    await store.noteSuccess(tx, subject, {
      copyKey,
      copyBytes: bytes,
      certificateKey,
      removed: countRemoved(certificate),
    });
    await blobs.keep(tx, copyKey);
    await blobs.keep(tx, certificateKey);
    await tell(tx, empresaId, { type: 'removal.done', documentId: fileId, version });
    await claim.finish(tx);
  });
}

function countRemoved({ removed }: Certificate): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category, count } of removed) counts[category] = (counts[category] ?? 0) + count;
  return counts;
}

async function fail(
  { platform, tell }: RemovalParts,
  claim: Claim,
  reason: wire.RemovalReason,
): Promise<void> {
  await platform.db.inTenant(claim.empresaId, async (tx) => {
    await store.lockFileOf(tx, claim.subject);
    const failed = await store.noteFailure(tx, claim.subject, reason);
    if (failed !== null) await tell(tx, claim.empresaId, { type: 'removal.failed', ...failed, reason });
    await claim.finish(tx, 'refused');
  });
}

/** By name, not by class: the error comes out of another process. Null: a fault of ours, worth another try. */
function reasonOf(error: unknown): wire.RemovalReason | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'NotProvablyClean') return 'not-clean';
  if (error.name !== 'PdfRefused') return null;
  const { code } = error as { code?: unknown };
  return code === 'password-needed' || code === 'password-wrong' || code === 'too-slow' ? code : 'damaged';
}
