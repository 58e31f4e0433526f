/** The integration API as a whole: what the documentation shows and clients are made from. */

import type { AnyRoute } from './client.ts';
import * as integration from './integration.ts';
import { openApiDocument, openApiWebhooks } from './openapi.ts';
import type { OpenApiOptions } from './openapi.ts';

const isOpenedByKey = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'access' in value && value.access === 'key';

/** The routes that a key opens, by the name of their operation. */
export const apiRoutes = (): Readonly<Record<string, AnyRoute>> =>
  Object.fromEntries(
    Object.entries(integration as object).filter((entry): entry is [string, AnyRoute] =>
      isOpenedByKey(entry[1]),
    ),
  );

/** OpenAPI 3.1, with the webhooks. */
export const apiDocument = (
  options: Pick<OpenApiOptions, 'version' | 'server'>,
): Record<string, unknown> => ({
  ...openApiDocument(apiRoutes(), {
    ...options,
    title: 'MavenDoc',
    description: 'Finds personal data in PDFs and really removes it. A key is made under My company.',
  }),
  webhooks: openApiWebhooks(),
});
