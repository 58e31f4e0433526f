import { describe, expect, it } from 'vitest';
import { auth, createClient, users } from './index.ts';

interface Seen {
  readonly url: string;
  readonly init: RequestInit;
}

/** A service that answers what it is told and remembers what it was asked. */
function service(answer: () => Response) {
  const seen: Seen[] = [];
  let ended = 0;
  const client = createClient({
    base: 'https://x/resources',
    fetch: async (url, init) => {
      seen.push({ url: url as string, init: init ?? {} });
      return answer();
    },
    token: () => 'the token',
    language: () => 'en',
    onUnauthenticated: () => (ended += 1),
  });
  return { client, seen, ended: () => ended };
}

describe('the client', () => {
  it('sends forms as forms, without the token where none is needed', async () => {
    const { client, seen } = service(() => Response.json({}));
    await client.call(auth.loginNoPassword, { body: { email: 'a+b@c.example', recaptcha: 'x y' } });
    expect(seen[0]?.init.body).toBe('email=a%2Bb%40c.example&recaptcha=x+y');
    expect(seen[0]?.init.headers).toEqual({
      'Accept-Language': 'en',
      'Content-Language': 'en',
      'Content-Type': 'application/x-www-form-urlencoded',
    });
  });

  it('puts parameters into path and query, escaped', async () => {
    const { client, seen } = service(() =>
      Response.json({ records: [], totalRecords: 0, activeUsers: 0, pageSize: 20 }),
    );
    await client.call(users.searchUsers, { query: { text: 'a&b', page: 2 } });
    expect(seen[0]?.url).toBe('https://x/resources/users/search?text=a%26b&page=2');
    await client.call(users.deleteUser, { params: { id: '../admin' } });
    expect(seen[1]?.url).toBe('https://x/resources/users/..%2Fadmin');
    expect(seen[1]?.init.headers).toMatchObject({ Authorization: 'Bearer the token' });
  });

  it('tells refusals with their code and message, and when to try again', async () => {
    const headers = { 'Retry-After': '30' };
    const { client } = service(() =>
      Response.json({ error: 'Wait.', code: 'tooManyRequests' }, { status: 429, headers }),
    );
    await expect(client.call(users.listUsers)).rejects.toMatchObject({
      code: 'tooManyRequests',
      message: 'Wait.',
      status: 429,
      retryAfter: 30,
    });
  });

  it('says once that the session has ended', async () => {
    const { client, ended } = service(() =>
      Response.json({ error: '', code: 'unauthenticated' }, { status: 401 }),
    );
    await expect(client.call(users.getMyInfo)).rejects.toMatchObject({ status: 401 });
    expect(ended()).toBe(1);
  });

  it('tells an unreachable service and an answer that is no JSON', async () => {
    const gone = service(() => {
      throw new TypeError('fetch failed');
    });
    await expect(gone.client.call(users.listUsers)).rejects.toMatchObject({ code: 'network', status: 0 });
    const odd = service(() => new Response('<html>', { status: 502 }));
    await expect(odd.client.call(users.listUsers)).rejects.toMatchObject({ code: 'unexpected', status: 502 });
  });
});
