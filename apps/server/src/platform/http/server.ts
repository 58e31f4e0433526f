/** The HTTP server: safe defaults around the routes of the contract, the web application, and the health checks. */

import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { AnyRoute } from '@mavendoc/contract';
import { fastify, LogController } from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { Readiness } from '../readiness.ts';
import { withRequestId } from '../request-id.ts';
import { StartError } from '../start-error.ts';
import { BODY_LIMIT } from './bodies.ts';
import type { Handler } from './call.ts';
import { answerErrors } from './errors.ts';
import { guardCalls } from './guards.ts';
import { securityHeaders } from './headers.ts';
import { registerRoute } from './register.ts';
import type { AfterCall, RouteOptions } from './register.ts';
import { serveWeb } from './web.ts';
import type { Authenticators } from './who.ts';

/** Bytes of a connection that are taken in while nobody asks for more: an upload is read in few turns of a busy process. */
const READ_AHEAD = 256 * 1024;

/** Calls a minute from one address, whatever they are: a guard against floods, far above what an office needs. */
const CALLS_PER_MINUTE = 6_000;

export interface Http {
  route<R extends AnyRoute>(route: R, handler: Handler<R>, options?: RouteOptions): void;
  /** For the few addresses that are no call of the contract: API documents, provider metadata. */
  readonly app: FastifyInstance;
  /** Answers the address that it listens on. */
  listen(): Promise<string>;
  /** Stops taking calls, lets running ones end. */
  close(): Promise<void>;
}

export async function createHttp(parts: {
  readonly config: Config;
  readonly log: Logger;
  readonly authenticators: Authenticators;
  readonly afterCall: AfterCall;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}): Promise<Http> {
  const { config, log, authenticators } = parts;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // the log itself adds the id of the call, here and in what the call leads to
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT,
    // from the first byte to the last: a 200 MB upload on a slow line fits, a body that drips for ever does not
    requestTimeout: 30 * 60_000,
    http: { highWaterMark: READ_AHEAD },
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    withRequestId(request.id, done);
  });
  app.decorateRequest('caller', null);
  takeEmptyJson(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  await app.register(multipart, { limits: { fileSize: config.limits.maxFileBytes, files: 1, fields: 10 } });
  await app.register(helmet, securityHeaders(config));
  await app.register(rateLimit, { max: CALLS_PER_MINUTE, timeWindow: 60_000 });
  await app.register(underPressure, { maxEventLoopDelay: 2_000, exposeStatusRoute: false });
  answerErrors(app);
  guardCalls(app, config);
  noteCalls(app, parts.metrics);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const report = await parts.readiness.report();
    return await reply.code(report.status === 'unavailable' ? 503 : 200).send(report);
  });
  await serveWeb(app, config.basePath);

  return {
    app,
    route: (route, handler, options) =>
      registerRoute(app, config.basePath, authenticators, parts.afterCall, route, handler, options),
    listen: async () => await listen(app, config),
    close: async () => await app.close(),
  };
}

/** A call without input may still say that it sends JSON. */
function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** One line a call, without addresses, names or anything that was sent: the pattern of the path, not the path. */
function noteCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply) => {
    const call = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    };
    request.log.info({ request: request.id, ...call, ms: Math.round(reply.elapsedTime) }, 'call');
    metrics.callEnded(call, reply.elapsedTime / 1000);
  });
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ port: config.port, host: config.host });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${config.port} is in use: stop the other program or set PORT`, { cause });
    }
    if (code === 'EACCES') {
      throw new StartError(`Port ${config.port} may not be opened by this user: set PORT to one above 1023`, {
        cause,
      });
    }
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw new StartError(`HOST ${config.host} is no address of this machine`, { cause });
    }
    throw cause;
  }
}
