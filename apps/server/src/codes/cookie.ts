/** The cookies of sign-in: out of reach of scripts and of what other sites send, for the sign-in calls only. */

import type { FastifyReply } from 'fastify';
import type { Config } from '../platform/config.ts';

export const CODE_MINUTES = 10;

/** Days without a sign-in after which a browser is a new one. */
export const KNOWN_BROWSER_DAYS = 180;

interface SignInCookie {
  set(reply: FastifyReply, value: string): void;
  /** Empty when there is none. */
  read(cookies: Readonly<Record<string, string | undefined>>): string;
  clear(reply: FastifyReply): void;
}

/** Names the pending challenge. */
export const challengeCookie = (config: Config): SignInCookie =>
  signInCookie(config, 'mavendoc_challenge', 'strict', CODE_MINUTES * 60);

/** Tells the browser that was sent to a provider from any other: it comes back from another site, so that it must be lax. */
export const providerCookie = (config: Config): SignInCookie =>
  signInCookie(config, 'mavendoc_provider', 'lax', CODE_MINUTES * 60);

/** Tells a browser that completed a sign-in before; stays when one ends. */
export const browserCookie = (config: Config): SignInCookie =>
  signInCookie(config, 'mavendoc_browser', 'strict', KNOWN_BROWSER_DAYS * 86_400);

function signInCookie(
  config: Config,
  plainName: string,
  sameSite: 'strict' | 'lax',
  maxAge: number,
): SignInCookie {
  const secure = config.publicUrl.startsWith('https:');
  // no `__Host-`: that would send it to every path of the host, and it belongs to the sign-in calls only
  const name = secure ? `__Secure-${plainName}` : plainName;
  const options = { path: `${config.basePath}/resources/auth`, httpOnly: true, sameSite, secure } as const;
  return {
    set(reply, value) {
      reply.setCookie(name, value, { ...options, maxAge });
    },
    read: (cookies) => cookies[name] ?? '',
    clear(reply) {
      reply.clearCookie(name, options);
    },
  };
}
