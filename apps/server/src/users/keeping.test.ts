import { company as companyWire, integration, PROFILE, users } from '@mavendoc/contract';
import type { Profile } from '@mavendoc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askDatabase } from '../../testing/documents.ts';
import { codeIn } from '../../testing/mail-sink.ts';
import { addPerson, makeTeam } from '../../testing/people.ts';
import type { Person, Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;
let companyId: string;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());
beforeEach(async () => {
  team = await makeTeam(server, `guarda${(count += 1)}.example`);
  companyId = (await team.admin.client.call(users.getMyInfo)).empresa.id;
});

const idOf = async (person: Person): Promise<string> => (await person.client.call(users.getMyInfo)).id;

const change = async (by: Person, id: string, email: string, perfil: Profile, ativo = true) =>
  await by.client.call(users.updateUser, {
    body: { id, nome: 'Pessoa', email, perfil: { id: perfil }, ativo },
  });

const askForTwo = async (on: boolean) =>
  await team.admin.client.call(companyWire.updateCompany, {
    params: { companyId },
    body: { nome: 'Acme', cidade: 'Recife', tempoArquivos: 30, authType: 'EMAIL', secondApprover: on },
  });

const activeAdmins = async (): Promise<number> =>
  (
    await askDatabase(server, 'select 1 from users where empresa_id = $1 and active and profile = 1', [
      companyId,
    ])
  ).length;

describe('two Admins who act at the same moment', () => {
  it.each([
    [
      'take the role from each other',
      async (by: Person, id: string, other: Person) => await change(by, id, other.email, PROFILE.operator),
    ],
    [
      'deactivate each other',
      async (by: Person, id: string) => await by.client.call(users.deleteUser, { params: { id } }),
    ],
    [
      'deactivate each other in the form',
      async (by: Person, id: string, other: Person) =>
        await change(by, id, other.email, PROFILE.admin, false),
    ],
  ])('leave the company an Admin when they %s', async (_what, act) => {
    const first = team.admin;
    for (let round = 0; round < 4; round += 1) {
      const second = await addPerson(server, first, `outra${round}@guarda${count}.example`, PROFILE.admin);
      const [firstId, secondId] = [await idOf(first), await idOf(second)];
      const outcomes = await Promise.allSettled([act(first, secondId, second), act(second, firstId, first)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await activeAdmins()).toBe(1);
      // back to where the round began
      await askDatabase(server, 'update users set active = true, profile = 1 where id = $1', [firstId]);
      await askDatabase(server, 'update users set active = false where id = $1', [secondId]);
      await askDatabase(server, 'update sessions set ended_at = null where user_id = $1', [firstId]);
    }
  });

  it('leave the company an Admin when both delete their own accounts', async () => {
    const second = await addPerson(server, team.admin, `outra@guarda${count}.example`, PROFILE.admin);
    const both = [team.admin, second];
    const codes: string[] = [];
    for (const person of both) {
      await person.client.call(users.deleteAccountStep1);
      codes.push(codeIn(await server.mail.next(person.email)));
    }
    const leave = async (person: Person, index: number) =>
      await person.client.call(users.deleteAccountStep2, { body: { code: codes[index] ?? '' } });
    const outcomes = await Promise.allSettled(both.map(leave));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'lastAdmin' },
    });
    expect(await activeAdmins()).toBe(1);
  });
});

describe('a company that asks for a second approver', () => {
  beforeEach(async () => {
    await askForTwo(true);
  });

  it('keeps two people who may approve: a change that leaves fewer is refused', async () => {
    const id = await idOf(team.manager);
    const refused = { code: 'approverMissing', status: 409 };
    await expect(change(team.admin, id, team.manager.email, PROFILE.operator)).rejects.toMatchObject(refused);
    await expect(change(team.admin, id, team.manager.email, PROFILE.manager, false)).rejects.toMatchObject(
      refused,
    );
    await expect(team.admin.client.call(users.deleteUser, { params: { id } })).rejects.toMatchObject(refused);
    expect((await team.manager.client.call(users.getMyInfo)).profile).toBe(PROFILE.manager);
    // of two changes at once, the second is refused too
    const third = await addPerson(server, team.admin, `terceira@guarda${count}.example`, PROFILE.manager);
    const both = await Promise.allSettled(
      [id, await idOf(third)].map(
        async (each) => await team.admin.client.call(users.deleteUser, { params: { id: each } }),
      ),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('lets a person go all the same, and says then that nobody may approve', async () => {
    await team.manager.client.call(users.deleteAccountStep1);
    const code = codeIn(await server.mail.next(team.manager.email));
    await team.manager.client.call(users.deleteAccountStep2, { body: { code } });
    const read = async () => await team.admin.client.call(companyWire.getCompany, { params: { companyId } });
    expect(await read()).toMatchObject({ secondApprover: true, approvers: 1 });
    // whoever is no approver can still be changed, and the setting can be ended
    await team.admin.client.call(users.deleteUser, { params: { id: await idOf(team.operator) } });
    expect(await askForTwo(false)).toMatchObject({ secondApprover: false });
  });
});

const key = async (by: Person) =>
  await by.client.call(integration.createKey, { body: { name: 'ERP', days: null } });
const opens = async (plain: string): Promise<number> =>
  (await fetch(`${server.origin}/mavendoc/api/v1/usage`, { headers: { Authorization: `Bearer ${plain}` } }))
    .status;

describe('integration keys', () => {
  beforeEach(async () => {
    await server.documents.credits.setPlan(companyId, 'premium');
  });

  it.each([
    [
      'is deactivated',
      async (id: string) => await team.admin.client.call(users.deleteUser, { params: { id } }),
    ],
    [
      'is switched off in the form',
      async (id: string, email: string) => await change(team.admin, id, email, PROFILE.admin, false),
    ],
    [
      'is no Admin any more',
      async (id: string, email: string) => await change(team.admin, id, email, PROFILE.manager),
    ],
  ])('of somebody who %s end for good, and each end is recorded', async (_what, take) => {
    const second = await addPerson(server, team.admin, `chaves@guarda${count}.example`, PROFILE.admin);
    const made = await key(second);
    expect(await opens(made.key)).not.toBe(401);
    const id = await idOf(second);
    await take(id, second.email);
    expect(await opens(made.key)).toBe(401);
    await change(team.admin, id, second.email, PROFILE.admin);
    expect(await opens(made.key)).toBe(401);
    const keys = await team.admin.client.call(integration.listKeys);
    expect(keys).toMatchObject([{ id: made.id, revoked: true }]);
    const told = await askDatabase(
      server,
      `select 1 from audit_log where action = 'api-key.revoked' and target = $1`,
      [`api-key:${made.id}`],
    );
    expect(told).toHaveLength(1);
  });
});
