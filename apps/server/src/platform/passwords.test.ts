import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { humanAnswer, postForm } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());

/** More than are hashed at once and wait together. */
const FLOOD = 160;

const flood = (): Promise<PromiseSettledResult<boolean>[]> =>
  Promise.allSettled(
    Array.from({ length: FLOOD }, async (_, index) => await passwordMatches(null, `tentativa ${index}`)),
  );

describe('a flood of passwords', () => {
  it('is refused beyond what may wait, and leaves the event loop free', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    const started = Date.now();
    const settled = await flood();
    clearInterval(timer);
    const refused = settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    // one or two are hashed at once, by the cores of the machine; 50 wait
    expect([FLOOD - 52, FLOOD - 51]).toContain(refused.length);
    expect(refused.every(({ reason }) => (reason as { code: string }).code === 'serverBusy')).toBe(true);
    // a quarter of the ticks that an idle loop would make: others may be at work on this machine
    expect(ticks).toBeGreaterThan((Date.now() - started) / 10 / 4);
  });

  it('lets people know that the server is busy, and is over when it is over', async () => {
    const fields = { email: 'alguem@cheio.example', password: 'uma senha boa' };
    const recaptcha = await humanAnswer(server);
    const floods = [flood()];
    // as fast as places become free they are taken
    const refill = setInterval(() => floods.push(flood()), 2);
    const busy = await postForm(server, '/auth/login', { ...fields, recaptcha });
    expect(busy).toMatchObject({ status: 503, body: { code: 'serverBusy' } });
    expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);
    // what needs no password goes on meanwhile
    expect((await fetch(`${server.resources}/config`)).status).toBe(200);
    clearInterval(refill);
    await Promise.all(floods);
    const again = { ...fields, recaptcha: await humanAnswer(server) };
    expect((await postForm(server, '/auth/login', again)).status).toBe(401);
  });
});

describe('a password', () => {
  it('matches its hash, whole and as it was typed', async () => {
    const long = `${'ã'.repeat(64)} fim`;
    const stored = await hashPassword(long);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches(stored, long)).toBe(true);
    expect(await passwordMatches(stored, long.toUpperCase())).toBe(false);
    expect(await passwordMatches(stored, long.slice(0, -1))).toBe(false);
  });
});
