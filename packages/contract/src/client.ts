/** The typed client of the web application: one function for every route of the contract. */

import type { z } from 'zod';
import type { ErrorCode, Language } from './errors.ts';
import type { Route } from './route.ts';

/** Any route, whatever its schemas. */
export type AnyRoute = Route;

type Part<Name extends string, Schema extends z.ZodType> =
  undefined extends z.input<Schema>
    ? { readonly [key in Name]?: z.input<Schema> }
    : { readonly [key in Name]: z.input<Schema> };

/** What a call must be given: exactly the parts that its route declares. */
export type CallInput<R> =
  R extends Route<infer P, infer Q, infer B, infer _A>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B> & { readonly signal?: AbortSignal }
    : never;

export type CallAnswer<R> = R extends Route<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never;

/** The service refused: `code` is stable, `message` is in the user's language. `network`: it could not be reached. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Seconds after which to try again, when the service told. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode | 'network', message: string, status: number, retryAfter?: number) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export interface ClientOptions {
  /** Address of `{base}/resources`, without a slash at its end. */
  readonly base: string;
  readonly fetch?: typeof fetch;
  readonly token: () => string | null;
  readonly language: () => Language;
  /** The session has ended; called before the error is thrown. */
  readonly onUnauthenticated?: () => void;
  /** The sign-in is too long ago for what was asked; called before the error is thrown. */
  readonly onReauthentication?: () => void;
  /** Answers are taken as they come: for a program that is built without the schemas. Elsewhere they are checked. */
  readonly trusting?: boolean;
}

/** The input may be left out when the route declares no part. */
type Inputs<R> = object extends CallInput<R> ? [CallInput<R>?] : [CallInput<R>];

export interface Client {
  call<R extends AnyRoute>(route: R, ...input: Inputs<R>): Promise<CallAnswer<R>>;
}

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  return {
    async call<R extends AnyRoute>(route: R, ...inputs: readonly unknown[]): Promise<CallAnswer<R>> {
      const input = (inputs[0] ?? {}) as LooseInput;
      const response = await reach(send, options.base + address(route, input), {
        method: route.method,
        headers: headersOf(route, input.body !== undefined, options),
        credentials: 'same-origin',
        ...(input.body === undefined ? {} : { body: encodeBody(route, input.body) }),
        ...(input.signal === undefined ? {} : { signal: input.signal }),
      });
      if (!response.ok) {
        const error = await readError(response);
        if (error.code === 'unauthenticated') options.onUnauthenticated?.();
        if (error.code === 'reauthenticationRequired') options.onReauthentication?.();
        throw error;
      }
      return (await readAnswer(route, response, options.trusting === true)) as CallAnswer<R>;
    },
  };
}

async function reach(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await send(url, init);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError('network', 'network', 0);
  }
}

function address(route: AnyRoute, input: LooseInput): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = toForm(input.query ?? {}).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Undefined and null fields are left out. */
function toForm(fields: object): URLSearchParams {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

function headersOf(route: AnyRoute, hasBody: boolean, options: ClientOptions): Record<string, string> {
  const language = options.language();
  const token = route.access === 'session' || route.access === 'key' ? options.token() : null;
  const type = hasBody ? CONTENT_TYPES[route.bodyEncoding ?? 'json'] : undefined;
  return {
    'Accept-Language': language,
    'Content-Language': language,
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(type === undefined ? {} : { 'Content-Type': type }),
  };
}

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain; charset=utf-8',
  // the browser adds the boundary itself
  multipart: undefined,
} as const;

function encodeBody(route: AnyRoute, body: unknown): string | FormData {
  const encoding = route.bodyEncoding ?? 'json';
  if (encoding === 'multipart') return body as FormData;
  if (encoding === 'text') return String(body);
  return encoding === 'form' ? toForm(body as object).toString() : JSON.stringify(body);
}

async function readAnswer(route: AnyRoute, response: Response, trusting: boolean): Promise<unknown> {
  const encoding = route.answerEncoding ?? 'json';
  if (encoding === 'file') return await response.blob();
  const answer: unknown = encoding === 'text' ? await response.text() : await response.json();
  return trusting ? answer : route.answer.parse(answer);
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const told = (body ?? {}) as { code?: unknown; error?: unknown };
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(
    typeof told.code === 'string' ? (told.code as ErrorCode) : 'unexpected',
    typeof told.error === 'string' ? told.error : response.statusText,
    response.status,
    Number.isFinite(seconds) ? seconds : undefined,
  );
}
