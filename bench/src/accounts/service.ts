import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createClient, drive } from '@mavendoc/contract';
import { startMailSink } from '../../../apps/server/testing/mail-sink.ts';
import { humanAnswerAt } from '../../../apps/server/testing/people.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { openPlatform } from '../../../apps/server/src/platform/platform.ts';
import { assemble } from '../../../apps/server/src/service.ts';

interface Delay {
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

export interface Service {
  readonly resources: string;
  readonly cores: number;
  signIn(email: string): Promise<string>;
  newFolder(token: string): Promise<string>;
  /** Milliseconds that the event loop was late, from now until the answer is called. */
  watchLoop(): () => Delay;
  close(): Promise<void>;
}

const inMs = (nanoseconds: number): number => Math.round(nanoseconds / 1e5) / 10;

/** The whole service in this process, with a database and a mail server of its own. */
export async function startService(): Promise<Service> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-accounts-'));
  const mail = await startMailSink();
  const config = readConfig({
    PORT: '38291',
    HOST: '127.0.0.1',
    MAVENDOC_DATA: folder,
    SMTP_URL: mail.url,
    SIGN_IN_RATE: '1000000',
    ALTCHA_WORK: '2',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
  });
  const platform = await openPlatform(config, { works: true, tell: () => {} });
  const { http, documents } = await assemble(platform, true);
  await platform.jobs.start();
  await http?.listen();
  const resources = `http://127.0.0.1:${config.port}${config.basePath}/resources`;
  const client = (token: string) =>
    createClient({ base: resources, token: () => token, language: () => 'pt' });
  return {
    resources,
    cores: os.availableParallelism(),
    async signIn(email) {
      const form = new URLSearchParams({ email, recaptcha: await humanAnswerAt(resources) });
      const asked = await fetch(`${resources}/auth/login-no-password`, { method: 'POST', body: form });
      const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
      const code = await mail.nextCode(email);
      const body = new URLSearchParams({ code });
      const answer = await fetch(`${resources}/auth/verify2fa`, {
        method: 'POST',
        body,
        headers: { cookie },
      });
      return ((await answer.json()) as { token: string }).token;
    },
    newFolder: async (token) =>
      (await client(token).call(drive.createFolder, { query: {}, body: 'Envios' })).id,
    watchLoop() {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      return () => {
        delay.disable();
        return {
          median: inMs(delay.percentile(50)),
          p99: inMs(delay.percentile(99)),
          longest: inMs(delay.max),
        };
      };
    },
    async close() {
      await http?.close();
      await documents.close();
      await platform.close();
      await mail.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
