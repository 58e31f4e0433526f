/** The page: chapters written by hand, calls as the OpenAPI document has them, codes from the contract. */

import { ANY_CALL, apiDocument, apiRoutes, ERRORS, PLANS, refusalsOf, webhooks } from '@mavendoc/contract';
import type { AnyRoute, ErrorCode, Language } from '@mavendoc/contract';
import { STYLE } from './docs-style.ts';
import { SUMMARIES, WORDS } from './docs-words.ts';

export function docsPage(address: string, language: Language): string {
  const words = WORDS[language];
  const other = language === 'pt' ? 'en' : 'pt';
  const chapters = Object.entries(words.chapters).map(([id, { title, text }]) => chapter(id, title, text));
  const calls = Object.entries(apiRoutes()).map(([name, route]) => call(name, route, language));
  const links = [
    ...Object.entries(words.chapters).map(([id, { title }]) => [id, title]),
    ...Object.entries(apiRoutes()).map(([name, route]) => [name, `${route.method} ${route.path}`]),
    ['errors', words.errors],
  ].map(([id = '', title = '']) => `<li><a href="#${id}">${escape(title)}</a></li>`);
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>MavenDoc: ${escape(words.title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><header><h1>${escape(words.title)}</h1><p>${escape(words.lead)}
<a href="${escape(address)}/openapi.json">OpenAPI 3.1</a> · <a href="?lang=${other}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a></p></header>
<nav aria-label="${escape(words.contents)}"><ul>${links.join('')}</ul></nav>
<main>${chapters.join('').replaceAll('{address}', escape(address))}
${calls.join('\n')}
${errorTable(language)}</main></body></html>
`;
}

/** Texts are ours and hold no markup but paragraphs and code, which is indented by two spaces. */
function chapter(id: string, title: string, text: string): string {
  const blocks = text.split('\n\n').map((block) => {
    const values = { limits: limits(), events: webhooks.EVENTS.join('\n  '), wait: '20' };
    const filled = block.replace(/\{(limits|events|wait)\}/g, (_, name: keyof typeof values) => values[name]);
    return filled.startsWith('  ')
      ? `<pre><code>${escape(filled.replace(/^ {2}/gm, ''))}</code></pre>`
      : `<p>${escape(filled)}</p>`;
  });
  return `<section id="${id}"><h2>${escape(title)}</h2>${blocks.join('')}</section>`;
}

const limits = (): string =>
  Object.values(PLANS)
    .flatMap(({ name, apiLimits }) =>
      apiLimits === null
        ? []
        : [`${name}: ${apiLimits.requestsPerMinute}/min, ${apiLimits.documentsUnderWay} documents at once`],
    )
    .join('\n  ');

function call(name: string, route: AnyRoute, language: Language): string {
  const words = WORDS[language];
  const operation = paths[route.path]?.[route.method.toLowerCase()];
  const fields = operation === undefined ? [] : fieldsOf(operation, language);
  const rows = fields.map(
    (field) =>
      `<tr><td><code>${escape(field.name)}</code></td><td>${escape(field.place)}</td><td>${escape(field.type)}</td></tr>`,
  );
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr><th>${words.field}</th><th>${words.place}</th><th>${words.type}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const statuses = Object.keys(operation?.responses ?? {})
    .filter((status) => status.startsWith('2'))
    .join(', ');
  return `<section id="${name}"><h2><code>${route.method} ${escape(route.path)}</code></h2>
<p>${escape(SUMMARIES[language][name] ?? route.summary)}</p>
<p>${words.scope}: <code>${route.scope ?? ''}</code> · ${words.answers}: <code>${statuses}</code></p>${table}
<p>${words.errors}: ${route.errors.map((code) => `<a href="#error-${code}"><code>${code}</code></a>`).join(' ')}</p></section>`;
}

/** As the OpenAPI document of the contract describes a call, as far as the page shows it. */
interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const { paths } = apiDocument({ version: '', server: '' }) as { readonly paths: Paths };

interface Field {
  readonly name: string;
  readonly place: string;
  readonly type: string;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Parameters first; a file is told in a chapter of its own. */
function fieldsOf({ parameters, requestBody }: Operation, language: Language): readonly Field[] {
  const words = WORDS[language];
  const places = { path: words.inPath, query: words.inQuery, header: words.header };
  const named = parameters.map((each) => fieldOf(each.name, each.required, places[each.in], each.schema));
  const body = requestBody?.content['application/json']?.schema;
  return body === undefined ? named : [...named, ...bodyFields(body, words.inBody)];
}

function bodyFields(schema: Schema, place: string): readonly Field[] {
  const variants = schema.oneOf ?? schema.anyOf ?? [schema];
  const found = variants.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, field]) => fieldOf(name, required.includes(name), place, field)),
  );
  return [...new Map(found.map((field) => [field.name + field.type, field])).values()];
}

const fieldOf = (name: string, required: boolean, place: string, schema: Schema): Field => ({
  name: required ? `${name} *` : name,
  place,
  type: typeOf(schema),
});

function typeOf(schema: Schema): string {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const type = values?.join(' | ') ?? schema.format ?? schema.type ?? 'any';
  return schema.default === undefined ? type : `${type} (${JSON.stringify(schema.default)})`;
}

function errorTable(language: Language): string {
  const words = WORDS[language];
  const codes = [...new Set(Object.values(apiRoutes()).flatMap(refusalsOf))].toSorted(
    (a: ErrorCode, b: ErrorCode) => ERRORS[a].status - ERRORS[b].status || a.localeCompare(b),
  );
  const rows = codes.map(
    (code) =>
      `<tr id="error-${code}"><td><code>${code}</code></td><td>${ERRORS[code].status}</td><td>${escape(ERRORS[code][language])}</td></tr>`,
  );
  return `<section id="errors"><h2>${words.errors}</h2><p>${escape(words.errorText)}</p><p>${escape(words.anyCall)} ${ANY_CALL.map((code) => `<a href="#error-${code}"><code>${code}</code></a>`).join(' ')}</p>
<table><thead><tr><th>code</th><th>HTTP</th><th>${words.message}</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></section>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
