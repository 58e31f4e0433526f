import { PROFILE, users } from '@mavendoc/contract';
import type { AnyRoute } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRoute } from '../testing/call.ts';
import { askDatabase } from '../testing/documents.ts';
import { EXAMPLES } from '../testing/examples.ts';
import { humanAnswer, makeTeam, postForm, requestCode } from '../testing/people.ts';
import type { Team } from '../testing/people.ts';
import { allRoutes, nameOf } from '../testing/routes.ts';
import { startTestServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';
import { makeWorld, standing } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let theirs: Team;

beforeAll(async () => {
  server = await startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' });
  world = await makeWorld(server, 'campos.example');
  theirs = await makeTeam(server, 'alheia.example');
});
afterAll(async () => await server.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What nobody may write, by every name that a reader of answers, tables or tokens could think of. */
const extras = (companyId: string) => ({
  empresa: { id: companyId },
  empresaId: companyId,
  empresa_id: companyId,
  userId: NOBODY,
  profile: PROFILE.admin,
  maxCreditsOfCompany: 1e9,
  max_credits: 1e9,
  balance: 1e9,
  credits: 1e9,
  plan: 'enterprise',
  planName: 'Enterprise',
  apiEnabled: true,
  disabledAt: null,
  isAdmin: true,
  createdAt: '2001-01-01T00:00:00Z',
  created_at: '2001-01-01T00:00:00Z',
  statusIndex: 3,
  mailStatus: 'sent',
  passwordHash: 'x',
  sessionId: NOBODY,
});

const withBody = (): readonly AnyRoute[] =>
  allRoutes().filter(
    ({ access, method, bodyEncoding = 'json', body }) =>
      access !== 'none' &&
      access !== 'challenge' &&
      method !== 'GET' &&
      bodyEncoding === 'json' &&
      body !== undefined,
  );

const companyOf = async (team: Team): Promise<string> =>
  (await team.admin.client.call(users.getMyInfo)).empresa.id;

const guardedFields = async (): Promise<unknown> =>
  await askDatabase(
    server,
    `select c.id, c.plan, c.api_enabled, c.disabled_at, c.created_at,
       (select json_agg(json_build_object('id', u.id, 'company', u.empresa_id, 'profile', u.profile,
          'cap', u.max_credits, 'at', u.created_at) order by u.id)
        from users u where u.empresa_id = c.id and u.email not like 'nome%') as people
     from companies c order by c.id`,
  );

describe('fields that a call does not have', () => {
  it('are not written by any call, whoever makes it', async () => {
    const here = standing(world);
    const other = await companyOf(theirs);
    // made first, so that nothing is left to be made between the two looks
    const examples = [];
    for (const route of withBody()) examples.push([route, await EXAMPLES[nameOf(route)]?.(here)] as const);
    const before = await guardedFields();
    const problems: string[] = [];
    for (const [route, example] of examples) {
      if (example === undefined || typeof example.body !== 'object' || nameOf(route) === 'PUT /users')
        continue;
      const body = { ...extras(other), ...(example.body as object) };
      for (const person of [world.operator, world.admin]) {
        const credential = route.access === 'key' ? world.key : person.token;
        const { status } = await callRoute(server, route, { ...example, body }, credential);
        if (status >= 500) problems.push(`${nameOf(route)} answers ${status}`);
      }
    }
    expect(problems).toEqual([]);
    expect(await guardedFields()).toEqual(before);
  });

  it('make nobody more than the Admin said', async () => {
    const other = await companyOf(theirs);
    const mine = await companyOf(world);
    const made = await world.admin.client.call(users.createUser, {
      body: {
        nome: 'Nova',
        email: 'nova@campos.example',
        ...(extras(other) as object),
        id: NOBODY,
        ativo: false,
      } as never,
    });
    expect(made).toMatchObject({ perfil: { id: PROFILE.operator }, maxCredits: 0, ativo: true });
    expect(made.id).not.toBe(NOBODY);
    const [row] = await askDatabase<{ company: string }>(
      server,
      'select empresa_id as company from users where id = $1',
      [made.id],
    );
    expect(row?.company).toBe(mine);
  });

  it('do not raise who registers, or signs in', async () => {
    const email = 'registra@novadominio.example';
    const recaptcha = await humanAnswer(server);
    const more = {
      perfil: '1',
      maxCredits: '999',
      empresa: await companyOf(theirs),
      mailedPasswordUsed: 'true',
    };
    await postForm(server, '/auth/login-no-password', { email, recaptcha, ...more });
    const cookie = await requestCode(server, world.operator.email);
    const code = await server.mail.nextCode(world.operator.email);
    const { body } = await postForm(server, '/auth/verify2fa', { code, ...more }, { cookie });
    const info = await server.client(String(body['token'])).call(users.getMyInfo);
    expect(info).toMatchObject({ profile: PROFILE.operator, empresa: { id: await companyOf(world) } });
  });

  it('of an own profile or cap are refused with the call', async () => {
    const { id } = await world.operator.client.call(users.getMyInfo);
    const body = { id, nome: 'Eu', email: world.operator.email, perfil: { id: 1 as const }, maxCredits: 999 };
    await expect(world.operator.client.call(users.updateUser, { body })).rejects.toMatchObject({
      status: 403,
    });
    const admin = await world.admin.client.call(users.getMyInfo);
    await expect(
      world.admin.client.call(users.updateUser, { body: { ...body, id: admin.id, email: admin.email } }),
    ).rejects.toMatchObject({ code: 'cannotEditSelf' });
  });
});
