/** Sign-in at the company's own provider: who comes back with its word, in the same browser, goes on to the six-digit step. */

export { domainOf, isAlone } from './members.ts';

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { company as wire, Language } from '@mavendoc/contract';
import type { CodeService } from '../codes/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import type { FactorService } from '../factors/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import { outboundGuard } from '../platform/outbound.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserRow, UserService } from '../users/service.ts';
import { attemptsOf, randomName } from './attempts.ts';
import { ldapAccepts, ldapReachable } from './ldap.ts';
import type { LdapSettings } from './ldap.ts';
import { forgetSubject } from './identities.ts';
import { memberFinder } from './members.ts';
import { discover, oidcIdentity, oidcRedirect } from './oidc.ts';
import type { OidcSettings } from './oidc.ts';
import { ourMetadata, readProvider, samlIdentity, samlRedirect } from './saml.ts';
import type { SamlSettings } from './saml.ts';

/** What the browser brings back from an OpenID Connect provider. */
interface OidcAnswer {
  readonly url: URL;
  readonly state: string;
}

export interface SsoService {
  /** Where the browser must go to sign in at the company's provider, and the cookie that it must come back with. */
  begin(
    company: CompanyRow,
    email: string,
    language: Language,
  ): Promise<{ readonly url: string; readonly browser: string }>;
  /** Ends what `begin` began in this browser; mails the code and answers the name of its challenge. */
  completeOidc(empresaId: string, answer: OidcAnswer, browser: string): Promise<string>;
  /** Takes the posted answer of a SAML provider; answers the state with which the browser ends it. */
  acceptSaml(empresaId: string, samlResponse: string, relayState: string): Promise<string>;
  /** Ends what `acceptSaml` took. */
  completeSaml(empresaId: string, state: string, browser: string): Promise<string>;
  /** Whether the company's directory takes this password. */
  acceptsPassword(company: CompanyRow, email: string, password: string): Promise<boolean>;
  /** Tries unsaved settings; throws `connectionFailed` with the reason. */
  test(company: CompanyRow, update: wire.CompanyUpdate): Promise<void>;
  /** The provider may name this user anew; platform role. */
  readonly forgetSubject: (tx: Tx, userId: string) => Promise<void>;
  /** SAML metadata of our side. */
  metadata(empresaId: string): string;
}

type ProviderFields = Pick<CompanyRow, 'oauthIssuer' | 'oauthClientId' | 'samlMetadataUrl'>;

export function ssoService(
  platform: Platform,
  companies: CompanyService,
  users: UserService,
  codes: CodeService,
  factors: FactorService,
): SsoService {
  const { config, db, log } = platform;
  const outbound = outboundGuard(config.privateNetworksAllowed);
  const authority = config.ldapCaFile === undefined ? undefined : readFileSync(config.ldapCaFile, 'utf8');

  const oidc = (id: string, fields: ProviderFields, clientSecret: string): OidcSettings => ({
    issuer: fields.oauthIssuer,
    clientId: fields.oauthClientId,
    clientSecret,
    callbackUrl: companies.signInUrls(id).oauthCallback,
  });
  const saml = (id: string, fields: ProviderFields): SamlSettings => ({
    metadataUrl: fields.samlMetadataUrl,
    entityId: companies.signInUrls(id).samlMetadata,
    callbackUrl: companies.signInUrls(id).samlCallback,
  });
  const ldap = (fields: Pick<CompanyRow, 'ldapUrl' | 'ldapDomain' | 'ldapBaseDn'>): LdapSettings => ({
    url: fields.ldapUrl,
    domain: fields.ldapDomain,
    baseDn: fields.ldapBaseDn,
    authority,
  });
  const memberOf = memberFinder(platform, companies, users);
  const attempts = attemptsOf(platform);

  /** The company, while it still signs in that way. @throws loginError */
  const companyWith = async (empresaId: string, authType: 'OAUTH' | 'SAML'): Promise<CompanyRow> => {
    const company = await companies.findProvider(empresaId);
    if (company?.authType !== authType) throw new AppError('loginError');
    return company;
  };

  /** The provider has vouched for this person: the six digits follow. Nobody else uses up what is counted here. */
  const challengeFor = async ({ id, email, empresaId }: UserRow, language: Language): Promise<string> => {
    const { wait, name } = await db.asPlatform(async (tx) => {
      const { triesOf, wait } = await codes.request(tx, [`provider ${id}`]);
      if (wait > 0) return { wait, name: '' };
      const mailedPasswordUsed = false;
      const name = await codes.issue(
        tx,
        { purpose: 'sign-in', email, triesOf, userId: id, empresaId, mailedPasswordUsed, language },
        { insteadOfCode: (await factors.isNeeded(tx, id)) ? null : undefined },
      );
      return { wait, name };
    });
    if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
    return name;
  };

  return {
    async begin(company, email, language) {
      const state = randomName();
      const browser = randomName();
      const { url, remembered } = await unlessUnreachable(async () => {
        if (company.authType === 'SAML') {
          const { url, requestId } = await samlRedirect(saml(company.id, company), outbound, state);
          return { url, remembered: { requestId } };
        }
        const settings = oidc(company.id, company, companies.clientSecret(company));
        const begun = await oidcRedirect(settings, outbound, { state, email });
        return { url: begun.url, remembered: begun.secrets };
      });
      await attempts.keep(state, company, { remembered, browser: attempts.browserOf(browser), language });
      return { url, browser };
    },

    async completeOidc(empresaId, { url, state }, browser) {
      const attempt = await attempts.take(state, empresaId, attempts.browserOf(browser));
      const company = await companyWith(empresaId, 'OAUTH');
      if (attempt === null || !('verifier' in attempt.remembered)) throw new AppError('loginError');
      const { remembered, language } = attempt;
      const settings = oidc(company.id, company, companies.clientSecret(company));
      const { email, subject } = await unlessUnreachable(
        async () => await oidcIdentity(settings, outbound, { url, state, secrets: remembered }),
      );
      return await challengeFor(await memberOf(company, email, language, subject), language);
    },

    async acceptSaml(empresaId, samlResponse, relayState) {
      const attempt = await attempts.take(relayState, empresaId, undefined);
      const company = await companyWith(empresaId, 'SAML');
      if (attempt === null || !('requestId' in attempt.remembered)) throw new AppError('loginError');
      const { requestId } = attempt.remembered;
      const { email, subject } = await unlessUnreachable(
        async () => await assertedOnce(company, samlResponse, requestId),
      );
      const user = await memberOf(company, email, attempt.language, subject);
      const state = randomName();
      await attempts.keep(state, company, { ...attempt, remembered: { email: user.email } });
      return state;
    },

    async completeSaml(empresaId, state, browser) {
      const attempt = await attempts.take(state, empresaId, attempts.browserOf(browser));
      const company = await companyWith(empresaId, 'SAML');
      if (attempt === null || !('email' in attempt.remembered)) throw new AppError('loginError');
      const { email } = attempt.remembered;
      const user = await db.asPlatform(async (tx) => await users.findActive(tx, email));
      if (user?.empresaId !== company.id) throw new AppError('loginError');
      return await challengeFor(user, attempt.language);
    },

    acceptsPassword: async (company, email, password) =>
      await unlessUnreachable(async () => await ldapAccepts(ldap(company), outbound, email, password)),

    async test(company, update) {
      try {
        if (update.authType === 'LDAP') await ldapReachable(ldap(update), outbound);
        if (update.authType === 'SAML') await readProvider(saml(company.id, update), outbound);
        if (update.authType === 'OAUTH') {
          const secret = update.oauthClientSecret || companies.clientSecret(company);
          await discover(oidc(company.id, update, secret), outbound);
        }
      } catch (cause) {
        throw new AppError('connectionFailed', { detail: reasonOf(cause), cause });
      }
    },

    forgetSubject,
    metadata: (empresaId) => {
      const { samlMetadata: entityId, samlCallback: callbackUrl } = companies.signInUrls(empresaId);
      return ourMetadata({ entityId, callbackUrl });
    },
  };

  /** Whom the assertion names; it is taken once. */
  async function assertedOnce(
    company: CompanyRow,
    samlResponse: string,
    requestId: string,
  ): ReturnType<typeof samlIdentity> {
    const identity = await samlIdentity(saml(company.id, company), outbound, { samlResponse, requestId });
    const hash = createHash('sha256').update(`saml:${company.id}:${identity.assertionId}`).digest();
    const isFirst = await db.asPlatform(
      async (tx) => await codes.spend(tx, hash, new Date(Date.now() + 24 * 3_600_000)),
    );
    if (!isFirst) throw new Error('the assertion was used before');
    return identity;
  }

  /** What the provider says is logged without personal data; the person is told that it did not work. */
  async function unlessUnreachable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      log.warn({ reason: reasonOf(cause) }, 'company sign-in failed');
      throw new AppError('loginError', { cause });
    }
  }
}

function reasonOf(cause: unknown): string {
  const told = cause instanceof Error ? cause.message : 'unknown';
  const deeper = cause instanceof Error && cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return `${told}${deeper}`.replace(/\s+/g, ' ').slice(0, 200);
}
