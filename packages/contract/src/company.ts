/** The company of the signed-in Admin (product.md sections 2, 3 and 5). */

import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { done, id } from './fields.ts';
import { LEVELS, STYLES } from './removal.ts';
import { defineRoute } from './route.ts';

export const AUTH_TYPES = ['EMAIL', 'SAML', 'OAUTH', 'LDAP'] as const;
export type AuthType = (typeof AUTH_TYPES)[number];

/** Days that files are kept when nothing else is set. */
export const DEFAULT_RETENTION_DAYS = 365;

const text = z
  .string()
  .trim()
  .max(1000)
  .nullish()
  .transform((value) => value ?? '');

const companyFields = {
  nome: text,
  cidade: text,
  /** Days. */
  tempoArquivos: z.number('retentionInvalid').int('retentionInvalid').max(36_500, 'retentionInvalid'),
  authType: z.enum(AUTH_TYPES).default('EMAIL'),
  ldapUrl: text,
  ldapDomain: text,
  ldapBaseDn: text,
  oauthIssuer: text,
  oauthClientId: text,
  samlMetadataUrl: text,
  openidDiscoveryUrl: text,
};

/** How this company removes data. In an update a field that is left out keeps what is stored. */
const removalFields = {
  /** When a removal names none. */
  removalStyle: z.enum(STYLES),
  removalLevel: z.enum(LEVELS),
  /** Each removal waits until another person has approved it. */
  secondApprover: z.boolean(),
};

export const company = z.object({
  id,
  ...companyFields,
  ...removalFields,
  /** Always empty: secrets are write-only. */
  oauthClientSecret: z.literal(''),
  oauthClientSecretSet: z.boolean(),
  /** Active Admins and Managers; fewer than two can't approve what each of them asks for. */
  approvers: z.number().int(),
  /** What the administrator of the sign-in provider must be told; `people`: where the company's people sign in. */
  signInUrls: z.object({
    people: z.string(),
    oauthCallback: z.string(),
    samlCallback: z.string(),
    samlMetadata: z.string(),
  }),
});
export type Company = z.output<typeof company>;

/** An empty `oauthClientSecret` keeps the stored one, unless the issuer is another: no provider gets another one's secret. */
export const companyUpdate = z.object({
  ...companyFields,
  ...z.object(removalFields).partial().shape,
  oauthClientSecret: text,
});
export type CompanyUpdate = z.output<typeof companyUpdate>;

const companyParams = z.object({ companyId: id });
const COMPANY_PATH = '/users/company/{companyId}';

export const getCompany = defineRoute({
  method: 'GET',
  path: COMPANY_PATH,
  summary: 'The fields of the own company.',
  access: 'session',
  permission: 'company',
  params: companyParams,
  answer: company,
  errors: ['unauthenticated', 'accessDenied'],
});

export const updateCompany = defineRoute({
  method: 'PUT',
  path: COMPANY_PATH,
  summary:
    'Saves the company; fields of other sign-in types are cleared. Another way to sign in, and ending the second approval, ask for a recent sign-in.',
  access: 'session',
  permission: 'company',
  params: companyParams,
  body: companyUpdate,
  answer: company,
  errors: [
    'unauthenticated',
    'accessDenied',
    'companyNameRequired',
    'cityRequired',
    'retentionInvalid',
    'ldapFieldsRequired',
    'oauthFieldsRequired',
    'samlFieldsRequired',
    'ssoRequiresPremium',
    'approverMissing',
    'reauthenticationRequired',
  ],
});

export const testCompanyConnection = defineRoute({
  method: 'POST',
  path: `${COMPANY_PATH}/test-connection`,
  summary: 'Tries the sign-in provider with the given, unsaved fields; changes nothing.',
  access: 'session',
  permission: 'company',
  params: companyParams,
  body: companyUpdate,
  answer: done,
  errors: [
    'retentionInvalid',
    'unauthenticated',
    'accessDenied',
    'ldapFieldsRequired',
    'oauthFieldsRequired',
    'samlFieldsRequired',
    'ssoRequiresPremium',
    'connectionFailed',
  ],
});

const missing = (...values: readonly string[]): boolean => values.some((value) => value === '');

/** The first rule that a company breaks, in the order of product.md section 5; null when it may be saved. */
export function firstCompanyProblem(
  update: CompanyUpdate,
  stored: { oauthClientSecretSet: boolean },
): ErrorCode | null {
  if (missing(update.nome)) return 'companyNameRequired';
  if (missing(update.cidade)) return 'cityRequired';
  if (update.tempoArquivos < 1) return 'retentionInvalid';
  return firstProviderProblem(update, stored);
}

/** The first missing field of the chosen sign-in type. */
export function firstProviderProblem(
  update: CompanyUpdate,
  stored: { oauthClientSecretSet: boolean },
): ErrorCode | null {
  const secret = update.oauthClientSecret || (stored.oauthClientSecretSet ? 'kept' : '');
  const problems = {
    EMAIL: null,
    LDAP: missing(update.ldapUrl, update.ldapDomain, update.ldapBaseDn) ? 'ldapFieldsRequired' : null,
    OAUTH: missing(update.oauthIssuer, update.oauthClientId, secret) ? 'oauthFieldsRequired' : null,
    SAML: missing(update.samlMetadataUrl, update.openidDiscoveryUrl) ? 'samlFieldsRequired' : null,
  } as const;
  return problems[update.authType];
}
