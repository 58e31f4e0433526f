import { users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeIn } from '../../testing/mail-sink.ts';
import { humanAnswer, postForm, requestCode, signIn } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());

const anotherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing in by mailed code', () => {
  it('registers a company on the free trial for an unknown e-mail, once the code is verified', async () => {
    const { client } = await signIn(server, 'maria.silva@nova.example');
    const info = await client.call(users.getMyInfo);
    expect(info).toMatchObject({
      nome: 'Maria Silva',
      email: 'maria.silva@nova.example',
      profile: 1,
      empresa: { nome: 'nova.example' },
      ssoAccess: false,
      apiAccess: false,
    });
    expect(info.planName).toBeUndefined();
  });

  it('signs the same person in again, whatever the case of the e-mail', async () => {
    const first = await signIn(server, 'joao@casa.example');
    const cookie = await requestCode(server, 'JOAO@casa.example');
    const code = codeIn(await server.mail.next('JOAO@casa.example'));
    const { body } = await postForm(server, '/auth/verify2fa', { code }, { cookie });
    const again = await server.client(String(body['token'])).call(users.getMyInfo);
    expect(again.id).toBe((await first.client.call(users.getMyInfo)).id);
  });

  it('answers known and unknown e-mails alike, and creates nothing before the code', async () => {
    await signIn(server, 'conhecida@empresa.example');
    const answers = [];
    for (const email of ['conhecida@empresa.example', 'desconhecida@empresa.example']) {
      const recaptcha = await humanAnswer(server);
      const { status, body, cookie } = await postForm(server, '/auth/login-no-password', {
        email,
        recaptcha,
      });
      answers.push({ status, body, cookie: cookie.length });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('names the pending sign-in in a cookie that scripts and other sites cannot use', async () => {
    const recaptcha = await humanAnswer(server);
    const { headers } = await postForm(server, '/auth/login-no-password', {
      email: 'a@b.example',
      recaptcha,
    });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/mavendoc\/resources\/auth(;|$)/);
  });

  it('takes a code once', async () => {
    const cookie = await requestCode(server, 'uma@vez.example');
    const code = codeIn(await server.mail.next('uma@vez.example'));
    expect((await postForm(server, '/auth/verify2fa', { code }, { cookie })).status).toBe(200);
    expect((await postForm(server, '/auth/verify2fa', { code }, { cookie })).body['code']).toBe(
      'expiredCode',
    );
  });

  it('dies after three wrong codes, even for the right one', async () => {
    const cookie = await requestCode(server, 'tres@erros.example');
    const code = codeIn(await server.mail.next('tres@erros.example'));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const wrong = await postForm(server, '/auth/verify2fa', { code: anotherCode(code) }, { cookie });
      expect(wrong.body['code']).toBe('invalidCode');
    }
    expect((await postForm(server, '/auth/verify2fa', { code }, { cookie })).body['code']).toBe(
      'expiredCode',
    );
  });

  it('counts guesses made at the same moment one after the other', async () => {
    const cookie = await requestCode(server, 'juntos@erros.example');
    const code = codeIn(await server.mail.next('juntos@erros.example'));
    const wrong = anotherCode(code);
    const answers = await Promise.all(
      Array.from(
        { length: 20 },
        async () => await postForm(server, '/auth/verify2fa', { code: wrong }, { cookie }),
      ),
    );
    const codes = answers.map(({ body }) => body['code']);
    expect(codes.filter((each) => each === 'invalidCode')).toHaveLength(3);
    expect((await postForm(server, '/auth/verify2fa', { code }, { cookie })).status).toBe(410);
  });

  it('replaces the old challenge with a new request', async () => {
    const oldCookie = await requestCode(server, 'dois@pedidos.example');
    const oldCode = codeIn(await server.mail.next('dois@pedidos.example'));
    const cookie = await requestCode(server, 'dois@pedidos.example');
    const code = codeIn(await server.mail.next('dois@pedidos.example'));
    expect((await postForm(server, '/auth/verify2fa', { code: oldCode }, { cookie: oldCookie })).status).toBe(
      410,
    );
    expect((await postForm(server, '/auth/verify2fa', { code }, { cookie })).status).toBe(200);
  });

  it('refuses a code without its cookie, and anything but six digits', async () => {
    await requestCode(server, 'sem@cookie.example');
    const code = codeIn(await server.mail.next('sem@cookie.example'));
    expect((await postForm(server, '/auth/verify2fa', { code })).body['code']).toBe('expiredCode');
    const short = await postForm(server, '/auth/verify2fa', { code: '12345' }, { language: 'en' });
    expect(short).toMatchObject({
      status: 400,
      body: { code: 'invalidCodeFormat', error: 'Enter a 6-digit code' },
    });
  });

  it('takes no answer of the human verification twice, and no made-up one', async () => {
    const recaptcha = await humanAnswer(server);
    const email = 'pessoa@humana.example';
    expect((await postForm(server, '/auth/login-no-password', { email, recaptcha })).status).toBe(200);
    const again = await postForm(server, '/auth/login-no-password', { email, recaptcha });
    expect(again.body).toEqual({
      error: 'Erro no reCAPTCHA. Tente novamente.',
      code: 'humanVerificationFailed',
    });
    const made = await postForm(server, '/auth/login-no-password', { email, recaptcha: 'e30=' });
    expect(made.body['code']).toBe('humanVerificationFailed');
  });
});
