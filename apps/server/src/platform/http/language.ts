import type { Language } from '@mavendoc/contract';
import type { FastifyRequest } from 'fastify';

/** `en` only when the caller prefers it: Portuguese is the default. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? request.headers['content-language'] ?? '';
  return /^\s*en\b/i.test(header) ? 'en' : 'pt';
}
