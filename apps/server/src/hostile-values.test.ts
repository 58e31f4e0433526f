import type { AnyRoute } from '@mavendoc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callRoute } from '../testing/call.ts';
import { EXAMPLES } from '../testing/examples.ts';
import type { Example } from '../testing/examples.ts';
import { allRoutes, nameOf } from '../testing/routes.ts';
import { startTestServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';
import { makeWorld, standing } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' });
  world = await makeWorld(server, 'hostil.example');
});
afterAll(async () => await server.close());

/** What databases, encoders, engines and headers have stumbled over. */
const TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '%00',
  '_\\',
  "'; drop table users; --",
  '__proto__',
  '\r\nX-Y: z',
  '(a+)+$',
  'x'.repeat(70_000),
];
const OTHERS = [null, true, [], {}, -1, 0.5, 1e308, ''];
const NUMBERS_IN_QUERIES = ['-1', '1e308', '99999999999999999999', 'NaN', ''];

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]));
  return [path, ...inside].filter((each) => each.length > 0);
}

function withLeaf(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined) return leaf;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...(value as unknown[])] as never)
    : { ...(value as object) };
  copy[key] = withLeaf(copy[key], rest, leaf);
  return copy;
}

/** Each part of a right call spoilt, one after the other. */
function spoilt(route: AnyRoute, example: Example): readonly Example[] {
  const { body, query = {} } = example;
  const encoding = route.bodyEncoding ?? 'json';
  const bodies =
    body === undefined || encoding === 'multipart'
      ? []
      : encoding === 'text'
        ? TEXTS
        : leavesOf(body).flatMap((path) => [...TEXTS, ...OTHERS].map((leaf) => withLeaf(body, path, leaf)));
  const names = Object.keys((route.query as { shape?: object } | undefined)?.shape ?? {});
  const queries = names.flatMap((name) =>
    [...TEXTS.slice(0, -1), ...NUMBERS_IN_QUERIES].map((value) => ({ ...query, [name]: value })),
  );
  return [
    ...bodies.map((each) => ({ ...example, body: each })),
    ...queries.map((each) => ({ ...example, query: each })),
  ];
}

/** Fields that may be left out of a right call, and so stand in no example. */
function complete(route: AnyRoute, { body, ...example }: Example): Example {
  const names = Object.keys((route.body as { shape?: object } | undefined)?.shape ?? {});
  if (names.length === 0 || (route.bodyEncoding ?? 'json') === 'multipart') return { ...example, body };
  return {
    ...example,
    body: { ...Object.fromEntries(names.map((name) => [name, ''])), ...(body as object) },
  };
}

const AT_ONCE = 6;

it('No value in any field of any call is a fault of ours', { timeout: 240_000 }, async () => {
  const faults: string[] = [];
  const routes = allRoutes().filter((route) => EXAMPLES[nameOf(route)] !== undefined);
  const their = standing(world);
  await their.newWebhook();
  let calls = 0;
  for (const route of routes) {
    const example = await EXAMPLES[nameOf(route)]?.(their);
    if (example === undefined) continue;
    const credential = route.access === 'key' ? world.key : world.admin.token;
    const wrong = spoilt(route, complete(route, example));
    for (let from = 0; from < wrong.length; from += AT_ONCE) {
      const answers = wrong.slice(from, from + AT_ONCE).map(async (each) => {
        calls += 1;
        const { status, text } = await callRoute(server, route, each, credential);
        if (status === 500 || text === '')
          faults.push(`${nameOf(route)} ${JSON.stringify(each).slice(0, 300)}: ${status}`);
      });
      await Promise.all(answers);
    }
  }
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(1_000);
});
