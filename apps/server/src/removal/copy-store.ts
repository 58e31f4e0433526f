/** Copies that removals left. */

import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';

export interface Copy {
  readonly version: number;
  readonly copyKey: string;
  readonly bytes: number;
  readonly certificateKey: string;
}

/** The copy of the last removal that ended well. */
export async function latestCopy(tx: Tx, fileId: string): Promise<Copy | null> {
  const { rows } = await tx.execute<{
    version: number;
    copy_key: string;
    copy_bytes: string;
    certificate_key: string;
  }>(sql`
    select version, copy_key, copy_bytes, certificate_key from removals
    where file_id = ${fileId} and state = 'removed' order by version desc limit 1`);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    version: row.version,
    copyKey: row.copy_key,
    bytes: Number(row.copy_bytes),
    certificateKey: row.certificate_key,
  };
}
