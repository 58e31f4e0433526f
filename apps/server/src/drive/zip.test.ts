import { drive, PROFILE, users } from '@mavendoc/contract';
import type { Profile } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
