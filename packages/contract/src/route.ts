/** One HTTP call, described once: the server registers it, the web client calls it, the OpenAPI document lists it. */

import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './permissions.ts';
import type { Scope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `none`: anybody; `challenge`: the cookie of a pending sign-in; `session`: a signed-in user; `key`: an integration key. */
export type Access = 'none' | 'challenge' | 'session' | 'key';

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Under `{base}/resources` (or `{base}/api/v1` with access `key`), parameters as `{name}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Needed beside a session; the policy table says which roles have it. */
  readonly permission?: Permission;
  /** What an integration key must have been made for; every route with access `key` names it. */
  readonly scope?: Scope;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyEncoding?: 'json' | 'form' | 'text' | 'multipart';
  readonly answer: Answer;
  readonly answerEncoding?: 'json' | 'text' | 'file';
  /** What each status of a success means; left out: 200. */
  readonly success?: Readonly<Record<number, string>>;
  /** Headers of the call that mean something beside `Authorization`, each told in a line. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors: readonly ErrorCode[];
}

/** Keeps the literal types of a route's schemas. */
export function defineRoute<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(route: Route<Params, Query, Body, Answer>): Route<Params, Query, Body, Answer> {
  return route;
}
