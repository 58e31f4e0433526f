import { auth, users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, eventually } from '../../testing/documents.ts';
import { requestCode, signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server, 'admin@correio.example');
});
afterAll(async () => await server.close());

const invite = async (email: string) =>
  await admin.client.call(users.createUser, { body: { nome: 'Convidada', email } });

const statusOf = async (email: string) =>
  (await admin.client.call(users.listUsers)).find((user) => user.email === email)?.mailStatus;

const until = async (email: string, wanted: string) =>
  await eventually(
    async () => await statusOf(email),
    (status) => status === wanted,
  );

describe('the mail to a user', () => {
  it('is pending until the mail server took it', async () => {
    expect(await invite('chega@correio.example')).toMatchObject({ mailStatus: 'pending' });
    await until('chega@correio.example', 'sent');
  });

  it('that is refused for good is told: in the list, to who invited, in the audit log', async () => {
    const email = 'errado@correio.example';
    server.mail.refuses.set(email, 550);
    const { id } = await invite(email);
    await until(email, 'failed');
    const told = await server.mail.next(admin.email);
    expect(told.subject).toBe('Um convite não pôde ser entregue');
    expect(told.text).toContain(email);
    const entries = await askDatabase<{ target: string }>(
      server,
      `select target from audit_log where action = 'user.mail-undeliverable'`,
    );
    expect(entries).toEqual([{ target: `user:${id}` }]);
  });

  it('can be sent again once the address is right', async () => {
    const email = 'corrigido@correio.example';
    server.mail.refuses.set(email, 550);
    const { id } = await invite(email);
    await until(email, 'failed');
    server.mail.refuses.delete(email);
    await admin.client.call(users.inviteAgain, { params: { id } });
    await until(email, 'sent');
    expect((await server.mail.next(email)).subject).toContain('convidado');
  });

  it('that is refused for now is tried again, and waits in sight', async () => {
    const email = 'cheia@correio.example';
    server.mail.refuses.set(email, 451);
    await invite(email);
    await eventually(
      async () => await server.platform.mailer.backlog(),
      ({ failing }) => failing > 0,
    );
    expect(await statusOf(email)).toBe('pending');
    server.mail.refuses.delete(email);
    await until(email, 'sent');
    expect(await server.platform.mailer.backlog()).toMatchObject({ failing: 0 });
  });
});

const mailOf = async (cookie: string): Promise<unknown> => {
  const response = await fetch(`${server.resources}${auth.getChallenge.path}`, {
    headers: { Cookie: cookie },
  });
  return ((await response.json()) as { mail?: unknown; code?: unknown }).mail;
};

describe('a pending sign-in', () => {
  it('says that its mail can not be delivered, alike for an e-mail that somebody has and one that nobody has', async () => {
    await invite('conhecida@correio.example');
    await until('conhecida@correio.example', 'sent');
    for (const email of ['conhecida@correio.example', 'desconhecida@correio.example']) {
      server.mail.refuses.set(email, 550);
      const cookie = await requestCode(server, email);
      const told = await eventually(
        async () => await mailOf(cookie),
        (mail) => mail !== 'pending',
      );
      expect([email, told]).toEqual([email, 'failed']);
    }
  });

  it('says that its mail was sent', async () => {
    const cookie = await requestCode(server, 'outra@correio.example');
    const told = await eventually(
      async () => await mailOf(cookie),
      (mail) => mail !== 'pending',
    );
    expect(told).toBe('sent');
  });

  it('is told to nobody without its cookie', async () => {
    const response = await fetch(`${server.resources}${auth.getChallenge.path}`);
    expect(response.status).toBe(410);
  });
});
