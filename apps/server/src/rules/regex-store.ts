import type { rules as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly label: string;
  readonly pattern: string;
  readonly active: boolean;
}

const COLUMNS = sql`id, label, pattern, active`;

const toWire = ({ id, label, pattern, active }: Row): wire.RegexRule => ({
  id,
  label,
  regex: pattern,
  status: active ? 'A' : 'I',
});

export async function allRegexes(tx: Tx): Promise<readonly wire.RegexRule[]> {
  const { rows } = await tx.execute<Row>(
    sql`select ${COLUMNS} from regex_rules order by lower(label), label, id`,
  );
  return rows.map(toWire);
}

/** By id, from the one after on. */
export async function pageOfRegexes(
  tx: Tx,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly wire.RegexRule[]> {
  const from = after === undefined ? sql`true` : sql`id > ${after}`;
  const { rows } = await tx.execute<Row>(
    sql`select ${COLUMNS} from regex_rules where ${from} order by id limit ${limit}`,
  );
  return rows.map(toWire);
}

export async function findRegex(tx: Tx, id: string): Promise<wire.RegexRule | null> {
  const { rows } = await tx.execute<Row>(sql`select ${COLUMNS} from regex_rules where id = ${id}`);
  return rows[0] === undefined ? null : toWire(rows[0]);
}

type Fields = Omit<wire.RegexRule, 'id'>;

export async function insertRegex(tx: Tx, empresaId: string, fields: Fields): Promise<wire.RegexRule> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into regex_rules (empresa_id, label, pattern, active)
    values (${empresaId}, ${fields.label}, ${fields.regex}, ${fields.status === 'A'}) returning id`);
  return { ...fields, id: rows[0]?.id ?? '' };
}

/** False: there is none. */
export async function changeRegex(tx: Tx, { id, ...fields }: wire.RegexRule): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update regex_rules set label = ${fields.label}, pattern = ${fields.regex}, active = ${fields.status === 'A'}
    where id = ${id}`);
  return rowCount === 1;
}

/** False: there is none. */
export async function deleteRegex(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from regex_rules where id = ${id}`);
  return rowCount === 1;
}
