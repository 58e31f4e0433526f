/** The fields of a company between the form and the database. */

import type { company as wire } from '@mavendoc/contract';
import type { CompanyFields, CompanyRow } from './store.ts';

/** A secret is only kept while the company still signs in that way, and for the provider that it belongs to. */
export const keepsSecret = (row: CompanyRow, update: wire.CompanyUpdate): boolean =>
  row.authType === 'OAUTH' && row.oauthClientSecret !== null && row.oauthIssuer === update.oauthIssuer;

const SIGN_IN_FIELDS = [
  'authType',
  'ldapUrl',
  'ldapDomain',
  'ldapBaseDn',
  'oauthIssuer',
  'oauthClientId',
  'samlMetadataUrl',
  'openidDiscoveryUrl',
] as const;

/** Who lets people in, and whether a second person must approve. */
export function isSensitive(stored: CompanyRow, fields: CompanyFields, update: wire.CompanyUpdate): boolean {
  const otherSignIn = SIGN_IN_FIELDS.some((field) => fields[field] !== stored[field]);
  const newSecret = fields.authType === 'OAUTH' && update.oauthClientSecret !== '';
  return otherSignIn || newSecret || (stored.secondApprover && !fields.secondApprover);
}

/** Fields of the sign-in types that were not chosen are cleared (product.md section 4). */
export function fieldsOf(
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

export function toWire(
  row: CompanyRow,
  { approvers, signInUrls }: Pick<wire.Company, 'approvers' | 'signInUrls'>,
): wire.Company {
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
    approvers,
    signInUrls,
  };
}
