/** The OpenAPI 3.1 document of a set of routes, made from the very schemas that check the calls. */

import { z } from 'zod';
import { ERRORS } from './errors.ts';
import type { Language } from './errors.ts';
import type { AnyRoute } from './client.ts';

/** JSON as OpenAPI knows it. */
export type OpenApiDocument = Readonly<Record<string, unknown>>;

interface Settings {
  readonly title: string;
  readonly version: string;
  /** Address of what the paths are under. */
  readonly server: string;
  readonly language: Language;
}

export function openApiDocument(
  routes: Readonly<Record<string, AnyRoute>>,
  settings: Settings,
): OpenApiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = (paths[route.path] ??= {});
    path[route.method.toLowerCase()] = operation(name, route, settings.language);
  }
  return {
    openapi: '3.1.0',
    info: { title: settings.title, version: settings.version },
    servers: [{ url: settings.server }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: { error: { type: 'string' }, code: { type: 'string', enum: Object.keys(ERRORS) } },
        },
      },
    },
  };
}

function operation(name: string, route: AnyRoute, language: Language): object {
  return {
    operationId: name,
    summary: route.summary,
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body === undefined ? {} : { requestBody: requestBody(route) }),
    responses: { 200: { description: 'OK', content: answer(route) }, ...errors(route, language) },
  };
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

const FILE_PART = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/pdf' } },
};

function requestBody(route: AnyRoute): object {
  const content =
    route.bodyEncoding === 'multipart'
      ? { 'multipart/form-data': { schema: FILE_PART } }
      : { 'application/json': { schema: route.body === undefined ? {} : schemaOf(route.body, 'input') } };
  return { required: true, content };
}

function answer(route: AnyRoute): object {
  if (route.answerEncoding === 'file') return { 'application/octet-stream': {} };
  return { 'application/json': { schema: schemaOf(route.answer, 'output') } };
}

function errors(route: AnyRoute, language: Language): Record<string, object> {
  const byStatus = Map.groupBy(route.errors, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${ERRORS[code][language]}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
