import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { company as wire, users } from '@mavendoc/contract';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBrowser } from '../../testing/browser.ts';
import type { Browser } from '../../testing/browser.ts';
import { useProvider } from '../../testing/companies.ts';
import { codeIn } from '../../testing/mail-sink.ts';
import { addPerson, humanAnswer, postForm, signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { freePort, startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let provider: Server;
let issuer: string;
let server: TestServer;
let admin: Person;
let companyId: string;

beforeAll(async () => {
  const port = await freePort();
  issuer = `http://127.0.0.1:${port}`;
  server = await startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' });
  admin = await signIn(server, 'admin@oidc.example');
  await addPerson(server, admin, 'ana@oidc.example', 2);
  companyId = await useProvider(server, admin, settings());
  provider = startProvider(port);
});
afterAll(async () => {
  provider.close();
  await server.close();
});

const settings = () => ({
  authType: 'OAUTH',
  oauthIssuer: issuer,
  oauthClientId: 'mavendoc',
  oauthClientSecret: 'segredo do cliente',
});

function startProvider(port: number): Server {
  const peer = new Provider(issuer, {
    clients: [
      {
        client_id: 'mavendoc',
        client_secret: 'segredo do cliente',
        redirect_uris: [`${server.resources}/auth/oauth/${companyId}/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    // any name signs in there; the name is the e-mail
    findAccount: (_context, accountId) => {
      // `ana@x #2`: another person, to whom the e-mail was given
      const [email = ''] = accountId.split(' ');
      const email_verified = !email.startsWith('naoverificado');
      return { accountId, claims: () => ({ sub: accountId, email, email_verified }) };
    },
    cookies: { keys: ['only for tests'] },
  });
  return createServer(peer.callback()).listen(port, '127.0.0.1');
}

const login = async (email: string, company?: string) =>
  await postForm(server, '/auth/login', {
    email,
    password: 'qualquer',
    recaptcha: await humanAnswer(server),
    ...(company === undefined ? {} : { company }),
  });

const isOurs = (url: URL): boolean => url.origin === server.origin;

const tryOut = async (oauthIssuer: string) =>
  await admin.client.call(wire.testCompanyConnection, {
    params: { companyId },
    body: { nome: 'E', cidade: 'P', tempoArquivos: 1, ...settings(), authType: 'OAUTH', oauthIssuer },
  });

/** Signs in at the provider as `as` and answers the address that it sends the browser back to. */
async function atProvider(browser: Browser, redirect: string, as: string): Promise<URL> {
  let page = await browser.follow(await browser.open(redirect), isOurs);
  for (const prompt of ['login', 'consent']) {
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    page = await browser.submit(new URL(action, page.url), { prompt, login: as, password: 'x' });
    page = await browser.follow(page, isOurs);
  }
  if (page.next === null) throw new Error(`the provider shows ${page.text.slice(0, 300)}`);
  return page.next;
}

const isTold = ({ subject }: { subject?: string | undefined }) =>
  subject === 'Entre pelo login da sua empresa';

/** Begins in a new browser; answers the address that the provider sends it back to. */
async function roundTrip(as: string, email = 'ana@oidc.example'): Promise<{ browser: Browser; back: URL }> {
  const { body, headers } = await login(email);
  const browser = newBrowser();
  browser.take(`${server.resources}/auth/login`, headers);
  return { browser, back: await atProvider(browser, String(body['redirect']), as) };
}

/** Where somebody whom the provider vouches for is sent. */
async function enter(as: string): Promise<URL | null> {
  const { browser, back } = await roundTrip(as, as);
  return (await browser.open(back)).next;
}

async function codeStep(browser: Browser, email: string) {
  const code = codeIn(await server.mail.next(email));
  const cookie = browser.cookiesFor(`${server.resources}/auth/verify2fa`);
  return await postForm(server, '/auth/verify2fa', { code }, { cookie });
}

describe('a company that signs in by OpenID Connect', () => {
  it('sends the person to its provider, and asks for the six digits afterwards', async () => {
    const { browser, back } = await roundTrip('ana@oidc.example');
    const landed = await browser.open(back);
    expect(landed.next?.pathname).toBe('/mavendoc/verify2fa');
    const { body } = await codeStep(browser, 'ana@oidc.example');
    const info = await server.client(String(body['token'])).call(users.getMyInfo);
    expect(info).toMatchObject({ email: 'ana@oidc.example', empresa: { id: companyId } });
  });

  it('makes a first sign-in of the company domain an Operator', async () => {
    const { browser, back } = await roundTrip('nova@oidc.example', 'nova@oidc.example');
    await browser.open(back);
    const signedIn = await codeStep(browser, 'nova@oidc.example');
    const info = await server.client(String(signedIn.body['token'])).call(users.getMyInfo);
    expect(info).toMatchObject({ profile: 2, empresa: { id: companyId } });
  });

  it('asks with PKCE, state and nonce', async () => {
    const { body } = await login('ana@oidc.example');
    const { searchParams } = new URL(String(body['redirect']));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(searchParams.get(name)?.length).toBeGreaterThan(40);
  });

  it('takes an answer once', async () => {
    const { browser, back } = await roundTrip('ana@oidc.example');
    expect((await browser.open(back)).next?.pathname).toBe('/mavendoc/verify2fa');
    expect((await browser.open(back)).next?.search).toBe('?error=loginError');
  });

  it('takes an answer only from the browser that it sent away', async () => {
    const victim = newBrowser();
    const { browser, back } = await roundTrip('ana@oidc.example');
    expect((await victim.open(back)).next?.search).toBe('?error=loginError');
    expect(victim.cookiesFor(`${server.resources}/auth/verify2fa`)).toBe('');
    // another sign-in of that browser's own does not help, and the right one is not disturbed
    const { headers } = await login('ana@oidc.example');
    victim.take(`${server.resources}/auth/login`, headers);
    expect((await victim.open(back)).next?.search).toBe('?error=loginError');
    expect((await browser.open(back)).next?.pathname).toBe('/mavendoc/verify2fa');
  });

  it('knows its browser by a cookie of ten minutes that scripts and forms of other sites do not reach', async () => {
    const { headers } = await login('ana@oidc.example');
    expect(headers.get('set-cookie')).toMatch(
      /^mavendoc_provider=[\w-]{43}; Max-Age=600; Path=\/mavendoc\/resources\/auth; HttpOnly; SameSite=Lax$/,
    );
  });

  it('signs in people with an e-mail of another domain where the company is named, and only there', async () => {
    await admin.client.call(users.createUser, {
      body: { nome: 'Contratada', email: 'contratada@fora.example' },
    });
    const { body, headers } = await login('contratada@fora.example', companyId);
    const browser = newBrowser();
    browser.take(`${server.resources}/auth/login`, headers);
    const back = await atProvider(browser, String(body['redirect']), 'contratada@fora.example');
    expect((await browser.open(back)).next?.pathname).toBe('/mavendoc/verify2fa');
    expect((await login('contratada@fora.example')).body['code']).toBe('loginError');
    // the mail that comes instead of a code leads there
    const recaptcha = await humanAnswer(server);
    await postForm(server, '/auth/login-no-password', { email: 'contratada@fora.example', recaptcha });
    let mail = await server.mail.next('contratada@fora.example');
    while (!isTold(mail)) mail = await server.mail.next('contratada@fora.example');
    expect(mail.text).toContain(`${server.origin}/mavendoc/auth?company=${companyId}`);
  });

  it("does not let its Admin's own password be guessed by the way of the provider", async () => {
    await admin.client.call(users.changePassword, { body: { password: 'jabuticaba madura' } });
    const own = async (password: string) =>
      await postForm(server, '/auth/login', {
        email: admin.email,
        password,
        recaptcha: await humanAnswer(server),
      });
    for (let guess = 0; guess < 5; guess += 1)
      expect((await own(`palpite ${guess}`)).body['redirect']).toContain(issuer);
    // the sixth tries no password any more, be it the right one, and still leads to the provider
    expect((await own('jabuticaba madura')).body['redirect']).toContain(issuer);
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['another code', (url: URL) => url.searchParams.set('code', 'x'.repeat(43))],
    ['another issuer (mix-up)', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    [
      'the address of another company',
      (url: URL) => (url.pathname = url.pathname.replace(companyId, crypto.randomUUID())),
    ],
  ])('refuses an answer with %s', async (_what, change) => {
    const { browser, back } = await roundTrip('ana@oidc.example');
    change(back);
    expect((await browser.open(back)).next?.href).toBe(`${server.origin}/mavendoc/auth?error=loginError`);
  });

  it('refuses people of other companies and e-mails that the provider has not verified', async () => {
    await signIn(server, 'bia@alheia.example');
    for (const email of [
      'bia@alheia.example',
      'naoverificado@oidc.example',
      'fulano@dominio-alheio.example',
    ]) {
      const { browser, back } = await roundTrip(email);
      expect([email, (await browser.open(back)).next?.search]).toEqual([email, '?error=loginError']);
    }
  });

  it('refuses somebody else to whom the provider gave the e-mail of a user', async () => {
    const first = await roundTrip('nova@oidc.example');
    expect((await first.browser.open(first.back)).next?.pathname).toBe('/mavendoc/verify2fa');
    const other = await roundTrip('nova@oidc.example #2');
    expect((await other.browser.open(other.back)).next?.search).toBe('?error=loginError');
    const again = await roundTrip('nova@oidc.example');
    expect((await again.browser.open(again.back)).next?.pathname).toBe('/mavendoc/verify2fa');
  });

  it('can be tried before it is saved, and reaches no private address', async () => {
    expect(await tryOut(issuer)).toEqual({});
    for (const address of [
      'https://169.254.169.254/',
      'https://10.1.2.3/',
      'https://[::1]/',
      'http://example.com/',
    ]) {
      await expect(tryOut(address)).rejects.toMatchObject({ code: 'connectionFailed' });
    }
  });

  it('still lets its Admin in by mailed code', async () => {
    expect((await signIn(server, 'admin@oidc.example')).token).toMatch(/\./);
  });

  it('sends one person so many codes and no more, and nobody else waits for it', async () => {
    const email = 'insistente@oidc.example';
    for (let code = 0; code < 10; code += 1)
      expect((await enter(email))?.pathname).toBe('/mavendoc/verify2fa');
    expect((await enter(email))?.search).toBe('?error=tooManyRequests');
    expect((await enter('ana@oidc.example'))?.pathname).toBe('/mavendoc/verify2fa');
  });
});
