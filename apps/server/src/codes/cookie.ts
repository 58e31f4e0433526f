/** The cookies of a pending sign-in: out of reach of scripts and of what other sites send, for the sign-in calls only. */

import type { FastifyReply } from 'fastify';
import type { Config } from '../platform/config.ts';

export const CODE_MINUTES = 10;

interface SignInCookie {
  set(reply: FastifyReply, value: string): void;
  /** Empty when there is none. */
  read(cookies: Readonly<Record<string, string | undefined>>): string;
  clear(reply: FastifyReply): void;
}

/** Names the pending challenge. */
export const challengeCookie = (config: Config): SignInCookie =>
  signInCookie(config, 'mavendoc_challenge', 'strict');

/** Tells the browser that was sent to a provider from any other: it comes back from another site, so that it must be lax. */
export const providerCookie = (config: Config): SignInCookie =>
  signInCookie(config, 'mavendoc_provider', 'lax');

function signInCookie(config: Config, plainName: string, sameSite: 'strict' | 'lax'): SignInCookie {
  const secure = config.publicUrl.startsWith('https:');
  // no `__Host-`: that would send it to every path of the host, and it belongs to the sign-in calls only
  const name = secure ? `__Secure-${plainName}` : plainName;
  const options = { path: `${config.basePath}/resources/auth`, httpOnly: true, sameSite, secure } as const;
  return {
    set(reply, value) {
      reply.setCookie(name, value, { ...options, maxAge: CODE_MINUTES * 60 });
    },
    read: (cookies) => cookies[name] ?? '',
    clear(reply) {
      reply.clearCookie(name, options);
    },
  };
}
