import { users, webhooks } from '@mavendoc/contract';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDatabase, eventually } from '../../testing/documents.ts';
import { requestCode, signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { isSignedWith, startReceiver } from '../../testing/receiver.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { startWorker } from '../../testing/worker.ts';
import type { Worker } from '../../testing/worker.ts';
import { deliverJob } from './delivering.ts';

const LOCAL = { PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' };

let server: TestServer;
let receiver: Receiver;
let worker: Worker;
let admin: Person;

beforeAll(async () => {
  [server, receiver] = await Promise.all([startTestServer(LOCAL, { works: false }), startReceiver()]);
  worker = startWorker(server, LOCAL);
  // it takes a while to start, and then sends this mail
  await requestCode(server, 'primeira@morto.example');
  await eventually(
    async () => server.mail.mails.length,
    (many) => many > 0,
  );
  admin = await signIn(server, 'admin@morto.example');
  const { empresa } = await admin.client.call(users.getMyInfo);
  await server.documents.credits.setPlan(empresa.id, 'premium');
});
afterAll(async () => {
  await worker.end('SIGTERM');
  await receiver.close();
  await server.close();
});

/** As the queue does by itself once a minute; the minute of the dead process is over. */
async function giveUpOnTheDead(): Promise<void> {
  await askDatabase(
    server,
    `update pgboss.job set started_on = now() - interval '2 minutes' where name = $1 and state = 'active'`,
    [deliverJob.name],
  );
  const queue = new PgBoss({ connectionString: server.database.url, supervise: false, schedule: false });
  await queue.start();
  await queue.supervise(deliverJob.name);
  await queue.stop();
  // without the pause before the next try
  await askDatabase(server, `update pgboss.job set start_after = now() where name = $1 and state = 'retry'`, [
    deliverJob.name,
  ]);
}

it('is sent again, under the same id and with a valid signature, when the process that sent it was killed', async () => {
  const { url } = receiver;
  const made = await admin.client.call(webhooks.createWebhook, { body: { url, events: ['removal.done'] } });
  const log = async () =>
    (await admin.client.call(webhooks.listDeliveries, { params: { id: made.id }, query: {} })).records;
  // it takes the call and says nothing: the sender dies while it waits
  receiver.answers.push(null);
  const { eventId } = await admin.client.call(webhooks.pingWebhook, { params: { id: made.id } });
  await eventually(
    async () => receiver.received,
    (calls) => calls.length === 1,
  );
  await worker.end('SIGKILL');
  expect(await log()).toMatchObject([{ eventId, state: 'waiting', attempts: [] }]);

  worker = startWorker(server, LOCAL);
  await giveUpOnTheDead();
  const calls = await eventually(
    async () => receiver.received,
    (all) => all.length === 2,
  );
  expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
  expect(calls.every((call) => isSignedWith(made.secret, call))).toBe(true);
  const told = await eventually(log, ([delivery]) => delivery?.state === 'delivered');
  expect(told).toMatchObject([{ eventId, attempts: [{ status: 200, problem: null }] }]);
});
