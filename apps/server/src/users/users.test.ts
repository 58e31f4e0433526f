import { PROFILE, users } from '@mavendoc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeIn } from '../../testing/mail-sink.ts';
import { addPerson, makeTeam, signIn } from '../../testing/people.ts';
import type { Person, Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;
let company = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());

beforeEach(async () => {
  company += 1;
  team = await makeTeam(server, `empresa${company}.example`);
});

const mail = (name: string): string => `${name}@empresa${company}.example`;

async function idOf(admin: Person, email: string): Promise<string> {
  const found = (await admin.client.call(users.listUsers)).find((user) => user.email === email);
  return found?.id ?? '';
}

describe('adding a user', () => {
  it('starts as an Operator without a cap, and is invited in the language of the Admin', async () => {
    const made = await team.admin.client.call(users.createUser, {
      body: { nome: "Ana d'Ávila", email: mail('ana') },
    });
    expect(made).toMatchObject({
      perfil: { id: PROFILE.operator, nome: 'Operador' },
      maxCredits: 0,
      ativo: true,
    });
    expect((await server.mail.next(mail('ana'))).subject).toBe(
      `Você foi convidado para empresa${company}.example`,
    );
    await server
      .client(team.admin.token, 'en')
      .call(users.createUser, { body: { nome: 'Bob', email: mail('bob') } });
    expect((await server.mail.next(mail('bob'))).subject).toMatch(/^You were invited/);
  });

  it.each([
    [{ nome: '', email: 'x@y.example' }, 'invalidName'],
    [{ nome: 'R2-D2', email: 'x@y.example' }, 'invalidName'],
    [{ nome: 'a'.repeat(101), email: 'x@y.example' }, 'invalidName'],
    [{ nome: 'Ana', email: 'sem arroba' }, 'invalidEmail'],
    [{ nome: 'Ana', email: 'ana@x.example\r\nBcc: todos@x.example' }, 'invalidEmail'],
    [{ nome: 'Ana', email: `${'a'.repeat(320)}@x.example` }, 'invalidEmail'],
    [{ nome: 'Ana', email: 'x@y.example', maxCredits: -1 }, 'invalidMaxCredits'],
    [{ nome: 'Ana', email: 'x@y.example', maxCredits: 1.5 }, 'invalidMaxCredits'],
  ])('refuses %j with %s', async (body, code) => {
    await expect(team.admin.client.call(users.createUser, { body })).rejects.toMatchObject({
      code,
      status: 400,
    });
  });

  it('refuses an e-mail that somebody has, whatever its case', async () => {
    await expect(
      team.admin.client.call(users.createUser, { body: { nome: 'Outra', email: mail('OPERADOR') } }),
    ).rejects.toMatchObject({ code: 'emailInUse', status: 409 });
  });

  it('lets a capped Admin give no more than it has', async () => {
    const capped = await addPerson(server, team.admin, mail('limitado'), PROFILE.admin, 100);
    const body = { nome: 'Ana', email: mail('ana') };
    await expect(
      capped.client.call(users.createUser, { body: { ...body, maxCredits: 101 } }),
    ).rejects.toMatchObject({ code: 'maxCreditsExceeded' });
    expect(await capped.client.call(users.createUser, { body: { ...body, maxCredits: 100 } })).toMatchObject({
      maxCredits: 100,
    });
  });

  it('takes only the fields that the form has', async () => {
    const body = { nome: 'Ana', email: mail('ana'), empresaId: 'other', passwordHash: 'x', ativo: false };
    expect(await team.admin.client.call(users.createUser, { body })).toMatchObject({ ativo: true });
  });
});

describe('mail to strangers', () => {
  const rule = { name: 'mailed-strangers', limit: 100, windowSeconds: 86_400 } as const;

  it('is sent to a hundred a day for a company that tries the service out, to more with a plan', async () => {
    const { client } = team.admin;
    const { id } = (await client.call(users.getMyInfo)).empresa;
    await server.platform.db.asPlatform(async (tx) => {
      for (let each = 0; each < 97; each += 1) await server.platform.throttle.count(tx, rule, id);
    });
    const body = { nome: 'Ana', email: mail('centesima') };
    const made = await client.call(users.createUser, { body });
    const refused = { code: 'tooManyRequests', status: 429 };
    await expect(
      client.call(users.createUser, { body: { ...body, email: mail('outra') } }),
    ).rejects.toMatchObject(refused);
    // the address that a user had is told when it gets another one
    const change = { ...body, id: made.id, perfil: { id: 2 as const }, maxCredits: 0 };
    await expect(
      client.call(users.updateUser, { body: { ...change, email: mail('alheia') } }),
    ).rejects.toMatchObject(refused);
    expect((await client.call(users.updateUser, { body: { ...change, nome: 'Ana Maria' } })).nome).toBe(
      'Ana Maria',
    );
    await server.documents.credits.setPlan(id, 'starter');
    expect((await client.call(users.createUser, { body: { ...body, email: mail('outra') } })).ativo).toBe(
      true,
    );
  });
});

describe('changing and removing users', () => {
  it('is for Admins only', async () => {
    for (const person of [team.operator, team.manager]) {
      await expect(person.client.call(users.listUsers)).rejects.toMatchObject({
        code: 'accessDenied',
        status: 403,
      });
    }
  });

  it('never touches the own user', async () => {
    const id = await idOf(team.admin, team.admin.email);
    const body = { id, nome: 'Eu', email: team.admin.email, perfil: { id: PROFILE.operator } };
    await expect(team.admin.client.call(users.updateUser, { body })).rejects.toMatchObject({
      code: 'cannotEditSelf',
    });
    await expect(team.admin.client.call(users.deleteUser, { params: { id } })).rejects.toMatchObject({
      code: 'cannotDeleteSelf',
    });
  });

  it('never removes the last user', async () => {
    const alone = await signIn(server, `so@empresa${company}b.example`);
    const id = await idOf(alone, alone.email);
    const client = server.client(alone.token, 'pt');
    await expect(client.call(users.deleteUser, { params: { id } })).rejects.toMatchObject({
      code: 'lastUser',
      message: 'Não é possível deletar o último usuário do sistema.',
    });
  });

  it('keeps a deleted user in the list, inactive, and frees its e-mail', async () => {
    const id = await idOf(team.admin, team.operator.email);
    await team.admin.client.call(users.deleteUser, { params: { id } });
    const list = await team.admin.client.call(users.listUsers);
    expect(list.find((user) => user.id === id)).toMatchObject({ ativo: false });
    const again = await team.admin.client.call(users.createUser, {
      body: { nome: 'De Novo', email: team.operator.email },
    });
    expect(again.id).not.toBe(id);
    // the first one can't come back while its e-mail is taken
    await expect(
      team.admin.client.call(users.updateUser, {
        body: { id, nome: 'Volta', email: team.operator.email, ativo: true },
      }),
    ).rejects.toMatchObject({ code: 'emailInUse' });
  });

  it('finds no user of another company', async () => {
    const other = await makeTeam(server, `alheia${company}.example`);
    const id = await idOf(other.admin, other.operator.email);
    const body = { id, nome: 'Roubo', email: mail('roubo') };
    await expect(team.admin.client.call(users.updateUser, { body })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(team.admin.client.call(users.deleteUser, { params: { id } })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('pages and searches by name and e-mail, taking wildcards literally', async () => {
    const search = async (text: string, size = 20) =>
      await team.admin.client.call(users.searchUsers, { query: { text, size } });
    expect(await search('', 2)).toMatchObject({ totalRecords: 3, pageSize: 2, activeUsers: 3 });
    expect((await search('', 2)).records).toHaveLength(2);
    expect((await search('GESTOR@')).records.map(({ email }) => email)).toEqual([team.manager.email]);
    expect(await search('%')).toMatchObject({ totalRecords: 0, activeUsers: 3 });
  });
});

describe('deleting the own account', () => {
  it('takes a mailed code, and ends every session', async () => {
    await team.operator.client.call(users.deleteAccountStep1);
    const code = codeIn(await server.mail.next(team.operator.email));
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(
      team.operator.client.call(users.deleteAccountStep2, { body: { code: wrong } }),
    ).rejects.toMatchObject({ code: 'invalidCode' });
    await team.operator.client.call(users.deleteAccountStep2, { body: { code } });
    await expect(team.operator.client.call(users.getMyInfo)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('does not leave others without an Admin', async () => {
    await expect(team.admin.client.call(users.deleteAccountStep1)).rejects.toMatchObject({
      code: 'lastAdmin',
    });
  });

  it('closes the company with its last user; the e-mail can begin anew', async () => {
    const email = `ultimo@empresa${company}c.example`;
    const alone = await signIn(server, email);
    const { empresa } = await alone.client.call(users.getMyInfo);
    await alone.client.call(users.deleteAccountStep1);
    await alone.client.call(users.deleteAccountStep2, {
      body: { code: codeIn(await server.mail.next(email)) },
    });
    const anew = await (await signIn(server, email)).client.call(users.getMyInfo);
    expect(anew.empresa.id).not.toBe(empresa.id);
  });

  it("can't be confirmed with another session's code", async () => {
    const other = await signIn(server, team.operator.email);
    await team.operator.client.call(users.deleteAccountStep1);
    const code = codeIn(await server.mail.next(team.operator.email));
    await expect(other.client.call(users.deleteAccountStep2, { body: { code } })).rejects.toMatchObject({
      code: 'expiredCode',
    });
  });
});
