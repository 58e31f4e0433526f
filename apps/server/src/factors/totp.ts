/** Time-based one-time passwords (RFC 6238): SHA-1, 30 seconds, six digits, which every authenticator app knows. */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps that a clock may be early or late. */
const DRIFT = 1;
const SECRET_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export const totpUri = (secret: Uint8Array, email: string): string =>
  `otpauth://totp/MavenDoc:${encodeURIComponent(email)}?secret=${base32(secret)}&issuer=MavenDoc`;

/** The code of a step (RFC 4226 section 5.3). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / STEP_SECONDS);

/** The step that the code belongs to, later than `after`; null when it is none of now. */
export function matchingStep(
  secret: Uint8Array,
  code: string,
  after: number,
  now = Date.now(),
): number | null {
  const given = Buffer.from(code);
  let matching: number | null = null;
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step += 1) {
    const expected = Buffer.from(totpCode(secret, step));
    const matches = given.length === expected.length && timingSafeEqual(given, expected);
    if (matches && step > after) matching ??= step;
  }
  return matching;
}
