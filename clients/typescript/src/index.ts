export { anonymize } from './anonymize.ts';
export type { Anonymized, AnonymizeOptions } from './anonymize.ts';
export { createMavenDoc } from './client.ts';
export type { Answer, Input, MavenDoc, Options } from './client.ts';
export { MavenDocError } from './error.ts';
export type { RefusalCode, WebhookEvent } from './operations.ts';
export { verifyWebhook } from './webhook.ts';
