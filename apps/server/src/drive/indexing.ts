/**
 * From the queue to completed: look into the file, charge its pages, find what is in it, store what was found. Safe against
 * a worker that dies anywhere: pages are charged once by the ledger's key, and nothing is stored without the claim.
 */

import { Readable } from 'node:stream';
import { encodeInspection } from '@mavendoc/anonymizer';
import type { Anonymizer, Inspection } from '@mavendoc/anonymizer';
import { drive as wire } from '@mavendoc/contract';
import type { Rules } from '@mavendoc/detector';
import type { BlobService } from '../blobs/service.ts';
import type { CreditService } from '../credits/service.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { WebhookEvent } from '../webhooks/service.ts';
import type { Claim, WorkHandler } from '../work/service.ts';
import { progressWriter } from '../work/service.ts';
import { isSample } from './sample-store.ts';
import { INDEX, withPlainFile } from './service.ts';
import * as store from './state-store.ts';
import type { TakenFile } from './state-store.ts';

export interface IndexingParts {
  readonly platform: Platform;
  readonly blobs: BlobService;
  readonly credits: CreditService;
  readonly anonymizer: Anonymizer;
  readonly rulesOf: (empresaId: string) => Promise<Rules>;
  /** Called in the transaction that completes a file. */
  readonly onCompleted: (tx: Tx, empresaId: string, fileId: string) => Promise<void>;
  /** What became of a file, in the transaction that makes it so. */
  readonly tell: (tx: Tx, empresaId: string, event: WebhookEvent) => Promise<void>;
}

export const passwordContext = (fileId: string): string => `file-password:${fileId}`;

export function indexing(parts: IndexingParts): WorkHandler {
  const { platform } = parts;
  return {
    kind: INDEX,
    async run(claim) {
      const { empresaId, subject } = claim;
      const file = await platform.db.inTenant(empresaId, async (tx) => {
        const taken = await store.takeFile(tx, subject);
        if (taken === null) await claim.finish(tx);
        return taken;
      });
      if (file === null) return;
      try {
        await withPlainFile(platform, file.blobKey, async (path) => await index(parts, claim, file, path));
      } catch (error) {
        const reason = refusalOf(error);
        if (reason === null) throw error;
        await refuse(parts, claim, file, reason);
      }
    },
    async giveUp(claim) {
      const file = await platform.db.inTenant(
        claim.empresaId,
        async (tx) => await store.takeFile(tx, claim.subject),
      );
      if (file !== null) await refuse(parts, claim, file, 'failed');
      else await platform.db.inTenant(claim.empresaId, async (tx) => await claim.finish(tx));
    },
    onOutage: store.noteOutage,
  };
}

async function index(parts: IndexingParts, claim: Claim, file: TakenFile, path: string): Promise<void> {
  const { anonymizer, platform } = parts;
  const { signal } = claim;
  const password = passwordOf(parts, claim, file);
  const facts = await anonymizer.probe(path, { ...password, signal });
  if (facts.pageCount > platform.config.limits.maxPages) {
    await refuse(parts, claim, file, 'too-many-pages');
    return;
  }
  claim.weigh(facts.pageCount);
  if (!(await charge(parts, claim, file, facts))) return;
  const rules = await parts.rulesOf(claim.empresaId);
  const progress = progressWriter(async ({ done, total }) => {
    await platform.db.inTenant(
      claim.empresaId,
      async (tx) => await store.noteProgress(tx, claim.subject, done, total),
    );
  });
  const inspection = await anonymizer.inspect(
    path,
    { ...password, rules },
    { signal, onProgress: (state) => progress.note(state) },
  );
  await progress.end();
  await complete(parts, claim, inspection);
  platform.metrics.pagesDone('indexed', inspection.pageCount);
}

function passwordOf(
  { platform }: IndexingParts,
  claim: Claim,
  file: TakenFile,
): { readonly password?: string } {
  if (file.password === null) return {};
  return { password: platform.secrets.open(file.password, passwordContext(claim.subject)).toString('utf8') };
}

/** False: the file waits for credits. */
async function charge(
  { platform, credits, tell }: IndexingParts,
  claim: Claim,
  file: TakenFile,
  facts: { readonly pageCount: number; readonly encrypted: boolean },
): Promise<boolean> {
  return await platform.db.inTenant(claim.empresaId, async (tx) => {
    if (!(await store.noteFacts(tx, claim.subject, facts))) {
      await claim.finish(tx);
      return false;
    }
    if (await isSample(tx, claim.subject)) return true;
    const debit = await credits.debitPages(tx, {
      ...chargeOf(claim, file),
      pages: facts.pageCount,
    });
    if (debit === 'charged' || debit === 'already') return true;
    await store.awaitCredits(tx, claim.subject, debit === 'none' ? 5 : 4);
    const waiting = { documentId: claim.subject, pages: facts.pageCount };
    await tell(tx, claim.empresaId, { type: 'document.waiting-for-credits', ...waiting });
    await claim.block(tx);
    return false;
  });
}

const chargeOf = (claim: Claim, file: TakenFile) => ({
  empresaId: claim.empresaId,
  userId: file.ownerId,
  fileId: claim.subject,
  round: file.refunds,
});

async function complete(
  { platform, blobs, onCompleted, tell }: IndexingParts,
  claim: Claim,
  inspection: Inspection,
): Promise<void> {
  const { empresaId, subject } = claim;
  const key = await blobs.reserve(empresaId);
  await platform.storage.put(key, Readable.from([encodeInspection(inspection)]));
  await platform.db.inTenant(empresaId, async (tx) => {
    const before = await store.completeFile(tx, subject, key, countFound(inspection));
    await blobs.keep(tx, key);
    if (before !== null) await blobs.doom(tx, empresaId, [before]);
    await onCompleted(tx, empresaId, subject);
    await tell(tx, empresaId, {
      type: 'document.indexed',
      documentId: subject,
      pages: inspection.pageCount,
    });
    await claim.finish(tx);
  });
}

function countFound({ findings }: Inspection): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { proposal, category } of findings) {
    if (proposal === 'remove') counts[category] = (counts[category] ?? 0) + 1;
  }
  return counts;
}

/** Status 2. Pages that were charged before the fault was seen are given back. */
async function refuse(
  { platform, credits, tell }: IndexingParts,
  claim: Claim,
  file: TakenFile,
  reason: wire.FileReason,
): Promise<void> {
  await platform.db.inTenant(claim.empresaId, async (tx) => {
    // the file before the account, as everywhere
    await store.refuseFile(tx, claim.subject, reason);
    if (await credits.refundPages(tx, chargeOf(claim, file))) await store.countRefund(tx, claim.subject);
    await tell(tx, claim.empresaId, { type: 'document.failed', documentId: claim.subject, reason });
    await claim.finish(tx, 'refused');
  });
}

/** By name, not by class: the error comes out of another process. Null: a fault of ours, worth another try. */
function refusalOf(error: unknown): wire.FileReason | null {
  if (!(error instanceof Error) || error.name !== 'PdfRefused') return null;
  const { code } = error as { code?: unknown };
  return wire.FILE_REASONS.find((reason) => reason === code) ?? 'unsupported';
}
