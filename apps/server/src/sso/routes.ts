/** Where sign-in providers send people back to. These are pages for a browser, no calls of the contract. */

import { id } from '@mavendoc/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { challengeCookie, providerCookie } from '../codes/service.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Platform } from '../platform/platform.ts';
import type { SsoService } from './service.ts';

const params = z.object({ id });
const state = z.object({ state: z.string().min(1).max(200) });
const samlAnswer = z.object({ SAMLResponse: z.string().min(1), RelayState: z.string().min(1).max(200) });

/** Bytes of an answer with a SAML response in it. */
const SAML_LIMIT = 512 * 1024;

export function ssoRoutes({ app }: Http, { config }: Platform, sso: SsoService): void {
  const auth = `${config.basePath}/resources/auth`;
  const challenge = challengeCookie(config);
  const provider = providerCookie(config);

  /** Goes to fixed pages of ours only, so that no answer can send a person elsewhere. */
  const goOn = async (reply: FastifyReply, next: () => Promise<string>): Promise<FastifyReply> => {
    try {
      return await reply.redirect(await next(), 303);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return await reply.redirect(`${config.basePath}/auth?error=${error.code}`, 303);
    }
  };
  const toSixDigits = (reply: FastifyReply, name: string): string => {
    challenge.set(reply, name);
    provider.clear(reply);
    return `${config.basePath}/verify2fa`;
  };

  app.get(`${auth}/oauth/:id/callback`, async (request, reply) => {
    const { id: empresaId } = parse(params, request.params);
    const answer = {
      ...parse(state, request.query),
      // built from our own address: what the Host header says is not believed
      url: new URL(request.url, config.publicUrl),
    };
    const browser = provider.read(request.cookies);
    return await goOn(reply, async () =>
      toSixDigits(reply, await sso.completeOidc(empresaId, answer, browser)),
    );
  });
  // the provider's page posts this from another site, so that no cookie comes along: the next address asks for it
  app.post(`${auth}/saml/:id/callback`, { bodyLimit: SAML_LIMIT }, async (request, reply) => {
    const { id: empresaId } = parse(params, request.params);
    const { SAMLResponse: samlResponse, RelayState: relayState } = parse(samlAnswer, request.body);
    return await goOn(reply, async () => {
      const next = await sso.acceptSaml(empresaId, samlResponse, relayState);
      return `${auth}/saml/${empresaId}/end?${new URLSearchParams({ state: next }).toString()}`;
    });
  });
  app.get(`${auth}/saml/:id/end`, async (request, reply) => {
    const { id: empresaId } = parse(params, request.params);
    const answer = parse(state, request.query);
    const browser = provider.read(request.cookies);
    return await goOn(reply, async () =>
      toSixDigits(reply, await sso.completeSaml(empresaId, answer.state, browser)),
    );
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
