import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SCOPES, integration, PLANS, SCOPES } from '@mavendoc/contract';
import type { Scope } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProgram } from '../../testing/api.ts';
import type { Program } from '../../testing/api.ts';
import { askDatabase, eventually, pagesOfText, pdfOf } from '../../testing/documents.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let program: Program;

beforeAll(async () => {
  server = await startTestServer();
  program = await makeProgram(server, 'limites.example');
});
afterAll(async () => await server.close());

const LINES = [['CPF: 529.982.247-25']] as const;

/** Sends the first half of a PDF, and the rest when it is asked to. */
async function slowly(key: string, pdf: Uint8Array<ArrayBuffer>, headers: Record<string, string>) {
  const form = new FormData();
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'api.pdf');
  const whole = new Response(form);
  const type = whole.headers.get('Content-Type') ?? '';
  const bytes = await whole.bytes();
  const half = Math.floor(bytes.length / 2);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const answer = fetch(`${program.base}/documents?wait=0`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': type, ...headers },
    body: readable,
    // a streamed body must say so
    ...({ duplex: 'half' } as object),
  });
  await writer.write(bytes.subarray(0, half));
  // the service has looked by then whether it knows the key
  await sleep(500);
  return async () => {
    await writer.write(bytes.subarray(half));
    await writer.close();
    const response = await answer;
    const { code, id } = (await response.json()) as { code?: string; id?: string };
    return { status: response.status, code, id };
  };
}

const status = async (key: string, [method, path, body]: readonly [string, string, object?]) => {
  const response = await fetch(program.base + path, {
    method,
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code };
};

describe('a key', () => {
  const someId = crypto.randomUUID();
  /** One call for each scope. */
  const CALLS: Readonly<Record<Scope, readonly [string, string, object?]>> = {
    'documents:read': ['GET', `/documents/${someId}`],
    'documents:write': ['DELETE', `/documents/${someId}`],
    removal: ['POST', `/documents/${someId}/removal`, {}],
    'rules:read': ['GET', '/rules?kind=keep'],
    'rules:write': ['DELETE', `/rules/${someId}`],
    usage: ['GET', '/usage'],
  };
  it.each(SCOPES)('made for %s opens what that names and nothing else', async (scope) => {
    const key = await program.key([scope]);
    for (const other of SCOPES) {
      const { code } = await status(key, CALLS[other]);
      expect([other, code === 'scopeMissing']).toEqual([other, other !== scope]);
    }
  });

  it('may upload without removal, but not order a removal with the upload', async () => {
    const key = await program.key(['documents:write']);
    const pdf = await pdfOf(LINES);
    const { body, response } = await program.send(key, pdf, { query: '?remove=true' });
    expect([response.status, body.code]).toEqual([403, 'scopeMissing']);
  });

  it('opens the documents only, unless more is chosen; something must be', async () => {
    const { admin } = program.team;
    const made = await admin.client.call(integration.createKey, { body: { name: 'x' } });
    expect(made.scopes).toEqual(DEFAULT_SCOPES);
    await expect(
      admin.client.call(integration.createKey, { body: { name: 'x', scopes: [] } }),
    ).rejects.toMatchObject({ code: 'scopesRequired' });
  });

  it('is told what is left of its calls, and refused when nothing is', async () => {
    const key = await program.key(['usage']);
    const call = async () =>
      await fetch(`${program.base}/usage`, { headers: { Authorization: `Bearer ${key}` } });
    const most = PLANS.premium.apiLimits.requestsPerMinute;
    const first = await call();
    expect(first.headers.get('RateLimit-Policy')).toBe(`"plan";q=${most};w=60`);
    expect(first.headers.get('RateLimit')).toMatch(/^"plan";r=\d+;t=\d+$/);
    await askDatabase(server, 'update throttles set count = $1', [most]);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'rateLimited' });
    expect(refused.headers.get('RateLimit')).toMatch(/^"plan";r=0;/);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    // the minute is over
    await askDatabase(server, `update throttles set resets_at = now()`);
    expect((await call()).status).toBe(200);
  });
});

describe('an upload', () => {
  it('is answered at once when it is small, and by address when it is not waited for', async () => {
    const key = await program.key();
    const done = await program.send(key, await pdfOf(LINES), { query: '?remove=true' });
    expect(done.response.status).toBe(201);
    expect(done.body).toMatchObject({ state: 'completed', removal: { state: 'removed' } });
    const later = await program.send(key, await pdfOf(pagesOfText(3)), { query: '?wait=0' });
    expect(later.response.status).toBe(202);
    expect(later.response.headers.get('Retry-After')).toBe('2');
    const address = server.origin + (later.response.headers.get('Location') ?? '');
    const state = await eventually(
      async () => await (await fetch(address, { headers: { Authorization: `Bearer ${key}` } })).json(),
      (body) => (body as integration.Document).state === 'completed',
    );
    expect(state).toMatchObject({ id: later.body.id, pages: 3 });
  });

  it('that is repeated at the same moment with the same Idempotency-Key is one document', async () => {
    const key = await program.key();
    const pdf = await pdfOf(LINES);
    const headers = { 'Idempotency-Key': 'ao mesmo tempo' };
    const all = await Promise.all(
      Array.from({ length: 6 }, async () => await program.send(key, pdf, { query: '?wait=0', headers })),
    );
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(all.every(({ response }) => response.ok)).toBe(true);
    const rows = await askDatabase(server, 'select 1 from files f join api_requests r on r.file_id = f.id');
    expect(rows).toHaveLength(1);
  });

  it('is the same with its Idempotency-Key however long the answer is waited for', async () => {
    const key = await program.key();
    const headers = { 'Idempotency-Key': 'outra espera' };
    const pdf = await pdfOf(LINES);
    const ids = [];
    for (const query of ['?wait=0', '?wait=1', ''])
      ids.push((await program.send(key, pdf, { headers, query })).body.id);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  });

  it('with a used Idempotency-Key and another content is refused', async () => {
    const key = await program.key();
    const headers = { 'Idempotency-Key': 'outra coisa' };
    const query = '?wait=0';
    await program.send(key, await pdfOf(LINES), { headers, query });
    const other = await program.send(key, await pdfOf(pagesOfText(1)), { headers, query });
    expect([other.response.status, other.body.code]).toEqual([422, 'idempotencyKeyReused']);
    const otherwise = await program.send(key, await pdfOf(LINES), { headers, query: '?remove=true' });
    expect(otherwise.body.code).toBe('idempotencyKeyReused');
  });

  it('that another with its Idempotency-Key overtakes is refused when the content is another', async () => {
    const key = await program.key();
    const headers = { 'Idempotency-Key': 'entre os dois' };
    const pdf = await pdfOf(LINES);
    const another = await slowly(key, await pdfOf(pagesOfText(1)), headers);
    const same = await slowly(key, pdf, headers);
    const first = await program.send(key, pdf, { headers, query: '?wait=0' });
    expect(first.response.ok).toBe(true);
    expect(await another()).toMatchObject({ status: 422, code: 'idempotencyKeyReused' });
    expect((await same()).id).toBe(first.body.id);
  });

  it('knows its Idempotency-Key from the same one of another integration key', async () => {
    const headers = { 'Idempotency-Key': 'pedido 1' };
    const query = '?wait=0';
    const ours = await program.send(await program.key(), await pdfOf(LINES), { headers, query });
    const theirs = await program.send(await program.key(), await pdfOf(pagesOfText(2)), { headers, query });
    expect([ours.response.status, theirs.response.status]).toEqual([202, 202]);
    expect(theirs.body.id).not.toBe(ours.body.id);
  });

  it('waits until earlier ones have ended when the limit of the plan is reached', async () => {
    const key = await program.key();
    const { documentsUnderWay: most } = PLANS.premium.apiLimits;
    const { body: document } = await program.send(key, await pdfOf(LINES));
    const uploaded = document.id;
    const [first] = await askDatabase<{ id: string }>(
      server,
      'select id from files where via_api and empresa_id = $1 limit 1',
      [program.empresaId],
    );
    const copies = `insert into files (empresa_id, folder_id, owner_id, name, name_key, search_key, bytes, sha256,
        blob_key, via_api)
      select empresa_id, folder_id, owner_id, 'n' || n, 'n' || n, 'n' || n, 1, 'x', 'x', true
      from files, generate_series(1, $2::int) n where id = $1 returning id, empresa_id`;
    await askDatabase(
      server,
      `with made as (${copies}) insert into work_items (empresa_id, kind, subject, not_before)
       select empresa_id, 'index', id, now() + interval '1 hour' from made`,
      [first?.id, most],
    );
    const { response, body } = await program.send(key, await pdfOf(LINES));
    expect([response.status, body.code]).toEqual([429, 'tooManyUnderWay']);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    // a removal ordered through the API counts as well, whoever uploaded the document
    const ordered = await status(await program.key(), ['POST', `/documents/${uploaded}/removal`, {}]);
    expect(ordered).toEqual({ status: 429, code: 'tooManyUnderWay' });
    await askDatabase(server, `delete from work_items where not_before > now()`);
    await askDatabase(server, 'update files set via_api = false where id = $1', [uploaded]);
    await eventually(
      async () => await status(key, ['POST', `/documents/${uploaded}/removal`, {}]),
      (answer) => answer.code !== 'notCompleted',
    );
    expect(
      await askDatabase(server, 'select 1 from files where id = $1 and via_api', [uploaded]),
    ).toHaveLength(1);
    const allowed = await program.send(key, await pdfOf(LINES), { query: '?wait=0' });
    expect(allowed.response.status).toBe(202);
  });
});

describe('rules and usage', () => {
  it('are read, added and deleted, kind by kind and page by page', async () => {
    const client = program.client(await program.key(['rules:read', 'rules:write']));
    const pattern = await client.call(integration.createRule, {
      body: { kind: 'pattern', label: 'Pasta', pattern: String.raw`PASTA-\d{4}` },
    });
    expect(pattern).toMatchObject({ kind: 'pattern', active: true });
    for (const label of ['Alfa', 'Beta', 'Gama'])
      await client.call(integration.createRule, { body: { kind: 'remove', label } });
    await client.call(integration.createRule, { body: { kind: 'keep', label: 'Alfa' } });
    const list = async (query: { kind: 'pattern' | 'remove' | 'keep'; limit?: number; after?: string }) =>
      await client.call(integration.listRules, { query });
    const first = await list({ kind: 'remove', limit: 2 });
    const second = await list({ kind: 'remove', limit: 2, after: first.next ?? '' });
    expect(second.next).toBeNull();
    const labels = [...first.rules, ...second.rules].map(({ label }) => label);
    expect(labels.toSorted()).toEqual(['Alfa', 'Beta', 'Gama']);
    expect((await list({ kind: 'pattern' })).rules).toEqual([pattern]);
    await client.call(integration.deleteRule, { params: { id: pattern.id } });
    await expect(client.call(integration.deleteRule, { params: { id: pattern.id } })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(
      client.call(integration.createRule, { body: { kind: 'pattern', label: 'x', pattern: '(?=x)' } }),
    ).rejects.toMatchObject({ code: 'patternRefused' });
  });

  it('tell what the company has, may and did', async () => {
    const client = program.client(await program.key(['usage']));
    const now = await eventually(
      async () => await client.call(integration.getUsage, { query: {} }),
      ({ underWay }) => underWay === 0,
    );
    expect(now).toMatchObject({
      plan: 'premium',
      limits: PLANS.premium.apiLimits,
      month: { credits: 30 + PLANS.premium.monthlyCredits - now.balance },
    });
    expect(now.month.documents).toBeGreaterThan(3);
    const before = await client.call(integration.getUsage, { query: { year: 2025, month: 1 } });
    expect(before.month).toEqual({ year: 2025, month: 1, credits: 0, documents: 0 });
  });
});
