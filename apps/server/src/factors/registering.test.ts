import { factors } from '@mavendoc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBase32 } from '../../testing/base32.ts';
import { askDatabase } from '../../testing/documents.ts';
import { signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { softwarePasskey } from '../../testing/software-passkey.ts';
import type { SoftwarePasskey } from '../../testing/software-passkey.ts';
import { stepAt, totpCode } from './totp.ts';

let server: TestServer;
let person: Person;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());
beforeEach(async () => {
  person = await signIn(server, `pessoa${(count += 1)}@registro.example`);
});

const options = async (by = person) => await by.client.call(factors.passkeyOptions);
const keep = async (response: Record<string, unknown>, by = person) =>
  await by.client.call(factors.addPasskey, { body: { nome: 'Chave', response } });
const answer = (passkey: SoftwarePasskey, to: Record<string, unknown>) => passkey.answer(to, server.origin);
const refused = { code: 'passkeyRefused' };

describe('the challenge of a new passkey', () => {
  it('is random at each asking, and only the newest counts', async () => {
    const [first, second] = [await options(), await options()];
    expect(first['challenge']).not.toBe(second['challenge']);
    await expect(keep(answer(softwarePasskey(), first))).rejects.toMatchObject(refused);
  });

  it('is for one answer, be it taken or refused', async () => {
    const asked = await options();
    await keep(answer(softwarePasskey(), asked));
    await expect(keep(answer(softwarePasskey(), asked))).rejects.toMatchObject(refused);

    const again = await options();
    await expect(keep({ id: 'x', rawId: 'x' })).rejects.toMatchObject(refused);
    await expect(keep(answer(softwarePasskey(), again))).rejects.toMatchObject(refused);
  });

  it('is taken once where two answers come at the same moment', async () => {
    const asked = await options();
    const both = [softwarePasskey(), softwarePasskey()].map(async (each) => await keep(answer(each, asked)));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is of the session that asked, and of ten minutes', async () => {
    const other = await signIn(server, person.email);
    const asked = await options();
    await expect(keep(answer(softwarePasskey(), asked), other)).rejects.toMatchObject(refused);
    await askDatabase(server, `update passkey_registrations set expires_at = now() - interval '1 second'`);
    await expect(keep(answer(softwarePasskey(), asked))).rejects.toMatchObject(refused);
  });

  it('goes with its session', async () => {
    await options();
    await askDatabase(server, `update sessions set expires_at = now() - interval '31 days'`);
    await server.platform.db.asPlatform(
      async (tx) => await tx.execute('delete from sessions where expires_at < now()'),
    );
    expect(await askDatabase(server, 'select 1 from passkey_registrations')).toEqual([]);
  });
});

describe('a passkey', () => {
  it('that is kept already is told so, also by another user', async () => {
    const passkey = softwarePasskey();
    await keep(answer(passkey, await options()));
    const again = { code: 'alreadySet', status: 409 };
    await expect(keep(answer(passkey, await options()))).rejects.toMatchObject(again);
    const stranger = await signIn(server, 'estranha@registro.example');
    await expect(keep(answer(passkey, await options(stranger)), stranger)).rejects.toMatchObject(again);
    expect((await person.client.call(factors.getFactors)).passkeys).toHaveLength(1);
  });

  it('is one of twenty at most', async () => {
    for (let each = 0; each < 20; each += 1) await keep(answer(softwarePasskey(), await options()));
    await expect(keep(answer(softwarePasskey(), await options()))).rejects.toMatchObject({
      code: 'tooManyRules',
    });
  });
});

const shownAgo = async (age: string) =>
  await askDatabase(
    server,
    `update authenticators set pending_since = now() - $2::interval
     where user_id = (select id from users where email = $1)`,
    [person.email, age],
  );

describe('the secret of an authenticator app', () => {
  it('counts for ten minutes after it was shown, and must then be made anew', async () => {
    const secret = fromBase32((await person.client.call(factors.beginTotp)).secret);
    const confirm = async (of: Buffer) =>
      await person.client.call(factors.confirmTotp, { body: { code: totpCode(of, stepAt(Date.now())) } });
    await shownAgo('11 minutes');
    await expect(confirm(secret)).rejects.toMatchObject({ code: 'setupExpired', status: 410 });
    expect((await person.client.call(factors.getFactors)).totp).toBe(false);
    const fresh = fromBase32((await person.client.call(factors.beginTotp)).secret);
    await expect(confirm(secret)).rejects.toMatchObject({ code: 'invalidCode' });
    await shownAgo('9 minutes');
    expect((await confirm(fresh)).recoveryCodes).toHaveLength(10);
  });
});
