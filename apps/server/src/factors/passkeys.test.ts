import { factors, users } from '@mavendoc/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../../testing/chromium.ts';
import { postForm, requestCode, signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let browser: Browser;
let page: Page;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  browser = await startChromium();
  page = await browser.newPage();
  await page.goto(`${server.origin}/healthz`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  person = await signIn(server, 'chave@passkeys.example');
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const create = async (options: Record<string, unknown>) =>
  await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as never);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return credential.toJSON() as unknown as Record<string, unknown>;
  }, options);

const get = async (options: unknown) =>
  await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as never);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return credential.toJSON() as unknown as Record<string, unknown>;
  }, options);

async function post(path: string, cookie: string, body?: object) {
  const response = await fetch(server.resources + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a passkey', () => {
  it('is made in the browser and then ends a sign-in instead of a mailed code', async () => {
    const response = await create(await person.client.call(factors.passkeyOptions));
    const { recoveryCodes } = await person.client.call(factors.addPasskey, {
      body: { nome: 'Notebook', response },
    });
    expect(recoveryCodes).toHaveLength(10);
    expect((await person.client.call(factors.getFactors)).passkeys).toMatchObject([
      { nome: 'Notebook', lastUsedAt: null },
    ]);

    const cookie = await requestCode(server, person.email);
    const options = await post('/auth/verify2fa/passkey/options', cookie);
    const { status, body } = await post('/auth/verify2fa/passkey', cookie, {
      response: await get(options.body),
    });
    expect(status).toBe(200);
    expect((await server.client(String(body['token'])).call(users.getMyInfo)).email).toBe(person.email);
  });

  it("ends only the sign-in that it was asked for, and not with somebody else's", async () => {
    const cookie = await requestCode(server, person.email);
    const options = await post('/auth/verify2fa/passkey/options', cookie);
    const response = await get(options.body);
    const later = await requestCode(server, person.email);
    expect((await post('/auth/verify2fa/passkey', later, { response })).body['code']).toBe('passkeyRefused');
    const other = await requestCode(server, 'outra@passkeys.example');
    expect((await post('/auth/verify2fa/passkey', other, { response })).body['code']).toBe('passkeyRefused');
  });

  it('leaves the six digits without effect', async () => {
    const cookie = await requestCode(server, person.email);
    expect((await postForm(server, '/auth/verify2fa', { code: '123456' }, { cookie })).body['code']).toBe(
      'invalidCode',
    );
  });

  it('can be removed, and then a code is mailed again', async () => {
    const [passkey] = (await person.client.call(factors.getFactors)).passkeys;
    await person.client.call(factors.removePasskey, { params: { id: passkey?.id ?? '' } });
    expect((await signIn(server, person.email)).token).toMatch(/\./);
  });
});
