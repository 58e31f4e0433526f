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

/** By file, the copy of its last removal that ended well. */
export async function latestCopies(tx: Tx, fileIds: readonly string[]): Promise<ReadonlyMap<string, Copy>> {
  const { rows } = await tx.execute<{
    file_id: string;
    version: number;
    copy_key: string;
    copy_bytes: string;
    certificate_key: string;
  }>(sql`
    select distinct on (file_id) file_id, version, copy_key, copy_bytes, certificate_key from removals
    where file_id = any(${uuidArray(fileIds)}) and state = 'removed' order by file_id, version desc`);
  return new Map(
    rows.map((row) => [
      row.file_id,
      {
        version: row.version,
        copyKey: row.copy_key,
        bytes: Number(row.copy_bytes),
        certificateKey: row.certificate_key,
      },
    ]),
  );
}
