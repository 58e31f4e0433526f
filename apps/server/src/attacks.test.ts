import { request } from 'node:http';
import { auth, company, may, PROFILE, users } from '@mavendoc/contract';
import type { AnyRoute } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { humanAnswer, makeTeam, postForm, requestCode } from '../testing/people.ts';
import type { Person, Team } from '../testing/people.ts';
import { allRoutes, nameOf } from '../testing/routes.ts';
import { startTestServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';

let server: TestServer;
let ours: Team;
let theirs: Team;

beforeAll(async () => {
  server = await startTestServer();
  ours = await makeTeam(server, 'nossa.example');
  theirs = await makeTeam(server, 'deles.example');
});
afterAll(async () => await server.close());

const ENCODINGS = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain',
  multipart: 'multipart/form-data; boundary=x',
} as const;

/** Calls a route with every parameter set to the id. */
async function callWith(route: AnyRoute, id: string, token: string | null): Promise<number> {
  const path = route.path.replaceAll(/\{\w+\}/g, id);
  const hasBody = route.body !== undefined;
  const response = await fetch(server.resources + path, {
    method: route.method,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(hasBody ? { 'Content-Type': ENCODINGS[route.bodyEncoding ?? 'json'] } : {}),
    },
    ...(hasBody ? { body: route.bodyEncoding === 'text' ? 'nome' : '' } : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

const sessionRoutes = () => allRoutes().filter(({ access }) => access === 'session');

async function idsOf({ admin, manager }: Team): Promise<readonly string[]> {
  const { empresa } = await admin.client.call(users.getMyInfo);
  const people = await admin.client.call(users.listUsers);
  const sessions = await manager.client.call(auth.listSessions);
  return [empresa.id, ...people.map(({ id }) => id), ...sessions.map(({ id }) => id)];
}

describe('every call', () => {
  it('is refused without a session', async () => {
    expect(sessionRoutes().length).toBeGreaterThan(20);
    for (const route of sessionRoutes()) {
      const status = await callWith(route, crypto.randomUUID(), null);
      // 404: this installation does not offer the call at all
      expect([nameOf(route), status === 401 || status === 404]).toEqual([nameOf(route), true]);
    }
  });

  it('that needs a permission is refused to a role without it', async () => {
    const roles = [
      [PROFILE.operator, ours.operator],
      [PROFILE.manager, ours.manager],
    ] as const;
    for (const route of sessionRoutes()) {
      for (const [profile, person] of roles) {
        if (route.permission === undefined || may(profile, route.permission)) continue;
        const status = await callWith(route, crypto.randomUUID(), person.token);
        // 404: this installation does not offer the call at all
        expect([nameOf(route), status === 403 || status === 404]).toEqual([nameOf(route), true]);
      }
    }
  });

  it("finds nothing under another company's ids, and changes nothing there", async () => {
    const before = await theirs.admin.client.call(users.listUsers);
    const ids = await idsOf(theirs);
    const withIds = sessionRoutes().filter(({ path }) => path.includes('{'));
    for (const route of withIds) {
      for (const id of ids) {
        const status = await callWith(route, id, ours.admin.token);
        expect([nameOf(route), status >= 400 && status < 500]).toEqual([nameOf(route), true]);
      }
    }
    expect(await theirs.admin.client.call(users.listUsers)).toEqual(before);
    for (const person of Object.values(theirs) as Person[]) {
      expect((await person.client.call(users.getMyInfo)).email).toBe(person.email);
    }
  });
});

/** A request with headers that fetch would not send. */
async function raw(path: string, headers: Readonly<Record<string, string>>, body = '', method = 'GET') {
  return await new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    text: string;
  }>((done, failed) => {
    const sent = request(server.origin + path, { method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

describe('hostile requests', () => {
  it('get no further with a nested, an oversized or a broken body', async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${ours.admin.token}` };
    const path = '/mavendoc/resources/users';
    const deep = '{"nome":'.repeat(20_000) + '1' + '}'.repeat(20_000);
    expect((await raw(path, headers, deep, 'POST')).status).toBe(400);
    expect((await raw(path, headers, `{"nome":"${'a'.repeat(2_000_000)}"}`, 'POST')).status).toBe(413);
    expect((await raw(path, headers, '{"nome":', 'POST')).status).toBe(400);
    expect((await raw(path, headers, '{"__proto__":{"isAdmin":true},"nome":"A"}', 'POST')).status).toBe(400);
    expect((await raw(path, { ...headers, 'Content-Type': 'text/xml' }, '<x/>', 'POST')).status).toBe(415);
  });

  it('answer faults in the language of the call and without a stack', async () => {
    const answer = await raw('/mavendoc/resources/users/myinfo', {
      'Accept-Language': 'en',
      Authorization: 'Bearer x',
    });
    expect(JSON.parse(answer.text)).toEqual({
      code: 'unauthenticated',
      error: 'Your session has ended. Sign in again.',
    });
  });

  it('are not believed what they say about the host', async () => {
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    const answer = await raw('/', headers);
    expect(answer.headers['location']).toBe('/mavendoc/');
    const body = { nome: 'Convidada', email: 'convidada@nossa.example' };
    const auth = { Authorization: `Bearer ${ours.admin.token}`, 'Content-Type': 'application/json' };
    await raw('/mavendoc/resources/users', { ...headers, ...auth }, JSON.stringify(body), 'POST');
    const mail = await server.mail.next('convidada@nossa.example');
    expect(`${mail.text}${mail.html}`).not.toContain('evil.example');
    expect(mail.text).toContain(`${server.origin}/mavendoc/auth`);
  });

  it.each([
    '//evil.example/',
    '/mavendoc//evil.example/',
    '/%2f%2fevil.example',
    '/mavendoc/%2e%2e//evil.example',
  ])('are never sent to another site: %s', async (path) => {
    const { headers } = await raw(path, {});
    expect(headers['location'] ?? '/').toMatch(/^\/(?!\/)/);
  });

  it.each([
    '..%2f..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/%2e%2e/package.json',
    'assets/..%5c..%5cpackage.json',
  ])('read no file outside of the web application: %s', async (path) => {
    expect((await raw(`/mavendoc/${path}`, {})).text).not.toContain('"dependencies"');
  });

  it('count by the address of the connection, not by one that they name', async () => {
    const limited = await startTestServer({ SIGN_IN_RATE: '5' });
    const statuses = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const response = await fetch(`${limited.resources}/auth/altcha`, {
        headers: { 'X-Forwarded-For': `10.0.0.${attempt}` },
      });
      statuses.push(response.status);
    }
    await limited.close();
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
  });
});

describe('guessing', () => {
  it('ends in a lock-out after a dozen wrong codes in an hour, for known and unknown e-mails alike', async () => {
    for (const email of [ours.operator.email, 'ninguem@lugar.example']) {
      for (let round = 0; round < 4; round += 1) {
        const cookie = await requestCode(server, email);
        for (const code of ['000000', '111111', '222222'])
          await postForm(server, '/auth/verify2fa', { code }, { cookie });
      }
      const recaptcha = await humanAnswer(server);
      const locked = await postForm(server, '/auth/login-no-password', { email, recaptcha });
      expect(locked).toMatchObject({ status: 429, body: { code: 'tooManyRequests' }, cookie: '' });
    }
  });
});

describe('what people type', () => {
  it('is shown as text in mails', async () => {
    const { empresa } = await theirs.admin.client.call(users.getMyInfo);
    const nome = '<img src=x onerror=alert(1)>"Acme"';
    await theirs.admin.client.call(company.updateCompany, {
      params: { companyId: empresa.id },
      body: { nome, cidade: 'X', tempoArquivos: 1 },
    });
    const email = 'nova@deles.example';
    await theirs.admin.client.call(users.createUser, { body: { nome: 'Nova', email } });
    const mail = await server.mail.next(email);
    expect(mail.html).not.toContain('<img');
    expect(mail.subject).toBe(`Você foi convidado para ${nome}`);
  });

  it('adds no header to a mail', async () => {
    const { empresa } = await theirs.admin.client.call(users.getMyInfo);
    await theirs.admin.client.call(company.updateCompany, {
      params: { companyId: empresa.id },
      body: { nome: 'Acme\r\nBcc: todos@evil.example', cidade: 'X', tempoArquivos: 1 },
    });
    const email = 'outra@deles.example';
    await theirs.admin.client.call(users.createUser, { body: { nome: 'Outra', email } });
    const mail = await server.mail.next(email);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
  });
});

describe('every page', () => {
  it('runs no script that is not a file of ours, and can be framed by nobody', async () => {
    for (const path of ['/mavendoc/', '/mavendoc/resources/config']) {
      const { headers } = await raw(path, {});
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'(;|$)/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });
});
