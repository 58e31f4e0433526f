/** Data removal: started by a person, worked on as a job, ended by a copy that is proven clean or by a reason. */

import type { Language, removal as wire } from '@mavendoc/contract';
import { findCompleted, findFile } from '../drive/service.ts';
import type { Scope } from '../drive/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { WorkService } from '../work/service.ts';
import * as store from './store.ts';
import type { Copy, RemovalRow } from './store.ts';

export { orderRemoval } from './store.ts';
export type { Copy } from './store.ts';

/** Kind of work item. */
export const REMOVAL = 'removal';

export const removalPasswordContext = (removalId: string): string => `removal-password:${removalId}`;

export interface RemovalService {
  /** @throws notFound, notCompleted, removalRunning, passwordRequired */
  start(
    tx: Tx,
    scope: Scope,
    fileId: string,
    request: wire.StartRequest,
    language: Language,
  ): Promise<wire.Removal>;
  /** @throws notFound */
  state(tx: Tx, scope: Scope, fileId: string): Promise<wire.Removal>;
  /** Stops what waits or runs; nothing when nothing does. @throws notFound */
  cancel(tx: Tx, scope: Scope, fileId: string): Promise<wire.Removal>;
  /** Starts the removal that was ordered with the upload; nothing when none was. */
  startOrdered(tx: Tx, empresaId: string, fileId: string): Promise<void>;
  /** The copy of the last removal that ended well. */
  latestCopy(tx: Tx, fileId: string): Promise<Copy | null>;
}

export function removalService({ secrets }: Platform, work: WorkService): RemovalService {
  return {
    async start(tx, scope, fileId, request, language) {
      const file = await findCompleted(tx, scope, fileId, true);
      const before = await store.newest(tx, fileId);
      if (before?.state === 'pending' || before?.state === 'processing') throw new AppError('removalRunning');
      if (file.encrypted && request.password === undefined) throw new AppError('passwordRequired');
      const id = await store.insertRemoval(tx, {
        empresaId: scope.empresaId,
        fileId,
        requestedBy: scope.userId,
        style: request.style,
        level: request.level,
        language,
        choice: choiceOf(request),
      });
      if (request.password !== undefined)
        await store.setPassword(tx, id, secrets.seal(request.password, removalPasswordContext(id)));
      await work.add(tx, { empresaId: scope.empresaId, kind: REMOVAL, subject: id, urgent: true });
      return toWire(await store.newest(tx, fileId));
    },
    async state(tx, scope, fileId) {
      await findFile(tx, scope, fileId);
      return toWire(await store.newest(tx, fileId));
    },
    async cancel(tx, scope, fileId) {
      await findFile(tx, scope, fileId, true);
      const cancelled = await store.cancelNewest(tx, fileId);
      if (cancelled !== null) await work.cancel(tx, REMOVAL, cancelled);
      return toWire(await store.newest(tx, fileId));
    },
    async startOrdered(tx, empresaId, fileId) {
      const order = await store.takeOrder(tx, fileId);
      if (order === null) return;
      const id = await store.insertRemoval(tx, { ...order, empresaId, fileId, language: 'pt', choice: {} });
      await work.add(tx, { empresaId, kind: REMOVAL, subject: id, urgent: true });
    },
    latestCopy: store.latestCopy,
  };
}

const choiceOf = ({ categories, findings }: wire.StartRequest): store.Choice => ({
  ...(categories === undefined ? {} : { categories }),
  ...(findings === undefined ? {} : { findings }),
});

const NOT_STARTED: wire.Removal = {
  state: 'none',
  done: 0,
  total: 0,
  reason: null,
  version: 0,
  style: null,
  level: null,
  startedAt: null,
  finishedAt: null,
  removed: {},
};

function toWire(row: RemovalRow | null): wire.Removal {
  if (row === null) return NOT_STARTED;
  const running = row.state === 'processing';
  return {
    state: row.state,
    done: running ? row.done : 0,
    total: running ? row.total : 0,
    reason: row.reason,
    version: row.version,
    style: row.style,
    level: row.level,
    startedAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    removed: { ...row.removed },
  };
}
