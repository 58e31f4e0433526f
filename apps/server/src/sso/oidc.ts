/** OpenID Connect: discovery, authorization code with PKCE, state and nonce (OpenID Connect Core 1.0, RFC 9700). */

import * as client from 'openid-client';
import type { Outbound } from '../platform/outbound.ts';
import type { Subject } from './identities.ts';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly callbackUrl: string;
}

/** What must be remembered until the person comes back. */
export interface OidcSecrets {
  readonly verifier: string;
  readonly nonce: string;
}

/** Reads the provider's description; throws when it is not there or names another issuer. */
export async function discover(settings: OidcSettings, outbound: Outbound): Promise<client.Configuration> {
  const issuer = new URL(settings.issuer);
  const guarded: client.CustomFetch = async (url, { method, headers, body }) =>
    await outbound.fetch(url, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : (body as string | Uint8Array | undefined),
    });
  return await client.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    [client.customFetch]: guarded,
    execute: outbound.isAllowed(issuer.hostname) ? [client.allowInsecureRequests] : [],
    timeout: 10,
  });
}

export async function oidcRedirect(
  settings: OidcSettings,
  outbound: Outbound,
  request: { readonly state: string; readonly email: string },
): Promise<{ readonly url: string; readonly secrets: OidcSecrets }> {
  const provider = await discover(settings, outbound);
  const secrets = { verifier: client.randomPKCECodeVerifier(), nonce: client.randomNonce() };
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: settings.callbackUrl,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    state: request.state,
    nonce: secrets.nonce,
    login_hint: request.email,
  });
  return { url: url.href, secrets };
}

/** Whom the provider vouches for; throws when anything about the answer is wrong. */
export async function oidcIdentity(
  settings: OidcSettings,
  outbound: Outbound,
  answer: { readonly url: URL; readonly state: string; readonly secrets: OidcSecrets },
): Promise<{ readonly email: string; readonly subject: Subject }> {
  const provider = await discover(settings, outbound);
  const tokens = await client.authorizationCodeGrant(provider, answer.url, {
    pkceCodeVerifier: answer.secrets.verifier,
    expectedNonce: answer.secrets.nonce,
    expectedState: answer.state,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('the provider sent no identity');
  const told =
    claims['email'] === undefined
      ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
      : (claims as { email?: unknown; email_verified?: unknown });
  if (typeof told.email !== 'string') throw new Error('the provider does not tell the e-mail');
  if (told.email_verified === false) throw new Error('the provider has not verified the e-mail');
  return { email: told.email, subject: { issuer: claims.iss, name: claims.sub } };
}
