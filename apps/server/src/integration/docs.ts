/** The integration API told: the OpenAPI document, and a page made from it that needs no script and no other machine. */

import { integration, openApiDocument, openApiWebhooks } from '@mavendoc/contract';
import type { AnyRoute, Language } from '@mavendoc/contract';
import { VERSION } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import { languageOf } from '../platform/http/language.ts';
import type { Http } from '../platform/http/server.ts';

const isOpenedByKey = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'access' in value && value.access === 'key';

/** The routes that a key opens, by the name of their operation. */
const API_ROUTES: Readonly<Record<string, AnyRoute>> = Object.fromEntries(
  Object.entries(integration as object).filter((entry): entry is [string, AnyRoute] =>
    isOpenedByKey(entry[1]),
  ),
);

export function docRoutes({ app }: Http, config: Config): void {
  const address = `${config.publicUrl}${config.basePath}/api`;
  const described = {
    ...openApiDocument(API_ROUTES, { title: 'MavenDoc', version: VERSION, server: `${address}/v1` }),
    webhooks: openApiWebhooks(),
  };
  app.get(`${config.basePath}/api/openapi.json`, async () => described);
  app.get(`${config.basePath}/api/docs`, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(page(address, languageOf(request))),
  );
}

const WORDS = {
  pt: {
    title: 'API de integração',
    lead: 'Crie uma chave em Minha Empresa e envie-a como Bearer. A descrição completa, para programas:',
    example: 'Anonimizar um arquivo em uma chamada',
    errors: 'Erros',
  },
  en: {
    title: 'Integration API',
    lead: 'Make a key under My Company and send it as Bearer. The whole description, for programs:',
    example: 'Anonymize a file in one call',
    errors: 'Errors',
  },
} as const;

function page(address: string, language: Language): string {
  const words = WORDS[language];
  const routes = Object.values(API_ROUTES).map((route) => section(route, words.errors));
  const curl = `curl -H "Authorization: Bearer $KEY" -F file=@contrato.pdf \\
  "${address}/v1/documents?remove=true&wait=60"
curl -H "Authorization: Bearer $KEY" -o copia.pdf "${address}/v1/documents/$ID/copy"`;
  return `<!doctype html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>MavenDoc: ${words.title}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem;
  color: #141414; background: #fbfaf7 }
code, pre { font: 14px/1.5 ui-monospace, monospace }
pre { background: #141414; color: #fbfaf7; padding: 1rem; overflow: auto }
section { border-top: 1px solid #d9d5cb; padding: 1rem 0 }
h2 { font-size: 1rem }
</style>
<h1>${words.title}</h1>
<p>${words.lead} <a href="${escape(address)}/openapi.json">OpenAPI 3.1</a></p>
<h2>${words.example}</h2><pre>${escape(curl)}</pre>
${routes.join('\n')}
</html>
`;
}

function section(route: AnyRoute, errors: string): string {
  return `<section><h2><code>${route.method} ${escape(route.path)}</code></h2>
<p>${escape(route.summary)}</p><p>${errors}: <code>${route.errors.join(' ')}</code></p></section>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
