import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from './errors.ts';
import { serveWeb } from './web.ts';

let dist: string;
let app: FastifyInstance;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'mavendoc-web-'));
  app = fastify();
  answerErrors(app);
  await serveWeb(app, '/base', dist);
});
afterEach(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

/** @param at seconds: when it was built */
function build(version: string, at: number): void {
  rmSync(join(dist, 'assets'), { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets', `app-${version}.js`), `// ${version}`);
  writeFileSync(join(dist, 'theme.js'), '// theme');
  writeFileSync(join(dist, '.built-from'), 'secret');
  for (const page of ['index.html', 'landing.html']) {
    writeFileSync(join(dist, page), `<base href="/mavendoc/" />${page} ${version}`);
    utimesSync(join(dist, page), at, at);
  }
}

const get = async (path: string) => {
  const { statusCode, body, headers } = await app.inject(`/base${path}`);
  return { status: statusCode, body, cache: headers['cache-control'] };
};

describe('the web application', () => {
  it('is served as it was built last, while the service runs', async () => {
    expect((await get('/documents')).status).toBe(503);
    for (const [version, at] of [
      ['one', 1_000],
      ['two', 2_000],
    ] as const) {
      build(version, at);
      expect(await get('/')).toMatchObject({
        status: 200,
        body: `<base href="/base/" />landing.html ${version}`,
      });
      expect((await get('/documents')).body).toContain(`index.html ${version}`);
      expect(await get(`/assets/app-${version}.js`)).toMatchObject({
        status: 200,
        body: `// ${version}`,
        cache: 'public, max-age=31536000, immutable',
      });
    }
    // so that an old page which still runs notices, instead of reading a page as a script
    expect((await get('/assets/app-one.js')).status).toBe(404);
  });

  it('stays while the next one is being built', async () => {
    build('one', 1_000);
    await get('/documents');
    rmSync(join(dist, 'index.html'));
    expect((await get('/documents')).body).toContain('index.html one');
  });

  it.each(['/.built-from', '/assets/../.built-from', '/assets/..%2f..%2f..%2fetc/passwd', '/resources/x'])(
    'keeps %s to itself',
    async (path) => {
      build('one', 1_000);
      const { body } = await get(path);
      expect(body).not.toMatch(/secret|root:/);
    },
  );
});
