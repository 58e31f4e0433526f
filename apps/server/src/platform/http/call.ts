/** What a handler is given: checked input, and who calls. */

import type { AnyRoute, Language } from '@mavendoc/contract';
import type { Route } from '@mavendoc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Who } from './who.ts';

type Parts<R> =
  R extends Route<infer P, infer Q, infer B, infer _A>
    ? { readonly params: z.output<P>; readonly query: z.output<Q>; readonly body: z.output<B> }
    : never;

export type Call<R> = Parts<R> & {
  /** Throws `unauthenticated` on a route that anybody may call. */
  readonly who: Who;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly request: FastifyRequest;
  /** For headers and cookies; a file is answered by returning a stream after setting its headers here. */
  readonly reply: FastifyReply;
};

/** What the handler returns: what the route's schema takes, or a stream when it answers a file. */
type Answer<R extends AnyRoute> = R extends Route<infer _P, infer _Q, infer _B, infer A> ? z.input<A> : never;

export type Handler<R extends AnyRoute> = (call: Call<R>) => Promise<Answer<R> | NodeJS.ReadableStream>;
