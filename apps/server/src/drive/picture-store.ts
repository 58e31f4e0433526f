import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';

/** Which picture of which page; `version` 0 is the original, else the copy of that removal. */
export interface PictureId {
  readonly fileId: string;
  readonly version: number;
  readonly page: number;
  readonly size: string;
}

export interface StoredPicture {
  readonly key: string;
  readonly bytes: number;
}

export async function findPicture(tx: Tx, id: PictureId): Promise<StoredPicture | null> {
  const { rows } = await tx.execute<{ key: string; bytes: number }>(sql`
    select key, bytes from page_pictures
    where file_id = ${id.fileId} and version = ${id.version} and page = ${id.page} and size = ${id.size}`);
  return rows[0] ?? null;
}

/** False: another server was faster, or the file is gone. */
export async function insertPicture(
  tx: Tx,
  empresaId: string,
  id: PictureId,
  { key, bytes }: StoredPicture,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into page_pictures (empresa_id, file_id, version, page, size, key, bytes)
    select ${empresaId}, id, ${id.version}, ${id.page}, ${id.size}, ${key}, ${bytes} from files where id = ${id.fileId}
    on conflict do nothing`);
  return rowCount === 1;
}

/** Forgets pictures that were made before the instant; answers the keys of what was stored. */
export async function dropPicturesBefore(tx: Tx, before: Date): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ key: string }>(
    sql`delete from page_pictures where made_at < ${before.toISOString()} returning key`,
  );
  return rows.map(({ key }) => key);
}
