/** What an integration key may be made for. */

export const SCOPES = [
  'documents:read',
  'documents:write',
  'removal',
  'rules:read',
  'rules:write',
  'usage',
] as const;
export type Scope = (typeof SCOPES)[number];

/** What a new key opens unless something else is chosen: anonymizing documents, and nothing of the company's settings. */
export const DEFAULT_SCOPES: readonly Scope[] = ['documents:read', 'documents:write', 'removal'];
