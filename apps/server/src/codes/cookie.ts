/** The cookie that names a pending sign-in: out of reach of scripts and of other sites, sent to the sign-in calls only. */

import type { FastifyReply } from 'fastify';
import type { Config } from '../platform/config.ts';

export const CODE_MINUTES = 10;

export interface ChallengeCookie {
  set(reply: FastifyReply, challenge: string): void;
  /** Empty when there is none. */
  read(cookies: Readonly<Record<string, string | undefined>>): string;
  clear(reply: FastifyReply): void;
}

export function challengeCookie(config: Config): ChallengeCookie {
  const secure = config.publicUrl.startsWith('https:');
  // no `__Host-`: that would send it to every path of the host, and it belongs to the sign-in calls only
  const name = secure ? '__Secure-mavendoc_challenge' : 'mavendoc_challenge';
  const options = {
    path: `${config.basePath}/resources/auth`,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  } as const;
  return {
    set(reply, challenge) {
      reply.setCookie(name, challenge, { ...options, maxAge: CODE_MINUTES * 60 });
    },
    read: (cookies) => cookies[name] ?? '',
    clear(reply) {
      reply.clearCookie(name, options);
    },
  };
}
