/** LDAP: the password is tried by binding as the person, over TLS, and the entry must hold the e-mail. */

import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import { AndFilter, Client, DN, EqualityFilter, OrFilter, PresenceFilter, ResultCodeError } from 'ldapts';
import type { Outbound } from '../platform/outbound.ts';

export interface LdapSettings {
  readonly url: string;
  /** Such as `empresa.com.br`: the domain of the directory's user names. */
  readonly domain: string;
  readonly baseDn: string;
  /** PEM of the authority that signed the directory's certificate, beside the public ones. */
  readonly authority: string | undefined;
}

const PATIENCE_MS = 10_000;

/** LDAP result codes (RFC 4511): there is no such name, or its password is another. */
const NOT_SIGNED_IN = new Set([32, 34, 49, 53]);

/** Whether the directory takes the password and knows the person by this e-mail. Throws when it can't be asked. */
export async function ldapAccepts(
  settings: LdapSettings,
  outbound: Outbound,
  email: string,
  password: string,
): Promise<boolean> {
  // an empty password is an anonymous bind, which succeeds for anybody (RFC 4513 section 5.1.2)
  if (password === '') return false;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const names = [`${local}@${settings.domain}`, `${new DN({ uid: local }).toString()},${settings.baseDn}`];
  for (const name of names) {
    if (await signsIn(settings, outbound, { name, password, email, local })) return true;
  }
  return false;
}

/** Connects and secures the connection; throws with a reason that may be shown to the Admin. */
export async function ldapReachable(settings: LdapSettings, outbound: Outbound): Promise<void> {
  const client = await connect(settings, outbound);
  try {
    await client.search('', { scope: 'base', attributes: ['supportedLDAPVersion'] });
  } catch (error) {
    // it answered: many directories tell strangers nothing
    if (!(error instanceof ResultCodeError)) throw error;
  } finally {
    await client.unbind();
  }
}

async function signsIn(
  settings: LdapSettings,
  outbound: Outbound,
  person: {
    readonly name: string;
    readonly password: string;
    readonly email: string;
    readonly local: string;
  },
): Promise<boolean> {
  const client = await connect(settings, outbound);
  try {
    await client.bind(person.name, person.password);
    return await isEntryOf(client, settings, person.email, person.local);
  } catch (error) {
    if (error instanceof ResultCodeError && NOT_SIGNED_IN.has(error.code)) return false;
    throw error;
  } finally {
    await client.unbind();
  }
}

/** Another person of the directory may have the same user name as somebody's e-mail elsewhere. */
async function isEntryOf(
  client: Client,
  settings: LdapSettings,
  email: string,
  local: string,
): Promise<boolean> {
  const filter = new AndFilter({
    filters: [
      new PresenceFilter({ attribute: 'objectClass' }),
      new OrFilter({
        filters: [
          new EqualityFilter({ attribute: 'mail', value: email }),
          new EqualityFilter({ attribute: 'userPrincipalName', value: email }),
        ],
      }),
    ],
  });
  const { searchEntries } = await client.search(settings.baseDn, {
    filter,
    scope: 'sub',
    sizeLimit: 2,
    attributes: ['uid', 'sAMAccountName', 'userPrincipalName'],
  });
  const [entry] = searchEntries;
  if (searchEntries.length !== 1 || entry === undefined) return false;
  const names = [entry['uid'], entry['sAMAccountName'], entry['userPrincipalName']]
    .flat()
    .map((value) => String(value).toLowerCase());
  return names.includes(local.toLowerCase()) || names.includes(`${local}@${settings.domain}`.toLowerCase());
}

async function connect(settings: LdapSettings, outbound: Outbound): Promise<Client> {
  const url = new URL(settings.url);
  if (url.protocol !== 'ldap:' && url.protocol !== 'ldaps:')
    throw new Error('the address must begin with ldaps://');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const address = await outbound.resolve(host);
  const tls: ConnectionOptions = {
    minVersion: 'TLSv1.2',
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(settings.authority === undefined ? {} : { ca: settings.authority }),
  };
  const secure = url.protocol === 'ldaps:';
  const port = url.port || (secure ? '636' : '389');
  const target = isIP(address) === 6 ? `[${address}]` : address;
  const client = new Client({
    url: `${url.protocol}//${target}:${port}`,
    timeout: PATIENCE_MS,
    connectTimeout: PATIENCE_MS,
    ...(secure ? { tlsOptions: tls } : {}),
  });
  // never a password over a line that anybody can read
  if (!secure) await client.startTLS(tls);
  return client;
}
