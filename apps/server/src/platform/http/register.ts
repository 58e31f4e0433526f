/**
 * Binds a route of the contract to its handler. Trust begins here: input is checked by the route's schemas, the caller is
 * read from the database, its role is looked up in the policy table, and only then the handler runs.
 */

import { may } from '@mavendoc/contract';
import type { AnyRoute } from '@mavendoc/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { noticingRecords } from '../audit.ts';
import { AppError, isErrorCode } from '../errors.ts';
import { BODY_LIMIT } from './bodies.ts';
import type { HeldBodies } from './bodies.ts';
import type { Call, Handler } from './call.ts';
import type { Turns } from '../turns.ts';
import { languageOf } from './language.ts';
import { isStorable } from './storable.ts';
import type { Authenticators, Who } from './who.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was let in; null until then, and on routes that anybody may call. */
    caller: Who | null;
  }
}

export interface RouteOptions {
  /** Bytes; 1 MB by default. */
  readonly bodyLimit?: number;
  /** Calls that one address may make in a minute. */
  readonly perMinute?: number;
  /** May also be called before a mailed password was replaced. */
  readonly beforePasswordChange?: boolean;
  /** Where the body is held whole and large: how many bytes of such bodies there may be at once. */
  readonly heldBodies?: HeldBodies;
  /** Where anybody may ask for work that costs much: how much of it there is at once. */
  readonly turns?: Turns;
}

export interface EndedCall {
  readonly who: Who | null;
  readonly ip: string;
  /** What the call was about: ids of its path, its answer or its body. */
  readonly ids: readonly string[];
  /** Whether the handler wrote into the audit log. */
  readonly recorded: boolean;
}

/** Hears of every call that succeeded, before it is answered; when it throws, the call fails. */
export type AfterCall = (route: AnyRoute, call: EndedCall) => Promise<void>;

export function registerRoute<R extends AnyRoute>(
  app: FastifyInstance,
  basePath: string,
  authenticators: Authenticators,
  afterCall: AfterCall,
  route: R,
  handler: Handler<R>,
  options: RouteOptions = {},
): void {
  if ((options.bodyLimit ?? 0) > BODY_LIMIT && options.heldBodies === undefined)
    throw new Error(`${route.method} ${route.path} holds large bodies, and nothing bounds how many`);
  if ((options.turns ?? options.heldBodies) !== undefined && !route.errors.includes('serverBusy'))
    throw new Error(`${route.method} ${route.path} takes turns, and its contract does not name serverBusy`);
  const prefix = `${basePath}/${route.access === 'key' ? 'api/v1' : 'resources'}`;
  app.route({
    method: route.method,
    url: prefix + route.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    config: {
      call: route,
      ...(options.perMinute === undefined
        ? {}
        : { rateLimit: { max: options.perMinute, timeWindow: 60_000 } }),
    },
    // before any byte of the body is read, and after `onRequest`, where calls are counted and other sites are refused
    preParsing: async (request, reply) => {
      const beforePasswordChange = options.beforePasswordChange === true;
      request.caller = await authenticate(route, authenticators, request, reply, beforePasswordChange);
      options.heldBodies?.admit(request, reply, request.caller?.empresaId ?? '');
    },
    handler: async (request, reply) => {
      const answered = async (): Promise<FastifyReply> => {
        const who = request.caller;
        const call = callOf(route, request, reply, who) as unknown as Call<R>;
        const { result: answer, recorded } = await noticingRecords(async () => await handler(call));
        await afterCall(route, { who, ip: request.ip, ids: idsOf(call, answer), recorded });
        return await send(route, reply, answer);
      };
      if (options.turns !== undefined) return await options.turns.take(answered);
      return await (options.heldBodies?.during(request, answered) ?? answered());
    },
  });
}

async function authenticate(
  route: AnyRoute,
  authenticators: Authenticators,
  request: FastifyRequest,
  reply: FastifyReply,
  beforePasswordChange: boolean,
): Promise<Who | null> {
  if (route.access === 'none' || route.access === 'challenge') return null;
  const token = bearer(request);
  const who = token === null ? null : await find(route, authenticators, token, request, reply);
  if (who === null) throw new AppError('unauthenticated');
  refuseScope(route, who);
  if (who.mustChangePassword && !beforePasswordChange) throw new AppError('passwordChangeRequired');
  if (route.permission !== undefined && !may(who.profile, route.permission)) {
    request.log.warn({ event: 'accessDenied', user: who.userId, call: `${route.method} ${route.path}` });
    throw new AppError('accessDenied');
  }
  return who;
}

async function find(
  route: AnyRoute,
  authenticators: Authenticators,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Who | null> {
  if (route.access !== 'key') return await authenticators.session(token, request.ip);
  return await authenticators.key(token, (headers) => void reply.headers({ ...headers }));
}

/** A route for keys that forgot to name its scope opens to nobody. */
function refuseScope(route: AnyRoute, { scopes = [] }: Who): void {
  if (route.access !== 'key') return;
  if (route.scope === undefined || !scopes.includes(route.scope))
    throw new AppError('scopeMissing', { detail: route.scope ?? '' });
}

/** `Bearer <token>`, or the raw token, as the credits call sends it (product.md section 7). */
function bearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() ?? '';
  return header === '' ? null : header;
}

function callOf(
  route: AnyRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  who: Who | null,
): Call<AnyRoute> {
  // an address with something else than an id in it names nothing
  const params = check(route.params, request.params, () => new AppError('notFound'));
  const query = check(route.query, request.query, wrongInput);
  const body = route.bodyEncoding === 'multipart' ? undefined : check(route.body, request.body, wrongInput);
  return {
    params,
    query,
    body,
    get who(): Who {
      if (who === null) throw new AppError('unauthenticated');
      return who;
    },
    language: languageOf(request),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: request.cookies,
    request,
    reply,
  };
}

function check(
  schema: z.ZodType | undefined,
  value: unknown,
  /** Null: there is a text in it that nothing may have. */
  refuse: (error: z.ZodError | null) => AppError,
): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value ?? {});
  // a text body may be the empty string: only null and undefined stand for "nothing sent"
  if (!parsed.success) throw refuse(parsed.error);
  if (!isStorable(parsed.data)) throw refuse(null);
  return parsed.data;
}

/** The first problem; a schema whose message is a code of the table is answered under that code. */
function wrongInput(error: z.ZodError | null): AppError {
  if (error === null) return new AppError('invalidRequest', { detail: 'U+0000, U+D800–U+DFFF' });
  const coded = error.issues.map(({ message }) => message).find(isErrorCode);
  if (coded !== undefined) return new AppError(coded);
  const issue = error.issues[0];
  return new AppError('invalidRequest', {
    detail: `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim(),
  });
}

async function send(route: AnyRoute, reply: FastifyReply, answer: unknown): Promise<FastifyReply> {
  if (route.answerEncoding === 'file') return await reply.send(answer);
  // only what the contract names leaves: a field that a handler adds by mistake stays here
  const checked = route.answer.parse(answer);
  return route.answerEncoding === 'text'
    ? await reply.type('text/plain; charset=utf-8').send(String(checked))
    : await reply.type('application/json; charset=utf-8').send(JSON.stringify(checked));
}

function idsOf({ params, body }: Call<AnyRoute>, answer: unknown): readonly string[] {
  const named = Object.values((params ?? {}) as Record<string, unknown>).filter((value) => isText(value));
  if (named.length > 0) return named;
  const {
    files = [],
    folders = [],
    id,
  } = (body ?? {}) as { files?: unknown; folders?: unknown; id?: unknown };
  const own = [(answer as { id?: unknown } | null | undefined)?.id, id, files, folders].flat();
  return own.filter((value) => isText(value));
}

const isText = (value: unknown): value is string => typeof value === 'string';
