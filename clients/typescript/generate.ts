/** TypeScript from the OpenAPI document: a type of what goes in and comes out for each operation, and where it is. */

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly format?: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly Error: Schema } };
  readonly webhooks: Readonly<
    Record<string, { readonly post: { readonly requestBody: { readonly content: Content } } }>
  >;
}

/** Source of `operations.ts`. */
export function operationsSource(described: Readonly<Record<string, unknown>>): string {
  const document = described as unknown as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const events = Object.values(document.webhooks).map(({ post }) =>
    typeOf(schemaIn(post.requestBody.content)),
  );
  const code = document.components.schemas.Error.properties?.['code'] ?? {};
  return `// Made from the OpenAPI document by build.ts.

export interface Operations {
${operations.map(({ operation }) => member(operation)).join('\n')}
}

export const OPERATIONS = {
${operations.map((each) => `  ${each.operation.operationId}: ${JSON.stringify(placeOf(each))},`).join('\n')}
} as const;

/** Codes of refusals. */
export type RefusalCode = ${typeOf(code)};

/** Bodies of webhooks. */
export type WebhookEvent =
  | ${events.join('\n  | ')};
`;
}

function member({ operationId, summary, parameters, requestBody, responses }: Operation): string {
  const part = (place: Parameter['in']): string | null => {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) return null;
    const optional = own.every(({ required }) => !required) ? '?' : '';
    const name = { path: 'params', query: 'query', header: 'headers' }[place];
    const fields = own.map((each) => `${key(each.name)}${each.required ? '' : '?'}: ${typeOf(each.schema)}`);
    return `${name}${optional}: { ${fields.join('; ')} }`;
  };
  const body = requestBody === undefined ? null : `body: ${bodyType(requestBody.content)}`;
  const parts = [part('path'), part('query'), part('header'), body].filter((each) => each !== null);
  return `  /** ${summary} */
  ${operationId}: { input: { ${parts.join('; ')} }; answer: ${typeOf(answerOf(responses))} };`;
}

const isMultipart = (content: Content): boolean => 'multipart/form-data' in content;

/** A file goes with its name. */
const bodyType = (content: Content): string =>
  isMultipart(content) ? '{ file: Blob; name: string }' : typeOf(schemaIn(content));

const schemaIn = (content: Content): Schema => Object.values(content)[0]?.schema ?? {};

function answerOf(responses: Operation['responses']): Schema {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
  return success === undefined ? {} : schemaIn(success[1].content);
}

function placeOf({
  path,
  method,
  operation,
}: {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}): object {
  const { requestBody, responses } = operation;
  return {
    path,
    method: method.toUpperCase(),
    multipart: requestBody !== undefined && isMultipart(requestBody.content),
    file: answerOf(responses).format === 'binary',
  };
}

const key = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name));

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return `(${either.map(typeOf).join(' | ')})`;
  switch (schema.type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `(${typeOf(schema.items ?? {})})[]`;
    case 'object':
      return objectType(schema);
    case undefined:
    default:
      return 'unknown';
  }
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return typeof additionalProperties === 'object'
    ? `Record<string, ${typeOf(additionalProperties)}>`
    : 'Record<string, never>';
}
