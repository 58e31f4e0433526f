import type { PlanId, Profile, integration as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';

interface KeyRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

const instant = (date: Date | null): string | null => (date === null ? null : new Date(date).toISOString());

const toWire = (row: KeyRow): wire.ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  createdAt: new Date(row.created_at).toISOString(),
  expiresAt: instant(row.expires_at),
  lastUsedAt: instant(row.last_used_at),
  revoked: row.revoked_at !== null,
});

const COLUMNS = sql`id, name, hint, created_at, expires_at, last_used_at, revoked_at`;

export async function allKeys(tx: Tx): Promise<wire.ApiKey[]> {
  const { rows } = await tx.execute<KeyRow>(
    sql`select ${COLUMNS} from api_keys order by created_at desc, id`,
  );
  return rows.map(toWire);
}

export async function insertKey(
  tx: Tx,
  key: {
    readonly empresaId: string;
    readonly userId: string;
    readonly name: string;
    readonly mac: Buffer;
    readonly hint: string;
    readonly days: number | null;
  },
): Promise<wire.ApiKey> {
  const expires = key.days === null ? sql`null` : sql`now() + make_interval(days => ${key.days})`;
  const { rows } = await tx.execute<KeyRow>(sql`
    insert into api_keys (empresa_id, user_id, name, mac, hint, expires_at)
    values (${key.empresaId}, ${key.userId}, ${key.name}, ${key.mac}, ${key.hint}, ${expires})
    returning ${COLUMNS}`);
  if (rows[0] === undefined) throw new Error('the key was not inserted');
  return toWire(rows[0]);
}

/** False: there is no such key. */
export async function revokeKey(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update api_keys set revoked_at = coalesce(revoked_at, now()) where id = ${id}`,
  );
  return rowCount === 1;
}

export interface KeyHolder {
  readonly id: string;
  readonly empresaId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly profile: Profile;
  readonly plan: PlanId | null;
  readonly apiEnabled: boolean;
}

/** Whose calls a key makes, while it, its user and its company are all good; platform role. Notes the use. */
export async function useKey(tx: Tx, mac: Buffer): Promise<KeyHolder | null> {
  const { rows } = await tx.execute<KeyHolder & { stale: boolean } & Record<string, unknown>>(sql`
    select k.id, k.empresa_id as "empresaId", u.id as "userId", u.name, u.email, u.profile, c.plan,
      c.api_enabled as "apiEnabled", coalesce(k.last_used_at < now() - interval '1 minute', true) as stale
    from api_keys k
    join users u on u.id = k.user_id and u.active
    join companies c on c.id = k.empresa_id and c.disabled_at is null
    where k.mac = ${mac} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`);
  const row = rows[0];
  if (row === undefined) return null;
  if (row.stale) await tx.execute(sql`update api_keys set last_used_at = now() where id = ${row.id}`);
  return row;
}

export async function planOf(
  tx: Tx,
  empresaId: string,
): Promise<{ readonly plan: PlanId | null; readonly apiEnabled: boolean }> {
  const { rows } = await tx.execute<{ plan: PlanId | null; api: boolean }>(
    sql`select plan, api_enabled as api from companies where id = ${empresaId}`,
  );
  return { plan: rows[0]?.plan ?? null, apiEnabled: rows[0]?.api ?? false };
}

/** The document that was made with this Idempotency-Key. */
export async function documentOf(tx: Tx, mac: Buffer): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select file_id as id from api_requests where mac = ${mac}`,
  );
  return rows[0]?.id ?? null;
}

/** False: another call with the same Idempotency-Key was faster. */
export async function noteRequest(tx: Tx, empresaId: string, mac: Buffer, fileId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into api_requests (empresa_id, mac, file_id) values (${empresaId}, ${mac}, ${fileId})
    on conflict do nothing`);
  return rowCount === 1;
}
