/** Whether a person asks: ALTCHA's proof of work, checked here, or Google reCAPTCHA v3, checked there. */

import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { CodeService } from '../codes/service.ts';
import type { HumanVerification } from '../platform/config.ts';
import type { Platform } from '../platform/platform.ts';
import { outOfTurn } from '../platform/turns.ts';

type Action = 'login' | 'forgot_password';

export interface HumanCheck {
  /** For the ALTCHA widget. */
  challenge(): Promise<Record<string, unknown>>;
  /** Whether the answer proves what it must; an answer proves it once. */
  verify(answer: string, action: Action, ip: string): Promise<boolean>;
}

export function humanCheck({ config, db, secrets, log }: Platform, codes: CodeService): HumanCheck {
  const setting = config.humanVerification;
  const keys = {
    hmacSignatureSecret: secrets.mac('altcha', 'signature').toString('hex'),
    hmacKeySignatureSecret: secrets.mac('altcha', 'key').toString('hex'),
  };
  const work = setting.provider === 'altcha' ? setting.work : 2;
  return {
    challenge: async () => ({ ...(await newChallenge(work, keys)) }),
    async verify(answer, action, ip) {
      if (setting.provider === 'recaptcha') {
        const warn = (reason: string): void => log.warn({ reason }, 'reCAPTCHA');
        return await outOfTurn(async () => await verifyRecaptcha(setting, answer, action, ip, warn));
      }
      const proof = await verifiedProof(answer, keys);
      if (proof === null) return false;
      const expires = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
      return await db.asPlatform(async (tx) => await codes.spend(tx, proofHash(proof), expires));
    },
  };
}

interface Keys {
  readonly hmacSignatureSecret: string;
  readonly hmacKeySignatureSecret: string;
}

const CHALLENGE_MINUTES = 15;

/** PBKDF2 rounds of one try. */
const ROUNDS = 1_000;

async function newChallenge(work: number, keys: Keys): ReturnType<typeof createChallenge> {
  return await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(Math.ceil(work / 2), work),
    deriveKey,
    expiresAt: new Date(Date.now() + CHALLENGE_MINUTES * 60_000),
    ...keys,
  });
}

type Proof = Parameters<typeof verifySolution>[0]['challenge'];

async function verifiedProof(answer: string, keys: Keys): Promise<Proof | null> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(answer, 'base64').toString('utf8')) as Pick<
      Parameters<typeof verifySolution>[0],
      'challenge' | 'solution'
    >;
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
    return verified ? challenge : null;
  } catch {
    // anything but a well-formed answer proves nothing
    return null;
  }
}

const proofHash = ({ parameters }: Proof): Buffer =>
  createHash('sha256').update(`altcha:${parameters.nonce}:${parameters.salt}`).digest();

const recaptchaAnswer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

/** Google decides; when it can't be reached nobody is let in. */
async function verifyRecaptcha(
  setting: Extract<HumanVerification, { provider: 'recaptcha' }>,
  answer: string,
  action: Action,
  ip: string,
  warn: (reason: string) => void,
): Promise<boolean> {
  try {
    const response = await fetch(setting.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: setting.secret, response: answer, remoteip: ip }),
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    });
    const told = recaptchaAnswer.parse(await response.json());
    return told.success && told.action === action && (told.score ?? 0) >= setting.minScore;
  } catch (error) {
    warn(error instanceof Error ? error.message : 'unreachable');
    return false;
  }
}
