/** Companies: what their plan allows, and the fields that their Admin edits. */

import { company as wire, PLANS } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import { requireRecentSignIn } from '../sessions/service.ts';
import { fieldsOf, isSensitive, keepsSecret, toWire } from './fields.ts';
import { PUBLIC_MAIL } from './public-mail.ts';
import * as store from './store.ts';
import type { CompanyRow } from './store.ts';

/** Who changes a company, and from where. */
type Actor = Who & { readonly ip: string };

interface PlanAccess {
  /** Undefined: the free trial. */
  readonly planName: string | undefined;
  readonly ssoAccess: boolean;
  readonly apiAccess: boolean;
}

export interface CompanyService {
  find(tx: Tx, id: string): Promise<CompanyRow | null>;
  /** Changes of one company's people and settings go one after the other. @throws notFound */
  lock(tx: Tx, id: string): Promise<CompanyRow>;
  /** A new company on the free trial, in a transaction of the platform role. */
  create(tx: Tx, name: string): Promise<CompanyRow>;
  /** Every company, oldest first; platform role. */
  list(tx: Tx): Promise<readonly CompanyRow[]>;
  /** A disabled company keeps its data and lets nobody in; platform role. */
  setDisabled(tx: Tx, id: string, disabled: boolean): Promise<void>;
  planAccess(row: CompanyRow): PlanAccess;
  /** What the administrator of the company's sign-in provider must be told. */
  signInUrls(id: string): wire.Company['signInUrls'];
  /** Whether a company may have this e-mail domain: anybody gets a mailbox at the others. */
  mayOwn(domain: string): boolean;
  /** Companies that sign people of this e-mail domain in at their own provider or directory. */
  providersOf(domain: string): Promise<readonly CompanyRow[]>;
  /** The company, if it signs its people in at its own provider or directory. */
  findProvider(id: string): Promise<CompanyRow | null>;
  /** Refuses fields that may not be saved. */
  refuseProvider(stored: CompanyRow, update: wire.CompanyUpdate): void;
  read(empresaId: string): Promise<wire.Company>;
  /** Who lets people in, and who must approve, is changed soon after a sign-in only: `reauthenticationRequired`. */
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
      people: `${config.publicUrl}${config.basePath}/auth?company=${id}`,
      oauthCallback: `${auth}/oauth/${id}/callback`,
      samlCallback: `${auth}/saml/${id}/callback`,
      samlMetadata: `${auth}/saml/${id}/metadata`,
    };
  };
  const told = async (tx: Tx, row: CompanyRow): Promise<wire.Company> =>
    toWire(row, { approvers: await store.countApprovers(tx, row.id), signInUrls: signInUrls(row.id) });

  return {
    find: store.findCompany,
    lock: mustLock,
    create: store.insertCompany,
    list: store.allCompanies,
    setDisabled: store.setDisabled,
    planAccess,
    signInUrls,
    mayOwn: (domain) => !PUBLIC_MAIL.has(domain),
    async providersOf(domain) {
      if (PUBLIC_MAIL.has(domain)) return [];
      const rows = await db.asPlatform(async (tx) => await store.findByAdminDomain(tx, domain));
      return rows.filter(signsInElsewhere);
    },
    async findProvider(id) {
      const row = await db.asPlatform(async (tx) => await store.findCompany(tx, id));
      return row !== null && row.disabledAt === null && signsInElsewhere(row) ? row : null;
    },
    refuseProvider,
    async read(empresaId) {
      return await db.inTenant(empresaId, async (tx) => await told(tx, await mustFind(tx, empresaId)));
    },
    async save(actor, update) {
      return await db.inTenant(actor.empresaId, async (tx) => {
        const stored = await mustLock(tx, actor.empresaId);
        refuseProblem(update, stored);
        const sealed = update.oauthClientSecret
          ? secrets.seal(update.oauthClientSecret, secretContext(stored.id))
          : stored.oauthClientSecret;
        const fields = fieldsOf(update, sealed, stored);
        if (isSensitive(stored, fields, update)) requireRecentSignIn(actor);
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
        return await told(tx, { ...stored, ...fields });
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

async function mustLock(tx: Tx, id: string): Promise<CompanyRow> {
  const row = await store.lockCompany(tx, id);
  if (row === null) throw new AppError('notFound');
  return row;
}

/** Two people at least: else nobody could ever approve what one of them asks for. */
export const FEWEST_APPROVERS = 2;

async function refuseSingleApprover(tx: Tx, id: string): Promise<void> {
  if ((await store.countApprovers(tx, id)) < FEWEST_APPROVERS) throw new AppError('approverMissing');
}

/** For a removal that waits for a second person: there must be one. @throws approverMissing */
export async function refuseWithoutApprover(tx: Tx, empresaId: string, requestedBy: string): Promise<void> {
  if ((await store.countApprovers(tx, empresaId, requestedBy)) === 0) throw new AppError('approverMissing');
}

/** At its own provider or directory, which its plan must allow. */
export const signsInElsewhere = (row: CompanyRow): boolean =>
  row.authType !== 'EMAIL' && planAccess(row).ssoAccess;

function planAccess(row: CompanyRow): PlanAccess {
  const plan = row.plan === null ? null : PLANS[row.plan];
  return {
    planName: plan?.name,
    ssoAccess: plan?.sso ?? false,
    apiAccess: (plan?.api ?? false) && row.apiEnabled,
  };
}

function refuseProblem(update: wire.CompanyUpdate, stored: CompanyRow): void {
  const problem = wire.firstCompanyProblem(update, { oauthClientSecretSet: keepsSecret(stored, update) });
  if (problem !== null) throw new AppError(problem);
  refuseProvider(stored, update);
}

function refuseProvider(stored: CompanyRow, update: wire.CompanyUpdate): void {
  const problem = wire.firstProviderProblem(update, { oauthClientSecretSet: keepsSecret(stored, update) });
  if (problem !== null) throw new AppError(problem);
  if (update.authType !== 'EMAIL' && !planAccess(stored).ssoAccess) throw new AppError('ssoRequiresPremium');
}
