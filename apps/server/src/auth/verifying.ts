/** The last step of every sign-in: a proof for the pending challenge, and then a session. */

import type { Language } from '@mavendoc/contract';
import type { CodeService } from '../codes/service.ts';
import type { FactorService } from '../factors/service.ts';
import { tellUser } from '../notices/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { deviceOf } from '../sessions/service.ts';
import type { SessionService } from '../sessions/service.ts';
import type { UserRow, UserService } from '../users/service.ts';
import type { FindAccount } from './account.ts';
import type { Failures } from './failures.ts';
import { isNewPlace } from './places.ts';

/** What ends a sign-in: six digits (mailed, or of an authenticator app), a passkey, or a recovery code. */
export type Proof =
  | { readonly kind: 'code' | 'recovery'; readonly code: string }
  | { readonly kind: 'passkey'; readonly response: unknown };

interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

/** Ends a sign-in; answers the session token, and whose e-mail it was. */
export type Verify = (
  challenge: string,
  proof: Proof,
  from: Origin,
) => Promise<{ readonly token: string; readonly email: string }>;

interface Pending {
  readonly email: string;
  readonly userId: string | null;
  readonly mailedPasswordUsed: boolean;
  readonly language: Language;
}

export function verifier(
  platform: Platform,
  services: {
    readonly users: UserService;
    readonly sessions: SessionService;
    readonly codes: CodeService;
    readonly factors: FactorService;
    readonly failures: Failures;
  },
  findAccount: FindAccount,
): Verify {
  const { db, audit } = platform;
  const { users, sessions, codes, factors, failures } = services;

  return async (challenge, proof, from) => {
    const outcome = await db.asPlatform(async (tx) => {
      let email = '';
      const checked = await codes.attempt(tx, challenge, async (pending, isMailed) => {
        email = pending.email;
        return await proves(tx, pending.userId, proof, challenge, isMailed);
      });
      if (checked.result === 'wrong') await failures.recordIn(tx, email, 'wrong-code', from.ip);
      return checked.result === 'right' ? await enter(tx, checked.challenge, proof, from) : checked.result;
    });
    if (outcome === 'wrong') throw new AppError(proof.kind === 'passkey' ? 'passkeyRefused' : 'invalidCode');
    if (outcome === 'expired') throw new AppError('expiredCode');
    return outcome;
  };

  /** Whether the proof ends this sign-in. With a stronger factor, the mailbox alone does not. */
  async function proves(
    tx: Tx,
    userId: string | null,
    proof: Proof,
    challenge: string,
    isMailed: (code: string) => boolean,
  ): Promise<boolean> {
    if (userId === null) return proof.kind === 'code' && isMailed(proof.code);
    switch (proof.kind) {
      case 'passkey':
        return await factors.passkeyMatches(tx, userId, challenge, proof.response);
      case 'recovery':
        return await factors.recoveryMatches(tx, userId, proof.code);
      case 'code':
        break;
    }
    const strong = await factors.isNeeded(tx, userId);
    return strong ? await factors.totpMatches(tx, userId, proof.code) : isMailed(proof.code);
  }

  /** The proof was right: the person is who holds the mailbox. */
  async function enter(
    tx: Tx,
    pending: Pending,
    proof: Proof,
    from: Origin,
  ): Promise<{ token: string; email: string } | 'expired'> {
    const found = await findAccount(tx, pending.email);
    // the user was deactivated, or its e-mail given to somebody else, after the code had been sent
    if (pending.userId !== null && found?.user.id !== pending.userId) return 'expired';
    if (found === null && (await users.findActive(tx, pending.email)) !== null) return 'expired';
    const { user, company } = found ?? (await users.register(tx, pending.email, pending.language, from.ip));
    await users.change(tx, user.id, {
      language: pending.language,
      // a mailed password is for one sign-in
      ...(pending.mailedPasswordUsed ? { mailedPasswordHash: null, mailedPasswordExpiresAt: null } : {}),
    });
    const token = await sessions.open(
      tx,
      { id: user.id, name: user.name, email: user.email, profile: user.profile, company },
      { ...from, mustChangePassword: pending.mailedPasswordUsed },
    );
    await audit.record(tx, {
      empresaId: company.id,
      actorId: user.id,
      actor: user.email,
      action: 'auth.signed-in',
      target: `user:${user.id}`,
      detail: { factor: factorOf(proof, found?.isStrong === true) },
      ip: from.ip,
    });
    await tellOfSignIn(tx, { ...user, language: pending.language }, proof, from);
    return { token, email: user.email };
  }

  async function tellOfSignIn(tx: Tx, user: UserRow, proof: Proof, { ip, userAgent }: Origin): Promise<void> {
    const device = deviceOf(userAgent);
    const isNew = await isNewPlace(platform, tx, user, { ip, device });
    if (proof.kind === 'recovery')
      await tellUser(platform, tx, user, { kind: 'recovery-code-used', ip, device });
    else if (isNew) await tellUser(platform, tx, user, { kind: 'new-sign-in', ip, device });
  }
}

const factorOf = (proof: Proof, isStrong: boolean): string =>
  proof.kind === 'code' ? (isStrong ? 'authenticator' : 'mail') : proof.kind;
