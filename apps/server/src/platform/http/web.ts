/**
 * The built web application under the base path: its files, and its one page for every other address there. A build that is
 * made while the service runs is served from its first request on: what was built is looked at each time.
 */

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const DIST = join(import.meta.dirname, '../../../../web/dist');

/** Files of the build, and no address of a screen: what lies in a folder of it, or has an ending. */
const BUILT = /^\/(?:assets|pdfjs)\/|^\/[\w-]+\.\w+$/;

export async function serveWeb(app: FastifyInstance, basePath: string, dist = DIST): Promise<void> {
  app.get('/', async (_request, reply) => await reply.redirect(`${basePath}/`));
  app.get(basePath, async (_request, reply) => await reply.redirect(`${basePath}/`));
  const application = pageOf(join(dist, 'index.html'), basePath);
  const frontDoor = pageOf(join(dist, 'landing.html'), basePath);
  await app.register(fastifyStatic, {
    root: dist,
    serve: false,
    dotfiles: 'ignore',
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
  app.get(`${basePath}/`, async (request, reply) => await sendPage(request, reply, await frontDoor()));
  app.get<{ Params: { readonly '*': string } }>(`${basePath}/*`, async (request, reply) => {
    const path = `/${request.params['*']}`;
    if (/^\/(resources|api)\//.test(path)) throw new AppError('notFound');
    if (BUILT.test(path)) return await reply.sendFile(path);
    return await sendPage(request, reply, await application());
  });
}

interface Page {
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

const compress = promisify(brotliCompress);

/** Answers the page as it was built last. @throws unavailable: it was never built */
function pageOf(file: string, basePath: string): () => Promise<Page> {
  let held: { readonly written: number; readonly page: Page } | null = null;
  return async () => {
    const written = await timeOf(file);
    // a build empties its folder first: until it is done, the one before is as good
    if (written !== null && written !== held?.written) held = { written, page: await read(file, basePath) };
    if (held === null) throw new AppError('unavailable');
    return held.page;
  };
}

async function timeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The build knows one base path; addresses in its pages are relative to this element. */
async function read(file: string, basePath: string): Promise<Page> {
  const built = await readFile(file, 'utf8');
  const plain = Buffer.from(built.replace('<base href="/mavendoc/" />', `<base href="${basePath}/" />`));
  return { plain, brotli: await compress(plain) };
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
