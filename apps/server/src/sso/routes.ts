/** Where sign-in providers send people back to. These are pages for a browser, no calls of the contract. */

import { id } from '@mavendoc/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { challengeCookie } from '../codes/service.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Platform } from '../platform/platform.ts';
import type { ProviderAnswer, SsoService } from './service.ts';

const params = z.object({ id });
const oauthAnswer = z.object({ state: z.string().min(1).max(200) });
const samlAnswer = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().min(1).max(200) });

/** Bytes of an answer with a SAML response in it. */
const SAML_LIMIT = 512 * 1024;

export function ssoRoutes({ app }: Http, { config }: Platform, sso: SsoService): void {
  const auth = `${config.basePath}/resources/auth`;
  const cookie = challengeCookie(config);

  /** Goes to fixed pages of ours only, so that no answer can send a person elsewhere. */
  const finish = async (
    reply: FastifyReply,
    empresaId: string,
    answer: ProviderAnswer,
  ): Promise<FastifyReply> => {
    try {
      cookie.set(reply, await sso.complete(empresaId, answer));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return await reply.redirect(`${config.basePath}/auth?error=${error.code}`, 303);
    }
    return await reply.redirect(`${config.basePath}/verify2fa`, 303);
  };

  app.get(`${auth}/oauth/:id/callback`, async (request, reply) => {
    const { id: empresaId } = parse(params, request.params);
    const { state } = parse(oauthAnswer, request.query);
    // built from our own address: what the Host header says is not believed
    const url = new URL(request.url, config.publicUrl);
    return await finish(reply, empresaId, { kind: 'OAUTH', url, state });
  });
  app.post(`${auth}/saml/:id/callback`, { bodyLimit: SAML_LIMIT }, async (request, reply) => {
    const { id: empresaId } = parse(params, request.params);
    const { SAMLResponse: samlResponse, RelayState: state } = parse(samlAnswer, request.body);
    return await finish(reply, empresaId, { kind: 'SAML', samlResponse, state });
  });
  app.get(`${auth}/saml/:id/metadata`, async (request, reply) => {
    const { id: empresaId } = parse(params, request.params);
    return await reply.type('application/samlmetadata+xml; charset=utf-8').send(sso.metadata(empresaId));
  });
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('notFound');
  return parsed.data;
}
