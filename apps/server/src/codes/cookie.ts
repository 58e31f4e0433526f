/** The cookie that names a pending sign-in: out of reach of scripts and of other sites, sent to the sign-in calls only. */

import type { FastifyReply } from 'fastify';
import type { Config } from '../platform/config.ts';

export const CODE_MINUTES = 10;

const NAME = 'mavendoc_challenge';

export interface ChallengeCookie {
  set(reply: FastifyReply, challenge: string): void;
  /** Empty when there is none. */
  read(cookies: Readonly<Record<string, string | undefined>>): string;
  clear(reply: FastifyReply): void;
}

export function challengeCookie(config: Config): ChallengeCookie {
  const options = {
    path: `${config.basePath}/resources/auth`,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
  } as const;
  return {
    set(reply, challenge) {
      reply.setCookie(NAME, challenge, { ...options, maxAge: CODE_MINUTES * 60 });
    },
    read: (cookies) => cookies[NAME] ?? '',
    clear(reply) {
      reply.clearCookie(NAME, options);
    },
  };
}
