import { credits, drive, lowMark, users, webhooks } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pdfOf, pagesOfText, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Person, Team } from '../../testing/people.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' });
});
afterAll(async () => await server.close());

const companyOf = async ({ admin }: Team): Promise<string> =>
  (await admin.client.call(users.getMyInfo)).empresa.id;

const balanceOf = async ({ client }: Person): Promise<number> =>
  (await client.call(credits.getCredits)).currentCredits;

/** Uses credits up until so many are left. */
async function leave(empresaId: string, userId: string, credits: number): Promise<void> {
  await server.platform.db.inTenant(empresaId, async (tx) => {
    const service = server.documents.credits;
    const pages = (await service.available(tx, empresaId, userId)) - credits;
    await service.debitPages(tx, { empresaId, userId, fileId: crypto.randomUUID(), pages, round: 0 });
  });
}

describe('many uploads at once with credit for one', () => {
  it('index one; the others wait, cost nothing, and go on when credits come, each charged once', async () => {
    const team = await makeTeam(server, 'corrida.example');
    const { operator } = team;
    const empresaId = await companyOf(team);
    const { id } = await operator.client.call(users.getMyInfo);
    const folder = (await operator.client.call(drive.createFolder, { query: {}, body: 'Corrida' })).id;
    await leave(empresaId, id, 1);
    const bytes = await pdfOf(pagesOfText(1));
    const sent = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const file = { name: `${index}.pdf`, bytes };
        return await upload(server, operator.token, folder, file, '&duplicate=keep');
      }),
    );
    // those that came after the last credit was used are refused at the door
    const taken = sent.filter(({ status }) => status === 200);
    expect(
      sent.filter(({ status }) => status !== 200).every(({ body }) => body.code === 'noCreditsTooltip'),
    ).toBe(true);
    const states: number[] = [];
    for (const { body } of taken) states.push((await indexed(operator.client, body.id)).statusIndex);
    expect(states.filter((status) => status === 3)).toHaveLength(1);
    expect(states.filter((status) => status === 5)).toHaveLength(taken.length - 1);
    expect(await balanceOf(operator)).toBe(0);

    await server.platform.db.inTenant(
      empresaId,
      async (tx) => await server.documents.credits.grantCredits(tx, empresaId, 50, 'teste'),
    );
    for (const { body } of taken) {
      await eventually(
        async () => await operator.client.call(drive.getFile, { params: { id: body.id } }),
        ({ statusIndex }) => statusIndex === 3,
      );
    }
    expect(await balanceOf(operator)).toBe(51 - taken.length);
    const charges = await askDatabase(
      server,
      `select 1 from credit_entries where empresa_id = $1 and kind = 'pages' and file_id = any($2)`,
      [empresaId, taken.map(({ body }) => body.id)],
    );
    expect(charges).toHaveLength(taken.length);
  }, 120_000);
});

describe('a company whose credits run out', () => {
  it('is told when they are low and when they are used up, its Admins once a day', async () => {
    const receiver = await startReceiver();
    const team = await makeTeam(server, 'aviso-creditos.example');
    const { admin } = team;
    const empresaId = await companyOf(team);
    const { id } = await admin.client.call(users.getMyInfo);
    await server.documents.credits.setPlan(empresaId, 'premium');
    await admin.client.call(webhooks.createWebhook, {
      body: { url: receiver.url, events: ['credits.low', 'credits.out'] },
    });
    const mark = lowMark('premium');
    await leave(empresaId, id, mark);
    await leave(empresaId, id, mark - 1);
    expect((await server.mail.next(admin.email)).subject).toContain('acabando');
    await leave(empresaId, id, mark - 2);
    await leave(empresaId, id, 0);
    expect((await server.mail.next(admin.email)).subject).toContain('acabaram');
    const told = await eventually(
      async () => receiver.received.map(({ event }) => [event.type, event.data['balance']]),
      (all) => all.length >= 2,
    );
    expect(told).toEqual([
      ['credits.low', mark - 1],
      ['credits.out', 0],
    ]);
    await receiver.close();
  });
});

describe('a month that a look at the balance begins', () => {
  it('wakes the files that wait for it, by the next run of the renewal', async () => {
    const team = await makeTeam(server, 'virada.example');
    const { client, token } = team.operator;
    const empresaId = await companyOf(team);
    await server.documents.credits.setPlan(empresaId, 'starter');
    await leave(empresaId, (await client.call(users.getMyInfo)).id, 1);
    const folder = (await client.call(drive.createFolder, { query: {}, body: 'Virada' })).id;
    const { body } = await upload(server, token, folder, {
      name: 'a.pdf',
      bytes: await pdfOf(pagesOfText(2)),
    });
    expect(await indexed(client, body.id)).toMatchObject({ statusIndex: 4 });
    await askDatabase(
      server,
      `update credit_accounts set anchor = anchor - interval '1 month 1 minute',
         period_start = period_start - interval '1 month 1 minute', period_end = now() - interval '1 minute'
       where empresa_id = $1`,
      [empresaId],
    );
    expect(await balanceOf(team.operator)).toBeGreaterThan(900);
    await server.documents.credits.renewDue();
    await eventually(
      async () => await client.call(drive.getFile, { params: { id: body.id } }),
      ({ statusIndex }) => statusIndex === 3,
    );
    expect(await askDatabase(server, 'select 1 from credit_accounts where not woken')).toEqual([]);
  });
});
