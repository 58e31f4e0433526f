import type { drive } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { uuidArray } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';
import { reading } from '../platform/database/reading.ts';
import type { Reading } from '../platform/database/reading.ts';
import { nameKey, searchKey } from './names.ts';
import { ownedBy } from './scope.ts';
import type { Scope } from './scope.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly parent_id: string | null;
}

const COLUMNS = sql`f.id, f.name, f.created_at, f.parent_id`;

const toWire = (row: Row): drive.Folder => ({
  id: row.id,
  nome: row.name,
  dataCriacao: new Date(row.created_at).toISOString(),
  parentId: row.parent_id,
});

const seenBy = (scope: Scope, where: SQL, tail: SQL = sql``): SQL => sql`
  select ${COLUMNS} from folders f
  where f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)} and ${where}
  order by f.search_key, f.id ${tail}`;

async function select(tx: Tx, scope: Scope, where: SQL, tail?: SQL): Promise<readonly drive.Folder[]> {
  const { rows } = await tx.execute<Row>(seenBy(scope, where, tail));
  return rows.map(toWire);
}

/** `parent` null: the root. An Operator's folder inside one that is not its own shows at the root. */
export async function foldersIn(
  tx: Tx,
  scope: Scope,
  parent: string | null,
): Promise<readonly drive.Folder[]> {
  if (parent !== null) return await select(tx, scope, sql`f.parent_id = ${parent}`);
  const above = sql`select 1 from folders p where p.id = f.parent_id and ${ownedBy(scope, sql`p.owner_id`)}`;
  return await select(tx, scope, sql`(f.parent_id is null or not exists (${above}))`);
}

/** Null: there is none, or it is not the caller's to see. */
export const folderWith = (scope: Scope, id: string): Reading<drive.Folder | null> =>
  reading(seenBy(scope, sql`f.id = ${id}`), ([row]: readonly Row[]) =>
    row === undefined ? null : toWire(row),
  );

export async function searchFolders(tx: Tx, scope: Scope, text: string): Promise<readonly drive.Folder[]> {
  return await select(tx, scope, sql`position(${searchKey(text)} in f.search_key) > 0`, sql`limit 200`);
}

/** The folder and those above it, outermost first. */
export async function pathTo(tx: Tx, scope: Scope, id: string): Promise<readonly drive.Folder[]> {
  const { rows } = await tx.execute<Row>(sql`
    with recursive up as (
      select f.*, 0 as height from folders f where f.id = ${id}
      union all
      select p.*, up.height + 1 from folders p join up on p.id = up.parent_id
    )
    select ${COLUMNS} from up f where f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}
    order by f.height desc`);
  return rows.map(toWire);
}

/** For each of these folders the names from the outermost on, as far as the caller sees them. */
export async function pathsOf(
  tx: Tx,
  scope: Scope,
  ids: readonly string[],
): Promise<readonly { readonly folderId: string; readonly path: string[] }[]> {
  if (ids.length === 0) return [];
  const list = uuidArray(ids);
  const { rows } = await tx.execute<{ leaf: string; path: string[] }>(sql`
    with recursive up as (
      select f.id as leaf, f.parent_id, f.name, f.owner_id, 0 as height from folders f where f.id = any(${list})
      union all
      select up.leaf, p.parent_id, p.name, p.owner_id, up.height + 1 from folders p join up on p.id = up.parent_id
    )
    select leaf, array_agg(name order by height desc) as path from up
    where ${ownedBy(scope, sql`up.owner_id`)} group by leaf`);
  return rows.map(({ leaf, path }) => ({ folderId: leaf, path }));
}

/** Null when the owner has a folder of this name there. */
export async function insertFolder(
  tx: Tx,
  scope: Scope,
  parent: string | null,
  name: string,
): Promise<drive.Folder | null> {
  const { rows } = await tx.execute<Row>(sql`
    insert into folders as f (empresa_id, parent_id, owner_id, name, name_key, search_key)
    values (${scope.empresaId}, ${parent}::uuid, ${scope.userId}, ${name}, ${nameKey(name)}, ${searchKey(name)})
    on conflict do nothing returning ${COLUMNS}`);
  return rows[0] === undefined ? null : toWire(rows[0]);
}

/** Names beside a folder that belong to the same owner, without its own. */
export async function folderNamesBeside(
  tx: Tx,
  id: string,
  parent: string | null,
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ name_key: string }>(sql`
    select s.name_key from folders s join folders me on me.id = ${id} and me.owner_id = s.owner_id
    where s.id <> me.id and s.deleted_at is null and s.parent_id is not distinct from ${parent}::uuid`);
  return new Set(rows.map((row) => row.name_key));
}

export async function changeFolder(
  tx: Tx,
  id: string,
  change: { readonly name: string; readonly parent: string | null },
): Promise<void> {
  await tx.execute(sql`
    update folders set name = ${change.name}, name_key = ${nameKey(change.name)},
      search_key = ${searchKey(change.name)}, parent_id = ${change.parent}::uuid
    where id = ${id}`);
}

/** Whether `inner` is the folder itself or lies somewhere below it. */
export async function isWithin(tx: Tx, inner: string, outer: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with recursive up as (
      select id, parent_id from folders where id = ${inner}
      union all
      select p.id, p.parent_id from folders p join up on p.id = up.parent_id
    )
    select 1 from up where id = ${outer}`);
  return rowCount === 1;
}

/** Moves are made one after the other in a company: two at once could tie a knot. */
export async function lockTree(tx: Tx, empresaId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`folders:${empresaId}`}, 0))`);
}
