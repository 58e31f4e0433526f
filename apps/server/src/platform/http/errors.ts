/** Every error leaves as `{"error", "code"}` in the language of the call; what is not ours to tell stays in the log. */

import type { ErrorCode } from '@mavendoc/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutOfReach } from '../database/database.ts';
import { AppError, errorAnswer } from '../errors.ts';
import { StorageFault } from '../storage-fault.ts';
import { languageOf } from './language.ts';
import { tellUndeclared } from './undeclared.ts';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'invalidRequest',
  404: 'notFound',
  413: 'requestTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'unavailable',
};

/** Refusals that many of would tell of an attack (docs/security/logging.md): logged without what was sent. */
const OF_ATTACKS: ReadonlySet<ErrorCode> = new Set([
  'humanVerificationFailed',
  'loginError',
  'invalidCode',
  'passkeyRefused',
  'tooManyRequests',
  'reauthenticationRequired',
  'serverBusy',
]);

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const known = asAppError(error, request);
    if (known === null || known.code === 'unavailable')
      request.log.error({ request: request.id, err: withoutInput(error) }, 'fault');
    const told = known ?? new AppError('unexpected');
    tellUndeclared(request.routeOptions.config.call, told.code);
    if (OF_ATTACKS.has(told.code))
      request.log.warn({
        event: told.code,
        call: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
      });
    if (told.retryAfter !== undefined) reply.header('Retry-After', String(told.retryAfter));
    return await answer(request, reply, told);
  });
  app.setNotFoundHandler(async (request, reply) => await answer(request, reply, new AppError('notFound')));
}

async function answer(request: FastifyRequest, reply: FastifyReply, error: AppError): Promise<FastifyReply> {
  const { status, body } = errorAnswer(error.code, languageOf(request), error.detail);
  return await reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Refusals of the web framework, by their status; null for a fault of ours. */
function asAppError(error: Error & { statusCode?: number }, request: FastifyRequest): AppError | null {
  if (error instanceof AppError) return error;
  // the caller went away, or was cut off, before its body had come
  if (request.raw.readableAborted) return new AppError('invalidRequest');
  if (isOutOfReach(error)) return new AppError('unavailable', { retryAfter: 5 });
  // who uploads is told more; whoever else meets it can only come back
  if (error instanceof StorageFault) return new AppError('unavailable', { retryAfter: 60, cause: error });
  const status = error.statusCode ?? 500;
  const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'invalidRequest' : null);
  return code === null
    ? null
    : new AppError(code, code === 'invalidRequest' ? { detail: error.message } : {});
}

/** Errors of the database quote parameters, which may be personal data. */
function withoutInput(error: Error): { name: string; message: string; stack: string; cause: string } {
  const cause = error.cause instanceof Error ? error.cause.message : '';
  const message = error.message.split('\nparams:')[0] ?? '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, message, stack: frames.join('\n'), cause };
}
