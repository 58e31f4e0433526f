import { setTimeout as sleep } from 'node:timers/promises';
import { drive, removal, users, webhooks } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { isSignedWith, startReceiver } from '../../testing/receiver.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { deliverJob } from './delivering.ts';

let server: TestServer;
let team: Team;
let empresaId: string;
let receiver: Receiver;
let folder: string;

beforeAll(async () => {
  [server, receiver] = await Promise.all([
    startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' }),
    startReceiver(),
  ]);
  team = await makeTeam(server, 'aviso.example');
  empresaId = (await team.admin.client.call(users.getMyInfo)).empresa.id;
  await server.documents.credits.setPlan(empresaId, 'premium');
  folder = (await team.operator.client.call(drive.createFolder, { query: {}, body: 'Avisos' })).id;
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});

const ALL = [...webhooks.EVENTS];
const create = async (url = receiver.url, events = ALL) =>
  await team.admin.client.call(webhooks.createWebhook, { body: { url, events } });
const remove = async (id: string) => await team.admin.client.call(webhooks.deleteWebhook, { params: { id } });
const ping = async (id: string) => await team.admin.client.call(webhooks.pingWebhook, { params: { id } });
const log = async (id: string) =>
  (await team.admin.client.call(webhooks.listDeliveries, { params: { id }, query: {} })).records;
const first = async (id: string, right: (delivery: webhooks.Delivery) => boolean) =>
  (
    await eventually(
      async () => await log(id),
      ([newest]) => newest !== undefined && right(newest),
    )
  )[0];
const withId = (eventId: string) =>
  receiver.received.filter(({ headers }) => headers['webhook-id'] === eventId);

/** As if so much time had passed since the address began to fail. */
const failingSince = async (id: string, days: number): Promise<void> => {
  await askDatabase(
    server,
    `update webhooks set failing_since = now() - make_interval(days => $2), pause_until = null where id = $1`,
    [id, days],
  );
};

const tellOfCredits = async (times: number): Promise<void> => {
  await server.platform.db.inTenant(empresaId, async (tx) => {
    for (let balance = 0; balance < times; balance++)
      await server.documents.webhooks.tell(tx, empresaId, { type: 'credits.low', balance });
  });
};

describe('an address', () => {
  it.each([
    'ftp://exemplo.com.br/x',
    'http://exemplo.com.br/x',
    'https://user:pass@exemplo.com.br/x',
    'https://10.0.0.8/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://nao-existe.invalid/x',
    'x',
  ])('%s is refused', async (url) => {
    await expect(create(url)).rejects.toMatchObject({ code: 'webhookUrlRefused' });
  });

  it('is for Admins of companies with API, and another company never sees it', async () => {
    const made = await create();
    expect(made.secret).toMatch(/^whsec_[\w+/=]{40,}$/);
    const rows = await askDatabase<{ row: string }>(server, 'select w::text as row from webhooks w');
    expect(rows.map(({ row }) => row).join()).not.toContain(made.secret.slice(10));
    expect(JSON.stringify(await team.admin.client.call(webhooks.listWebhooks))).not.toContain(made.secret);
    await expect(team.manager.client.call(webhooks.listWebhooks)).rejects.toMatchObject({ status: 403 });
    const other = await makeTeam(server, 'outro-aviso.example');
    await expect(
      other.admin.client.call(webhooks.createWebhook, { body: { url: receiver.url, events: ALL } }),
    ).rejects.toMatchObject({ code: 'apiRequiresPlan' });
    await expect(
      other.admin.client.call(webhooks.listDeliveries, { params: { id: made.id }, query: {} }),
    ).rejects.toMatchObject({ code: 'notFound' });
    await remove(made.id);
  });
});

describe('a company', () => {
  it('is told of a document from indexing to removal, signed, with ids only', async () => {
    const made = await create();
    const name = 'Maria da Silva Souza.pdf';
    const bytes = await pdfOf([['CPF: 529.982.247-25']]);
    const { body } = await upload(server, team.operator.token, folder, { name, bytes });
    await indexed(team.operator.client, body.id);
    await team.operator.client.call(removal.startRemoval, { params: { fileId: body.id }, body: undefined });
    const bad = new Uint8Array([1, 2, 3]);
    const broken = await upload(server, team.operator.token, folder, { name: 'ruim.pdf', bytes: bad });
    const calls = await eventually(
      async () => receiver.received.filter(({ headers }) => headers['webhook-id'] !== undefined),
      (all) => all.length >= 3,
    );
    expect(calls.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'document.indexed', data: { documentId: body.id, pages: 1 } }),
        expect.objectContaining({ type: 'removal.done', data: { documentId: body.id, version: 1 } }),
        expect.objectContaining({
          type: 'document.failed',
          data: { documentId: broken.body.id, reason: 'not-pdf' },
        }),
      ]),
    );
    expect(calls.every((call) => isSignedWith(made.secret, call))).toBe(true);
    expect(calls.map(({ body }) => body).join()).not.toMatch(/Maria|Silva|ruim|529|@/);
    await first(made.id, ({ state }) => state === 'delivered');
    expect(await log(made.id)).toMatchObject([
      { state: 'delivered', nextTryAt: null, attempts: [{ status: 200, problem: null }] },
      {},
      {},
    ]);
    await remove(made.id);
  });

  it('is told nothing of what was rolled back', async () => {
    const made = await create();
    const { db } = server.platform;
    const half = db.inTenant(empresaId, async (tx) => {
      await server.documents.webhooks.tell(tx, empresaId, { type: 'credits.low', balance: 2 });
      throw new Error('rolled back');
    });
    await expect(half).rejects.toThrow('rolled back');
    expect(await log(made.id)).toEqual([]);
    await remove(made.id);
  });
});

describe('a delivery', () => {
  it('that fails is tried again with the same id, and shows each try', async () => {
    const made = await create();
    receiver.answers.push(500);
    const { eventId } = await ping(made.id);
    const failed = await first(made.id, ({ attempts }) => attempts.length === 1);
    expect(failed).toMatchObject({ state: 'waiting', attempts: [{ status: 500, problem: 'status' }] });
    const next = new Date(failed?.nextTryAt ?? 0).getTime() - Date.now();
    expect(next).toBeGreaterThan(0);
    await sleep(next);
    await eventually(
      async () => withId(eventId),
      (calls) => calls.length === 2,
    );
    const tried = await eventually(
      async () => (await log(made.id)).find((delivery) => delivery.eventId === eventId),
      (delivery) => delivery?.state === 'delivered',
    );
    expect(tried).toMatchObject({ attempts: [{ status: 500 }, { status: 200, problem: null }] });
    await remove(made.id);
  });

  it('does not follow redirects, and never reaches an address that became private', async () => {
    const made = await create();
    receiver.answers.push(302);
    await ping(made.id);
    expect(await first(made.id, ({ attempts }) => attempts.length === 1)).toMatchObject({
      attempts: [{ status: 302, problem: 'status' }],
    });
    // as if the name had resolved to a public address when it was saved
    await askDatabase(
      server,
      `update webhooks set url = 'https://10.1.2.3/x', pause_until = null where id = $1`,
      [made.id],
    );
    await ping(made.id);
    expect(await first(made.id, ({ attempts }) => attempts.length === 1)).toMatchObject({
      attempts: [{ status: null, problem: 'refused' }],
    });
    await remove(made.id);
  });

  it('can be repeated by hand; an address that is off takes none', async () => {
    const made = await create();
    const { id, eventId } = await ping(made.id);
    await first(made.id, ({ state }) => state === 'delivered');
    const params = { id: made.id, delivery: id };
    expect(await team.admin.client.call(webhooks.redeliver, { params })).toMatchObject({ eventId });
    await eventually(
      async () => withId(eventId),
      (calls) => calls.length === 2,
    );
    const { url, events } = made;
    const off = { url, events, active: false };
    await team.admin.client.call(webhooks.updateWebhook, { params: { id: made.id }, body: off });
    await expect(ping(made.id)).rejects.toMatchObject({ code: 'webhookOff' });
    await remove(made.id);
  });

  it('is signed with both secrets after a rotation, for a day', async () => {
    const made = await create();
    const rotated = await team.admin.client.call(webhooks.rotateSecret, { params: { id: made.id } });
    expect(rotated.secret).not.toBe(made.secret);
    const { eventId } = await ping(made.id);
    const [call] = await eventually(
      async () => withId(eventId),
      (calls) => calls.length === 1,
    );
    expect(call !== undefined && isSignedWith(made.secret, call) && isSignedWith(rotated.secret, call)).toBe(
      true,
    );
    await askDatabase(server, `update webhooks set old_secret_until = now() where id = $1`, [made.id]);
    const later = await ping(made.id);
    const [next] = await eventually(
      async () => withId(later.eventId),
      (calls) => calls.length === 1,
    );
    expect(next !== undefined && isSignedWith(made.secret, next)).toBe(false);
    expect(next !== undefined && isSignedWith(rotated.secret, next)).toBe(true);
    await remove(made.id);
  });
});

describe('an address that does not answer well', () => {
  it('is switched off after days of failures, its Admins are told, and it can be switched on again', async () => {
    const made = await create();
    await failingSince(made.id, webhooks.FAILING_DAYS + 1);
    receiver.answers.push(503);
    await ping(made.id);
    const mail = await server.mail.next(team.admin.email);
    expect(mail.text).toContain('127.0.0.1');
    expect(mail.text).not.toContain('token=abc');
    const [off] = await team.admin.client.call(webhooks.listWebhooks);
    expect(off).toMatchObject({ active: false, offReason: 'failing' });
    expect(await log(made.id)).toMatchObject([{ state: 'failed', nextTryAt: null }]);
    const { url, events } = made;
    const body = { url, events, active: true };
    expect(
      await team.admin.client.call(webhooks.updateWebhook, { params: { id: made.id }, body }),
    ).toMatchObject({ active: true, offReason: null, failingSince: null });
    await remove(made.id);
  });

  it('is switched off at once when it says that it is gone', async () => {
    const made = await create();
    receiver.answers.push(410);
    await ping(made.id);
    await server.mail.next(team.admin.email);
    expect(await team.admin.client.call(webhooks.listWebhooks)).toMatchObject([{ offReason: 'gone' }]);
    await remove(made.id);
  });

  it('holds back only its own deliveries', async () => {
    const [dead, alive] = [await create('http://127.0.0.1:9/x'), await create()];
    for (let each = 0; each < 5; each++) await ping(dead.id);
    await first(dead.id, () => true);
    const { eventId } = await ping(alive.id);
    await eventually(
      async () => withId(eventId),
      (calls) => calls.length === 1,
    );
    const tries = (await log(dead.id)).flatMap(({ attempts }) => attempts);
    // the others wait until the pause is over, without having been tried
    expect(tries.length).toBeLessThanOrEqual(3);
    expect(tries.every(({ problem }) => problem === 'unreachable')).toBe(true);
    for (const { id } of [dead, alive]) await remove(id);
  });

  it('keeps no worker busy with what waits for it, and gets that, oldest first, when it answers again', async () => {
    const [dead, alive] = [await startReceiver(), await create(receiver.url, ['removal.done'])];
    dead.answers.push(500);
    const broken = await create(dead.url, ['credits.low']);
    await ping(broken.id);
    await first(broken.id, ({ attempts }) => attempts.length === 1);
    await tellOfCredits(55);
    const started = Date.now();
    const { eventId } = await ping(alive.id);
    await eventually(
      async () => withId(eventId),
      (calls) => calls.length === 1,
    );
    expect(Date.now() - started).toBeLessThan(5_000);
    const got = await eventually(
      async () => new Set(dead.received.map(({ headers }) => headers['webhook-id'])),
      (ids) => ids.size === 56,
    );
    expect(got.size).toBe(56);
    for (const { id } of [broken, alive]) await remove(id);
    await dead.close();
  });

  it('has at most one job of its own while it fails, and so many deliveries at most', async () => {
    const made = await create('http://127.0.0.1:9/x');
    await ping(made.id);
    await first(made.id, ({ attempts }) => attempts.length === 1);
    await askDatabase(server, `update webhooks set pause_until = now() + interval '1 hour' where id = $1`, [
      made.id,
    ]);
    await askDatabase(
      server,
      `insert into webhook_deliveries (empresa_id, webhook_id, event_id, event, payload, next_try_at, created_at)
       select empresa_id, id, 'evt_old', 'ping', '{}', null, now() - interval '1 minute'
       from webhooks, generate_series(1, 1000) where id = $1`,
      [made.id],
    );
    await tellOfCredits(3);
    const count = async () =>
      await askDatabase<{ waiting: number; jobs: number; old: number }>(
        server,
        `select count(*) filter (where state = 'waiting')::integer as waiting,
           count(*) filter (where state = 'failed' and event_id = 'evt_old')::integer as old,
           (select count(*)::integer from pgboss.job where name = 'webhooks.deliver' and state < 'active'
             and data ->> 'deliveryId' in (select id::text from webhook_deliveries
               where webhook_id = $1 and next_try_at is null)) as jobs
         from webhook_deliveries where webhook_id = $1`,
        [made.id],
      );
    // the one that was tried waits by its own plan
    const [counted] = await eventually(count, ([now]) => now?.jobs === 0 && now.waiting === 1000);
    expect(counted).toEqual({ waiting: 1000, jobs: 0, old: 4 });
    await remove(made.id);
  });

  it('does not keep a delivery waiting whose job is dead', async () => {
    const made = await create();
    const { db, jobs } = server.platform;
    const { rows } = await db.inTenant(
      empresaId,
      async (tx) =>
        await tx.execute<{ id: string }>(sql`
        insert into webhook_deliveries (empresa_id, webhook_id, event_id, event, payload)
        values (${empresaId}, ${made.id}, 'evt_x', 'ping', '{}') returning id`),
    );
    await db.inTenant(empresaId, async (tx) => {
      const dead = { ...deliverJob, name: `${deliverJob.name}.dead` };
      await jobs.enqueue(tx, dead, { empresaId, deliveryId: rows[0]?.id ?? '' });
    });
    await first(made.id, ({ state }) => state === 'failed');
    expect(withId('evt_x')).toEqual([]);
    await remove(made.id);
  });
});
