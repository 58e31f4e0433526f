import { auth, users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { humanAnswer, postForm, signIn } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());

const login = async (email: string, password: string) =>
  await postForm(server, '/auth/login', { email, password, recaptcha: await humanAnswer(server) });

const forgot = async (email: string) =>
  await postForm(server, '/auth/forgot-password', { email, recaptcha: await humanAnswer(server) });

async function finish(email: string, cookie: string): Promise<string> {
  const code = await server.mail.nextCode(email);
  const { body } = await postForm(server, '/auth/verify2fa', { code }, { cookie });
  return String(body['token']);
}

async function mailedPassword(email: string): Promise<string> {
  expect((await forgot(email)).status).toBe(200);
  const mail = await server.mail.next(email);
  const found = /^\s{4}(\w{16})\s*$/m.exec(mail.text ?? '');
  return found?.[1] ?? '';
}

describe('signing in by password', () => {
  it('needs the password and then the mailed code', async () => {
    const email = 'senha@certa.example';
    const person = await signIn(server, email);
    await person.client.call(users.changePassword, { body: { password: 'uma senha boa' } });
    const right = await login(email, 'uma senha boa');
    expect(right.status).toBe(200);
    const info = await server.client(await finish(email, right.cookie)).call(users.getMyInfo);
    expect(info).toMatchObject({ email, hasPassword: true, mustChangePassword: false });
  });

  it('answers a wrong password, a user without one and an unknown e-mail alike', async () => {
    await signIn(server, 'sem@senha.example');
    const known = await login('sem@senha.example', 'qualquer');
    const unknown = await login('ninguem@senha.example', 'qualquer');
    expect(known).toMatchObject({ status: 401, body: { code: 'loginError' }, cookie: '' });
    expect(unknown.body).toEqual(known.body);
  });

  it('locks an e-mail after five wrong passwords, known or not', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await login('alvo@ataque.example', `tentativa ${attempt}`)).status).toBe(401);
    }
    const locked = await login('alvo@ataque.example', 'mais uma');
    expect(locked).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('asks for the present password before it takes a new one, and ends the other sessions', async () => {
    const email = 'troca@senha.example';
    const first = await signIn(server, email);
    const second = await signIn(server, email);
    await first.client.call(users.changePassword, { body: { password: 'primeira senha' } });
    await expect(second.client.call(users.getMyInfo)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(
      first.client.call(users.changePassword, { body: { current: 'errada', password: 'segunda senha' } }),
    ).rejects.toMatchObject({ code: 'wrongPassword' });
    await first.client.call(users.changePassword, {
      body: { current: 'primeira senha', password: 'segunda senha' },
    });
    expect((await login(email, 'segunda senha')).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a mailed one for a single sign-in, after which a new one must be chosen', async () => {
    const email = 'esqueci@senha.example';
    await signIn(server, email);
    const password = await mailedPassword(email);
    const { cookie } = await login(email, password);
    const client = server.client(await finish(email, cookie));
    expect(await client.call(users.getMyInfo)).toMatchObject({ mustChangePassword: true });
    await expect(client.call(users.listUsers)).rejects.toMatchObject({ code: 'passwordChangeRequired' });
    await expect(client.call(auth.listSessions)).rejects.toMatchObject({ code: 'passwordChangeRequired' });
    expect((await login(email, password)).status).toBe(401);
    await client.call(users.changePassword, { body: { password: 'a que escolhi' } });
    expect(await client.call(users.listUsers)).toHaveLength(1);
    expect((await login(email, 'a que escolhi')).status).toBe(200);
  });

  it('leaves the chosen password valid, so that nobody can take it away by asking', async () => {
    const email = 'continua@valendo.example';
    const person = await signIn(server, email);
    await person.client.call(users.changePassword, { body: { password: 'a de sempre' } });
    await mailedPassword(email);
    expect((await login(email, 'a de sempre')).status).toBe(200);
  });

  it('expires after 30 minutes', async () => {
    const email = 'tarde@demais.example';
    await signIn(server, email);
    const password = await mailedPassword(email);
    await server.platform.db.asPlatform(
      async (tx) =>
        await tx.execute(`update users set mailed_password_expires_at = now() where email_key = '${email}'`),
    );
    expect((await login(email, password)).status).toBe(401);
  });

  it('is not told apart from an unknown e-mail, which gets no mail', async () => {
    const unknown = await forgot('nenhuma@conta.example');
    expect(unknown).toMatchObject({ status: 200, body: {} });
    // the next mail that leaves comes after it in the queue
    await signIn(server, 'depois@conta.example');
    expect(server.mail.mails.some(({ to }) => to?.[0]?.address === 'nenhuma@conta.example')).toBe(false);
  });
});
