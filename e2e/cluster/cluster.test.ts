import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { credits, drive, removal } from '@mavendoc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, KEPT, SECRETS } from '../fixtures/contract.ts';
import { textOf } from '../fixtures/reader.ts';
import { startInstallation, type Installation } from './installation.ts';
import { untilBusy, type Machine } from './machine.ts';
import { eventually, signUp, type Person } from './person.ts';

let installation: Installation;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-cluster-'));
  installation = await startInstallation({ servers: 2, workers: 2 });
});
afterAll(async () => {
  await installation?.close();
  rmSync(folder, { recursive: true, force: true });
});

const newFolder = async (person: Person): Promise<string> =>
  (await person.client().call(drive.createFolder, { query: {}, body: 'Contratos' })).id;

const balance = async (person: Person): Promise<number> =>
  (await person.client().call(credits.getCredits)).currentCredits;

const fileOf = async (person: Person, id: string): Promise<drive.DriveFile> =>
  await person.client().call(drive.getFile, { params: { id } });

async function removed(person: Person, fileId: string): Promise<void> {
  const state = await eventually(
    async () => await person.client().call(removal.getRemoval, { params: { fileId } }),
    ({ state }) => state === 'removed' || state === 'error',
    90_000,
  );
  expect(state).toMatchObject({ state: 'removed', reason: null });
}

function keep(name: string, bytes: Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

function expectClean(copy: Buffer): void {
  const text = textOf(keep('copy.pdf', copy));
  for (const secret of Object.values(SECRETS).flat()) expect(text).not.toContain(secret);
  for (const sentence of KEPT) expect(text).toContain(sentence);
}

it('takes a document from sign-up to its end, each call on the other machine', async () => {
  const person = await signUp(installation, 'ana@duas-maquinas.example');
  const place = await newFolder(person);
  const { status, body } = await person.upload(place, 'contrato.pdf', await contract(3));
  expect(status).toBe(200);
  const indexed = await eventually(
    async () => await fileOf(person, body.id),
    ({ statusIndex }) => statusIndex > 1,
  );
  expect(indexed).toMatchObject({ statusIndex: 3, pageCount: 3, reason: null });
  expect(await balance(person)).toBe(27);
  await person.client().call(removal.startRemoval, { params: { fileId: body.id }, body: {} });
  await removed(person, body.id);
  expectClean(await person.download(body.id, 'anonymized'));
  expect(await installation.database.ask('select 1 from work_items')).toEqual([]);

  await person.client().call(drive.deleteFile, { params: { id: body.id } });
  await person.client().call(drive.purge, { params: { kind: 'file', id: body.id } });
  expect(await person.client().call(drive.listFiles, { params: { id: place }, query: {} })).toEqual([]);
  // the bytes of the original, of its text, of the copy and of the certificate
  await eventually(
    async () => await installation.database.ask('select key from doomed_blobs where due < now()'),
    (rows) => rows.length === 0,
  );
});

it('loses nothing and charges nothing twice when a worker freezes, wakes up late, and another one is killed', async () => {
  const person = await signUp(installation, 'bia@queda.example');
  await installation.admin('credits', 'grant', person.email, '200');
  const place = await newFolder(person);
  const before = await balance(person);
  const documents = Array.from({ length: 5 }, (_, index) => ({ name: `${index}.pdf`, pages: 3 + index }));
  const ids = await Promise.all(
    documents.map(async ({ name, pages }) => {
      const { status, body } = await person.upload(place, name, await contract(pages));
      expect(status).toBe(200);
      return body.id;
    }),
  );
  const [frozen, killed] = installation.workers as [Machine, Machine];
  await untilBusy(frozen);
  frozen.process.kill('SIGSTOP');
  await untilBusy(killed);
  await killed.kill();
  const rescuer = await installation.addWorker();
  try {
    await eventually(
      async () => await Promise.all(ids.map(async (id) => await fileOf(person, id))),
      (files) => files.every(({ statusIndex }) => statusIndex > 1),
      180_000,
    );
  } finally {
    // it still believes that its document is its own
    frozen.process.kill('SIGCONT');
  }
  await Promise.all(
    ids.map(async (fileId) => {
      await person.client().call(removal.startRemoval, { params: { fileId }, body: {} });
    }),
  );
  for (const id of ids) await removed(person, id);

  const files = await Promise.all(ids.map(async (id) => await fileOf(person, id)));
  expect(files.map(({ statusIndex, pageCount }) => [statusIndex, pageCount])).toEqual(
    documents.map(({ pages }) => [3, pages]),
  );
  const pages = documents.reduce((sum, each) => sum + each.pages, 0);
  expect(before - (await balance(person))).toBe(pages);
  const charges = await installation.database.ask<{ many: number }>(
    `select count(*)::integer as many from credit_entries where kind = 'pages' and file_id = any($1::uuid[]) group by file_id`,
    [ids],
  );
  expect(charges).toEqual(ids.map(() => ({ many: 1 })));
  await eventually(
    async () => await installation.database.ask('select 1 from work_items'),
    (rows) => rows.length === 0,
  );
  await expectOneSigner(person, ids, rescuer);
}, 420_000);

/** Copies that different machines made carry one key, which any machine of the installation knows. */
async function expectOneSigner(person: Person, ids: readonly string[], machine: Machine): Promise<void> {
  const certificates = await Promise.all(
    ids.map(async (id) => (await person.download(id, 'certificate', 'json')).toString()),
  );
  const keys = certificates.map(
    (text) => (JSON.parse(text) as { signature: { publicKey: string } }).signature.publicKey,
  );
  expect(new Set(keys).size).toBe(1);
  const [id] = ids as [string];
  const files = {
    original: keep('original.pdf', await person.download(id, 'original')),
    copy: keep('clean.pdf', await person.download(id, 'anonymized')),
    certificate: keep('certificate.json', Buffer.from(certificates[0]!)),
  };
  const root = path.join(import.meta.dirname, '../..');
  const verified = spawnSync(
    process.execPath,
    [
      path.join(root, 'apps/cli/src/mavendoc.ts'),
      'verify',
      files.original,
      files.copy,
      '--certificate',
      files.certificate,
      '--json',
    ],
    { env: { ...process.env, MAVENDOC_DATA: machine.dataFolder }, encoding: 'utf8' },
  );
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  expect(JSON.parse(verified.stdout)).toMatchObject({ clean: true, certificate: [], signedHere: true });
}

it('measures and logs without naming anybody, and follows a call into its job', async () => {
  const machines = [...installation.servers, ...installation.workers].filter(
    ({ process }) => process.exitCode === null && process.signalCode === null,
  );
  const texts = await Promise.all(
    machines.map(async ({ operations }) => await (await fetch(`${operations}/metrics`)).text()),
  );
  const measured = texts.join('\n');
  for (const name of [
    'mavendoc_http_request_duration_seconds_bucket',
    'mavendoc_job_duration_seconds_bucket',
    'mavendoc_queue_documents{queue=',
    'mavendoc_queue_oldest_seconds',
    'mavendoc_queue_jobs',
    'mavendoc_pages_total{kind="indexed"}',
    'mavendoc_pages_total{kind="removed"}',
    'mavendoc_sandbox_processes_total{end="done"}',
    'mavendoc_database_connections{state="busy"}',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(measured).toContain(name);
  expect(measured).toContain('route="/mavendoc/resources/drive/file/:id"');
  for (const { origin } of installation.servers) expect((await fetch(`${origin}/metrics`)).status).toBe(404);

  const [served, worked] = ['calls', 'jobs'].map((which) =>
    machines
      .filter((machine) => (which === 'calls') === installation.servers.includes(machine))
      .map((machine) => machine.log())
      .join(''),
  ) as [string, string];
  const requests = [...worked.matchAll(/"request":"([0-9a-f-]{36})"/g)].map((match) => match[1]!);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((request) => !served.includes(request))).toEqual([]);

  const ids = await installation.database.ask<{ id: string }>(
    'select id from companies union all select id from users union all select id from files',
  );
  const personal = [...Object.values(SECRETS).flat(), 'example', 'ana@', 'bia@', 'contrato.pdf'];
  for (const secret of personal)
    expect([secret, (measured + served + worked).includes(secret)]).toEqual([secret, false]);
  expect(ids.filter(({ id }) => measured.includes(id))).toEqual([]);
});

it('ends by itself when it is told to, and is then ready to be started again', async () => {
  const alive = installation.workers.filter(
    ({ process }) => process.exitCode === null && process.signalCode === null,
  );
  expect(await Promise.all(alive.map(async (worker) => await worker.stop()))).toEqual(alive.map(() => 0));
});
