/** Who makes a call, read from the database at each call; nothing of it comes from what the caller sent. */

import type { Profile, Scope } from '@mavendoc/contract';

export interface Who {
  readonly userId: string;
  readonly empresaId: string;
  readonly name: string;
  readonly email: string;
  readonly profile: Profile;
  /** Null: an integration key. */
  readonly sessionId: string | null;
  /** Signed in with a mailed password: only a new password may be set. */
  readonly mustChangePassword: boolean;
  /** When the session was opened; absent with an integration key. */
  readonly signedInAt?: Date;
  /** With an integration key: which one. */
  readonly keyId?: string;
  /** With an integration key: what it was made for. */
  readonly scopes?: readonly Scope[];
}

export interface Authenticators {
  /** Null: no such session, ended, or expired. */
  readonly session: (token: string, ip: string) => Promise<Who | null>;
  /**
   * Null: no such integration key, or the company's plan has none. Counts the call; `tell` takes headers that every answer
   * has, a refusal too. @throws rateLimited
   */
  readonly key: (
    token: string,
    tell: (headers: Readonly<Record<string, string>>) => void,
  ) => Promise<Who | null>;
}
