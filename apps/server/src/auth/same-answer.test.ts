import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { askDatabase } from '../../testing/documents.ts';
import { humanAnswer, postForm } from '../../testing/people.ts';
import type { FormAnswer } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { hashPassword } from '../platform/passwords.ts';

let server: TestServer;

beforeAll(async () => {
  // nothing works on jobs: every query on the line below belongs to the call
  server = await startTestServer({}, { works: false });
  const [company] = await askDatabase<{ id: string }>(
    server,
    `insert into companies (name) values ('conhecida') returning id`,
  );
  const hash = await hashPassword('a senha de verdade');
  await askDatabase(
    server,
    `insert into users (empresa_id, name, email, email_key, profile, password_hash)
     select $1, 'Pessoa', 'pessoa' || n || '@conhecida.example', 'pessoa' || n || '@conhecida.example', 1, $2
     from generate_series(1, 200) n`,
    [company?.id, hash],
  );
});
afterAll(async () => await server.close());

let count = 0;
const known = (): string => `pessoa${(count += 1)}@conhecida.example`;
const unknown = (): string => `alguem${(count += 1)}@ninguemsabe.example`;

type Flow = (email: string, recaptcha: string) => Promise<FormAnswer>;
const FLOWS: readonly (readonly [string, Flow])[] = [
  [
    'asking for a code, or registering',
    async (email, recaptcha) => await postForm(server, '/auth/login-no-password', { email, recaptcha }),
  ],
  [
    'signing in by password',
    async (email, recaptcha) =>
      await postForm(server, '/auth/login', { email, password: 'qualquer uma', recaptcha }),
  ],
  [
    'a forgotten password',
    async (email, recaptcha) => await postForm(server, '/auth/forgot-password', { email, recaptcha }),
  ],
];

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

describe.each(FLOWS)('%s', (_name, flow) => {
  it('answers the same to an e-mail that somebody has and one that nobody has', async () => {
    const [first, second] = [await ask(flow, known()), await ask(flow, unknown())];
    expect(second.status).toBe(first.status);
    expect(second.body).toEqual(first.body);
    expect(second.cookie === '').toBe(first.cookie === '');
    expect([...second.headers.keys()].toSorted()).toEqual([...first.headers.keys()].toSorted());
  });

  it('asks the database the same, in the same order', async () => {
    const answers = { known: await humanAnswer(server), unknown: await humanAnswer(server) };
    const forKnown = await queriesOf(async () => await flow(known(), answers.known));
    const forUnknown = await queriesOf(async () => await flow(unknown(), answers.unknown));
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
        const email = times === some ? known() : unknown();
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
