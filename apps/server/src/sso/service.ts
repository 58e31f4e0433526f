/** Sign-in at the company's own provider: who comes back with its word goes on to the six-digit step as everybody does. */

import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { company as wire, Language } from '@mavendoc/contract';
import { z } from 'zod';
import type { CodeService } from '../codes/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import type { FactorService } from '../factors/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import { outboundGuard } from '../platform/outbound.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserService } from '../users/service.ts';
import { ldapAccepts, ldapReachable } from './ldap.ts';
import type { LdapSettings } from './ldap.ts';
import { forgetSubject } from './identities.ts';
import type { Subject } from './identities.ts';
import { memberFinder } from './members.ts';
import { discover, oidcIdentity, oidcRedirect } from './oidc.ts';
import type { OidcSettings } from './oidc.ts';
import { ourMetadata, readProvider, samlIdentity, samlRedirect } from './saml.ts';
import type { SamlSettings } from './saml.ts';
import * as store from './store.ts';

/** What the provider's answer came with. */
export type ProviderAnswer =
  | { readonly kind: 'OAUTH'; readonly url: URL; readonly state: string }
  | { readonly kind: 'SAML'; readonly samlResponse: string; readonly state: string };

export interface SsoService {
  /** Where the browser must go to sign in at the company's provider. */
  begin(company: CompanyRow, email: string, language: Language): Promise<string>;
  /** Ends what `begin` began; mails the code and answers the name of its challenge. */
  complete(empresaId: string, answer: ProviderAnswer): Promise<string>;
  /** Whether the company's directory takes this password. */
  acceptsPassword(company: CompanyRow, email: string, password: string): Promise<boolean>;
  /** Tries unsaved settings; throws `connectionFailed` with the reason. */
  test(company: CompanyRow, update: wire.CompanyUpdate): Promise<void>;
  /** The provider may name this user anew; platform role. */
  readonly forgetSubject: (tx: Tx, userId: string) => Promise<void>;
  /** SAML metadata of our side. */
  metadata(empresaId: string): string;
}

const ATTEMPT_MINUTES = 10;

const attemptSecrets = z.union([
  z.object({ verifier: z.string(), nonce: z.string() }),
  z.object({ requestId: z.string() }),
]);

type ProviderFields = Pick<CompanyRow, 'oauthIssuer' | 'oauthClientId' | 'samlMetadataUrl'>;

export function ssoService(
  platform: Platform,
  companies: CompanyService,
  users: UserService,
  codes: CodeService,
  factors: FactorService,
): SsoService {
  const { config, db, secrets, log } = platform;
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
  const attemptId = (state: string): Buffer => secrets.mac('sso-attempt', state);

  return {
    async begin(company, email, language) {
      const state = randomBytes(32).toString('base64url');
      const { url, remembered } = await unlessUnreachable(async () => {
        if (company.authType === 'SAML') {
          const { url, requestId } = await samlRedirect(saml(company.id, company), outbound, state);
          return { url, remembered: { requestId } };
        }
        const settings = oidc(company.id, company, companies.clientSecret(company));
        const begun = await oidcRedirect(settings, outbound, { state, email });
        return { url: begun.url, remembered: begun.secrets };
      });
      const id = attemptId(state);
      const sealed = secrets.seal(JSON.stringify(remembered), context(id));
      const expiresAt = new Date(Date.now() + ATTEMPT_MINUTES * 60_000);
      await db.asPlatform(
        async (tx) =>
          await store.insertAttempt(tx, { id, empresaId: company.id, secrets: sealed, language, expiresAt }),
      );
      return url;
    },

    async complete(empresaId, answer) {
      const id = attemptId(answer.state);
      const { attempt, company } = await db.asPlatform(async (tx) => ({
        attempt: await store.takeAttempt(tx, id, empresaId),
        company: await companies.find(tx, empresaId),
      }));
      if (attempt === null || company === null || company.disabledAt !== null)
        throw new AppError('loginError');
      if (company.authType !== answer.kind || !companies.planAccess(company).ssoAccess)
        throw new AppError('loginError');
      const remembered = attemptSecrets.parse(
        JSON.parse(secrets.open(attempt.secrets, context(id)).toString()),
      );
      const { email, subject } = await unlessUnreachable(
        async () => await identityOf(company, answer, remembered),
      );
      const { language } = attempt;
      const user = await memberOf(company, email, language, subject);
      return await db.asPlatform(
        async (tx) =>
          await codes.issue(
            tx,
            {
              purpose: 'sign-in',
              email: user.email,
              userId: user.id,
              empresaId: company.id,
              mailedPasswordUsed: false,
              language,
            },
            { insteadOfCode: (await factors.isNeeded(tx, user.id)) ? null : undefined },
          ),
      );
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

  async function identityOf(
    company: CompanyRow,
    answer: ProviderAnswer,
    remembered: z.output<typeof attemptSecrets>,
  ): Promise<Identity> {
    if (answer.kind === 'OAUTH' && 'verifier' in remembered) {
      const settings = oidc(company.id, company, companies.clientSecret(company));
      return await oidcIdentity(settings, outbound, {
        url: answer.url,
        state: answer.state,
        secrets: remembered,
      });
    }
    if (answer.kind === 'SAML' && 'requestId' in remembered) {
      const { samlResponse } = answer;
      const { requestId } = remembered;
      const identity = await samlIdentity(saml(company.id, company), outbound, { samlResponse, requestId });
      const hash = createHash('sha256').update(`saml:${company.id}:${identity.assertionId}`).digest();
      const isFirst = await db.asPlatform(
        async (tx) => await codes.spend(tx, hash, new Date(Date.now() + 24 * 3_600_000)),
      );
      if (!isFirst) throw new Error('the assertion was used before');
      return identity;
    }
    throw new Error('the answer does not belong to this attempt');
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

interface Identity {
  readonly email: string;
  readonly subject: Subject | undefined;
}

const context = (id: Buffer): string => `sso-attempt:${id.toString('hex')}`;

function reasonOf(cause: unknown): string {
  const told = cause instanceof Error ? cause.message : 'unknown';
  const deeper = cause instanceof Error && cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return `${told}${deeper}`.replace(/\s+/g, ' ').slice(0, 200);
}
