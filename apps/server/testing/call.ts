import type { AnyRoute } from '@mavendoc/contract';
import type { Example } from './examples.ts';
import type { TestServer } from './server.ts';

const ENCODERS: Readonly<Record<string, (body: unknown) => RequestInit>> = {
  json: (body) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  text: (body) => ({ body: String(body), headers: { 'Content-Type': 'text/plain' } }),
  form: (body) => ({ body: new URLSearchParams(body as Record<string, string>) }),
  multipart: (body) => ({ body: body as FormData }),
};

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Calls a route as anybody could, with whatever it is given. */
export async function callRoute(
  server: TestServer,
  route: AnyRoute,
  example: Example,
  credential: string | null,
): Promise<RawAnswer> {
  const base = route.access === 'key' ? server.resources.replace(/resources$/, 'api/v1') : server.resources;
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => example.params?.[name] ?? name);
  const query = example.query === undefined ? '' : `?${new URLSearchParams(example.query)}`;
  const { headers, ...body } =
    example.body === undefined ? {} : (ENCODERS[route.bodyEncoding ?? 'json']?.(example.body) ?? {});
  const response = await fetch(base + path + query, {
    method: route.method,
    ...body,
    headers: {
      ...(headers as Record<string, string> | undefined),
      ...(credential === null ? {} : { Authorization: `Bearer ${credential}` }),
    },
  });
  return { status: response.status, text: await response.text() };
}
