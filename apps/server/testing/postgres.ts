/** Once for a run of the tests: a real PostgreSQL, with a template database that every test file copies. */

import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../src/platform/config.ts';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { openPlatform } from '../src/platform/platform.ts';
import { assemble } from '../src/service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the superuser and of the service's login role, without a database. */
    readonly postgres: { readonly owner: string; readonly service: string };
  }
}

/** Kept for the copies: the keys in the template are wrapped with it. */
export const TEST_SECRET = 'only for tests: 0123456789 0123456789';
export const TEMPLATE = 'mavendoc_template';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-test-'));
  // PostgreSQL runs as another user when the tests run as root
  chmodSync(folder, 0o755);
  const cluster = await startEmbedded(folder);
  const owner = cluster.ownerUrl.replace(/\/\w+$/, '');
  const service = cluster.url.replace(/\/\w+$/, '');
  await makeTemplate(owner, service, folder);
  project.provide('postgres', { owner, service });
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(owner: string, service: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: `${owner}/postgres` });
  await client.connect();
  // a test run that loses power starts anew
  await client.query('alter system set fsync = off');
  await client.query('alter system set synchronous_commit = off');
  await client.query('select pg_reload_conf()');
  await client.query(`create database ${TEMPLATE} owner mavendoc`);
  await client.end();
  const config = readConfig({
    DATABASE_URL: `${service}/${TEMPLATE}`,
    MAVENDOC_DATA: join(folder, 'template'),
    MAVENDOC_SECRET: TEST_SECRET,
  });
  const platform = await openPlatform(config, { works: false, tell: () => {} });
  await assemble(platform, false);
  await platform.jobs.start();
  await platform.close();
}
