import { setTimeout as sleep } from 'node:timers/promises';
import { auth, factors, PROFILE, users } from '@mavendoc/contract';
import { SignJWT, decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase } from '../../testing/documents.ts';
import { makeTeam, signIn } from '../../testing/people.ts';
import type { Person, Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'sessoes.example');
});
afterAll(async () => await server.close());

const infoWith = async (token: string) => await server.client(token).call(users.getMyInfo);
const refused = { code: 'unauthenticated', status: 401 };

describe('the session token', () => {
  it('carries the user and its company for the browser', () => {
    expect(decodeJwt(team.admin.token)).toMatchObject({
      user: {
        email: 'admin@sessoes.example',
        perfil: { id: 1, nome: 'Admin' },
        empresa: { nome: 'sessoes.example' },
      },
    });
  });

  it('lives eight hours', () => {
    const { iat, exp } = decodeJwt(team.admin.token);
    expect((exp ?? 0) - (iat ?? 0)).toBe(8 * 3600);
  });

  it('is refused when its payload was changed', async () => {
    const [head, body, signature] = team.operator.token.split('.');
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as {
      user: { perfil: { id: number } };
    };
    claims.user.perfil.id = 1;
    const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
    await expect(infoWith([head, changed, signature].join('.'))).rejects.toMatchObject(refused);
  });

  it('is refused without a signature', async () => {
    const [, body] = team.admin.token.split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const head = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
      await expect(infoWith(`${head}.${body}.`)).rejects.toMatchObject(refused);
    }
  });

  it('is refused when another key signed it, or when it has expired', async () => {
    const claims = decodeJwt(team.admin.token);
    const { id, key } = server.platform.secrets.current('token');
    const sign = async (exp: number, secret: Uint8Array) =>
      await new SignJWT({ ...claims, exp })
        .setProtectedHeader({ alg: 'HS256', kid: String(id) })
        .sign(secret);
    const later = Math.floor(Date.now() / 1000) + 600;
    await expect(infoWith(await sign(later, new Uint8Array(32)))).rejects.toMatchObject(refused);
    await expect(infoWith(await sign(later - 1200, key))).rejects.toMatchObject(refused);
    // the same with the right key and time is taken, so the test can fail
    expect((await infoWith(await sign(later, key))).email).toBe('admin@sessoes.example');
  });

  it('is refused once it has expired, and when it was changed, although it was taken before', async () => {
    const { id, key } = server.platform.secrets.current('token');
    const exp = Math.floor(Date.now() / 1000) + 3;
    const token = await new SignJWT({ ...decodeJwt(team.manager.token), exp })
      .setProtectedHeader({ alg: 'HS256', kid: String(id) })
      .sign(key);
    expect((await infoWith(token)).email).toBe(team.manager.email);
    expect((await infoWith(token)).email).toBe(team.manager.email);
    const changed = token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    await expect(infoWith(changed)).rejects.toMatchObject(refused);
    await sleep(exp * 1000 - Date.now() + 50);
    await expect(infoWith(token)).rejects.toMatchObject(refused);
  });

  it('is refused when it was signed with a key that has another purpose', async () => {
    const audit = server.platform.secrets.current('audit');
    const token = await new SignJWT(decodeJwt(team.admin.token))
      .setProtectedHeader({ alg: 'HS256', kid: String(audit.id) })
      .sign(audit.key);
    await expect(infoWith(token)).rejects.toMatchObject(refused);
  });

  it('gives no more than the database says, whatever role and company it names', async () => {
    const { id, key } = server.platform.secrets.current('token');
    const claims = decodeJwt(team.operator.token);
    const token = await new SignJWT({ ...claims, user: { perfil: { id: 1 }, empresa: { id: 'other' } } })
      .setProtectedHeader({ alg: 'HS256', kid: String(id) })
      .sign(key);
    const info = await infoWith(token);
    expect(info).toMatchObject({ profile: PROFILE.operator, empresa: { nome: 'sessoes.example' } });
    await expect(server.client(token).call(users.listUsers)).rejects.toMatchObject({ code: 'accessDenied' });
  });
});

describe('a session', () => {
  it('ends at once with a logout', async () => {
    const person = await signIn(server, 'sai@sessoes.example');
    await person.client.call(auth.logout);
    await expect(infoWith(person.token)).rejects.toMatchObject(refused);
  });

  it('ends at once when the user is deactivated or its profile changes', async () => {
    const { admin, manager, operator } = await makeTeam(server, 'mudancas.example');
    const list = await admin.client.call(users.listUsers);
    const idOf = (email: string) => list.find((user) => user.email === email)?.id ?? '';
    await admin.client.call(users.updateUser, {
      body: {
        id: idOf(manager.email),
        nome: 'Pessoa',
        email: manager.email,
        perfil: { id: PROFILE.operator },
      },
    });
    await expect(infoWith(manager.token)).rejects.toMatchObject(refused);
    await admin.client.call(users.deleteUser, { params: { id: idOf(operator.email) } });
    await expect(infoWith(operator.token)).rejects.toMatchObject(refused);
  });

  it('can be listed and ended one by one, and everywhere', async () => {
    const email = 'lista@sessoes.example';
    const first = await signIn(server, email);
    const second = await signIn(server, email);
    const open = await second.client.call(auth.listSessions);
    expect(open.map(({ current }) => current).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      false,
      true,
    ]);
    const other = open.find(({ current }) => !current);
    await second.client.call(auth.revokeSession, { params: { id: other?.id ?? '' } });
    await expect(infoWith(first.token)).rejects.toMatchObject(refused);
    await second.client.call(auth.revokeAllSessions);
    await expect(infoWith(second.token)).rejects.toMatchObject(refused);
  });

  it("of another user can't be ended", async () => {
    const [own] = await team.manager.client.call(auth.listSessions);
    await expect(
      team.operator.client.call(auth.revokeSession, { params: { id: own?.id ?? '' } }),
    ).rejects.toMatchObject({ code: 'notFound' });
    expect((await infoWith(team.manager.token)).email).toBe(team.manager.email);
  });

  it('ends after two hours without a call', async () => {
    const person = await signIn(server, 'parada@sessoes.example');
    await age(person, 'last_seen_at', '119 minutes');
    expect((await infoWith(person.token)).email).toBe(person.email);
    await age(person, 'last_seen_at', '121 minutes');
    await expect(infoWith(person.token)).rejects.toMatchObject(refused);
  });

  it('shows the device and the addresses that it is used from', async () => {
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
    const person = await signIn(server, 'aparelho@sessoes.example', safari);
    const [session] = await person.client.call(auth.listSessions);
    expect(session).toMatchObject({ device: 'Safari · iOS', userAgent: safari, lastIp: session?.ip });
  });

  it('may end others only soon after its sign-in', async () => {
    const email = 'antiga@sessoes.example';
    const other = await signIn(server, email);
    const person = await signIn(server, email);
    await age(person, 'created_at', '31 minutes');
    const [first] = (await person.client.call(auth.listSessions)).filter(({ current }) => !current);
    const again = { code: 'reauthenticationRequired', status: 403 };
    const params = { id: first?.id ?? '' };
    await expect(person.client.call(auth.revokeSession, { params })).rejects.toMatchObject(again);
    await expect(person.client.call(auth.revokeAllSessions)).rejects.toMatchObject(again);
    await expect(person.client.call(factors.beginTotp)).rejects.toMatchObject(again);
    await expect(
      person.client.call(users.changePassword, { body: { password: 'uma senha boa' } }),
    ).rejects.toMatchObject(again);
    await person.client.call(auth.logout);
    expect((await infoWith(other.token)).email).toBe(email);
  });

  it('of a user of the company can be ended by its Admin, and by nobody else', async () => {
    const { admin, operator, manager } = await makeTeam(server, 'encerra.example');
    const { id } = await operator.client.call(users.getMyInfo);
    await expect(manager.client.call(users.endUserSessions, { params: { id } })).rejects.toMatchObject({
      code: 'accessDenied',
    });
    await expect(team.admin.client.call(users.endUserSessions, { params: { id } })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect((await infoWith(operator.token)).id).toBe(id);
    await admin.client.call(users.endUserSessions, { params: { id } });
    await expect(infoWith(operator.token)).rejects.toMatchObject(refused);
  });
});

/** Moves a moment of the person's newest session into the past. */
async function age(person: Person, column: 'last_seen_at' | 'created_at', by: string): Promise<void> {
  const sid = decodeJwt(person.token)['sid'];
  await askDatabase(server, `update sessions set ${column} = now() - $2::interval where id = $1`, [sid, by]);
}
