/** What a call may be refused for: what its route names, and what every call of its kind may meet. */

import type { ErrorCode } from './errors.ts';
import type { Route } from './route.ts';

/** Whatever is asked: floods, a database out of reach, a fault of ours. */
export const ANY_CALL = ['tooManyRequests', 'unavailable', 'unexpected'] as const satisfies ErrorCode[];

const WITH_SESSION = ['unauthenticated', 'passwordChangeRequired'] as const;

const WITH_KEY = ['unauthenticated', 'scopeMissing', 'rateLimited'] as const;

export function refusalsOf(route: Route): readonly ErrorCode[] {
  const codes: readonly (readonly ErrorCode[])[] = [
    route.errors,
    ANY_CALL,
    route.access === 'session' ? WITH_SESSION : [],
    route.access === 'key' ? WITH_KEY : [],
    // another site's pages are refused whatever they send
    route.permission === undefined && route.method === 'GET' ? [] : ['accessDenied'],
    // an address with something else than an id in it names nothing
    route.params === undefined ? [] : ['notFound'],
    route.query === undefined && route.body === undefined ? [] : ['invalidRequest'],
    route.body === undefined ? [] : ['invalidRequest', 'requestTooLarge', 'unsupportedMediaType'],
  ];
  return [...new Set(codes.flat())];
}
