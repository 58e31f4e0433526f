/** The OpenAPI 3.1 document of a set of routes: nothing is described twice. */

import { z } from 'zod';
import type { AnyRoute } from './client.ts';
import { ERRORS } from './errors.ts';
import type { ErrorCode } from './errors.ts';
import { refusalsOf } from './refusals.ts';
import { eventBody, EVENTS } from './webhook-events.ts';

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** Address that the paths are under, such as `https://host/mavendoc/api/v1`. */
  readonly server: string;
  readonly description?: string;
}

type Json = Record<string, unknown>;

const BODY_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
  multipart: 'multipart/form-data',
} as const;

const ANSWER_TYPES = {
  json: 'application/json',
  text: 'text/plain',
  file: 'application/octet-stream',
} as const;

/** @param routes by the name of their operation */
export function openApiDocument(routes: Readonly<Record<string, AnyRoute>>, options: OpenApiOptions): Json {
  const { title, version, server, description } = options;
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) };
  }
  const codes = [...new Set(Object.values(routes).flatMap(refusalsOf))].sort();
  return {
    openapi: '3.1.0',
    info: { title, version, ...(description === undefined ? {} : { description }) },
    servers: [{ url: server }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      headers: HEADERS,
      schemas: { Error: errorSchema(codes) },
    },
    paths,
  };
}

/** The section `webhooks` of OpenAPI 3.1. */
export const openApiWebhooks = (): Json =>
  Object.fromEntries(
    EVENTS.map((type) => [
      type,
      {
        post: {
          parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
            name,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(eventBody(type), 'output') } },
          },
          responses: { '2XX': { description: 'Taken: it is not sent again.' } },
        },
      },
    ]),
  );

const HEADERS = {
  'RateLimit-Policy': {
    description: 'Calls of the company in a window of so many seconds: `"plan";q=600;w=60`.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'What is left of them, and seconds until all are back: `"plan";r=599;t=58`.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds after which to ask again.',
    schema: { type: 'integer' },
  },
};

const headerRefs = (...names: readonly (keyof typeof HEADERS)[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const errorSchema = (codes: readonly ErrorCode[]): Json => ({
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'For people, in the language of the header Accept-Language.' },
    code: { type: 'string', description: 'For programs; it stays.', enum: codes },
  },
});

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function operation(name: string, route: AnyRoute): Json {
  return {
    operationId: name,
    summary: route.summary,
    ...(isOpen(route) ? {} : { security: [{ bearer: route.scope === undefined ? [] : [route.scope] }] }),
    parameters: [
      ...parameters('path', route.params),
      ...parameters('query', route.query),
      ...headerParameters(route),
    ],
    ...(route.body === undefined ? {} : { requestBody: requestBody(route, route.body) }),
    responses: { ...successes(route), ...refusals(route) },
  };
}

const isOpen = ({ access }: AnyRoute): boolean => access === 'none' || access === 'challenge';

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined): readonly Json[] {
  if (schema === undefined) return [];
  const { properties, required } = schemaOf(schema, 'input');
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries((properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || needed.has(name),
    schema: property,
  }));
}

const headerParameters = ({ headers = {} }: AnyRoute): readonly Json[] =>
  Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));

/** A multipart body is one file: its schema in the route only types the browser's form. */
const FILE_PART = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/pdf' } },
};

function requestBody({ bodyEncoding = 'json' }: AnyRoute, body: z.ZodType): Json {
  const schema = bodyEncoding === 'multipart' ? FILE_PART : schemaOf(body, 'input');
  return { required: true, content: { [BODY_TYPES[bodyEncoding]]: { schema } } };
}

function successes(route: AnyRoute): Json {
  const encoding = route.answerEncoding ?? 'json';
  const schema =
    encoding === 'file' ? { type: 'string', format: 'binary' } : schemaOf(route.answer, 'output');
  const content = { [ANSWER_TYPES[encoding]]: { schema } };
  const limits = route.access === 'key' ? headerRefs('RateLimit-Policy', 'RateLimit') : {};
  return Object.fromEntries(
    Object.entries(route.success ?? { 200: 'OK' }).map(([status, description]) => {
      const headers = status === '202' ? { ...limits, ...headerRefs('Retry-After') } : limits;
      return [status, { description, ...(Object.keys(headers).length === 0 ? {} : { headers }), content }];
    }),
  );
}

/** One answer a status, naming every code that comes with it. */
function refusals(route: AnyRoute): Json {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `${code}: ${ERRORS[code].en}`).join('\n'),
        ...(status === 429 ? { headers: headerRefs('RateLimit-Policy', 'RateLimit', 'Retry-After') } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
