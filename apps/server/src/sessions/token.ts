/** The session token: a signed JWT that the browser reads for the company's id and that the server believes only for the session's. */

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

/** The id of the session; null when the token is not one of ours, was changed, or has expired. */
export async function readToken(secrets: Secrets, token: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => tokenKey(secrets, kid), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['exp', 'sid'],
    });
    return typeof payload['sid'] === 'string' ? payload['sid'] : null;
  } catch {
    // whatever is wrong with a token, it names no session
    return null;
  }
}

function tokenKey(secrets: Secrets, kid: string | undefined): Uint8Array {
  const found = /^\d{1,9}$/.test(kid ?? '') ? secrets.byId(Number(kid)) : undefined;
  if (found === undefined || found.purpose !== 'token') throw new Error('no such key');
  return found.key;
}
