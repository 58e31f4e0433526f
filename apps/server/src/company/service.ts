/** Companies: what their plan allows, and the fields that their Admin edits. */

import { company as wire, PLANS } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './store.ts';
import type { CompanyFields, CompanyRow } from './store.ts';

/** Who changes a company, for the audit log. */
interface Actor {
  readonly userId: string;
  readonly email: string;
  readonly empresaId: string;
  readonly ip: string;
}

interface PlanAccess {
  /** Undefined: the free trial. */
  readonly planName: string | undefined;
  readonly ssoAccess: boolean;
  readonly apiAccess: boolean;
}

export interface CompanyService {
  find(tx: Tx, id: string): Promise<CompanyRow | null>;
  /** A new company on the free trial, in a transaction of the platform role. */
  create(tx: Tx, name: string): Promise<CompanyRow>;
  /** Every company, oldest first; platform role. */
  list(tx: Tx): Promise<readonly CompanyRow[]>;
  /** A disabled company keeps its data and lets nobody in; platform role. */
  setDisabled(tx: Tx, id: string, disabled: boolean): Promise<void>;
  planAccess(row: CompanyRow): PlanAccess;
  /** What the administrator of the company's sign-in provider must be told. */
  signInUrls(id: string): wire.Company['signInUrls'];
  /** The company that signs people of this e-mail domain in at its own provider, if exactly one does. */
  findByDomain(domain: string): Promise<CompanyRow | null>;
  /** Refuses fields that may not be saved. */
  refuseProvider(stored: CompanyRow, update: wire.CompanyUpdate): void;
  read(empresaId: string): Promise<wire.Company>;
  save(actor: Actor, update: wire.CompanyUpdate): Promise<wire.Company>;
  /** The OAuth client secret in the clear; for signing in at the provider only. */
  clientSecret(row: CompanyRow): string;
}

export type { CompanyRow } from './store.ts';

/** What a removal takes from its company; tenant role. */
export async function removalSettings(
  tx: Tx,
  empresaId: string,
): Promise<Pick<CompanyRow, 'removalStyle' | 'removalLevel' | 'secondApprover'>> {
  return await mustFind(tx, empresaId);
}

/** Whether the company's plan has the API and nobody switched it off; tenant role. */
export async function hasApiAccess(tx: Tx, empresaId: string): Promise<boolean> {
  return planAccess(await mustFind(tx, empresaId)).apiAccess;
}

const secretContext = (id: string): string => `company.oauth_client_secret:${id}`;

export function companyService(platform: Platform): CompanyService {
  const { db, secrets, audit, config } = platform;
  const signInUrls = (id: string): wire.Company['signInUrls'] => {
    const auth = `${config.publicUrl}${config.basePath}/resources/auth`;
    return {
      oauthCallback: `${auth}/oauth/${id}/callback`,
      samlCallback: `${auth}/saml/${id}/callback`,
      samlMetadata: `${auth}/saml/${id}/metadata`,
    };
  };
  return {
    find: store.findCompany,
    create: store.insertCompany,
    list: store.allCompanies,
    setDisabled: store.setDisabled,
    planAccess,
    signInUrls,
    async findByDomain(domain) {
      if (PUBLIC_MAIL.has(domain)) return null;
      const rows = await db.asPlatform(async (tx) => await store.findByAdminDomain(tx, domain));
      const allowed = rows.filter((row) => planAccess(row).ssoAccess);
      return allowed.length === 1 ? (allowed[0] ?? null) : null;
    },
    refuseProvider,
    async read(empresaId) {
      return await db.inTenant(empresaId, async (tx) =>
        toWire(await mustFind(tx, empresaId), signInUrls(empresaId)),
      );
    },
    async save(actor, update) {
      return await db.inTenant(actor.empresaId, async (tx) => {
        const stored = await mustFind(tx, actor.empresaId);
        refuseProblem(update, stored);
        const sealed = update.oauthClientSecret
          ? secrets.seal(update.oauthClientSecret, secretContext(stored.id))
          : stored.oauthClientSecret;
        const fields = fieldsOf(update, sealed, stored);
        if (fields.secondApprover && !stored.secondApprover) await refuseSingleApprover(tx, stored.id);
        await store.saveCompany(tx, stored.id, fields);
        await audit.record(tx, {
          empresaId: stored.id,
          actorId: actor.userId,
          actor: actor.email,
          action: 'company.updated',
          target: `company:${stored.id}`,
          detail: {
            authType: fields.authType,
            retentionDays: fields.retentionDays,
            removalStyle: fields.removalStyle,
            removalLevel: fields.removalLevel,
            secondApprover: fields.secondApprover,
            clientSecretChanged: update.oauthClientSecret !== '' && update.authType === 'OAUTH',
          },
          ip: actor.ip,
        });
        return toWire({ ...stored, ...fields }, signInUrls(stored.id));
      });
    },
    clientSecret(row) {
      if (row.oauthClientSecret === null) return '';
      return secrets.open(row.oauthClientSecret, secretContext(row.id)).toString('utf8');
    },
  };
}

async function mustFind(tx: Tx, id: string): Promise<CompanyRow> {
  const row = await store.findCompany(tx, id);
  if (row === null) throw new AppError('notFound');
  return row;
}

/** Two people at least: else nobody could ever approve what one of them asks for. */
async function refuseSingleApprover(tx: Tx, id: string): Promise<void> {
  if ((await store.countApprovers(tx, id)) < 2) throw new AppError('approverMissing');
}

function planAccess(row: CompanyRow): PlanAccess {
  const plan = row.plan === null ? null : PLANS[row.plan];
  return {
    planName: plan?.name,
    ssoAccess: plan?.sso ?? false,
    apiAccess: (plan?.api ?? false) && row.apiEnabled,
  };
}

function refuseProblem(update: wire.CompanyUpdate, stored: CompanyRow): void {
  const problem = wire.firstCompanyProblem(update, { oauthClientSecretSet: hasSecret(stored) });
  if (problem !== null) throw new AppError(problem);
  refuseProvider(stored, update);
}

function refuseProvider(stored: CompanyRow, update: wire.CompanyUpdate): void {
  const problem = wire.firstProviderProblem(update, { oauthClientSecretSet: hasSecret(stored) });
  if (problem !== null) throw new AppError(problem);
  if (update.authType !== 'EMAIL' && !planAccess(stored).ssoAccess) throw new AppError('ssoRequiresPremium');
}

/** A secret is only kept while the company still signs in that way. */
const hasSecret = (row: CompanyRow): boolean => row.authType === 'OAUTH' && row.oauthClientSecret !== null;

/** Domains whose mailboxes anybody gets: having one makes nobody a member of a company. */
const PUBLIC_MAIL: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.com.br',
  'outlook.com',
  'outlook.com.br',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'me.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'ig.com.br',
  'globo.com',
  'globomail.com',
  'proton.me',
  'protonmail.com',
  'aol.com',
  'gmx.com',
  'zoho.com',
]);

/** Fields of the sign-in types that were not chosen are cleared (product.md section 4). */
function fieldsOf(
  update: wire.CompanyUpdate,
  oauthClientSecret: Buffer | null,
  stored: CompanyRow,
): CompanyFields {
  const { authType } = update;
  const only = (type: wire.AuthType, value: string): string => (authType === type ? value : '');
  return {
    name: update.nome,
    city: update.cidade,
    retentionDays: update.tempoArquivos,
    authType,
    ldapUrl: only('LDAP', update.ldapUrl),
    ldapDomain: only('LDAP', update.ldapDomain),
    ldapBaseDn: only('LDAP', update.ldapBaseDn),
    oauthIssuer: only('OAUTH', update.oauthIssuer),
    oauthClientId: only('OAUTH', update.oauthClientId),
    oauthClientSecret: authType === 'OAUTH' ? oauthClientSecret : null,
    samlMetadataUrl: only('SAML', update.samlMetadataUrl),
    openidDiscoveryUrl: only('SAML', update.openidDiscoveryUrl),
    removalStyle: update.removalStyle ?? stored.removalStyle,
    removalLevel: update.removalLevel ?? stored.removalLevel,
    secondApprover: update.secondApprover ?? stored.secondApprover,
  };
}

function toWire(row: CompanyRow, signInUrls: wire.Company['signInUrls']): wire.Company {
  return {
    id: row.id,
    nome: row.name,
    cidade: row.city,
    tempoArquivos: row.retentionDays,
    authType: row.authType,
    ldapUrl: row.ldapUrl,
    ldapDomain: row.ldapDomain,
    ldapBaseDn: row.ldapBaseDn,
    oauthIssuer: row.oauthIssuer,
    oauthClientId: row.oauthClientId,
    samlMetadataUrl: row.samlMetadataUrl,
    openidDiscoveryUrl: row.openidDiscoveryUrl,
    removalStyle: row.removalStyle,
    removalLevel: row.removalLevel,
    secondApprover: row.secondApprover,
    oauthClientSecret: '',
    oauthClientSecretSet: row.oauthClientSecret !== null,
    signInUrls,
  };
}
