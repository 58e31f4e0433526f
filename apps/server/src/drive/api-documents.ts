/** What a program does with documents: the drive's own ways, with English names and states as words. */

import { setTimeout as sleep } from 'node:timers/promises';
import { integration as wire } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { RemovalService } from '../removal/service.ts';
import { findFile } from './service.ts';
import type { Scope } from './service.ts';

/** Between two looks at a document that is waited for, milliseconds. */
const LOOK_EVERY_MS = 250;

export async function documentOf(
  removals: RemovalService,
  tx: Tx,
  scope: Scope,
  id: string,
): Promise<wire.Document> {
  const file = await findFile(tx, scope, id);
  return {
    id,
    name: file.name,
    bytes: file.bytes,
    state: wire.DOCUMENT_STATES[file.status],
    reason: file.wire.reason,
    pages: file.pageCount,
    found: file.wire.found,
    removal: await removals.state(tx, scope, id),
  };
}

/** The document once it and the ordered removal have ended, or as it is after the seconds. */
export async function waitFor(
  { db }: Platform,
  removals: RemovalService,
  scope: Scope,
  id: string,
  how: { readonly seconds: number; readonly removal: boolean; readonly isGone: () => boolean },
): Promise<wire.Document> {
  const until = Date.now() + how.seconds * 1000;
  for (;;) {
    const document = await db.inTenant(
      scope.empresaId,
      async (tx) => await documentOf(removals, tx, scope, id),
    );
    if (hasEnded(document, how.removal) || Date.now() >= until || how.isGone()) return document;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Whether nothing more will happen by itself. A removal that waits for a second approver may wait for days. */
export function hasEnded({ state, removal }: wire.Document, withRemoval: boolean): boolean {
  if (state === 'queued' || state === 'indexing') return false;
  if (!withRemoval || state !== 'completed') return true;
  return ['removed', 'error'].includes(removal.state) || removal.approval?.state === 'waiting';
}
