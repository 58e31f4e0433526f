/** What changed in a folder since somebody looked, and files elsewhere with the same bytes. */

import type { drive } from '@mavendoc/contract';
import type { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import * as store from './file-store.ts';
import { pathTo } from './folder-store.ts';
import { findFolder } from './folders.ts';
import type { Scope } from './scope.ts';
import { findFile } from './service.ts';

/** A change is dated when it is made and seen when its transaction ends: looks overlap by more than one takes. */
const OVERLAP_MS = 20_000;

/** Others with the same bytes that are told; more help nobody. */
const MOST_SAME = 20;

/** @throws notFound */
export async function changesIn(
  tx: Tx,
  scope: Scope,
  folderId: string,
  since: Date,
): Promise<z.input<typeof drive.listChanges.answer>> {
  await findFolder(tx, scope, folderId);
  const at = new Date();
  const from = new Date(since.getTime() - OVERLAP_MS);
  const changed = await store.changedIn(tx, scope, folderId, from);
  return { at: at.toISOString(), changed: [...changed], total: await store.countIn(tx, scope, folderId) };
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
