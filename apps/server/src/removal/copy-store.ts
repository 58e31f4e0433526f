/** Copies that removals left. */

import { sql } from 'drizzle-orm';
import { uuidArray } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';

export interface Copy {
  readonly version: number;
  readonly copyKey: string;
  readonly bytes: number;
  readonly certificateKey: string;
}

interface StoredCopy extends Record<string, unknown> {
  readonly file_id: string;
  readonly version: number;
  readonly copy_key: string;
  readonly copy_bytes: string;
  readonly certificate_key: string;
}

const COLUMNS = sql`file_id, version, copy_key, copy_bytes, certificate_key`;

const toCopy = (row: StoredCopy): Copy => ({
  version: row.version,
  copyKey: row.copy_key,
  bytes: Number(row.copy_bytes),
  certificateKey: row.certificate_key,
});

/** The copy of that removal; null: there is none, or it did not end well. */
export async function copyOf(tx: Tx, fileId: string, version: number): Promise<Copy | null> {
  const { rows } = await tx.execute<StoredCopy>(sql`
    select ${COLUMNS} from removals where file_id = ${fileId} and version = ${version} and state = 'removed'`);
  return rows[0] === undefined ? null : toCopy(rows[0]);
}

/** By file, the copy of its last removal that ended well. */
export async function latestCopies(tx: Tx, fileIds: readonly string[]): Promise<ReadonlyMap<string, Copy>> {
  const { rows } = await tx.execute<StoredCopy>(sql`
    select distinct on (file_id) ${COLUMNS} from removals
    where file_id = any(${uuidArray(fileIds)}) and state = 'removed' order by file_id, version desc`);
  return new Map(rows.map((row) => [row.file_id, toCopy(row)]));
}
