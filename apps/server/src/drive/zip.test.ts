import { drive, PROFILE, users } from '@mavendoc/contract';
import type { Profile } from '@mavendoc/contract';
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askDatabase, indexed, pagesOfText, pdfOf, upload } from '../../testing/documents.ts';
import { addPerson, signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Person;
let file: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server, 'admin@fichas.example');
  const folder = await admin.client.call(drive.createFolder, { query: {}, body: 'Contratos' });
  const bytes = await pdfOf(pagesOfText(1));
  const { body } = await upload(server, admin.token, folder.id, { name: 'a.pdf', bytes });
  file = (await indexed(admin.client, body.id)).id;
});
afterAll(async () => await server.close());

describe('a token, after it was given,', () => {
  it('ends with its user', async () => {
    const { id, statuses } = await holder('saiu@fichas.example', PROFILE.manager);
    expect(await statuses()).toEqual([200, 200]);
    await admin.client.call(users.deleteUser, { params: { id } });
    expect(await statuses()).toEqual([404, 404]);
  });

  it('shows only what the role of its user still sees', async () => {
    const { id, statuses } = await holder('mudou@fichas.example', PROFILE.manager);
    await askDatabase(server, 'update users set profile = $1 where id = $2', [PROFILE.operator, id]);
    const [, view] = await statuses();
    expect(view).toBe(404);
  });

  it('ends while its company is disabled', async () => {
    const { statuses } = await holder('fechou@fichas.example', PROFILE.manager);
    await askDatabase(server, 'update companies set disabled_at = now()');
    expect(await statuses()).toEqual([404, 404]);
    await askDatabase(server, 'update companies set disabled_at = null');
    expect(await statuses()).toEqual([200, 200]);
  });
});

/** Somebody with a token for a ZIP and one for the viewer, and what these answer now. */
async function holder(email: string, profile: Profile) {
  const { client } = await addPerson(server, admin, email, profile, 5);
  const zip = await client.call(drive.prepareZip, { body: { files: [file] } });
  const viewer = await client.call(drive.open, { params: { id: file } });
  const [user] = await askDatabase<{ id: string }>(server, 'select id from users where email = $1', [email]);
  const statusOf = async (path: string): Promise<number> => {
    const answer = await fetch(server.resources + path);
    await answer.arrayBuffer();
    return answer.status;
  };
  return {
    id: user?.id ?? '',
    statuses: async () => [await statusOf(zip.path), await statusOf(`/drive/view/${viewer}`)],
  };
}

describe('a ZIP of many files', () => {
  it('is gathered with as many questions to the database as one of few', async () => {
    const { client } = admin;
    const few = await client.call(drive.createFolder, { query: {}, body: 'Poucos' });
    const many = await client.call(drive.createFolder, { query: {}, body: 'Muitos' });
    for (const [{ id }, count] of [[few, 2] as const, [many, 200] as const])
      await askDatabase(
        server,
        `insert into files (empresa_id, folder_id, owner_id, name, name_key, search_key, bytes, sha256, blob_key, status)
         select empresa_id, $2, owner_id, 'n' || n, 'n' || n, 'n' || n, 1, 'x', blob_key, 3
         from files, generate_series(1, $3::int) n where id = $1`,
        [file, id, count],
      );
    const questions = vi.spyOn(Connection.prototype, 'query');
    const counted: number[] = [];
    for (const { id } of [few, many]) {
      questions.mockClear();
      expect((await client.call(drive.prepareZip, { body: { folders: [id] } })).files).toBeGreaterThan(1);
      counted.push(questions.mock.calls.length);
    }
    questions.mockRestore();
    expect(counted[1]).toBe(counted[0]);
  });

  it('is asked for some times a minute from one address, not more', async () => {
    const statuses = new Set<number>();
    for (let each = 0; each <= 60; each++)
      statuses.add((await fetch(`${server.resources}/drive/zip/nenhum`)).status);
    expect(statuses).toEqual(new Set([404, 429]));
  });
});
