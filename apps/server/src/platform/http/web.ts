/** The built web application under the base path: its files, and its one page for every other address there. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const DIST = join(import.meta.dirname, '../../../../web/dist');

export async function serveWeb(app: FastifyInstance, basePath: string): Promise<void> {
  app.get('/', async (_request, reply) => await reply.redirect(`${basePath}/`));
  app.get(basePath, async (_request, reply) => await reply.redirect(`${basePath}/`));
  if (!existsSync(join(DIST, 'index.html'))) {
    app.get(`${basePath}/`, async () => {
      throw new AppError('unavailable');
    });
    return;
  }
  const application = pageOf('index.html', basePath);
  const frontDoor = pageOf('landing.html', basePath);
  await app.register(fastifyStatic, {
    root: DIST,
    prefix: `${basePath}/`,
    index: false,
    wildcard: false,
    // the build lays a compressed twin beside each text
    preCompressed: true,
    setHeaders: (reply, path) => {
      // built names hold a hash of the content
      const cache = path.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600';
      reply.header('Cache-Control', cache);
    },
  });
  app.get(`${basePath}/`, async (request, reply) => await sendPage(request, reply, frontDoor));
  app.get(`${basePath}/*`, async (request, reply) => {
    const path = request.url.slice(basePath.length);
    if (/^\/(resources|api|assets)\//.test(path)) throw new AppError('notFound');
    return await sendPage(request, reply, application);
  });
}

interface Page {
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/** The build knows one base path; addresses in its pages are relative to this element. */
function pageOf(name: string, basePath: string): Page {
  const built = readFileSync(join(DIST, name), 'utf8');
  const plain = Buffer.from(built.replace('<base href="/mavendoc/" />', `<base href="${basePath}/" />`));
  return { plain, brotli: brotliCompressSync(plain) };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<unknown> {
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  if (brotli) reply.header('Content-Encoding', 'br');
  return await reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .send(brotli ? page.brotli : page.plain);
}
