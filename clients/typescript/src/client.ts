import { errorOf, MavenDocError } from './error.ts';
import { OPERATIONS } from './operations.ts';
import type { Operations } from './operations.ts';

export interface Options {
  /** Address of the installation, such as `https://mavendoc.example/mavendoc`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Of messages; `pt` by default. */
  readonly language?: 'pt' | 'en';
  readonly fetch?: typeof fetch;
}

type Name = keyof Operations;
// oxlint-disable-next-line typescript/no-redundant-type-constituents -- Operations is made when the client is built
export type Input<N extends Name> = Operations[N]['input'] & { readonly signal?: AbortSignal };
export type Answer<N extends Name> = Operations[N]['answer'];

/** One function a call. The input may be left out where nothing in it is needed. */
export type MavenDoc = {
  readonly [N in Name]: (
    ...input: Record<string, never> extends Operations[N]['input'] ? [Input<N>?] : [Input<N>]
  ) => Promise<Answer<N>>;
};

interface Loose {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

type Place = (typeof OPERATIONS)[Name];

const TRIES = 5;

/** Seconds to wait when the service does not tell. */
const PAUSE = 1;

export function createMavenDoc(options: Options): MavenDoc {
  const call =
    (place: Place) =>
    async (input: Loose = {}) =>
      await send(options, place, input);
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- as above
  return Object.fromEntries(
    Object.entries(OPERATIONS).map(([name, place]) => [name, call(place)]),
  ) as unknown as MavenDoc;
}

async function send(options: Options, place: Place, input: Loose): Promise<unknown> {
  const request = requestOf(options, place, input);
  for (let tries = 1; ; tries++) {
    const { answer, error } = await once(options, request, place);
    if (error === undefined) return answer;
    if (tries === TRIES || !isWorthRepeating(error, place)) throw error;
    await pause((error.retryAfter ?? PAUSE * 2 ** (tries - 1)) * 1000, input.signal);
  }
}

interface Request {
  readonly url: string;
  readonly init: RequestInit;
}

function requestOf({ baseUrl, key, language = 'pt' }: Options, place: Place, input: Loose): Request {
  const path = place.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const headers = new Headers({ Authorization: `Bearer ${key}`, 'Accept-Language': language });
  for (const [name, value] of Object.entries(input.headers ?? {}))
    if (value !== undefined) headers.set(name, value);
  // repeating an upload must not make another document
  if (place.multipart && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', crypto.randomUUID());
  if (input.body !== undefined && !place.multipart) headers.set('Content-Type', 'application/json');
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  return {
    url: `${baseUrl.replace(/\/$/, '')}/api/v1${path}${search}`,
    init: {
      method: place.method,
      headers,
      ...(input.body === undefined ? {} : { body: bodyOf(place, input.body) }),
      ...(input.signal === undefined ? {} : { signal: input.signal }),
    },
  };
}

function bodyOf({ multipart }: Place, body: unknown): BodyInit {
  if (!multipart) return JSON.stringify(body);
  const { file, name } = body as { file: Blob; name: string };
  const form = new FormData();
  form.append('file', file, name);
  return form;
}

async function once(
  options: Options,
  { url, init }: Request,
  { file }: Place,
): Promise<{ readonly answer?: unknown; readonly error?: MavenDocError }> {
  const reach = options.fetch ?? fetch;
  let response: Response;
  try {
    response = await reach(url, init);
  } catch (cause) {
    if (init.signal?.aborted === true) throw cause;
    return { error: new MavenDocError('network', 'The service could not be reached.', 0) };
  }
  if (!response.ok) return { error: await errorOf(response) };
  return { answer: file ? await response.blob() : await response.json() };
}

/** Not what changes something without a key that makes it happen once. */
function isWorthRepeating({ status, code }: MavenDocError, { method, multipart }: Place): boolean {
  if (status === 429 || code === 'requestRunning') return true;
  return (status === 0 || status === 503) && (method !== 'POST' || multipart);
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds));
  signal?.throwIfAborted();
}
