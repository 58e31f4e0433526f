import { createHash } from 'node:crypto';
import { drive, removal } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, encrypted, eventually, indexed, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Person, Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'remocao.example');
  folder = (await team.operator.client.call(drive.createFolder, { query: {}, body: 'Remover' })).id;
});
afterAll(async () => await server.close());

const LINES = [
  'CPF: 529.982.247-25',
  'E-mail: maria.souza@exemplo.com.br',
  'O prazo de entrega é de trinta dias.',
];

async function completed(name: string): Promise<string> {
  const { body } = await upload(
    server,
    team.operator.token,
    folder,
    { name, bytes: await pdfOf([LINES]) },
    '&duplicate=keep',
  );
  expect(await indexed(team.operator.client, body.id)).toMatchObject({ statusIndex: 3 });
  return body.id;
}

const ended = async (person: Person, fileId: string) =>
  await eventually(
    async () => await person.client.call(removal.getRemoval, { params: { fileId } }),
    ({ state }) => state === 'removed' || state === 'error',
  );

const downloaded = async (id: string, query = ''): Promise<Response> =>
  await fetch(`${server.resources}/drive/download/${id}${query}`, {
    headers: { Authorization: `Bearer ${team.operator.token}` },
  });

const digestOf = async (response: Response): Promise<string> =>
  createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex');

describe('removal', () => {
  it('makes a copy without the data, with a certificate; the original stays', async () => {
    const fileId = await completed('contrato.pdf');
    const params = { fileId };
    expect(await team.operator.client.call(removal.getRemoval, { params })).toMatchObject({ state: 'none' });
    const started = await team.operator.client.call(removal.startRemoval, { params, body: undefined });
    expect(started).toMatchObject({ state: 'pending', version: 1, style: 'bar', level: 'standard' });
    const done = await ended(team.operator, fileId);
    expect(done).toMatchObject({ state: 'removed', reason: null });
    expect(done.removed).toMatchObject({ cpf: 1, email: 1 });

    const copy = await downloaded(fileId);
    expect(copy.headers.get('content-disposition')).toContain('contrato - anonimizado.pdf');
    const bytes = new Uint8Array(await copy.arrayBuffer());
    const again = await upload(server, team.operator.token, folder, { name: 'copia.pdf', bytes });
    const inspected = await indexed(team.operator.client, again.body.id);
    expect(inspected).toMatchObject({ statusIndex: 3, found: {} });

    const certificate = await downloaded(fileId, '?version=certificate&format=json');
    expect(await certificate.json()).toMatchObject({ format: 'mavendoc-certificate/1' });
    const printed = await downloaded(fileId, '?version=certificate');
    expect(printed.headers.get('content-disposition')).toContain('contrato - certificado.pdf');
    const original = await downloaded(fileId, '?version=original');
    expect(original.headers.get('content-disposition')).toContain('filename="contrato.pdf"');
  });

  it('again makes another copy; the one before stays, by its version', async () => {
    const { client } = team.operator;
    const fileId = await completed('versoes.pdf');
    const params = { fileId };
    const hashes: string[] = [];
    for (const style of ['bar', 'label'] as const) {
      await client.call(removal.startRemoval, { params, body: { style } });
      expect((await ended(team.operator, fileId)).state).toBe('removed');
      hashes.push(await digestOf(await downloaded(fileId)));
    }
    expect(await client.call(removal.listRemovals, { params })).toMatchObject([
      { version: 2, state: 'removed', style: 'label', requestedBy: { nome: 'Pessoa de Teste' } },
      { version: 1, state: 'removed', style: 'bar' },
    ]);
    expect(await digestOf(await downloaded(fileId, '?copy=1'))).toBe(hashes[0]);
    expect(await digestOf(await downloaded(fileId, '?copy=2&version=anonymized'))).toBe(hashes[1]);
    const first = await (await downloaded(fileId, '?version=certificate&format=json&copy=1')).json();
    expect(first).toMatchObject({ style: 'bar' });
    expect((await downloaded(fileId, '?copy=3')).status).toBe(409);
    await expect(
      (await makeTeam(server, 'estranha.example')).admin.client.call(removal.listRemovals, { params }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  it('of chosen categories leaves the others', async () => {
    const fileId = await completed('parcial.pdf');
    const params = { fileId };
    await team.operator.client.call(removal.startRemoval, {
      params,
      body: { style: 'label', level: 'strict', categories: ['email'] },
    });
    expect((await ended(team.operator, fileId)).removed).toEqual({ email: 1 });
  });

  it('does not run twice at once, can be stopped, and nobody else starts it', async () => {
    const fileId = await completed('duas.pdf');
    const params = { fileId };
    const start = async (person: Person) =>
      await person.client.call(removal.startRemoval, { params, body: {} });
    const outcomes = await Promise.allSettled([start(team.operator), start(team.manager)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await team.operator.client.call(removal.cancelRemoval, { params });
    const { admin: stranger } = await makeTeam(server, 'alheia.example');
    await expect(start(stranger)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('waits for the end of indexing', async () => {
    const { body } = await upload(server, team.operator.token, folder, {
      name: 'ruim.pdf',
      bytes: new Uint8Array([1, 2, 3]),
    });
    await indexed(team.operator.client, body.id);
    const call = team.operator.client.call(removal.startRemoval, { params: { fileId: body.id }, body: {} });
    await expect(call).rejects.toMatchObject({ code: 'notCompleted' });
    await expect(
      team.operator.client.call(drive.download, {
        params: { id: body.id },
        query: { version: 'anonymized' },
      }),
    ).rejects.toMatchObject({ code: 'downloadNotReady' });
  });

  it('of an encrypted file asks for the password again, which is kept nowhere', async () => {
    const bytes = await encrypted([LINES], 'segredo-1');
    const { client, token } = team.operator;
    const { body } = await upload(server, token, folder, { name: 'cifrado.pdf', bytes });
    expect(await indexed(client, body.id)).toMatchObject({ statusIndex: 2, reason: 'password-needed' });
    await client.call(drive.retry, { params: { id: body.id }, body: { password: 'errada' } });
    expect(await indexed(client, body.id)).toMatchObject({ statusIndex: 2, reason: 'password-wrong' });
    await client.call(drive.retry, { params: { id: body.id }, body: { password: 'segredo-1' } });
    expect(await indexed(client, body.id)).toMatchObject({ statusIndex: 3, encrypted: true });
    const params = { fileId: body.id };
    await expect(client.call(removal.startRemoval, { params, body: {} })).rejects.toMatchObject({
      code: 'passwordRequired',
    });
    await client.call(removal.startRemoval, { params, body: { password: 'segredo-1' } });
    expect((await ended(team.operator, body.id)).state).toBe('removed');
    const kept = await askDatabase(
      server,
      `select 1 from files where password is not null union all select 1 from removals where password is not null`,
    );
    expect(kept).toEqual([]);
  });
});
