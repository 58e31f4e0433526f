/** Data removal: started by a person, worked on as a job, ended by a copy that is proven clean or by a reason. */

import type { Language, removal as wire } from '@mavendoc/contract';
import type { z } from 'zod';
import { refuseWithoutApprover, removalSettings } from '../company/service.ts';
import { findCompleted, findFile } from '../drive/service.ts';
import type { Scope } from '../drive/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { WebhookEvent } from '../webhooks/service.ts';
import type { WorkService } from '../work/service.ts';
import * as approvals from './approval-store.ts';
import { copyOf, latestCopies } from './copy-store.ts';
import type { Copy } from './copy-store.ts';
import { takeOrder } from './order-store.ts';
import type { Order } from './order-store.ts';
import * as store from './store.ts';
import type { NewRemoval } from './store.ts';
import { mayApprove, toWire } from './wire.ts';

export { orderRemoval } from './order-store.ts';
export type { Copy } from './copy-store.ts';

/** Kind of work item. */
export const REMOVAL = 'removal';

export const removalPasswordContext = (removalId: string): string => `removal-password:${removalId}`;

export interface RemovalService {
  /** Where the company asks for a second approver it only waits. @throws notFound, notCompleted, removalRunning, passwordRequired, approverMissing */
  start(
    tx: Tx,
    scope: Scope,
    fileId: string,
    request: wire.StartRequest,
    language: Language,
  ): Promise<wire.Removal>;
  /** @throws notFound, accessDenied, nothingToApprove, ownRequest, refusalReasonRequired, passwordRequired */
  decide(tx: Tx, scope: Scope, fileId: string, decision: Decision): Promise<wire.Removal>;
  /** The documents that the caller sees and whose removal waits for approval. */
  approvals(tx: Tx, scope: Scope): Promise<Approvals>;
  /** @throws notFound */
  state(tx: Tx, scope: Scope, fileId: string): Promise<wire.Removal>;
  /** Every removal, last first. @throws notFound */
  all(tx: Tx, scope: Scope, fileId: string): Promise<Removals>;
  /** Stops what waits or runs; nothing when nothing does. @throws notFound */
  cancel(tx: Tx, scope: Scope, fileId: string): Promise<wire.Removal>;
  /** Files go to the trash: what runs or is queued for them ends without a trace; what waits for approval stays. */
  withdraw(tx: Tx, fileIds: readonly string[]): Promise<void>;
  /** Starts the removal that was ordered with the upload; nothing when none was. */
  startOrdered(tx: Tx, empresaId: string, fileId: string): Promise<void>;
  /** The copy of one removal; null: there is none, or it did not end well. */
  copyOf(tx: Tx, fileId: string, version: number): Promise<Copy | null>;
  /** By file, the copy of its last removal that ended well. */
  latestCopies(tx: Tx, fileIds: readonly string[]): Promise<ReadonlyMap<string, Copy>>;
}

type Decision = z.output<typeof wire.decideRemoval.body>;
type Removals = z.output<typeof wire.listRemovals.answer>;
type Approvals = z.output<typeof wire.listApprovals.answer>;

/** Told at most; whoever has more approves some first. */
const MOST_APPROVALS = 500;

/** @param tell what became of a removal, in the transaction that makes it so */
export function removalService(
  { secrets }: Platform,
  work: WorkService,
  tell: (tx: Tx, empresaId: string, event: WebhookEvent) => Promise<void>,
): RemovalService {
  const queue = async (tx: Tx, empresaId: string, id: string, password?: string): Promise<void> => {
    if (password !== undefined)
      await store.setPassword(tx, id, secrets.seal(password, removalPasswordContext(id)));
    await work.add(tx, { empresaId, kind: REMOVAL, subject: id, urgent: true });
  };
  const begin = async (tx: Tx, removal: NewRemoval, password: string | undefined): Promise<void> => {
    const { id, version } = await store.insertRemoval(tx, removal);
    const { empresaId, fileId: documentId } = removal;
    if (removal.approval === null) await queue(tx, empresaId, id, password);
    else await tell(tx, empresaId, { type: 'removal.approval-requested', documentId, version });
  };

  return {
    async start(tx, scope, fileId, request, language) {
      const file = await findCompleted(tx, scope, fileId, true);
      const before = await store.newest(tx, fileId);
      if (before?.state === 'pending' || before?.state === 'processing') throw new AppError('removalRunning');
      const { empresaId, userId: requestedBy } = scope;
      const removal = await withDefaults(tx, request, {
        empresaId,
        fileId,
        requestedBy,
        language,
        choice: choiceOf(request),
      });
      const waits = removal.approval === 'waiting';
      if (waits) await refuseWithoutApprover(tx, empresaId, requestedBy);
      if (file.encrypted && request.password === undefined && !waits) throw new AppError('passwordRequired');
      await begin(tx, removal, request.password);
      return toWire(await store.newest(tx, fileId), scope);
    },
    async decide(tx, scope, fileId, { decision, note, password }) {
      const file = await findFile(tx, scope, fileId, true);
      const row = await store.newest(tx, fileId);
      if (!scope.wholeCompany) throw new AppError('accessDenied');
      if (row?.approval !== 'waiting') throw new AppError('nothingToApprove');
      if (!mayApprove(row, scope)) throw new AppError('ownRequest');
      if (decision === 'refuse' && note === '') throw new AppError('refusalReasonRequired');
      const approved = decision === 'approve';
      if (approved && file.encrypted && password === undefined) throw new AppError('passwordRequired');
      await approvals.decide(tx, row.id, {
        approval: approved ? 'approved' : 'refused',
        userId: scope.userId,
        note: approved ? '' : note,
      });
      if (approved) {
        await queue(tx, scope.empresaId, row.id, password);
      } else {
        await tell(tx, scope.empresaId, {
          type: 'removal.refused',
          documentId: fileId,
          version: row.version,
        });
      }
      return toWire(await store.newest(tx, fileId), scope);
    },
    async approvals(tx, scope) {
      const waiting = await approvals.waitingForApproval(tx, scope, MOST_APPROVALS);
      return waiting.map(({ removal, fileName, folderId }) => ({
        fileId: removal.fileId,
        nomeOriginal: fileName,
        folderId,
        removal: toWire(removal, scope),
      }));
    },
    async state(tx, scope, fileId) {
      await findFile(tx, scope, fileId);
      return toWire(await store.newest(tx, fileId), scope);
    },
    async all(tx, scope, fileId) {
      await findFile(tx, scope, fileId);
      return (await store.allOf(tx, fileId)).map((row) => ({
        ...toWire(row, scope),
        requestedBy: { id: row.requestedBy, nome: row.requesterName },
      }));
    },
    async cancel(tx, scope, fileId) {
      await findFile(tx, scope, fileId, true);
      const cancelled = await store.cancelNewest(tx, fileId);
      if (cancelled !== null) await work.cancel(tx, REMOVAL, cancelled);
      return toWire(await store.newest(tx, fileId), scope);
    },
    async withdraw(tx, fileIds) {
      for (const id of await store.withdrawQueued(tx, fileIds)) await work.cancel(tx, REMOVAL, id);
    },
    async startOrdered(tx, empresaId, fileId) {
      const order = await takeOrder(tx, fileId);
      if (order === null) return;
      const { requestedBy } = order;
      const removal = await withDefaults(tx, order, {
        empresaId,
        fileId,
        requestedBy,
        language: 'pt',
        choice: {},
      });
      await begin(tx, removal, undefined);
    },
    copyOf,
    latestCopies,
  };
}

/** What was not named is the company's choice; so is whether a second person must approve. */
async function withDefaults(
  tx: Tx,
  { style, level }: Order,
  removal: Omit<NewRemoval, 'style' | 'level' | 'approval'>,
): Promise<NewRemoval> {
  const company = await removalSettings(tx, removal.empresaId);
  return {
    ...removal,
    style: style ?? company.removalStyle,
    level: level ?? company.removalLevel,
    approval: company.secondApprover ? 'waiting' : null,
  };
}

const choiceOf = ({ categories, findings }: wire.StartRequest): store.Choice => ({
  ...(categories === undefined ? {} : { categories }),
  ...(findings === undefined ? {} : { findings }),
});
