import type { rules as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';

type Category = wire.ListCategory;

/** As terms are compared: case, accents and the width of spaces do not count. */
const termKey = (label: string): string =>
  label.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

export async function termsOf(tx: Tx, category: Category): Promise<readonly wire.ListItem[]> {
  const { rows } = await tx.execute<wire.ListItem & Record<string, unknown>>(
    sql`select id, label, category from list_terms where category = ${category} order by term_key, id`,
  );
  return rows;
}

/** By id, from the one after on. */
export async function pageOfTerms(
  tx: Tx,
  category: Category,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly wire.ListItem[]> {
  const from = after === undefined ? sql`true` : sql`id > ${after}`;
  const { rows } = await tx.execute<wire.ListItem & Record<string, unknown>>(sql`
    select id, label, category from list_terms where category = ${category} and ${from} order by id limit ${limit}`);
  return rows;
}

export async function countTerms(tx: Tx, category: Category): Promise<number> {
  const { rows } = await tx.execute<{ many: number }>(
    sql`select count(*)::integer as many from list_terms where category = ${category}`,
  );
  return rows[0]?.many ?? 0;
}

/** Ids of the terms that were added; those that the list has already are left out. */
export async function insertTerms(
  tx: Tx,
  empresaId: string,
  category: Category,
  labels: readonly string[],
): Promise<readonly string[]> {
  if (labels.length === 0) return [];
  const entries = JSON.stringify(labels.map((label) => ({ label, key: termKey(label) })));
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into list_terms (empresa_id, category, label, term_key)
    select ${empresaId}::uuid, ${category}, entry ->> 'label', entry ->> 'key'
    from jsonb_array_elements(${entries}::jsonb) entry
    on conflict do nothing returning id`);
  return rows.map(({ id }) => id);
}

/** `taken`: the list has this term already. */
export async function changeTerm(
  tx: Tx,
  { id, label, category }: wire.ListItem,
): Promise<'changed' | 'missing' | 'taken'> {
  const { rowCount: same } = await tx.execute(sql`
    select 1 from list_terms where category = ${category} and term_key = ${termKey(label)} and id <> ${id}`);
  if (same !== 0) return 'taken';
  const { rowCount } = await tx.execute(sql`
    update list_terms set label = ${label}, term_key = ${termKey(label)}, category = ${category} where id = ${id}`);
  return rowCount === 1 ? 'changed' : 'missing';
}

/** False: there is none. */
export async function deleteTerm(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from list_terms where id = ${id}`);
  return rowCount === 1;
}
