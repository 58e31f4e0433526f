import { chmodSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drive, review, users } from '@mavendoc/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askDatabase, indexed, pdfOf, upload } from '../../testing/documents.ts';
import { signIn } from '../../testing/people.ts';
import { TEST_SECRET } from '../../testing/postgres.ts';
import { startS3 } from '../../testing/s3.ts';
import type { S3 } from '../../testing/s3.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { runAdmin } from './run.ts';

let folder: string;
let [from, to]: S3[] = [];
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-backup-'));
  chmodSync(folder, 0o755);
  [from, to] = [await startS3(), await startS3()];
  server = await startTestServer({ STORAGE_URL: from.url });
});
afterAll(async () => {
  await server.close();
  await from?.close();
  await to?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(env: Readonly<Record<string, string>>, ...args: string[]) {
  let output = '';
  const write = (line: string): void => void (output += `${line}\n`);
  const settings = { MAVENDOC_SECRET: TEST_SECRET, MAVENDOC_DATA: folder, LOG_LEVEL: 'error', ...env };
  return { status: await runAdmin(args, { env: settings, say: write, complain: write }), output };
}

async function asOwner(database: string, query: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: `${inject('postgres').owner}/${database}` });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(query);
  await client.end();
  return rows;
}

/** An empty database beside the server's, without so much as a table. */
async function emptyDatabase(name: string): Promise<string> {
  await asOwner('postgres', `drop database if exists ${name} with (force)`);
  await asOwner('postgres', `create database ${name} owner mavendoc`);
  return `${inject('postgres').service}/${name}`;
}

describe('a backup of an external database and an S3 storage', () => {
  it('is made while the server runs, and brings everything back elsewhere', async () => {
    const person = await signIn(server, 'ana@guardada.example');
    const { id: folderId } = await person.client.call(drive.createFolder, { query: {}, body: 'Contratos' });
    const bytes = await pdfOf([
      ['Contrato de Ana Prado', 'CPF 529.982.247-25', 'linha com "aspas", {chaves} e \\'],
    ]);
    const sent = await upload(server, person.token, folderId, { name: 'contrato.pdf', bytes });
    const file = await indexed(person.client, sent.body.id);
    const before = await person.client.call(review.getReview, { params: { fileId: file.id }, query: {} });
    const saved = join(folder, 'saved');
    const here = { DATABASE_URL: server.database.url, STORAGE_URL: from?.url ?? '' };
    const made = await admin(here, 'backup', saved);
    expect(made).toMatchObject({
      status: 0,
      output: expect.stringMatching(/\d+ rows\n\d+ files\n/) as string,
    });
    expect(made.output).toContain('MAVENDOC_SECRET comes from your settings');
    // nothing of the way in is left behind
    expect(await askDatabase(server, `select 1 from pg_policies where policyname = 'backup'`)).toEqual([]);

    const there = { DATABASE_URL: await emptyDatabase('restored'), STORAGE_URL: to?.url ?? '' };
    expect(await admin(there, 'restore', saved)).toMatchObject({ status: 0 });
    const again = await startTestServer(there);
    try {
      const client = again.client(person.token);
      expect((await client.call(users.getMyInfo)).email).toBe(person.email);
      expect(await client.call(review.getReview, { params: { fileId: file.id }, query: {} })).toEqual(before);
      const response = await fetch(`${again.resources}/drive/download/${file.id}`, {
        headers: { Authorization: `Bearer ${person.token}` },
      });
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
      expect((await admin(there, 'audit', 'verify')).output).toContain('audit logs are whole');
      // numbers that the database gives go on, and row-level security holds
      await client.call(drive.createFolder, { query: {}, body: 'Depois' });
      const loose = await asOwner(
        'restored',
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relrowsecurity and not relforcerowsecurity`,
      );
      expect(loose).toEqual([]);
    } finally {
      await again.close();
    }
  });

  it('is restored into an empty database only', async () => {
    const saved = join(folder, 'saved');
    const there = { DATABASE_URL: server.database.url, STORAGE_URL: to?.url ?? '' };
    const refused = await admin(there, 'restore', saved);
    expect(refused).toMatchObject({
      status: 1,
      output: expect.stringContaining('holds data already') as string,
    });
  });

  it('that was cut is refused, and leaves the database empty', async () => {
    const saved = join(folder, 'saved');
    const url = await emptyDatabase('cut');
    const [users] = readdirSync(join(saved, 'rows')).filter((name) => name.startsWith('users.'));
    truncateSync(join(saved, 'rows', users ?? ''), 20);
    await expect(admin({ DATABASE_URL: url, STORAGE_URL: to?.url ?? '' }, 'restore', saved)).rejects.toThrow(
      /unexpected end of file|incorrect|invalid/,
    );
    expect((await admin({ DATABASE_URL: url }, 'company', 'list')).output).toBe('');
  });
});
