/** WebAuthn with our names. */

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyRow } from './store.ts';

export interface RelyingParty {
  /** `https://host[:port]` that the browser shows. */
  readonly origin: string;
  readonly challenge: Buffer;
}

/** Loaded at its first use: few people need it at a start, and it makes Node warn about its trial features. */
const webAuthn = async () => await import('@simplewebauthn/server');

const domainOf = ({ origin }: RelyingParty): string => new URL(origin).hostname;

export async function creationOptions(
  party: RelyingParty,
  user: { readonly id: string; readonly email: string; readonly name: string },
  existing: readonly PasskeyRow[],
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'MavenDoc',
    rpID: domainOf(party),
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: new Uint8Array(party.challenge),
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId: id }) => ({ id })),
    // found without a list of ours: a list would tell strangers who has a passkey
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

export interface NewCredential {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** Null when the answer proves nothing. */
export async function createdCredential(
  party: RelyingParty,
  response: unknown,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: party.challenge.toString('base64url'),
    expectedOrigin: party.origin,
    expectedRPID: domainOf(party),
    requireUserVerification: true,
  });
  if (!verified) return null;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
}

export async function requestOptions(party: RelyingParty): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: domainOf(party),
    challenge: new Uint8Array(party.challenge),
    userVerification: 'required',
    allowCredentials: [],
  });
  return { ...options };
}

/** The new counter of the passkey; null when the answer proves nothing. */
export async function provedCounter(
  party: RelyingParty,
  response: unknown,
  passkey: PasskeyRow,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: party.challenge.toString('base64url'),
    expectedOrigin: party.origin,
    expectedRPID: domainOf(party),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  });
  return verified ? authenticationInfo.newCounter : null;
}
