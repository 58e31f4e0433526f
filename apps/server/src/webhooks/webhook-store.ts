import type { webhooks as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';

export interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly events: wire.EventType[];
  /** Sealed. */
  readonly secret: Buffer;
  readonly secretHint: string;
  /** Sealed; null once it no longer signs. */
  readonly oldSecret: Buffer | null;
  readonly oldSecretUntil: Date | null;
  readonly active: boolean;
  readonly offReason: 'failing' | 'gone' | null;
  readonly failingSince: Date | null;
  readonly pauseUntil: Date | null;
  readonly lastDeliveredAt: Date | null;
  readonly createdAt: Date;
}

type Raw = Record<keyof WebhookRow, unknown> & Record<string, unknown>;

const COLUMNS = sql`id, url, description, events, secret, secret_hint as "secretHint",
  case when old_secret_until > now() then old_secret end as "oldSecret",
  case when old_secret_until > now() then old_secret_until end as "oldSecretUntil", active,
  off_reason as "offReason", failing_since as "failingSince",
  case when pause_until > now() then pause_until end as "pauseUntil", last_delivered_at as "lastDeliveredAt",
  created_at as "createdAt"`;

const date = (value: unknown): Date | null => (value === null ? null : new Date(value as string));

const toRow = (raw: Raw): WebhookRow => ({
  ...(raw as unknown as WebhookRow),
  oldSecretUntil: date(raw.oldSecretUntil),
  failingSince: date(raw.failingSince),
  pauseUntil: date(raw.pauseUntil),
  lastDeliveredAt: date(raw.lastDeliveredAt),
  createdAt: new Date(raw.createdAt as string),
});

export async function allWebhooks(tx: Tx): Promise<readonly WebhookRow[]> {
  const { rows } = await tx.execute<Raw>(sql`select ${COLUMNS} from webhooks order by created_at, id`);
  return rows.map(toRow);
}

export async function findWebhook(tx: Tx, id: string): Promise<WebhookRow | null> {
  const { rows } = await tx.execute<Raw>(sql`select ${COLUMNS} from webhooks where id = ${id}`);
  return rows[0] === undefined ? null : toRow(rows[0]);
}

/** Until the transaction ends nobody else takes, pauses or frees it. */
export async function lockWebhook(tx: Tx, id: string): Promise<WebhookRow | null> {
  const { rows } = await tx.execute<Raw>(
    sql`select ${COLUMNS} from webhooks where id = ${id} for no key update`,
  );
  return rows[0] === undefined ? null : toRow(rows[0]);
}

/** Those that are to be told of such an event, while the company's plan has the API. */
export async function listeners(
  tx: Tx,
  event: wire.EventType,
): Promise<readonly { readonly id: string; readonly plan: string | null; readonly api: boolean }[]> {
  const { rows } = await tx.execute<{ id: string; plan: string | null; api: boolean }>(sql`
    select w.id, c.plan, c.api_enabled as api from webhooks w join companies c on c.id = w.empresa_id
    where w.active and w.events @> ${JSON.stringify([event])}::jsonb`);
  return rows;
}

export interface Fields {
  readonly url: string;
  readonly description: string;
  readonly events: readonly wire.EventType[];
}

export async function insertWebhook(tx: Tx, empresaId: string, id: string, fields: Fields): Promise<void> {
  // the secret is bound to the id and is set at once after this
  await tx.execute(sql`
    insert into webhooks (id, empresa_id, url, description, events, secret, secret_hint)
    values (${id}, ${empresaId}, ${fields.url}, ${fields.description}, ${JSON.stringify(fields.events)}::jsonb,
      ''::bytea, '')`);
}

/** The one before it signs on for so many hours; 0 at the first. */
export async function writeSecret(
  tx: Tx,
  id: string,
  secret: { readonly sealed: Buffer; readonly hint: string; readonly oldHours: number },
): Promise<void> {
  const old =
    secret.oldHours === 0
      ? sql`null, old_secret_until = null`
      : sql`secret, old_secret_until = now() + make_interval(hours => ${secret.oldHours})`;
  await tx.execute(sql`
    update webhooks set secret = ${secret.sealed}, secret_hint = ${secret.hint}, old_secret = ${old} where id = ${id}`);
}

/** Switching on, or another address, forgets the failures. */
export async function changeWebhook(
  tx: Tx,
  id: string,
  { url, description, events, active }: Fields & { readonly active: boolean },
): Promise<void> {
  const forget = sql`(${active} and not active) or url <> ${url}`;
  const keep = (column: SQL): SQL => sql`case when ${forget} then null else ${column} end`;
  await tx.execute(sql`
    update webhooks set url = ${url}, description = ${description}, events = ${JSON.stringify(events)}::jsonb,
      active = ${active}, off_reason = case when ${active} then null else off_reason end,
      failing_since = ${keep(sql`failing_since`)}, pause_until = ${keep(sql`pause_until`)}
    where id = ${id}`);
}

export async function deleteWebhook(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`delete from webhooks where id = ${id}`);
  return rowCount === 1;
}

export async function noteDelivered(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update webhooks set last_delivered_at = now(), failing_since = null, pause_until = null where id = ${id}`);
}

/** Answers since when it has been failing. */
export async function noteFailing(tx: Tx, id: string, pauseSeconds: number): Promise<Date> {
  const { rows } = await tx.execute<{ since: Date }>(sql`
    update webhooks set failing_since = coalesce(failing_since, now()),
      pause_until = now() + make_interval(secs => ${pauseSeconds})
    where id = ${id} returning failing_since as since`);
  return rows[0] === undefined ? new Date() : new Date(rows[0].since);
}

/** False: it is off already. */
export async function switchOff(tx: Tx, id: string, reason: 'failing' | 'gone'): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update webhooks set active = false, off_reason = ${reason} where id = ${id} and active`,
  );
  return rowCount === 1;
}
