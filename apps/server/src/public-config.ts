import { getConfig } from '@mavendoc/contract';
import { VERSION } from './platform/config.ts';
import type { Config } from './platform/config.ts';
import type { Http } from './platform/http/server.ts';

/** What the web application asks before anybody signs in. */
export function configRoute(http: Http, config: Config): void {
  const { humanVerification: human, basePath, support, legal } = config;
  const answer = {
    version: VERSION,
    basePath,
    publicUrl: config.publicUrl,
    humanVerification:
      human.provider === 'recaptcha'
        ? ({ provider: 'recaptcha', siteKey: human.siteKey } as const)
        : ({ provider: 'altcha', challengeUrl: `${basePath}/resources/auth/altcha` } as const),
    limits: { ...config.limits },
    viewerUrl: config.viewerUrl ?? null,
    apiDocsUrl: config.apiDocsUrl,
    support: {
      commercialEmail: support.commercialEmail ?? null,
      technicalEmail: support.technicalEmail ?? null,
      ticketsUrl: support.ticketsUrl ?? null,
    },
    legal: { termsUrl: legal.termsUrl ?? null, privacyUrl: legal.privacyUrl ?? null },
  };
  http.route(getConfig, async () => answer);
}
