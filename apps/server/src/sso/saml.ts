/** SAML 2.0 web sign-on: signed assertions only, each taken once, for the request that we sent. */

import { randomUUID } from 'node:crypto';
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { DOMParser } from '@xmldom/xmldom';
import { z } from 'zod';
import type { Outbound } from '../platform/outbound.ts';
import type { Subject } from './identities.ts';

export interface SamlSettings {
  readonly metadataUrl: string;
  /** Our name for the provider: the address of our metadata. */
  readonly entityId: string;
  readonly callbackUrl: string;
}

interface Provider {
  readonly entityId: string;
  readonly signOnUrl: string;
  readonly certificates: readonly string[];
}

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** Reads the provider's metadata; throws with a reason that may be shown to the Admin. */
export async function readProvider(settings: SamlSettings, outbound: Outbound): Promise<Provider> {
  const response = await outbound.fetch(settings.metadataUrl);
  if (!response.ok) throw new Error(`the metadata address answered ${response.status}`);
  return parseMetadata(await response.text());
}

function parseMetadata(xml: string): Provider {
  // an internal subset could define entities; metadata has no use for one
  if (/<!DOCTYPE/i.test(xml)) throw new Error('the metadata holds a document type');
  const document = new DOMParser({
    errorHandler: (level: string, message: string) => {
      if (level !== 'warning') throw new Error(`the metadata is no XML: ${message.split('\n')[0]}`);
    },
  }).parseFromString(xml, 'text/xml');
  const entity = document.getElementsByTagNameNS(METADATA, 'EntityDescriptor')[0];
  const role = document.getElementsByTagNameNS(METADATA, 'IDPSSODescriptor')[0];
  const entityId = entity?.getAttribute('entityID');
  if (role === undefined || !entityId) throw new Error('the metadata describes no identity provider');
  const signOn = elements(role, METADATA, 'SingleSignOnService').find(
    (service) => service.getAttribute('Binding') === REDIRECT,
  );
  const signOnUrl = signOn?.getAttribute('Location');
  if (!signOnUrl || !/^https?:$/.test(URL.parse(signOnUrl)?.protocol ?? '')) {
    throw new Error('the provider offers no sign-on by HTTP redirect');
  }
  const certificates = elements(role, METADATA, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => elements(key, SIGNATURE, 'X509Certificate'))
    .map((certificate) => (certificate.textContent ?? '').replace(/\s/g, ''))
    .filter((certificate) => certificate !== '');
  if (certificates.length === 0) throw new Error('the metadata holds no signing certificate');
  return { entityId, signOnUrl, certificates };
}

/** The parser's lists can't be iterated. */
const elements = (parent: Element, namespace: string, name: string): readonly Element[] =>
  Array.from({ length: parent.getElementsByTagNameNS(namespace, name).length }, (_, index) =>
    parent.getElementsByTagNameNS(namespace, name).item(index),
  ).filter((element) => element !== null);

/** One request: node-saml is told the id that was remembered in the database. */
function samlWith(settings: SamlSettings, provider: Provider, requestId: string): SAML {
  const started = new Date().toISOString();
  return new SAML({
    callbackUrl: settings.callbackUrl,
    issuer: settings.entityId,
    audience: settings.entityId,
    entryPoint: provider.signOnUrl,
    idpCert: [...provider.certificates],
    idpIssuer: provider.entityId,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    // some providers sign the assertion only
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: 60_000,
    maxAssertionAgeMs: 10 * 60_000,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
      getAsync: async (key) => (key === requestId ? started : null),
      removeAsync: async (key) => key,
    },
  });
}

export async function samlRedirect(
  settings: SamlSettings,
  outbound: Outbound,
  state: string,
): Promise<{ readonly url: string; readonly requestId: string }> {
  const provider = await readProvider(settings, outbound);
  const requestId = `_${randomUUID()}`;
  const url = await samlWith(settings, provider, requestId).getAuthorizeUrlAsync(state, undefined, {});
  return { url, requestId };
}

export interface SamlIdentity {
  readonly email: string;
  /** Undefined: the provider gives no name that stays. */
  readonly subject: Subject | undefined;
  /** To be spent: an assertion is taken once. */
  readonly assertionId: string;
}

/** Of signatures and digests, as XML Signature names them: two documents with one SHA-1 can be made. */
const SHA1 = /Algorithm\s*=\s*["']http:\/\/www\.w3\.org\/2000\/09\/xmldsig#(sha1|(rsa|dsa|hmac)-sha1)["']/i;

const EMAIL_ATTRIBUTES = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];

/** As node-saml hands over the assertion whose signature it checked. */
const parsedId = z.object({ Assertion: z.object({ $: z.object({ ID: z.string().min(1) }) }) });

/** The e-mail that the signed assertion names; throws when anything about it is wrong. */
export async function samlIdentity(
  settings: SamlSettings,
  outbound: Outbound,
  answer: { readonly samlResponse: string; readonly requestId: string },
): Promise<SamlIdentity> {
  const xml = Buffer.from(answer.samlResponse, 'base64').toString('latin1');
  // entities are a way to say one thing to the verifier and another to the reader
  if (/<!DOCTYPE/i.test(xml)) throw new Error('the response holds a document type');
  if (SHA1.test(xml)) throw new Error('the response is signed with SHA-1: set the provider to SHA-256');
  const provider = await readProvider(settings, outbound);
  const { profile } = await samlWith(settings, provider, answer.requestId).validatePostResponseAsync({
    SAMLResponse: answer.samlResponse,
  });
  if (profile === null) throw new Error('the response holds no assertion');
  const fromAttributes = EMAIL_ATTRIBUTES.map((name) => profile[name]).find(
    (value) => typeof value === 'string',
  );
  const email = fromAttributes ?? profile.nameID;
  const assertionId = parsedId.safeParse(profile.getAssertion?.());
  if (!assertionId.success) throw new Error('the assertion has no id');
  const subject =
    profile.nameIDFormat === PERSISTENT ? { issuer: provider.entityId, name: profile.nameID } : undefined;
  return { email, subject, assertionId: assertionId.data.Assertion.$.ID };
}

const attribute = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.codePointAt(0)};`);

/** Our side, for the provider's administrator. */
export function ourMetadata({ entityId, callbackUrl }: Omit<SamlSettings, 'metadataUrl'>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="${METADATA}" entityID="${attribute(entityId)}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</NameIDFormat>
    <AssertionConsumerService index="0" isDefault="true" Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${attribute(callbackUrl)}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;
}
