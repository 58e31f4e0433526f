import { createClient, drive, integration } from '@mavendoc/contract';
import type { Client } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, pdfOf } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;
let api: string;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'integra.example');
  api = `${server.origin}/mavendoc/api/v1`;
  await server.documents.credits.setPlan(await companyId(team), 'premium');
});
afterAll(async () => await server.close());

async function companyId({ admin }: Team): Promise<string> {
  const [row] = await askDatabase<{ id: string }>(
    server,
    'select empresa_id as id from users where email = $1',
    [admin.email],
  );
  return row?.id ?? '';
}

const newKey = async (days: number | null = null): Promise<integration.ApiKey & { key: string }> =>
  await team.admin.client.call(integration.createKey, { body: { name: 'Sistema', days } });

const LINES = ['CPF: 529.982.247-25', 'O prazo é de trinta dias.'];

/** Made once: each time it would differ in its dates. */
const pdf = pdfOf([LINES]);

async function send(key: string, query: string, headers: object = {}): Promise<integration.Document> {
  const form = new FormData();
  form.append('file', new Blob([await pdf], { type: 'application/pdf' }), 'api.pdf');
  const response = await fetch(`${api}/documents${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, ...headers },
    body: form,
  });
  return (await response.json()) as integration.Document;
}

/** The documentation, as a browser of this language gets it. */
const page = async (language: string): Promise<string> =>
  await (
    await fetch(`${server.origin}/mavendoc/api/docs`, { headers: { 'Accept-Language': language } })
  ).text();

/** The typed client, pointed at the API. */
const clientWith = (key: string): Client =>
  createClient({ base: api, token: () => key, language: () => 'en' });

describe('a key', () => {
  it('is for plans with API, made by Admins, and kept only as a hash', async () => {
    const trial = await makeTeam(server, 'teste.example');
    await expect(
      trial.admin.client.call(integration.createKey, { body: { name: 'x' } }),
    ).rejects.toMatchObject({ code: 'apiRequiresPlan' });
    await expect(team.manager.client.call(integration.listKeys)).rejects.toMatchObject({
      code: 'accessDenied',
    });
    const made = await newKey();
    const rows = await askDatabase<{ row: string }>(server, 'select k::text as row from api_keys k');
    expect(rows.map(({ row }) => row).join()).not.toContain(made.key);
    expect(await team.admin.client.call(integration.listKeys)).toMatchObject([
      { hint: made.key.slice(0, 8) },
    ]);
  });

  it('opens nothing once it is revoked, expired, or the plan ends; and no session route ever', async () => {
    const made = await newKey(1);
    const status = async (path = `${api}/documents/${made.id}`): Promise<number> =>
      (await fetch(path, { headers: { Authorization: `Bearer ${made.key}` } })).status;
    expect(await status()).toBe(404);
    expect(await status(`${server.resources}/drive/folders`)).toBe(401);
    await askDatabase(server, `update api_keys set expires_at = now() where id = $1`, [made.id]);
    expect(await status()).toBe(401);
    await askDatabase(server, `update api_keys set expires_at = null where id = $1`, [made.id]);
    await team.admin.client.call(integration.revokeKey, { params: { id: made.id } });
    expect(await status()).toBe(401);
    const session = await fetch(`${api}/documents/${made.id}`, {
      headers: { Authorization: `Bearer ${team.admin.token}` },
    });
    expect(session.status).toBe(401);
  });
});

describe('a document', () => {
  it('is uploaded and anonymized in one call, shows in the drive, and is purged by another', async () => {
    const { key } = await newKey();
    const document = await send(key, '?remove=true&wait=60');
    expect(document).toMatchObject({
      state: 'completed',
      pages: 1,
      found: { cpf: 1 },
      removal: { state: 'removed' },
    });
    const client = clientWith(key);
    const params = { id: document.id };
    const findings = await client.call(integration.getDocumentFindings, { params });
    expect(findings).toMatchObject([{ category: 'cpf', decision: 'remove' }]);
    expect((await client.call(integration.getDocumentCopy, { params })).size).toBeGreaterThan(500);
    const certificate = await client.call(integration.getDocumentCertificate, { params });
    expect(JSON.parse(await certificate.text())).toMatchObject({ format: 'mavendoc-certificate/1' });
    const folders = await team.admin.client.call(drive.listRootFolders);
    expect(folders.map(({ nome }) => nome)).toContain('API');

    const { admin: stranger } = await makeTeam(server, 'alheia.example');
    await expect(stranger.client.call(drive.getFile, { params })).rejects.toMatchObject({ code: 'notFound' });
    await client.call(integration.deleteDocument, { params });
    expect(await askDatabase(server, 'select 1 from files where id = $1', [document.id])).toEqual([]);
  });

  it('that is sent twice with the same Idempotency-Key is one', async () => {
    const { key } = await newKey();
    const headers = { 'Idempotency-Key': 'pedido-1' };
    const first = await send(key, '?wait=0', headers);
    const second = await send(key, '?wait=0', headers);
    expect(second.id).toBe(first.id);
    expect((await send(key, '?wait=0', { 'Idempotency-Key': 'pedido-2' })).id).not.toBe(first.id);
  });
});

describe('the documentation', () => {
  it('is an OpenAPI document of every call that a key opens', async () => {
    const response = await fetch(`${server.origin}/mavendoc/api/openapi.json`);
    const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).toSorted()).toEqual([
      '/documents',
      '/documents/{id}',
      '/documents/{id}/certificate',
      '/documents/{id}/copy',
      '/documents/{id}/findings',
      '/documents/{id}/original',
      '/documents/{id}/removal',
      '/rules',
      '/rules/{id}',
      '/usage',
    ]);
    expect(document.paths['/documents/{id}']).toMatchObject({
      get: { parameters: [{ name: 'id', in: 'path', required: true }], responses: { 404: {} } },
      delete: { summary: expect.stringContaining('Purges') as string },
    });
  });

  it('is a page in both languages that needs nothing from elsewhere', async () => {
    expect(await page('pt')).toContain('API de integração');
    const english = await page('en');
    expect(english).toContain('Integration API');
    expect(english).toContain('DELETE /documents/{id}');
    expect(english.replace('<link rel="icon" href="data:,">', '')).not.toMatch(/<script|<link|<img/);
  });
});
