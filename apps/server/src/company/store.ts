import type { company as wire, removal } from '@mavendoc/contract';
import type { PlanId } from '@mavendoc/contract';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';

const companies = pgTable('companies', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  city: text('city').notNull().default(''),
  retentionDays: integer('retention_days').notNull().default(365),
  authType: text('auth_type').$type<wire.AuthType>().notNull().default('EMAIL'),
  ldapUrl: text('ldap_url').notNull().default(''),
  ldapDomain: text('ldap_domain').notNull().default(''),
  ldapBaseDn: text('ldap_base_dn').notNull().default(''),
  oauthIssuer: text('oauth_issuer').notNull().default(''),
  oauthClientId: text('oauth_client_id').notNull().default(''),
  oauthClientSecret: bytea('oauth_client_secret'),
  samlMetadataUrl: text('saml_metadata_url').notNull().default(''),
  openidDiscoveryUrl: text('openid_discovery_url').notNull().default(''),
  removalStyle: text('removal_style').$type<(typeof removal.STYLES)[number]>().notNull().default('bar'),
  removalLevel: text('removal_level').$type<(typeof removal.LEVELS)[number]>().notNull().default('standard'),
  secondApprover: boolean('second_approver').notNull().default(false),
  plan: text('plan').$type<PlanId>(),
  planSince: timestamp('plan_since', { withTimezone: true }),
  apiEnabled: boolean('api_enabled').notNull().default(true),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type CompanyRow = typeof companies.$inferSelect;

export async function findCompany(tx: Tx, id: string): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, id));
  return row ?? null;
}

/** Until the transaction ends, nobody else changes the company or who may do what in it. */
export async function lockCompany(tx: Tx, id: string): Promise<CompanyRow | null> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, id)).for('no key update');
  return row ?? null;
}

/** Platform role: a registration or the operator. */
export async function insertCompany(tx: Tx, name: string): Promise<CompanyRow> {
  const [row] = await tx.insert(companies).values({ name }).returning();
  if (row === undefined) throw new Error('the company was not inserted');
  return row;
}

export type CompanyFields = Omit<
  CompanyRow,
  'id' | 'plan' | 'planSince' | 'apiEnabled' | 'disabledAt' | 'createdAt'
>;

export async function saveCompany(tx: Tx, id: string, fields: CompanyFields): Promise<void> {
  await tx.update(companies).set(fields).where(eq(companies.id, id));
}

/** A disabled company keeps its data and lets nobody in; platform role. */
export async function setDisabled(tx: Tx, id: string, disabled: boolean): Promise<void> {
  await tx
    .update(companies)
    .set({ disabledAt: disabled ? new Date() : null })
    .where(eq(companies.id, id));
}

/** Platform role. */
export async function allCompanies(tx: Tx): Promise<readonly CompanyRow[]> {
  return await tx.select().from(companies).orderBy(asc(companies.createdAt), asc(companies.id));
}

/** Companies with a sign-in provider and an Admin of this e-mail domain; platform role. */
export async function findByAdminDomain(tx: Tx, domain: string): Promise<readonly CompanyRow[]> {
  const admins = sql`select 1 from users where empresa_id = ${companies.id} and active and profile = 1
    and split_part(email_key, '@', 2) = ${domain}`;
  return await tx
    .select()
    .from(companies)
    .where(and(ne(companies.authType, 'EMAIL'), isNull(companies.disabledAt), sql`exists (${admins})`))
    .orderBy(asc(companies.id));
}

/** Active Admins and Managers, but the one who asks: those who may approve what that person asked for. */
export async function countApprovers(tx: Tx, id: string, but: string | null = null): Promise<number> {
  const { rows } = await tx.execute<{ many: number }>(sql`
    select count(*)::integer as many from users
    where empresa_id = ${id} and active and profile in (1, 3) and id is distinct from ${but}::uuid`);
  return rows[0]?.many ?? 0;
}
