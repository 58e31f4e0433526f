/**
 * Browsers that somebody signed in with before ("device cookies" of OWASP): what strangers try at an e-mail does not hold
 * them up. The cookie proves nothing else, and no sign-in is shorter for it.
 */

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { emailKey, KNOWN_BROWSER_DAYS } from '../codes/service.ts';
import type { Secrets } from '../platform/secrets.ts';

export interface Browsers {
  /** The cookie of this browser after a sign-in of this e-mail was completed. */
  readonly remember: (cookie: string, email: string) => string;
  /** The name of this browser if it signed in as this e-mail before. No database is asked: nobody can tell who exists. */
  readonly known: (cookie: string, email: string) => string | null;
}

/** E-mails of one browser: a desk that people share. */
const MOST_EMAILS = 5;

/** Seconds since 1970, and a random name. */
const TIME_BYTES = 6;
const HEAD_BYTES = TIME_BYTES + 16;
const ENTRY = /^[\w-]{72}$/;

const DAY_SECONDS = 86_400;

export function browsersWith(secrets: Secrets): Browsers {
  const macOf = (head: Buffer, email: string): Buffer =>
    secrets.mac('known-browser', `${head.toString('base64url')} ${emailKey(email)}`);
  const nameIn = (entry: Buffer, email: string): string | null => {
    const head = entry.subarray(0, HEAD_BYTES);
    if (!timingSafeEqual(macOf(head, email), entry.subarray(HEAD_BYTES))) return null;
    return head.subarray(TIME_BYTES).toString('base64url');
  };
  const find = (cookie: string, email: string): string | null =>
    entriesOf(cookie)
      .map((entry) => nameIn(entry, email))
      .find((name) => name !== null) ?? null;
  return {
    known: find,
    remember(cookie, email) {
      const head = Buffer.concat([Buffer.alloc(TIME_BYTES), randomBytes(HEAD_BYTES - TIME_BYTES)]);
      head.writeUIntBE(now() + KNOWN_BROWSER_DAYS * DAY_SECONDS, 0, TIME_BYTES);
      const others = entriesOf(cookie).filter((entry) => nameIn(entry, email) === null);
      return [Buffer.concat([head, macOf(head, email)]), ...others]
        .slice(0, MOST_EMAILS)
        .map((entry) => entry.toString('base64url'))
        .join('.');
    },
  };
}

const now = (): number => Math.floor(Date.now() / 1000);

/** Those that may still count: whether they are ours is not looked at. */
const entriesOf = (cookie: string): readonly Buffer[] =>
  cookie
    .split('.', MOST_EMAILS)
    .filter((text) => ENTRY.test(text))
    .map((text) => Buffer.from(text, 'base64url'))
    .filter((entry) => entry.readUIntBE(0, TIME_BYTES) > now());
