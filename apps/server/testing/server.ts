/** The whole service on a free port, with a database and a mail server of its own. */

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@mavendoc/contract';
import type { Client, Language } from '@mavendoc/contract';
import { readConfig } from '../src/platform/config.ts';
import { undeclared } from '../src/platform/http/undeclared.ts';
import { openPlatform } from '../src/platform/platform.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { Documents } from '../src/documents.ts';
import { assemble } from '../src/service.ts';
import { freshDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { startMailSink } from './mail-sink.ts';
import type { MailSink } from './mail-sink.ts';
import { TEST_SECRET } from './postgres.ts';

export interface TestServer {
  /** `http://localhost:<port>` */
  readonly origin: string;
  /** `{origin}/mavendoc/resources` */
  readonly resources: string;
  readonly platform: Platform;
  readonly database: TestDatabase;
  readonly mail: MailSink;
  readonly documents: Documents;
  client(token: string | null, language?: Language): Client;
  /** Fails when a call was refused with a code that the contract does not name for it. */
  close(): Promise<void>;
}

/** Known before the start, so that the service knows its own address. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  options: { works?: boolean } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-server-'));
  const [database, mail] = await Promise.all([freshDatabase(), startMailSink()]);
  const config = readConfig({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    MAVENDOC_DATA: folder,
    MAVENDOC_SECRET: TEST_SECRET,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'MavenDoc <mavendoc@example.com>',
    SIGN_IN_RATE: '100000',
    ALTCHA_WORK: '4',
    LOG_LEVEL: 'error',
    // the tests themselves are busy too
    WORK_NICENESS: '0',
    ...environment,
  });
  const platform = await openPlatform(config, { works: options.works ?? true, tell: () => {} });
  const untold = new Set<unknown>();
  const note = (message: unknown): void => void untold.add(message);
  subscribe(undeclared.name, note);
  const { http, documents } = await assemble(platform, true);
  await platform.jobs.start();
  if (http === null) throw new Error('the test server does not serve');
  await http.listen();
  const origin = config.publicUrl;
  const resources = `${origin}${config.basePath}/resources`;
  return {
    origin,
    resources,
    platform,
    database,
    mail,
    documents,
    client: (token, language = 'pt') =>
      createClient({ base: resources, token: () => token, language: () => language }),
    async close() {
      await http.close();
      await documents.close();
      await platform.close();
      await mail.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
      unsubscribe(undeclared.name, note);
      if (untold.size > 0) throw new Error(`errors that the contract lacks: ${[...untold].join('; ')}`);
    },
  };
}
