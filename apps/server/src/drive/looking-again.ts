/** What changed in a folder since somebody looked, and files elsewhere with the same bytes. */

import type { drive } from '@mavendoc/contract';
import type { z } from 'zod';
import type { Database, Tx } from '../platform/database/database.ts';
import * as store from './file-lists.ts';
import { pathTo } from './folder-store.ts';
import { readWithin } from './folders.ts';
import type { Scope } from './scope.ts';
import { findFile } from './service.ts';

/** A change is dated when it is made and seen when its transaction ends: looks overlap by more than one takes. */
const OVERLAP_MS = 20_000;

/** Others with the same bytes that are told; more help nobody. */
const MOST_SAME = 20;

/** @throws notFound */
export async function changesIn(
  db: Database,
  scope: Scope,
  folderId: string,
  since: Date,
): Promise<z.input<typeof drive.listChanges.answer>> {
  const at = new Date();
  const from = new Date(since.getTime() - OVERLAP_MS);
  const [changed, total] = await readWithin(db, scope, folderId, [
    store.changedIn(scope, folderId, from),
    store.countIn(scope, folderId),
  ]);
  return { at: at.toISOString(), changed: [...changed], total };
}

/** @throws notFound */
export async function sameBytes(
  tx: Tx,
  scope: Scope,
  id: string,
): Promise<z.input<typeof drive.duplicates.answer>> {
  const { sha256 } = await findFile(tx, scope, id);
  const others = await store.withBytes(tx, scope, sha256, id, MOST_SAME);
  const answer = [];
  for (const file of others) answer.push({ file, folders: [...(await pathTo(tx, scope, file.folderId))] });
  return answer;
}
