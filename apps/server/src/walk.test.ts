import { may, mayReadReport, PROFILE } from '@mavendoc/contract';
import type { AnyRoute, ReportId } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callRoute } from '../testing/call.ts';
import { askDatabase } from '../testing/documents.ts';
import { EXAMPLES, NEED_A_STATE } from '../testing/examples.ts';
import type { Example } from '../testing/examples.ts';
import { allRoutes, nameOf } from '../testing/routes.ts';
import { startTestServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';
import { makeWorld, standing } from '../testing/world.ts';
import type { World } from '../testing/world.ts';
import { CHANGES_NOTHING } from './audit/calls.ts';

// a hundred calls, and documents that are really indexed
vi.setConfig({ testTimeout: 240_000 });

let server: TestServer;
let ours: World;
let theirs: World;

beforeAll(async () => {
  server = await startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' });
  ours = await makeWorld(server, 'nossa.example');
  theirs = await makeWorld(server, 'deles.example');
});
afterAll(async () => await server.close());

const guarded = () => allRoutes().filter(({ access }) => access === 'session' || access === 'key');
const walked = () => guarded().filter((route) => EXAMPLES[nameOf(route)] !== undefined);

const exampleOf = async (route: AnyRoute, world: World): Promise<Example> =>
  (await EXAMPLES[nameOf(route)]?.(world)) ?? {};

const credentialOf = ({ access }: AnyRoute, { key, admin }: World): string =>
  access === 'key' ? key : admin.token;

/** Whether the example names something of a company, so that it must be out of another one's reach. */
const namesSomething = ({ params = {}, query = {}, body }: Example): boolean =>
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.test(
    JSON.stringify([params, query, body instanceof FormData ? null : body]),
  );

/** What changes by itself: jobs, deliveries, and the log that a refused call may write. */
const RESTLESS = /^(sessions|audit_|work|webhook_deliver|throttles|page_pictures|sign_in_places)/;

let fingerprint = '';

/** Of everything in every table that carries a company. */
async function possessions({ companyId }: World): Promise<string> {
  if (fingerprint === '') {
    const tables = await askDatabase<{ name: string }>(
      server,
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'empresa_id' order by 1`,
    );
    fingerprint = tables
      .filter(({ name }) => !RESTLESS.test(name))
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as md5 from "${name}" t where empresa_id = $1`,
      )
      .join(' union all ');
  }
  return JSON.stringify(await askDatabase(server, fingerprint, [companyId]));
}

const entriesOf = async ({ companyId }: World): Promise<number> => {
  const query = 'select count(*)::integer as count from audit_log where empresa_id = $1';
  return (await askDatabase<{ count: number }>(server, query, [companyId]))[0]?.count ?? 0;
};

describe('the walk over all calls', () => {
  it('has an example of each, or says why it has none', () => {
    const names = guarded().map(nameOf);
    const missing = names.filter((name) => !(name in EXAMPLES) && !(name in NEED_A_STATE));
    expect(missing).toEqual([]);
    for (const name of [
      ...Object.keys(EXAMPLES),
      ...Object.keys(NEED_A_STATE),
      ...Object.keys(CHANGES_NOTHING),
    ])
      expect(names).toContain(name);
  });
});

describe('a right call', () => {
  it("with another company's ids is refused and changes nothing", async () => {
    const problems: string[] = [];
    const there = standing(theirs);
    for (const route of walked()) {
      const example = await exampleOf(route, there);
      if (!namesSomething(example)) continue;
      const before = await possessions(theirs);
      const { status } = await callRoute(server, route, example, credentialOf(route, ours));
      if (status < 400 || status >= 500) problems.push(`${nameOf(route)} answers ${status}`);
      if ((await possessions(theirs)) !== before) problems.push(`${nameOf(route)} changes something`);
    }
    expect(problems).toEqual([]);
  });

  it(
    'of the company itself succeeds, and is recorded when it changes something',
    { timeout: 240_000 },
    async () => {
      const problems: string[] = [];
      for (const route of walked()) {
        const name = nameOf(route);
        const example = await exampleOf(route, theirs);
        const entries = await entriesOf(theirs);
        const { status, text } = await callRoute(server, route, example, credentialOf(route, theirs));
        if (status >= 300) problems.push(`${name} answers ${status} ${text}`);
        const isSilent = route.method === 'GET' || name in CHANGES_NOTHING;
        if (!isSilent && (await entriesOf(theirs)) <= entries) problems.push(`${name} is not recorded`);
      }
      expect(problems).toEqual([]);
      const { db, audit } = server.platform;
      expect(await db.asPlatform(async (tx) => await audit.firstBroken(tx, theirs.companyId))).toBeNull();
    },
  );
});

/** Reports are allowed one by one, beside the permission `reports`. */
const REPORT_OF: Readonly<Record<string, ReportId>> = {
  'GET /relatorio-acessos/last-logins': 'access-audit',
  'GET /credits-usage': 'credits-usage',
  'GET /credits-usage-report': 'consumption-by-user',
  'GET /reports/users': 'credits-usage',
};

/** The example with ids of nothing, but the company's own: whether a role is let in, not what happens then. */
function harmless({ params, query, body }: Example, companyId: string): Example {
  const nobody = crypto.randomUUID();
  const text = JSON.stringify({ params, query, body: body instanceof FormData ? undefined : body });
  const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  return JSON.parse(text.replace(ids, (id) => (id === companyId ? id : nobody))) as Example;
}

describe('each role', () => {
  it.each([
    ['an Operator', PROFILE.operator, () => ours.operator.token],
    ['a Manager', PROFILE.manager, () => ours.manager.token],
    ['an Admin', PROFILE.admin, () => ours.admin.token],
  ])('may call what the policy table allows it, and nothing else: %s', async (_name, profile, token) => {
    const problems: string[] = [];
    const here = standing(ours);
    for (const route of walked().filter(({ access }) => access === 'session')) {
      const { permission } = route;
      const report = REPORT_OF[nameOf(route)];
      const allowed =
        (permission === undefined || may(profile, permission)) &&
        (report === undefined || mayReadReport(profile, report));
      const example = harmless(await exampleOf(route, here), ours.companyId);
      const { status } = await callRoute(server, route, example, token());
      if ((status !== 403) !== allowed || status === 401 || status >= 500)
        problems.push(`${nameOf(route)} answers ${status}, allowed: ${allowed}`);
    }
    expect(problems).toEqual([]);
  });
});
