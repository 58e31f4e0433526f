import { users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { humanAnswer, postForm, requestCode } from '../../testing/people.ts';
import type { FormAnswer } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(async () => await server.close());

const PASSWORD = 'jabuticaba madura';

const browserIn = ({ headers }: FormAnswer): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('mavendoc_browser='))
    ?.split(';')[0] ?? '';

/** Completes a sign-in; answers the cookie that the browser keeps. */
async function completed(email: string, browser = ''): Promise<{ browser: string; token: string }> {
  const challenge = await requestCode(server, email);
  const code = await server.mail.nextCode(email);
  const answer = await postForm(server, '/auth/verify2fa', { code }, { cookie: `${challenge}; ${browser}` });
  return { browser: browserIn(answer), token: String(answer.body['token']) };
}

async function withPassword(email: string): Promise<string> {
  const { browser, token } = await completed(email);
  await server.client(token).call(users.changePassword, { body: { password: PASSWORD } });
  return browser;
}

let address = 0;
/** Each from an address of its own, unless one is named. */
async function tryPassword(
  email: string,
  password: string,
  { cookie = '', from = `198.51.100.${(address += 1) % 250}` } = {},
): Promise<number> {
  const recaptcha = await humanAnswer(server);
  const call = { cookie, forwardedFor: from };
  return (await postForm(server, '/auth/login', { email, password, recaptcha }, call)).status;
}

async function askForCode(email: string, cookie = ''): Promise<FormAnswer> {
  const recaptcha = await humanAnswer(server);
  return await postForm(server, '/auth/login-no-password', { email, recaptcha }, { cookie });
}

/** As if a stranger had tried this many wrong passwords at people of the domain. */
const triedAt = async (domain: string, times: number): Promise<void> => {
  const rule = { name: 'wrong-passwords-of-domain', limit: 100, windowSeconds: 900 };
  await server.platform.db.asPlatform(async (tx) => {
    for (let each = 0; each < times; each += 1) await server.platform.throttle.count(tx, rule, domain);
  });
};

async function lock(email: string): Promise<void> {
  for (let each = 0; each < 5; each += 1) expect(await tryPassword(email, `palpite ${each}`)).toBe(401);
  expect(await tryPassword(email, PASSWORD)).toBe(429);
}

describe('a browser that somebody signed in with before', () => {
  it('is told by a cookie that scripts and other sites cannot use, for the sign-in calls only', async () => {
    const challenge = await requestCode(server, 'primeira@visita.example');
    const code = await server.mail.nextCode('primeira@visita.example');
    const { headers } = await postForm(server, '/auth/verify2fa', { code }, { cookie: challenge });
    expect(headers.getSetCookie().find((cookie) => cookie.startsWith('mavendoc_browser='))).toMatch(
      /^mavendoc_browser=[\w-]{72}; Max-Age=15552000; Path=\/mavendoc\/resources\/auth; HttpOnly; SameSite=Strict$/,
    );
  });

  it('signs in with the right password while strangers have locked the e-mail; others are told to wait', async () => {
    const email = 'dona@trancada.example';
    const cookie = await withPassword(email);
    await lock(email);
    expect(await tryPassword(email, PASSWORD, { cookie })).toBe(200);
    // the owner's sign-in gives the strangers no new tries
    expect(await tryPassword(email, 'palpite')).toBe(429);
  });

  it('signs in while strangers have locked the whole company', async () => {
    const cookie = await withPassword('dona@empresa-trancada.example');
    await triedAt('empresa-trancada.example', 100);
    expect(await tryPassword('dona@empresa-trancada.example', PASSWORD)).toBe(429);
    expect(await tryPassword('dona@empresa-trancada.example', PASSWORD, { cookie })).toBe(200);
  });

  it('is sent a code while strangers have asked for as many as an e-mail is sent, and they end none of its codes', async () => {
    const email = 'dona@pedidos.example';
    const { browser } = await completed(email);
    const own = await askForCode(email, browser);
    const code = await server.mail.nextCode(email);
    for (let each = 0; each < 9; each += 1) expect((await askForCode(email)).status).toBe(200);
    expect((await askForCode(email)).status).toBe(429);
    expect((await postForm(server, '/auth/verify2fa', { code }, { cookie: own.cookie })).status).toBe(200);
    expect((await askForCode(email, browser)).status).toBe(200);
  });

  it('is known for each of the people who share it', async () => {
    const first = await withPassword('um@balcao.example');
    const second = await withPassword('dois@balcao.example');
    const { browser } = await completed('dois@balcao.example', first);
    expect(browser.split('.')).toHaveLength(2);
    await lock('um@balcao.example');
    expect(await tryPassword('um@balcao.example', PASSWORD, { cookie: browser })).toBe(200);
    expect(second).not.toBe(browser);
  });
});

describe('a cookie of a known browser', () => {
  it('of another e-mail, changed or made up is no help', async () => {
    const email = 'dona@forjada.example';
    const own = await withPassword(email);
    const { browser: others } = await completed('outra@forjada.example');
    await lock(email);
    const value = own.split('=')[1] ?? '';
    // a later end and another name
    const bytes = Buffer.from(value, 'base64url');
    const [later, renamed] = [Buffer.from(bytes), Buffer.from(bytes)];
    later[3] = (later[3] ?? 0) ^ 1;
    renamed[8] = (renamed[8] ?? 0) ^ 1;
    const forged = [later, renamed, Buffer.alloc(54, 0xff)].map((each) => each.toString('base64url'));
    const swollen = Array.from({ length: 150 }, () => forged[2]).join('.');
    const cookies = [
      others,
      ...[...forged, swollen, '', '.', '%00'].map((each) => `mavendoc_browser=${each}`),
    ];
    for (const cookie of cookies) expect(await tryPassword(email, PASSWORD, { cookie })).toBe(429);
    expect(await tryPassword(email, PASSWORD, { cookie: own })).toBe(200);
  });

  it('that was stolen gives five guesses, and its owner then waits like anybody', async () => {
    const email = 'dona@roubada.example';
    const cookie = await withPassword(email);
    await lock(email);
    const guesses = Array.from(
      { length: 12 },
      async (_, each) => await tryPassword(email, `outro ${each}`, { cookie }),
    );
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(await tryPassword(email, PASSWORD, { cookie })).toBe(429);
  });
});

describe('strangers at a company', () => {
  it('get a quarter of its tries from one address, an IPv6 network being one; others go on from elsewhere', async () => {
    let each = 0;
    const guess = async (from: string) =>
      await tryPassword(`conta${(each += 1)}@um-endereco.example`, 'Senha@2026', { from });
    const statuses: number[] = [];
    for (let round = 0; round < 27; round += 1)
      statuses.push(await guess(`2001:db8:7:7:${(round + 1).toString(16)}::1`));
    expect(statuses.filter((status) => status === 401)).toHaveLength(25);
    expect(statuses.slice(25)).toEqual([429, 429]);
    expect(await guess('2001:db8:7:8::1')).toBe(401);
    // at another company it is a stranger without history
    expect(await tryPassword('conta@outro-endereco.example', 'x', { from: '2001:db8:7:7::9' })).toBe(401);
  });
});
