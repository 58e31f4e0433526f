/** What is remembered of a person between here and the provider: for one browser, ten minutes, and once. */

import { randomBytes } from 'node:crypto';
import type { Language } from '@mavendoc/contract';
import { z } from 'zod';
import type { CompanyRow } from '../company/service.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './store.ts';

const ATTEMPT_MINUTES = 10;

const remembered = z.union([
  z.object({ verifier: z.string(), nonce: z.string() }),
  z.object({ requestId: z.string() }),
  // the answer of a SAML provider, posted without our cookie: the browser's next call brings it
  z.object({ email: z.string() }),
]);
type Remembered = z.output<typeof remembered>;

interface Attempt {
  readonly remembered: Remembered;
  readonly browser: Buffer;
  readonly language: Language;
}

export interface Attempts {
  /** @param browser from `browserOf` */
  keep(state: string, company: CompanyRow, attempt: Attempt): Promise<void>;
  /** Null: there is none of this state, or it is of another browser (undefined: not asked yet). */
  take(state: string, empresaId: string, browser: Buffer | undefined): Promise<Attempt | null>;
  /** What is kept of the cookie that names a browser. */
  browserOf(cookie: string): Buffer;
}

/** For a state or a cookie. */
export const randomName = (): string => randomBytes(32).toString('base64url');

const context = (id: Buffer): string => `sso-attempt:${id.toString('hex')}`;

export function attemptsOf({ db, secrets }: Platform): Attempts {
  const idOf = (state: string): Buffer => secrets.mac('sso-attempt', state);
  return {
    browserOf: (cookie) => secrets.mac('sso-browser', cookie),
    async keep(state, { id: empresaId }, attempt) {
      const id = idOf(state);
      const sealed = secrets.seal(JSON.stringify(attempt.remembered), context(id));
      const expiresAt = new Date(Date.now() + ATTEMPT_MINUTES * 60_000);
      const { browser, language } = attempt;
      const row = { id, empresaId, browser, language, secrets: sealed, expiresAt };
      await db.asPlatform(async (tx) => await store.insertAttempt(tx, row));
    },
    async take(state, empresaId, browser) {
      const id = idOf(state);
      const sought = { id, empresaId, ...(browser === undefined ? {} : { browser }) };
      const row = await db.asPlatform(async (tx) => await store.takeAttempt(tx, sought));
      if (row === null) return null;
      const opened: unknown = JSON.parse(secrets.open(row.secrets, context(id)).toString());
      return { remembered: remembered.parse(opened), browser: row.browser, language: row.language };
    },
  };
}
