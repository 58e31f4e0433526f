import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth, credits, users } from '@mavendoc/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/documents.ts';
import { requestCode, signIn } from '../../testing/people.ts';
import { TEST_SECRET } from '../../testing/postgres.ts';
import { startTestServer } from '../../testing/server.ts';
import { runAdmin } from './run.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-admin-'));
  // PostgreSQL runs as another user when the tests run as root
  chmodSync(folder, 0o755);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  readonly status: number;
  readonly output: string;
}

async function admin(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  let output = '';
  const write = (line: string): void => {
    output += `${line}\n`;
  };
  const settings = { LOG_LEVEL: 'error', MAVENDOC_DATA: folder, ...env };
  const status = await runAdmin(args, { env: settings, say: write, complain: write });
  return { status, output };
}

/** Against the database of the running test server. */
const beside = async (...args: string[]) =>
  await admin(args, { DATABASE_URL: server.database.url, MAVENDOC_SECRET: TEST_SECRET });

describe('the operator', () => {
  it('disables and enables a company while the server runs', async () => {
    const person = await signIn(server, 'ana@operada.example');
    expect(await beside('company', 'disable', person.email)).toEqual({
      status: 0,
      output: 'operada.example: disabled\n',
    });
    await expect(person.client.call(users.getMyInfo)).rejects.toMatchObject({ code: 'unauthenticated' });
    const { output } = await beside('company', 'list');
    expect(output.split('\n').find((line) => line.includes('operada'))).toContain('disabled');
    await beside('company', 'enable', person.email);
    expect((await person.client.call(users.getMyInfo)).email).toBe(person.email);
  });

  it('sets plans and grants credits, under either name of the command', async () => {
    const person = await signIn(server, 'dona@contratada.example');
    const balance = async () => (await person.client.call(credits.getCredits)).currentCredits;
    expect(await beside('company', 'plan', person.email, 'starter')).toEqual({
      status: 0,
      output: 'contratada.example: Starter\n',
    });
    const start = await balance();
    expect(start).toBeGreaterThanOrEqual(1_000);
    const added = { status: 0, output: 'contratada.example: 25 credits added\n' };
    expect(await beside('credits', 'grant', person.email, '25')).toEqual(added);
    expect(await beside('company', 'grant', person.email, '25')).toEqual(added);
    expect(await balance()).toBe(start + 50);
    for (const pages of ['-1', '0', '1.5', '1e12', 'x', ''])
      expect((await beside('company', 'grant', person.email, pages)).status).toBe(1);
    expect((await beside('company', 'plan', person.email, 'constructor')).status).toBe(1);
    expect(await balance()).toBe(start + 50);
  });

  it('makes a company whose Admin then signs in', async () => {
    expect((await beside('company', 'create', 'chefe@criada.example')).output).toContain('criada.example');
    const info = await (await signIn(server, 'chefe@criada.example')).client.call(users.getMyInfo);
    expect(info).toMatchObject({ profile: 1, empresa: { nome: 'criada.example' } });
    expect((await beside('company', 'create', 'chefe@criada.example')).status).toBe(1);
  });

  it('resets a user', async () => {
    const person = await signIn(server, 'presa@fora.example');
    expect((await beside('user', 'reset', person.email)).status).toBe(0);
    await expect(person.client.call(auth.listSessions)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('verifies the audit logs, and tells which row was touched', async () => {
    expect((await beside('audit', 'verify')).output).toMatch(/^\d+ audit logs are whole\n$/);
    const owner = new Client({ connectionString: server.database.ownerUrl });
    await owner.connect();
    await owner.query(
      `set session_replication_role = replica; update audit_log set actor = 'ninguem' where seq = 1`,
    );
    await owner.end();
    const { status, output } = await beside('audit', 'verify');
    expect(status).toBe(1);
    expect(output).toContain('row 1: the row was changed');
  });

  it('rotates the keys to a new secret; the old one then opens nothing', async () => {
    const own = { MAVENDOC_SECRET: 'the first secret of this installation' };
    expect((await admin(['company', 'create', 'a@rotacao.example'], own)).status).toBe(0);
    const next = { MAVENDOC_SECRET: 'the second secret of this installation' };
    const wrong = await admin(['company', 'list'], next);
    expect(wrong.status).toBe(1);
    expect(wrong.output).toMatch(/^MAVENDOC_SECRET is not the one .+\n$/);
    const rotation = { ...next, MAVENDOC_SECRET_PREVIOUS: own.MAVENDOC_SECRET };
    expect((await admin(['key', 'rotate'], rotation)).output).toContain('keys wrapped anew');
    expect((await admin(['audit', 'verify'], next)).output).toBe('1 audit logs are whole\n');
    expect((await admin(['company', 'list'], own)).status).toBe(1);
  });

  it('saves an installation and restores it elsewhere', async () => {
    const data = join(folder, 'original');
    const saved = join(folder, 'saved');
    const elsewhere = join(folder, 'elsewhere');
    await admin(['company', 'create', 'a@salva.example'], { MAVENDOC_DATA: data });
    expect(await admin(['backup', saved], { MAVENDOC_DATA: data })).toMatchObject({ status: 0 });
    expect(await admin(['restore', saved], { MAVENDOC_DATA: data })).toMatchObject({ status: 1 });
    expect(await admin(['restore', saved], { MAVENDOC_DATA: elsewhere })).toMatchObject({ status: 0 });
    expect((await admin(['company', 'list'], { MAVENDOC_DATA: elsewhere })).output).toContain(
      'salva.example',
    );
    expect((await admin(['audit', 'verify'], { MAVENDOC_DATA: elsewhere })).status).toBe(0);
  });

  it('is told by the doctor what to do', async () => {
    const { status, output } = await beside('doctor');
    expect(output).toContain('ok    PostgreSQL 18');
    expect(output).toContain('ok    files in the data folder');
    expect(output).toContain('fix   no mail server');
    expect(output).toContain('mails wait');
    expect(status).toBe(1);
  });

  it('is told by the doctor which lines anybody could read, and that mails are not taken', async () => {
    server.mail.refuses.set('cheia@operada.example', 451);
    await requestCode(server, 'cheia@operada.example');
    await eventually(
      async () => await server.platform.mailer.backlog(),
      ({ failing }) => failing > 0,
    );
    const { output } = await admin(['doctor'], {
      DATABASE_URL: server.database.url,
      MAVENDOC_SECRET: TEST_SECRET,
      SMTP_URL: 'smtp://mail.invalid:25',
      MAVENDOC_PUBLIC_URL: 'http://mavendoc.example',
    });
    expect(output).toContain('fix   people reach it at http://mavendoc.example');
    expect(output).toContain('fix   the line to SMTP_URL is not encrypted');
    expect(output).toMatch(/fix {3}mail server: /);
    expect(output).toMatch(/fix {3}1 mails wait.*\n.*did not take them/);
    server.mail.refuses.clear();
  });

  it('takes the audit log of a company elsewhere', async () => {
    const person = await signIn(server, 'ana@exportada.example');
    const lines = (await beside('audit', 'export', person.email)).output.trim().split('\n');
    const rows = lines.map((line) => JSON.parse(line) as { seq: number; action: string; hash: string });
    expect(rows.map(({ action }) => action)).toEqual(['company.created', 'auth.signed-in']);
    expect(rows[1]?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await beside('audit', 'export', person.email, '1')).output).toContain('"seq":2');
    expect((await beside('audit', 'export', person.email, '2')).output).toBe('');
  });

  it('is shown the commands for one that there is not', async () => {
    const { status, output } = await admin(['conserte']);
    expect(status).toBe(2);
    expect(output).toContain('mavendoc admin company plan');
  });
});
