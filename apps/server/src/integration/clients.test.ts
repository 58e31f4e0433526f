import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { webhooks } from '@mavendoc/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProgram } from '../../testing/api.ts';
import type { Program } from '../../testing/api.ts';
import { eventually, pdfOf } from '../../testing/documents.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

const CLIENTS = join(import.meta.dirname, '../../../../clients');
const run = promisify(execFile);

let server: TestServer;
let program: Program;
let folder: string;
let built: string;
let environment: Record<string, string | undefined>;

beforeAll(async () => {
  server = await startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' });
  program = await makeProgram(server, 'programa.example');
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-clients-'));
  built = join(folder, 'client');
  await run(process.execPath, [join(CLIENTS, 'typescript/build.ts'), built]);
  const pdf = await pdfOf([['CPF: 529.982.247-25', 'O prazo é de trinta dias.']]);
  writeFileSync(join(folder, 'contrato.pdf'), pdf);
  environment = {
    PATH: process.env['PATH'],
    MAVENDOC_URL: `${server.origin}/mavendoc`,
    MAVENDOC_KEY: await program.key(['documents:read', 'documents:write', 'removal', 'usage']),
  };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const pagesOf = async (name: string): Promise<number> =>
  (await PDFDocument.load(readFileSync(join(folder, name)))).getPageCount();

interface Client {
  readonly verifyWebhook: (
    secret: string,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
    body: string,
  ) => Promise<{ readonly type: string }>;
  readonly createMavenDoc: (options: {
    baseUrl: string;
    key: string;
    language?: 'en';
    fetch?: typeof fetch;
  }) => {
    readonly getUsage: () => Promise<{ readonly plan: string }>;
    readonly getDocument: (input: { params: { id: string } }) => Promise<unknown>;
  };
}

const client = async (): Promise<Client> =>
  (await import(pathToFileURL(join(built, 'src/index.js')).href)) as Client;

describe('the TypeScript client', () => {
  it('anonymizes a file in one call, as its example shows, with types of the contract', async () => {
    const args = [join(built, 'examples/anonymize.js'), join(folder, 'contrato.pdf'), join(folder, 'ts.pdf')];
    const { stdout } = await run(process.execPath, args, { env: environment });
    expect(stdout).toMatch(/^[0-9a-f-]{36}: \{"cpf":1\}\n\d+ credits left\n$/);
    expect(await pagesOf('ts.pdf')).toBe(1);
  });

  it('tells refusals by their code, and repeats what was refused for its rate', async () => {
    const { createMavenDoc } = await client();
    const [baseUrl, key] = [environment['MAVENDOC_URL'] ?? '', environment['MAVENDOC_KEY'] ?? ''];
    const maven = createMavenDoc({ baseUrl, key, language: 'en' });
    await expect(maven.getDocument({ params: { id: crypto.randomUUID() } })).rejects.toMatchObject({
      code: 'notFound',
      status: 404,
      message: 'Not found.',
    });
    let calls = 0;
    const refusing: typeof fetch = async (...call) =>
      ++calls === 1
        ? new Response('{"code":"rateLimited"}', { status: 429, headers: { 'Retry-After': '0' } })
        : await fetch(...call);
    const patient = createMavenDoc({ baseUrl, key, fetch: refusing });
    expect(await patient.getUsage()).toMatchObject({ plan: 'premium' });
    expect(calls).toBe(2);
  });

  it('takes genuine webhooks only', async () => {
    const receiver = await startReceiver();
    const { admin } = program.team;
    const body = { url: receiver.url, events: [...webhooks.EVENTS] };
    const { id, secret } = await admin.client.call(webhooks.createWebhook, { body });
    await admin.client.call(webhooks.pingWebhook, { params: { id } });
    const [call] = await eventually(
      async () => receiver.received,
      (all) => all.length === 1,
    );
    await receiver.close();
    if (call === undefined) throw new Error('nothing was received');
    const { verifyWebhook } = await client();
    expect(await verifyWebhook(secret, call.headers, call.body)).toMatchObject({ type: 'ping' });
    await expect(verifyWebhook(secret, call.headers, `${call.body} `)).rejects.toThrow('not signed');
    await expect(verifyWebhook('whsec_AAAA', call.headers, call.body)).rejects.toThrow('not signed');
    const old = { ...call.headers, 'webhook-timestamp': '1700000000' };
    await expect(verifyWebhook(secret, old, call.body)).rejects.toThrow('too old');
  });
});

describe('the example with curl', () => {
  it('anonymizes a file', async () => {
    const out = join(folder, 'curl.pdf');
    const script = join(CLIENTS, 'curl/anonymize.sh');
    const { stdout } = await run('sh', [script, join(folder, 'contrato.pdf'), out], { env: environment });
    expect(stdout).toMatch(/^[0-9a-f-]{36}\n$/);
    expect(await pagesOf('curl.pdf')).toBe(1);
    expect(JSON.parse(readFileSync(`${out}.certificate.json`, 'utf8'))).toMatchObject({
      format: 'mavendoc-certificate/1',
    });
  });
});
