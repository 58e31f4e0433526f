/** What a second approver decides. */

import { sql } from 'drizzle-orm';
import type { Scope } from '../drive/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { NAMED, toRow } from './store.ts';
import type { RemovalRow, StoredRemoval } from './store.ts';

/** A decision on the removal that waits for one. */
export async function decide(
  tx: Tx,
  id: string,
  decision: {
    readonly approval: 'approved' | 'refused';
    readonly userId: string;
    readonly note: string;
  },
): Promise<void> {
  const ended =
    decision.approval === 'refused'
      ? sql`, state = 'error', reason = 'refused', finished_at = now(), password = null`
      : sql``;
  await tx.execute(sql`
    update removals set approval = ${decision.approval}, decided_by = ${decision.userId}, decided_at = now(),
      decision_note = ${decision.note} ${ended}
    where id = ${id} and approval = 'waiting'`);
}

export interface Waiting {
  readonly removal: RemovalRow;
  readonly fileName: string;
  readonly folderId: string;
}

/** Those of visible files that wait for a decision, oldest first. */
export async function waitingForApproval(tx: Tx, scope: Scope, most: number): Promise<readonly Waiting[]> {
  const { rows } = await tx.execute<StoredRemoval & { file_name: string; folder_id: string }>(sql`
    select n.*, f.name as file_name, f.folder_id from (${NAMED} where r.approval = 'waiting') n
    join files f on f.id = n.file_id
    where f.deleted_at is null and (${scope.wholeCompany} or f.owner_id = ${scope.userId})
    order by n.created_at, n.id limit ${most}`);
  return rows.map((row) => ({ removal: toRow(row), fileName: row.file_name, folderId: row.folder_id }));
}
