/** Six-digit codes by mail: 10 minutes, one use, three wrong tries, kept only as keyed hashes (decisions.md). */

import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '@mavendoc/contract';
import type { auth } from '@mavendoc/contract';
import { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { CODE_MINUTES } from './cookie.ts';
import type { CodeRequest } from './request.ts';
import { codeMail } from './mails.ts';
import { spend } from './spent.ts';
import * as store from './store.ts';

export { browserCookie, challengeCookie, KNOWN_BROWSER_DAYS, providerCookie } from './cookie.ts';

/** Wrong codes in an hour, over all challenges of the same `triesOf`, before no more are sent. */
const WRONG_CODES = { name: 'wrong-codes', limit: 12, windowSeconds: 3600 } as const;

/** Codes that are sent. */
const REQUESTS = { name: 'code-requests', limit: 10, windowSeconds: 900 } as const;

type Checked =
  | { readonly result: 'right'; readonly challenge: store.Challenge }
  | { readonly result: 'wrong' }
  /** Unknown, expired, used, or dead after three wrong codes. */
  | { readonly result: 'expired' };

interface IssueOptions {
  /** Instead of a secret name, for a challenge that a session already protects. */
  readonly name?: string;
  /** Sent instead of a code (null: nothing), and then no code is right: the answer must not tell that it is so. */
  readonly insteadOfCode?: Mail | null | undefined;
}

export interface CodeService {
  /**
   * Counts a request for a code under the first of these that is not used up; `wait`: seconds, where all are. The same for
   * unknown e-mails.
   */
  request(tx: Tx, triesOf: readonly string[]): Promise<{ readonly triesOf: string; readonly wait: number }>;
  /** Mails a code and answers the secret name of the challenge. Platform role. */
  issue(tx: Tx, request: CodeRequest, options?: IssueOptions): Promise<string>;
  /** The pending challenge of this name; throws `expiredCode` when there is none. Platform role. */
  pending(tx: Tx, name: string): Promise<{ readonly mail: auth.MailStatus; readonly expiresAt: Date }>;
  /** One try at a challenge, by whatever proves it. A wrong try is counted, so the transaction must not be rolled back. */
  attempt(
    tx: Tx,
    name: string,
    isRight: (challenge: store.Challenge, isMailed: (code: string) => boolean) => Promise<boolean>,
  ): Promise<Checked>;
  /** One try with the mailed code. Platform role. */
  check(tx: Tx, name: string, code: string): Promise<Checked>;
  /** Uses up something that may be used once; false when it was used before. Platform role. */
  spend(tx: Tx, hash: Buffer, expiresAt: Date): Promise<boolean>;
}

/** As e-mails are compared. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

const MINUTE_MS = 60_000;

const purgeJob = defineJob({ name: 'codes.purge', data: z.object({}) });

export function codeService({ db, secrets, jobs, mailer, throttle }: Platform): CodeService {
  const nameMac = (name: string) => secrets.mac('challenge', name);
  const codeMac = (id: Buffer, code: string) => secrets.mac('code', `${id.toString('hex')}:${code}`);

  jobs.handle(
    purgeJob,
    async () =>
      await db.asPlatform(async (tx) => {
        const challenges = await store.deleteExpired(tx);
        const throttles = await tx.execute('delete from throttles where resets_at < now()');
        const tokens = await tx.execute('delete from spent_tokens where expires_at < now()');
        return { challenges, throttles: throttles.rowCount ?? 0, tokens: tokens.rowCount ?? 0 };
      }),
  );
  jobs.schedule(purgeJob, '*/10 * * * *', {});

  mailer.onOutcome(async ({ challenge }, outcome) => {
    if (challenge === undefined) return;
    await db.asPlatform(async (tx) => await store.setMailStatus(tx, Buffer.from(challenge, 'hex'), outcome));
  });

  const attempt: CodeService['attempt'] = async (tx, name, isRight) => {
    const id = nameMac(name);
    const challenge = await store.lockChallenge(tx, id);
    if (challenge === null) return { result: 'expired' };
    const dead = challenge.wrongCodes >= LIMITS.codeAttempts || challenge.expiresAt.getTime() <= Date.now();
    if (dead) {
      await store.deleteChallenge(tx, id);
      return { result: 'expired' };
    }
    if (!(await isRight(challenge, (code) => timingSafeEqual(challenge.codeMac, codeMac(id, code))))) {
      await store.countWrongCode(tx, id);
      await throttle.count(tx, WRONG_CODES, challenge.triesOf);
      return { result: 'wrong' };
    }
    await store.deleteChallenge(tx, id);
    return { result: 'right', challenge };
  };

  return {
    spend,
    async request(tx, candidates) {
      let last = { triesOf: '', wait: 0 };
      for (const triesOf of candidates) {
        const locked = await throttle.waitFor(tx, WRONG_CODES, triesOf);
        const asked = await throttle.count(tx, REQUESTS, triesOf);
        last = { triesOf, wait: Math.max(locked, asked) };
        if (last.wait === 0) break;
      }
      return last;
    },
    async pending(tx, name) {
      const found = await store.findChallenge(tx, nameMac(name));
      if (found === null || found.expiresAt.getTime() <= Date.now()) throw new AppError('expiredCode');
      return { mail: found.mailStatus, expiresAt: found.expiresAt };
    },
    async issue(tx, request, { name = randomBytes(32).toString('base64url'), insteadOfCode } = {}) {
      const code = String(randomInt(10 ** LIMITS.codeDigits)).padStart(LIMITS.codeDigits, '0');
      const id = nameMac(name);
      const expiresAt = new Date(Date.now() + CODE_MINUTES * MINUTE_MS);
      const { purpose, email, triesOf, userId, mailedPasswordUsed, language } = request;
      await store.replaceChallenge(tx, {
        id,
        purpose,
        email,
        triesOf,
        userId,
        mailedPasswordUsed,
        language,
        expiresAt,
        codeMac: insteadOfCode === undefined ? codeMac(id, code) : randomBytes(32),
      });
      const whose =
        userId === null || request.empresaId === null || insteadOfCode === null
          ? {}
          : { user: userId, company: request.empresaId };
      await mailer.send(tx, {
        ...(insteadOfCode ?? codeMail(request, code)),
        ...(insteadOfCode === null ? { silent: true } : {}),
        about: { challenge: id.toString('hex'), ...whose },
        usefulUntil: expiresAt.getTime(),
      });
      return name;
    },
    attempt,
    check: async (tx, name, code) => await attempt(tx, name, async (_challenge, isMailed) => isMailed(code)),
  };
}
