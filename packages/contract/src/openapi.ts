/** The OpenAPI 3.1 document of a set of routes: nothing is described twice. */

import { z } from 'zod';
import type { AnyRoute } from './client.ts';
import { ERRORS } from './errors.ts';
import type { ErrorCode } from './errors.ts';

export interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
  /** Address that the paths are under, such as `https://host/mavendoc/api/v1`. */
  readonly server: string;
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

export function openApiDocument(routes: readonly AnyRoute[], options: OpenApiOptions): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: options.title, version: options.version },
    servers: [{ url: options.server }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(errorAnswer, 'output') },
    },
    paths,
  };
}

const errorAnswer = z.object({ error: z.string(), code: z.string() });

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function operation(route: AnyRoute): Json {
  return {
    summary: route.summary,
    ...(isOpen(route) ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...(route.body === undefined ? {} : { requestBody: requestBody(route, route.body) }),
    responses: { 200: success(route), ...refusals(route.errors) },
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

function success(route: AnyRoute): Json {
  const encoding = route.answerEncoding ?? 'json';
  const schema =
    encoding === 'file' ? { type: 'string', format: 'binary' } : schemaOf(route.answer, 'output');
  return { description: 'OK', content: { [ANSWER_TYPES[encoding]]: { schema } } };
}

/** One answer a status, naming every code that comes with it. */
function refusals(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `${code}: ${ERRORS[code].en}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
