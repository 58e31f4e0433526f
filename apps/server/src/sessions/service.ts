/** Sessions are rows: whatever ends one takes effect at the next call. */

import type { auth } from '@mavendoc/contract';
import { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Platform } from '../platform/platform.ts';
import { deviceOf } from './device.ts';
import * as store from './store.ts';
import { SESSION_HOURS, signToken, tokenReader } from './token.ts';
import type { TokenUser } from './token.ts';

export { deviceOf } from './device.ts';
export { PROFILE_NAMES } from './token.ts';

interface Surroundings {
  readonly ip: string;
  readonly userAgent: string;
  readonly mustChangePassword: boolean;
}

export interface SessionService {
  /** Opens a session and answers its token; platform role. */
  open(tx: Tx, user: TokenUser, surroundings: Surroundings): Promise<string>;
  /** Who holds this token and calls from `ip`; null when it names no open session. */
  authenticate(token: string, ip: string): Promise<Who | null>;
  list(tx: Tx, userId: string, current: string | null): Promise<auth.SessionInfo[]>;
  /** False when that user has no such open session. */
  end(tx: Tx, userId: string, sessionId: string): Promise<boolean>;
  /** Ends every session of a user, but `except` one. */
  endAll(tx: Tx, userId: string, except: string | null): Promise<void>;
  /** The mailed password was replaced: the session may do everything again. */
  passwordChanged(tx: Tx, sessionId: string): Promise<void>;
}

/** Minutes after a sign-in in which what protects the account may be changed (OWASP ASVS 5.0, 7.5). */
const RECENT_MINUTES = 30;

/** Whoever holds a token of hours ago may not be who signed in: throws `reauthenticationRequired`. */
export function requireRecentSignIn({ signedInAt }: Who): void {
  const age = Date.now() - (signedInAt?.getTime() ?? 0);
  if (age > RECENT_MINUTES * 60_000) throw new AppError('reauthenticationRequired');
}

/** Ended sessions are kept for the list of sign-ins of support cases. */
const KEPT_DAYS = 30;

const HOUR_MS = 3_600_000;

const purgeJob = defineJob({ name: 'sessions.purge', data: z.object({}) });

export function sessionService({ db, secrets, jobs }: Platform): SessionService {
  const readToken = tokenReader(secrets);
  jobs.handle(purgeJob, async () => {
    const before = new Date(Date.now() - KEPT_DAYS * 24 * HOUR_MS);
    return { sessions: await db.asPlatform(async (tx) => await store.deleteOldSessions(tx, before)) };
  });
  jobs.schedule(purgeJob, '17 3 * * *', {});

  return {
    async open(tx, user, surroundings) {
      const expiresAt = new Date(Date.now() + SESSION_HOURS * HOUR_MS);
      const whose = { empresaId: user.company.id, userId: user.id };
      const id = await store.insertSession(tx, { ...whose, ...surroundings, expiresAt });
      return await signToken(secrets, id, user, expiresAt);
    },
    async authenticate(token, ip) {
      const sessionId = await readToken(token);
      if (sessionId === null) return null;
      const found = await db.readAsPlatform(store.whoHas(sessionId, ip));
      if (found?.stale === true) await db.asPlatform(async (tx) => await store.noteUse(tx, sessionId, ip));
      return found?.who ?? null;
    },
    async list(tx, userId, current) {
      const rows = await store.openSessions(tx, userId);
      return rows.map((row) => ({
        id: row.id,
        current: row.id === current,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        ip: row.ip,
        lastIp: row.lastIp ?? row.ip,
        userAgent: row.userAgent,
        device: deviceOf(row.userAgent),
      }));
    },
    end: store.endSession,
    endAll: store.endSessions,
    passwordChanged: store.passwordChanged,
  };
}
