/** What holds for every call: other sites send none, answers are kept nowhere, a body does not drip for ever. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { BODY_LIMIT, isTold } from './bodies.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function guardCalls(app: FastifyInstance, config: Config): void {
  const isCall = (request: FastifyRequest): boolean =>
    /^\/(resources|api)\//.test(request.url.slice(config.basePath.length));

  app.addHook('onRequest', async (request) => {
    if (isFromAnotherSite(request)) throw new AppError('accessDenied');
  });
  app.addHook('preParsing', async (request) => {
    if (!hasBody(request)) return;
    // streamed to the storage: the limit of the whole request is its limit; held ones keep a pace (bodies.ts)
    const isLarge = request.routeOptions.bodyLimit > BODY_LIMIT && !isTold(request, BODY_LIMIT);
    if (isLarge || isMultipart(request)) return;
    const { raw } = request;
    const timer = setTimeout(() => raw.socket.destroy(), config.bodySeconds * 1000);
    raw.once('close', () => clearTimeout(timer));
    raw.once('end', () => clearTimeout(timer));
  });
  app.addHook('onSend', async (request, reply) => {
    if (isCall(request) && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
}

/** Sign-in providers post their answer from their own site; nothing else comes from one. */
const PROVIDER_ANSWER = /\/resources\/auth\/saml\/:id\/callback$/;

/** As every browser of today says it (Fetch Metadata Request Headers). What is no browser says nothing, and needs a token. */
function isFromAnotherSite({ method, headers, routeOptions }: FastifyRequest): boolean {
  if (HARMLESS.has(method) || headers['sec-fetch-site'] !== 'cross-site') return false;
  return !PROVIDER_ANSWER.test(routeOptions.url ?? '');
}

/** Announced (RFC 9112, 6.3): a call that announces none has none. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isMultipart = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
