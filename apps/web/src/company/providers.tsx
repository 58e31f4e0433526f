import type { company } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';

export type CompanyValues = Omit<
  company.Company,
  'id' | 'oauthClientSecretSet' | 'approvers' | 'signInUrls' | 'oauthClientSecret'
> & {
  oauthClientSecret: string;
};

type ProviderField =
  | 'ldapUrl'
  | 'ldapDomain'
  | 'ldapBaseDn'
  | 'oauthIssuer'
  | 'oauthClientId'
  | 'oauthClientSecret'
  | 'samlMetadataUrl'
  | 'openidDiscoveryUrl';

/** What each sign-in type asks for. */
export const PROVIDER_FIELDS: Readonly<Record<company.AuthType, readonly ProviderField[]>> = {
  EMAIL: [],
  LDAP: ['ldapUrl', 'ldapDomain', 'ldapBaseDn'],
  OAUTH: ['oauthIssuer', 'oauthClientId', 'oauthClientSecret'],
  SAML: ['samlMetadataUrl', 'openidDiscoveryUrl'],
};

/** Fields of the types that are not chosen are cleared. */
export function withoutOtherProviders(values: CompanyValues): CompanyValues {
  const kept = new Set<string>(PROVIDER_FIELDS[values.authType]);
  const cleared = Object.values(PROVIDER_FIELDS)
    .flat()
    .filter((name) => !kept.has(name))
    .map((name) => [name, ''] as const);
  return { ...values, ...Object.fromEntries(cleared) };
}

interface ProviderAddressesProps {
  type: Exclude<company.AuthType, 'EMAIL'>;
  urls: company.Company['signInUrls'];
}

/** Where the company's people sign in, and what the administrator of the provider must be told. */
export function ProviderAddresses({ type, urls }: ProviderAddressesProps) {
  const { t } = useTranslation();
  const addresses = {
    LDAP: [],
    OAUTH: [[t('company.callback'), urls.oauthCallback]],
    SAML: [
      [t('company.callback'), urls.samlCallback],
      [t('company.metadata'), urls.samlMetadata],
    ],
  } as const;
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-paper p-3 text-sm">
      {addresses[type].length > 0 && <Addresses title={t('company.tell')} list={addresses[type]} />}
      <Addresses title={t('company.tellPeople')} list={[[t('company.entrance'), urls.people]]} />
    </div>
  );
}

interface AddressesProps {
  title: string;
  list: readonly (readonly [name: string, address: string])[];
}

const Addresses = ({ title, list }: AddressesProps) => (
  <div>
    <p className="mb-1 text-ink-soft">{title}</p>
    <dl>
      {list.map(([name, address]) => (
        <div key={name} className="py-1">
          <dt className="text-ink-faint">{name}</dt>
          <dd className="font-mono break-all">{address}</dd>
        </div>
      ))}
    </dl>
  </div>
);
