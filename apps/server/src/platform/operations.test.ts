import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase } from '../../testing/documents.ts';
import { freePort, startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { readinessOf } from './readiness.ts';

let server: TestServer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await startTestServer({ METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' }, { works: false });
});
afterAll(async () => await server.close());

const ask = async (path: string): Promise<Response> => await fetch(`http://127.0.0.1:${port}${path}`);

describe('the port for whoever runs the service', () => {
  it('shows measurements there and nowhere else', async () => {
    const text = await (await ask('/metrics')).text();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(text).toMatch(/^mavendoc_queue_documents\{queue="index",state="waiting"\} 0$/m);
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
    expect((await ask('/mavendoc/resources/config')).status).toBe(404);
  });

  it('tells part by part what works, there and where calls come in', async () => {
    const checks = { database: 'ok', migrations: 'ok', storage: 'ok', mail: 'ok' };
    for (const answer of [await ask('/readyz'), await fetch(`${server.origin}/readyz`)]) {
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', checks }]);
    }
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('is not ready once a newer version has changed the schema', async () => {
    await askDatabase(server, `insert into schema_migrations (name, checksum) values ('9999-newer.sql', '')`);
    await expect(server.platform.db.checkSchema()).rejects.toThrow('newer than this version');
    await askDatabase(server, `delete from schema_migrations where name = '9999-newer.sql'`);
    await expect(server.platform.db.checkSchema()).resolves.toBeUndefined();
  });
});

const fails = async (): Promise<void> => await Promise.reject(new Error('no'));
const works = async (): Promise<void> => {};

describe('readiness', () => {
  it('is degraded by what can wait, ended by what is needed', async () => {
    const of = async (database: typeof works, mail: typeof works) =>
      (
        await readinessOf({
          database: { run: database, freshFor: 0, needed: true },
          mail: { run: mail, freshFor: 0, needed: false },
        }).report()
      ).status;
    expect([await of(works, works), await of(works, fails), await of(fails, works)]).toEqual([
      'ok',
      'degraded',
      'unavailable',
    ]);
  });

  it('asks once however many want to know', async () => {
    let asked = 0;
    const readiness = readinessOf({
      storage: {
        run: async () => {
          asked++;
        },
        freshFor: 60_000,
        needed: true,
      },
    });
    await Promise.all([readiness.report(), readiness.report()]);
    await readiness.report();
    expect(asked).toBe(1);
  });
});
