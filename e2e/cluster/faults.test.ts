import { credits, drive } from '@mavendoc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../fixtures/contract.ts';
import { startInstallation, type Installation } from './installation.ts';
import { killDocuments, untilBusy, type Machine } from './machine.ts';
import { eventually, signUp, type Person } from './person.ts';

let installation: Installation;
let person: Person;
let folder: string;
let server: Machine;
let worker: Machine;

beforeAll(async () => {
  installation = await startInstallation({ servers: 1, workers: 1 });
  [server, worker] = [installation.servers[0]!, installation.workers[0]!];
  person = await signUp(installation, 'carla@avarias.example');
  folder = (await person.client().call(drive.createFolder, { query: {}, body: 'Avarias' })).id;
});
afterAll(async () => await installation?.close());

const sent = async (name: string, pages: number): Promise<string> => {
  const { status, body } = await person.upload(folder, name, await contract(pages));
  expect([status, body.code]).toEqual([200, undefined]);
  return body.id;
};
const fileOf = async (id: string): Promise<drive.DriveFile> =>
  await person.client().call(drive.getFile, { params: { id } });
const ended = async (id: string): Promise<drive.DriveFile> =>
  await eventually(
    async () => await fileOf(id),
    ({ statusIndex }) => statusIndex > 1,
  );
const balance = async (): Promise<number> => (await person.client().call(credits.getCredits)).currentCredits;

interface Ready {
  readonly status: string;
  readonly checks: Readonly<Record<string, string>>;
}
const readiness = async ({ operations }: Machine): Promise<readonly [number, Ready]> => {
  const answer = await fetch(`${operations}/readyz`);
  return [answer.status, (await answer.json()) as Ready];
};

it('goes on after the database was restarted; calls in between are told to come back', async () => {
  const before = await balance();
  const id = await sent('banco.pdf', 4);
  await untilBusy(worker);
  const back = installation.database.restart(3_000);
  const refused = await eventually(
    async () => await balance().catch((error: unknown) => error),
    (answer) => answer instanceof Error,
    3_000,
  );
  expect(refused).toMatchObject({ code: 'unavailable', status: 503 });
  expect(
    await eventually(
      async () => await readiness(server),
      ([status]) => status === 503,
    ),
  ).toMatchObject([503, { status: 'unavailable', checks: { database: 'failing' } }]);
  await back;
  expect(await ended(id)).toMatchObject({ statusIndex: 3, pageCount: 4 });
  expect(before - (await balance())).toBe(4);
  await eventually(
    async () => await readiness(server),
    ([status]) => status === 200,
  );
});

it('refuses uploads while the storage is full, keeps what is under way waiting, and goes on by itself', async () => {
  const id = await sent('cheio.pdf', 2);
  installation.storage.setFull(true);
  const refused = await person.upload(folder, 'recusado.pdf', await contract(1));
  expect([refused.status, refused.body.code]).toEqual([503, 'storageFull']);
  const waiting = await eventually(
    async () => await fileOf(id),
    ({ reason }) => reason !== null,
  );
  expect(waiting).toMatchObject({ statusIndex: 0, reason: 'storage-full' });
  installation.storage.setFull(false);
  expect(await ended(id)).toMatchObject({ statusIndex: 3, reason: null });
  const names = await person.client().call(drive.listFiles, { params: { id: folder }, query: {} });
  expect(names.map(({ nomeOriginal }) => nomeOriginal)).not.toContain('recusado.pdf');
});

it('tells why when the system ends the process of a document, charges nothing, and takes it again', async () => {
  const before = await balance();
  const id = await sent('memoria.pdf', 20);
  await eventually(
    async () => await fileOf(id),
    ({ statusIndex, progress }) => statusIndex === 1 && (progress?.done ?? 0) > 0,
  );
  // as the kernel does when memory runs out
  killDocuments(worker);
  const told = await ended(id);
  if (told.statusIndex === 3) throw new Error('the document was done before its process was killed');
  expect(told).toMatchObject({ statusIndex: 2, reason: 'too-complex' });
  expect(await balance()).toBe(before);
  await person.client().call(drive.retry, { params: { id }, body: {} });
  expect(await ended(id)).toMatchObject({ statusIndex: 3, reason: null });
  expect(before - (await balance())).toBe(20);
});

it('works without the mail server, and says that mails wait', async () => {
  await installation.closeMail();
  const [status, report] = await eventually(
    async () => await readiness(server),
    ([, { checks }]) => checks['mail'] === 'failing',
  );
  expect([status, report.status]).toEqual([200, 'degraded']);
  expect(await ended(await sent('sem-correio.pdf', 1))).toMatchObject({ statusIndex: 3 });
});
