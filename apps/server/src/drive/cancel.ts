/** Stopping an upload that waits or is being indexed: nothing stays charged, and "try again" takes it up anew. */

import { drive as wire } from '@mavendoc/contract';
import type { CreditService } from '../credits/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { WorkService } from '../work/service.ts';
import type { Scope } from './scope.ts';
import { findFile, INDEX } from './service.ts';
import * as store from './state-store.ts';

/** Statuses from which the queue still has something to do. */
const STOPPABLE: ReadonlySet<wire.Status> = new Set([
  wire.STATUS.queue,
  wire.STATUS.indexing,
  wire.STATUS.insufficientCredits,
  wire.STATUS.noCredits,
]);

/** A worker that has the file stops within seconds, and its late results are refused. @throws notFound, notIndexing, stopLimit */
export async function cancelIndexing(
  { credits, work }: { readonly credits: CreditService; readonly work: WorkService },
  tx: Tx,
  scope: Scope,
  id: string,
): Promise<wire.DriveFile> {
  const file = await findFile(tx, scope, id, true);
  if (!STOPPABLE.has(file.status)) throw new AppError('notIndexing');
  const charge = {
    empresaId: scope.empresaId,
    userId: file.ownerId,
    fileId: id,
    round: file.refunds,
  };
  const refund = await credits.refundStopped(tx, charge);
  if (refund === 'kept') throw new AppError('stopLimit');
  if (refund === 'refunded') await store.countRefund(tx, id);
  await store.refuseFile(tx, id, 'cancelled');
  await work.cancel(tx, INDEX, id);
  return (await findFile(tx, scope, id)).wire;
}
