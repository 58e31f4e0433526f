import type { PlanId, Profile, Scope, integration as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';

interface KeyRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: Scope[];
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
  scopes: row.scopes,
  createdAt: new Date(row.created_at).toISOString(),
  expiresAt: instant(row.expires_at),
  lastUsedAt: instant(row.last_used_at),
  revoked: row.revoked_at !== null,
});

const COLUMNS = sql`id, name, hint, scopes, created_at, expires_at, last_used_at, revoked_at`;

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
    readonly scopes: readonly Scope[];
  },
): Promise<wire.ApiKey> {
  const expires = key.days === null ? sql`null` : sql`now() + make_interval(days => ${key.days})`;
  const { rows } = await tx.execute<KeyRow>(sql`
    insert into api_keys (empresa_id, user_id, name, mac, hint, scopes, expires_at)
    values (${key.empresaId}, ${key.userId}, ${key.name}, ${key.mac}, ${key.hint},
      ${JSON.stringify(key.scopes)}::jsonb, ${expires})
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
  readonly scopes: readonly Scope[];
}

/** Whose calls a key makes, while it, its user and its company are all good; platform role. Notes the use. */
export async function useKey(tx: Tx, mac: Buffer): Promise<KeyHolder | null> {
  const { rows } = await tx.execute<KeyHolder & { stale: boolean } & Record<string, unknown>>(sql`
    select k.id, k.empresa_id as "empresaId", u.id as "userId", u.name, u.email, u.profile, c.plan,
      c.api_enabled as "apiEnabled", k.scopes, coalesce(k.last_used_at < now() - interval '1 minute', true) as stale
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

/** The document that was made with this Idempotency-Key, and of what. */
export async function documentOf(
  tx: Tx,
  mac: Buffer,
): Promise<{ readonly id: string; readonly fingerprint: Buffer | null } | null> {
  const { rows } = await tx.execute<{ id: string; fingerprint: Buffer | null }>(
    sql`select file_id as id, fingerprint from api_requests where mac = ${mac}`,
  );
  return rows[0] ?? null;
}

/** False: another call with the same Idempotency-Key was faster. */
export async function noteRequest(
  tx: Tx,
  empresaId: string,
  request: { readonly mac: Buffer; readonly fingerprint: Buffer; readonly fileId: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into api_requests (empresa_id, mac, file_id, fingerprint)
    values (${empresaId}, ${request.mac}, ${request.fileId}, ${request.fingerprint})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Documents that came through the API, or had something ordered through it, and wait or are worked on. One caller of the company at a time learns it. */
export async function countUnderWay(tx: Tx, empresaId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('api:' || ${empresaId}, 0))`);
  const { rows } = await tx.execute<{ many: number }>(sql`
    select count(*)::integer as many from work_items w
    left join removals r on w.kind = 'removal' and r.id = w.subject
    join files f on f.id = case w.kind when 'index' then w.subject else r.file_id end
    where w.empresa_id = ${empresaId} and not w.blocked and f.via_api`);
  return rows[0]?.many ?? 0;
}

export async function markViaApi(tx: Tx, fileId: string): Promise<void> {
  await tx.execute(sql`update files set via_api = true where id = ${fileId}`);
}
