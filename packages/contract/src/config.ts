/** What the web application must know before anybody signs in. */

import { z } from 'zod';
import { defineRoute } from './route.ts';

const link = z.string().nullable();

export const publicConfig = z.object({
  version: z.string(),
  basePath: z.string(),
  publicUrl: z.string(),
  humanVerification: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('altcha'), challengeUrl: z.string() }),
    z.object({ provider: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
  limits: z.object({ maxFileBytes: z.number().int(), maxPages: z.number().int() }),
  /** External document viewer; null: the built-in one. */
  viewerUrl: link,
  apiDocsUrl: z.string(),
  support: z.object({ commercialEmail: link, technicalEmail: link, ticketsUrl: link }),
  legal: z.object({ termsUrl: link, privacyUrl: link }),
});
export type PublicConfig = z.output<typeof publicConfig>;

export const getConfig = defineRoute({
  method: 'GET',
  path: '/config',
  summary: 'Settings of this installation that the web application shows or uses.',
  access: 'none',
  answer: publicConfig,
  errors: [],
});
