/** The session token: a signed JWT that the browser reads for the company's id and that the server believes only for the session's. */

import { hash } from 'node:crypto';
import { PROFILE } from '@mavendoc/contract';
import type { Profile } from '@mavendoc/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '../platform/secrets.ts';

export const SESSION_HOURS = 8;

const ALGORITHM = 'HS256';
const ISSUER = 'mavendoc';
const AUDIENCE = 'mavendoc:session';

export const PROFILE_NAMES: Readonly<Record<Profile, string>> = {
  [PROFILE.admin]: 'Admin',
  [PROFILE.operator]: 'Operador',
  [PROFILE.manager]: 'Gestor',
};

export interface TokenUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly profile: Profile;
  readonly company: { readonly id: string; readonly name: string };
}

export async function signToken(
  secrets: Secrets,
  sessionId: string,
  user: TokenUser,
  expiresAt: Date,
): Promise<string> {
  const { id, key } = secrets.current('token');
  const { company } = user;
  return await new SignJWT({
    sid: sessionId,
    user: {
      id: user.id,
      nome: user.name,
      email: user.email,
      perfil: { id: user.profile, nome: PROFILE_NAMES[user.profile] },
      empresa: { id: company.id, nome: company.name },
    },
  })
    .setProtectedHeader({ alg: ALGORITHM, kid: String(id) })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** Tokens whose signature is known to be right: about two million bytes. */
const MOST_KNOWN = 10_000;

interface Claims {
  readonly sessionId: string;
  readonly keyId: string | undefined;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Answers the id of the session; null when the token is not one of ours, was changed, or has expired. */
export type ReadToken = (token: string) => Promise<string | null>;

/** A signature is checked once, not at every call; whether the token has expired, and its key is still one, each time. */
export function tokenReader(secrets: Secrets): ReadToken {
  // by hash: no token is kept that could be used
  const known = new Map<string, Claims>();
  const keep = (name: string, claims: Claims): void => {
    const [oldest] = known.keys();
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(name, claims);
  };
  return async (token) => {
    const name = hash('sha256', token);
    const before = known.get(name);
    if (before !== undefined && isCurrent(secrets, before)) return before.sessionId;
    known.delete(name);
    const claims = await verify(secrets, token);
    if (claims === null) return null;
    keep(name, claims);
    return claims.sessionId;
  };
}

const isCurrent = (secrets: Secrets, { keyId, expires }: Claims): boolean =>
  expires > Math.floor(Date.now() / 1000) && findKey(secrets, keyId) !== undefined;

async function verify(secrets: Secrets, token: string): Promise<Claims | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, ({ kid }) => tokenKey(secrets, kid), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sid'],
    });
    const { sid, exp = 0 } = payload;
    return typeof sid === 'string' ? { sessionId: sid, keyId: protectedHeader.kid, expires: exp } : null;
  } catch {
    // whatever is wrong with a token, it names no session
    return null;
  }
}

function tokenKey(secrets: Secrets, kid: string | undefined): Uint8Array {
  const found = findKey(secrets, kid);
  if (found === undefined) throw new Error('no such key');
  return found;
}

function findKey(secrets: Secrets, kid: string | undefined): Uint8Array | undefined {
  const found = /^\d{1,9}$/.test(kid ?? '') ? secrets.byId(Number(kid)) : undefined;
  return found?.purpose === 'token' ? found.key : undefined;
}
