import { users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { humanAnswer, postForm, requestCode, signIn } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(async () => await server.close());

const tryPassword = async (
  email: string,
  password: string,
  forwardedFor = '198.51.100.1',
): Promise<number> => {
  const recaptcha = await humanAnswer(server);
  return (await postForm(server, '/auth/login', { email, password, recaptcha }, { forwardedFor })).status;
};

const count = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

describe('guessing passwords', () => {
  it('of one account, from everywhere at once, gets five tries; the owner goes on working', async () => {
    const owner = await signIn(server, 'dona@alvo.example');
    await owner.client.call(users.changePassword, { body: { password: 'jabuticaba madura' } });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => await tryPassword(owner.email, `palpite ${index}`)),
    );
    expect(count(statuses, 401)).toBe(5);
    // refused without a try: for the lock-out, or because more passwords wait than may
    expect(count(statuses, 429) + count(statuses, 503)).toBe(55);
    // not even with the right one
    expect(await tryPassword(owner.email, 'jabuticaba madura')).toBe(429);
    expect((await owner.client.call(users.getMyInfo)).email).toBe(owner.email);
    expect((await signIn(server, owner.email)).token).not.toBe('');
  });

  it('spread over accounts gets five tries at each, known or not', async () => {
    const emails = Array.from({ length: 8 }, (_, index) => `conta${index}@espalhada.example`);
    const statuses: number[] = [];
    // account by account: more at once than may wait for a password would be told that the server is busy
    for (const [index, email] of emails.entries()) {
      const from = `198.51.100.${100 + index}`;
      const tries = Array.from({ length: 8 }, async () => await tryPassword(email, 'Senha@2026', from));
      statuses.push(...(await Promise.all(tries)));
    }
    expect(count(statuses, 401)).toBe(8 * 5);
    expect(count(statuses, 429)).toBe(8 * 3);
  });
});

describe('guessing over a company', () => {
  const rule = { name: 'wrong-passwords-of-domain', limit: 100, windowSeconds: 900 } as const;
  /** As if so many wrong passwords had been tried at people of the domain. */
  const tried = async (domain: string, times: number) =>
    await server.platform.db.asPlatform(async (tx) => {
      for (let each = 0; each < times; each += 1) await server.platform.throttle.count(tx, rule, domain);
    });

  it('ends for all its people after a hundred tries, known or not; mailed codes go on', async () => {
    const owner = await signIn(server, 'dona@muitas.example');
    await owner.client.call(users.changePassword, { body: { password: 'jabuticaba madura' } });
    await tried('muitas.example', 98);
    expect(await tryPassword('conta1@muitas.example', 'Senha@2026')).toBe(401);
    expect(await tryPassword(owner.email, 'Senha@2026')).toBe(401);
    expect(await tryPassword('conta2@muitas.example', 'Senha@2026')).toBe(429);
    expect(await tryPassword(owner.email, 'jabuticaba madura')).toBe(429);
    expect((await signIn(server, owner.email)).token).not.toBe('');
    expect(await tryPassword('conta@outra.example', 'Senha@2026')).toBe(401);
  });

  it('is not counted where anybody has a mailbox: nobody locks a public mail provider out', async () => {
    await tried('gmail.com', 1);
    for (let each = 0; each < 3; each += 1)
      expect(await tryPassword(`alguem${each}@gmail.com`, 'Senha@2026')).toBe(401);
    const next = await server.platform.db.asPlatform(
      async (tx) => await server.platform.throttle.take(tx, rule, 'gmail.com'),
    );
    expect(next.left).toBe(98);
  });
});

describe('guessing codes', () => {
  it('gets a dozen tries in an hour, three a code, however many codes are asked for', async () => {
    const email = 'codigos@alvo.example';
    let tries = 0;
    for (let round = 0; round < 12; round += 1) {
      const recaptcha = await humanAnswer(server);
      const asked = await postForm(server, '/auth/login-no-password', { email, recaptcha });
      const cookie = asked.cookie;
      const guesses = ['000000', '123456', '999999', '111111', '222222'];
      for (const code of guesses) {
        const { body } = await postForm(server, '/auth/verify2fa', { code }, { cookie });
        if (body['code'] === 'invalidCode') tries += 1;
      }
    }
    expect(tries).toBe(12);
  });

  it('of others does not lock out who signs in elsewhere', async () => {
    const cookie = await requestCode(server, 'livre@alvo.example');
    const code = await server.mail.nextCode('livre@alvo.example');
    expect((await postForm(server, '/auth/verify2fa', { code }, { cookie })).status).toBe(200);
  });
});
