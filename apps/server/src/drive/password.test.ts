import { drive, removal } from '@mavendoc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDatabase, encrypted, eventually, indexed, pagesOfText, upload } from '../../testing/documents.ts';
import { signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { startWorker } from '../../testing/worker.ts';
import type { Worker } from '../../testing/worker.ts';

/** Seconds of work, so that a worker can be killed in the middle. */
const PAGES = 16;
const PASSWORD = 'segredo-1';

let server: TestServer;
let person: Person;
let folder: string;
let worker: Worker;

beforeAll(async () => {
  server = await startTestServer({}, { works: false });
  worker = startWorker(server);
  person = await signIn(server, 'admin@senha.example');
  folder = (await person.client.call(drive.createFolder, { query: {}, body: 'Cifrados' })).id;
});
afterAll(async () => await server.close());

const kept = async () =>
  await askDatabase(
    server,
    'select id from files where password is not null union all select id from removals where password is not null',
  );

const send = async (pages: number): Promise<string> => {
  const bytes = await encrypted(pagesOfText(pages), PASSWORD);
  const { body } = await upload(
    server,
    person.token,
    folder,
    { name: 'cifrado.pdf', bytes },
    '&duplicate=keep',
  );
  return body.id;
};

/** Its lease would end by itself, a quarter of a minute later. */
const killed = async (worker: Worker): Promise<void> => {
  await worker.end('SIGKILL');
  await askDatabase(server, 'update work_items set lease_until = now()');
};

it('A worker that is killed takes no password with it; whatever ends the work erases it', async () => {
  const { client } = person;
  const id = await send(PAGES);
  const params = { fileId: id };
  expect(await indexed(client, id)).toMatchObject({ statusIndex: 2, reason: 'password-needed' });

  await client.call(drive.retry, { params: { id }, body: { password: PASSWORD } });
  await eventually(
    async () => await client.call(drive.getFile, { params: { id } }),
    ({ pageCount }) => pageCount === PAGES,
  );
  await killed(worker);
  expect(await kept()).toHaveLength(1);
  worker = startWorker(server);
  expect(await indexed(client, id)).toMatchObject({ statusIndex: 3, encrypted: true });
  expect(await kept()).toEqual([]);

  await client.call(removal.startRemoval, { params, body: { password: PASSWORD } });
  const state = async () => await client.call(removal.getRemoval, { params });
  await eventually(state, (told) => told.state === 'processing');
  await killed(worker);
  expect(await kept()).toHaveLength(1);
  worker = startWorker(server);
  expect(await eventually(state, ({ state: at }) => at === 'removed' || at === 'error')).toMatchObject({
    state: 'removed',
  });
  expect(await kept()).toEqual([]);
});

it('A file that waits for credits or goes to the trash keeps no password, nor does its removal', async () => {
  const { client } = person;
  const long = await send(PAGES);
  expect(await indexed(client, long)).toMatchObject({ statusIndex: 2 });
  await client.call(drive.retry, { params: { id: long }, body: { password: PASSWORD } });
  expect(await indexed(client, long)).toMatchObject({ statusIndex: 4 });
  expect(await kept()).toEqual([]);
  await worker.end('SIGTERM');

  // nobody works now: what is asked for stays queued
  const [done] = await askDatabase<{ id: string }>(server, 'select id from files where status = 3');
  const fileId = done?.id ?? '';
  await client.call(removal.startRemoval, { params: { fileId }, body: { password: PASSWORD } });
  await askDatabase(server, `update files set status = 2 where id = $1`, [long]);
  await client.call(drive.retry, { params: { id: long }, body: { password: PASSWORD } });
  expect(await kept()).toHaveLength(2);
  await client.call(drive.deleteFolder, { params: { id: folder } });
  expect(await kept()).toEqual([]);
  expect(await askDatabase(server, 'select 1 from work_items')).toEqual([]);
  await client.call(drive.restore, { params: { kind: 'folder', id: folder } });
  const again = await client.call(removal.getRemoval, { params: { fileId } });
  expect(again).toMatchObject({ state: 'removed', version: 1 });
});
