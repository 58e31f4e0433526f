import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { askDatabase } from '../../testing/documents.ts';
import { humanAnswer, postForm } from '../../testing/people.ts';
import type { FormAnswer } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { hashPassword } from '../platform/passwords.ts';

let server: TestServer;
let provider: Server;
let providerId: string;

beforeAll(async () => {
  provider = createServer((_request, response) => response.end(JSON.stringify(description())));
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  // nothing works on jobs: every query on the line below belongs to the call
  server = await startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' }, { works: false });
  const hash = await hashPassword('a senha de verdade');
  await makeCompany('conhecida', ['conhecida.example', 'provedor.example'], hash);
  providerId = await makeCompany('provedor', ['provedor.example', 'fora.example'], hash);
  await askDatabase(
    server,
    `update companies set plan = 'premium', auth_type = 'OAUTH', oauth_issuer = $2, oauth_client_id = 'mavendoc'
     where id = $1`,
    [providerId, issuer()],
  );
  await askDatabase(
    server,
    `update users set profile = 2 where empresa_id = $1 and email like '%fora.example'`,
    [providerId],
  );
});
afterAll(async () => {
  provider.close();
  await server.close();
});

const issuer = (): string => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

const description = () => ({
  issuer: issuer(),
  authorization_endpoint: `${issuer()}/authorize`,
  token_endpoint: `${issuer()}/token`,
  jwks_uri: `${issuer()}/jwks`,
});

/** A company with two hundred Admins at each domain. */
async function makeCompany(name: string, domains: readonly string[], hash: string): Promise<string> {
  const [company] = await askDatabase<{ id: string }>(
    server,
    'insert into companies (name) values ($1) returning id',
    [name],
  );
  const id = company?.id ?? '';
  for (const domain of domains) {
    await askDatabase(
      server,
      `insert into users (empresa_id, name, email, email_key, profile, password_hash)
       select $1, 'Pessoa', address, address, 1, $2
       from generate_series(1, 200) n, format('%s.%s@%s', $3::text, n, $4::text) address`,
      [id, hash, name, domain],
    );
  }
  return id;
}

let count = 0;
/** Somebody of a company with this e-mail domain. */
const known = (company: string, domain: string) => (): string => `${company}.${(count += 1)}@${domain}`;
const unknown = (domain: string) => (): string => `alguem${(count += 1)}@${domain}`;

type Flow = (email: string, recaptcha: string) => Promise<FormAnswer>;
const byPassword: Flow = async (email, recaptcha) =>
  await postForm(server, '/auth/login', { email, password: 'qualquer uma', recaptcha });
const usual = { known: known('conhecida', 'conhecida.example'), unknown: unknown('ninguemsabe.example') };

interface Case {
  readonly flow: Flow;
  readonly known: () => string;
  readonly unknown: () => string;
}

const FLOWS: readonly (readonly [string, Case])[] = [
  [
    'asking for a code, or registering',
    {
      flow: async (email, recaptcha) =>
        await postForm(server, '/auth/login-no-password', { email, recaptcha }),
      ...usual,
    },
  ],
  ['signing in by password', { flow: byPassword, ...usual }],
  [
    'a forgotten password',
    {
      flow: async (email, recaptcha) => await postForm(server, '/auth/forgot-password', { email, recaptcha }),
      ...usual,
    },
  ],
  [
    "signing in at the company's provider",
    {
      flow: byPassword,
      known: known('provedor', 'provedor.example'),
      unknown: unknown('provedor.example'),
    },
  ],
  [
    'signing in with the domain of a provider, but as a user of another company',
    {
      flow: byPassword,
      known: known('conhecida', 'provedor.example'),
      unknown: unknown('provedor.example'),
    },
  ],
  [
    "signing in without naming the company, with an e-mail of another domain than the provider's",
    { flow: byPassword, known: known('provedor', 'fora.example'), unknown: unknown('fora.example') },
  ],
  [
    'signing in at a company that is named',
    {
      flow: async (email, recaptcha) =>
        await postForm(server, '/auth/login', { email, password: '', recaptcha, company: providerId }),
      known: known('provedor', 'fora.example'),
      unknown: unknown('fora.example'),
    },
  ],
];

/** What may differ between two answers: random values and the e-mail that was sent. */
function comparable({ redirect, ...body }: FormAnswer['body']): object {
  if (typeof redirect !== 'string') return body;
  const { origin, pathname, searchParams } = new URL(redirect);
  searchParams.delete('login_hint');
  const lengths = [...searchParams].map(([name, value]) => [name, value.length]);
  return { ...body, origin, pathname, lengths };
}

const ask = async (flow: Flow, email: string): Promise<FormAnswer> =>
  await flow(email, await humanAnswer(server));

/** The text of every query while the work is done; values are left out. */
async function queriesOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  // oxlint-disable-next-line unbound-method -- called with its `this` below
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args as [string | { text: string }];
    texts.push(typeof first === 'string' ? first : first.text);
    return original.apply(this, args) as never;
  });
  await work();
  spy.mockRestore();
  return texts;
}

describe.each(FLOWS)('%s', (_name, { flow, known: someone, unknown: nobody }) => {
  it('answers the same to an e-mail that somebody has and one that nobody has', async () => {
    const [first, second] = [await ask(flow, someone()), await ask(flow, nobody())];
    expect(second.status).toBe(first.status);
    expect(comparable(second.body)).toEqual(comparable(first.body));
    expect(second.cookie === '').toBe(first.cookie === '');
    expect([...second.headers.keys()].toSorted()).toEqual([...first.headers.keys()].toSorted());
  });

  it('asks the database the same, in the same order', async () => {
    const answers = { known: await humanAnswer(server), unknown: await humanAnswer(server) };
    const forKnown = await queriesOf(async () => await flow(someone(), answers.known));
    const forUnknown = await queriesOf(async () => await flow(nobody(), answers.unknown));
    expect(forKnown.length).toBeGreaterThan(3);
    expect(forUnknown).toEqual(forKnown);
  });

  it('takes the same time', { retry: 3 }, async () => {
    const [some, none]: [number[], number[]] = [[], []];
    for (let round = 0; round < 24; round += 1) {
      const answers = [await humanAnswer(server), await humanAnswer(server)] as const;
      // in turns, so that what else runs on this machine falls on both alike
      const turns = round % 2 === 0 ? [some, none] : [none, some];
      for (const [index, times] of turns.entries()) {
        const email = times === some ? someone() : nobody();
        const start = performance.now();
        await flow(email, answers[index] ?? '');
        times.push(performance.now() - start);
      }
    }
    const difference = Math.abs(median(some) - median(none));
    expect(difference).toBeLessThan(Math.max(4, 0.25 * median(none)));
  });
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
