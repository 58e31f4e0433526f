/** The integration API told: the OpenAPI document, and a page made from it that needs no script and no other machine. */

import { apiDocument } from '@mavendoc/contract';
import { VERSION } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';
import { languageOf } from '../platform/http/language.ts';
import type { Http } from '../platform/http/server.ts';
import { docsPage } from './docs-page.ts';

export function docRoutes({ app }: Http, config: Config): void {
  const address = `${config.publicUrl}${config.basePath}/api`;
  const described = apiDocument({ version: VERSION, server: `${address}/v1` });
  app.get(`${config.basePath}/api/openapi.json`, async () => described);
  app.get<{ Querystring: { lang?: string } }>(`${config.basePath}/api/docs`, async (request, reply) => {
    const { lang } = request.query;
    const language = lang === 'pt' || lang === 'en' ? lang : languageOf(request);
    return await reply.type('text/html; charset=utf-8').send(docsPage(address, language));
  });
}
