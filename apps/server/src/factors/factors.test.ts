import { factors, users } from '@mavendoc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBase32 } from '../../testing/base32.ts';
import { codeIn, hasCode } from '../../testing/mail-sink.ts';
import { postForm, requestCode, signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { stepAt, totpCode } from './totp.ts';

let server: TestServer;
let person: Person;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());

beforeEach(async () => {
  number += 1;
  person = await signIn(server, `pessoa${number}@fatores.example`);
});

/** The code of now, or of steps later: each is taken once. */
const codeOf = (secret: Buffer, later = 0): string => totpCode(secret, stepAt(Date.now()) + later);

async function turnOn(): Promise<{ secret: Buffer; recoveryCodes: string[] }> {
  const secret = fromBase32((await person.client.call(factors.beginTotp)).secret);
  const { recoveryCodes } = await person.client.call(factors.confirmTotp, {
    body: { code: codeOf(secret, -1) },
  });
  return { secret, recoveryCodes };
}

const verify = async (code: string, cookie: string) =>
  await postForm(server, '/auth/verify2fa', { code }, { cookie });

async function recover(code: string, cookie: string) {
  const response = await fetch(`${server.resources}/auth/verify2fa/recovery`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ code }),
  });
  return { status: response.status, body: (await response.json()) as { token?: string; code?: string } };
}

describe('an authenticator app', () => {
  it('takes the place of the mailed code, and no code is mailed any more', async () => {
    const { secret } = await turnOn();
    const before = server.mail.mails.length;
    const cookie = await requestCode(server, person.email);
    const { status, body } = await verify(codeOf(secret), cookie);
    expect(status).toBe(200);
    expect((await server.client(String(body['token'])).call(users.getMyInfo)).email).toBe(person.email);
    // The notice that the app is on may come late.
    const codes = server.mail.mails
      .slice(before)
      .filter((mail) => mail.to?.[0]?.address === person.email && hasCode(mail));
    expect(codes).toEqual([]);
  });

  it('is not on until one of its codes was seen', async () => {
    await person.client.call(factors.beginTotp);
    await expect(person.client.call(factors.confirmTotp, { body: { code: '000000' } })).rejects.toMatchObject(
      {
        code: 'invalidCode',
      },
    );
    expect((await person.client.call(factors.getFactors)).totp).toBe(false);
    const cookie = await requestCode(server, person.email);
    expect((await verify(codeIn(await server.mail.next(person.email)), cookie)).status).toBe(200);
  });

  it('gives no code twice', async () => {
    const { secret } = await turnOn();
    const code = codeOf(secret);
    expect((await verify(code, await requestCode(server, person.email))).status).toBe(200);
    expect((await verify(code, await requestCode(server, person.email))).body['code']).toBe('invalidCode');
  });

  it('has three tries as a mailed code has', async () => {
    const { secret } = await turnOn();
    const cookie = await requestCode(server, person.email);
    const wrong = codeOf(secret, 1000);
    for (let attempt = 0; attempt < 3; attempt += 1) await verify(wrong, cookie);
    expect((await verify(codeOf(secret), cookie)).body['code']).toBe('expiredCode');
  });

  it('goes off only with one of its codes', async () => {
    const { secret } = await turnOn();
    const off = async (code: string) => await person.client.call(factors.removeTotp, { body: { code } });
    await expect(off(codeOf(secret, 1000))).rejects.toMatchObject({ code: 'invalidCode' });
    await off(codeOf(secret));
    expect(await person.client.call(factors.getFactors)).toEqual({
      totp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
  });

  it('keeps its secret sealed', async () => {
    const { secret } = await turnOn();
    const rows = await server.platform.db.asPlatform(
      async (tx) => (await tx.execute<{ secret: Buffer | null }>('select secret from authenticators')).rows,
    );
    for (const row of rows) expect(row.secret?.includes(secret)).not.toBe(true);
  });
});

describe('recovery codes', () => {
  it('open once each, however they are written', async () => {
    const { recoveryCodes } = await turnOn();
    const [first = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    const opened = await recover(
      first.toUpperCase().replaceAll('-', ' '),
      await requestCode(server, person.email),
    );
    expect(opened.status).toBe(200);
    const again = await recover(first, await requestCode(server, person.email));
    expect(again.body.code).toBe('invalidCode');
    expect((await person.client.call(factors.getFactors)).recoveryCodesLeft).toBe(9);
  });

  it('end when new ones are made', async () => {
    const { recoveryCodes } = await turnOn();
    const renewed = await person.client.call(factors.renewRecoveryCodes);
    expect(renewed.recoveryCodes).toHaveLength(10);
    const cookie = await requestCode(server, person.email);
    expect((await recover(recoveryCodes[0] ?? '', cookie)).status).toBe(400);
    expect((await recover(renewed.recoveryCodes[0] ?? '', cookie)).status).toBe(200);
  });

  it("don't exist for somebody without a stronger factor", async () => {
    await expect(person.client.call(factors.renewRecoveryCodes)).rejects.toMatchObject({ code: 'notFound' });
    const cookie = await requestCode(server, person.email);
    expect((await recover('aaaa-bbbb-cccc-dddd', cookie)).body.code).toBe('invalidCode');
  });
});

describe('passkeys', () => {
  it('refuse an answer that proves nothing, and count it as a wrong try', async () => {
    await expect(
      person.client.call(factors.addPasskey, { body: { nome: 'Meu', response: { id: 'x', rawId: 'x' } } }),
    ).rejects.toMatchObject({ code: 'passkeyRefused' });
  });

  it('are asked for without telling who has one', async () => {
    const cookie = await requestCode(server, person.email);
    const response = await fetch(`${server.resources}/auth/verify2fa/passkey/options`, {
      method: 'POST',
      headers: { Cookie: cookie },
    });
    expect(await response.json()).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [],
      userVerification: 'required',
    });
  });
});
