import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { drive, users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { humanAnswer, makeTeam, postForm } from '../testing/people.ts';
import type { Team } from '../testing/people.ts';
import { startTestServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';

let server: TestServer;
let team: Team;

beforeAll(async () => {
  server = await startTestServer({ BODY_SECONDS: '1' });
  team = await makeTeam(server, 'http.example');
});
afterAll(async () => await server.close());

const call = async (
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) =>
  await fetch(`${server.resources}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${team.admin.token}`, ...init.headers },
  });

describe('another site', () => {
  const body = JSON.stringify({ nome: 'Intrusa', email: 'intrusa@http.example' });
  const headers = { 'Content-Type': 'application/json' };

  it('can make no call that changes something, as browsers of today tell', async () => {
    const crossing = { ...headers, 'Sec-Fetch-Site': 'cross-site' };
    const refused = await call('/users', { method: 'POST', body, headers: crossing });
    expect(refused.status).toBe(403);
    const recaptcha = await humanAnswer(server);
    const form = new URLSearchParams({ email: 'a@http.example', recaptcha });
    const signIn = await call('/auth/login-no-password', { method: 'POST', body: form, headers: crossing });
    expect([signIn.status, signIn.headers.get('set-cookie')]).toEqual([403, null]);
    const own = await call('/users', {
      method: 'POST',
      body,
      headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(own.status).toBe(200);
  });

  it('is allowed to read nothing', async () => {
    const answer = await call('/users', { headers: { Origin: 'https://evil.example' } });
    const preflight = await call('/users', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    for (const { headers: told } of [answer, preflight])
      expect([...told.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('answers', () => {
  it('are kept in no cache', async () => {
    for (const path of ['/users', '/users/myinfo', '/config', '/auth/altcha', '/nowhere'])
      expect([path, (await call(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
  });

  it('come with a sign-in cookie for HTTPS only, where there is HTTPS', async () => {
    const secure = await startTestServer({ MAVENDOC_PUBLIC_URL: 'https://mavendoc.example' });
    const resources = `http://127.0.0.1:${secure.platform.config.port}/mavendoc/resources`;
    const there = { ...secure, resources };
    const fields = { email: 'a@b.example', recaptcha: await humanAnswer(there) };
    const { headers } = await postForm(there, '/auth/login-no-password', fields);
    await secure.close();
    expect(headers.get('set-cookie')).toMatch(/^__Secure-mavendoc_challenge=.+; Secure/);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000; includeSubDomains/);
  });
});

describe('a hostile connection', () => {
  it('is cut when the body of a call drips', async () => {
    const sent = request(`${server.resources}/users`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${team.admin.token}`,
        'Content-Type': 'application/json',
        'Content-Length': 10_000,
      },
    });
    const drip = setInterval(() => sent.write(' '), 100);
    const started = Date.now();
    const [error] = (await once(sent, 'error')) as [NodeJS.ErrnoException];
    clearInterval(drip);
    expect(error.code).toBe('ECONNRESET');
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('of many that never end leaves the service to others', async () => {
    const port = server.platform.config.port;
    const idle = Array.from({ length: 200 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('POST /mavendoc/resources/users HTTP/1.1\r\nHost: x\r\nContent-Le');
      return socket;
    });
    expect((await call('/users/myinfo')).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });

  it.each(['TRACE', 'TRACK', 'CONNECT'])('gets nothing by %s', async (method) => {
    const socket = connect(server.platform.config.port, '127.0.0.1');
    socket.write(
      `${method} /mavendoc/ HTTP/1.1\r\nHost: localhost\r\nX-Secret: echo-me\r\nConnection: close\r\n\r\n`,
    );
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).not.toContain('echo-me');
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  });

  it('smuggles no second request', async () => {
    const socket = connect(server.platform.config.port, '127.0.0.1');
    const both = 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n';
    socket.write(`POST /mavendoc/resources/auth/login HTTP/1.1\r\nHost: x\r\n${both}\r\n0\r\n\r\nG`);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('parameters', () => {
  it('sent twice are refused, not chosen from', async () => {
    expect((await call('/users/search?text=a&text=b')).status).toBe(400);
    expect((await call('/users/search?page=0&page=-1')).status).toBe(400);
  });
});

const SCRIPT = '<img src=x onerror=alert(1)>';

describe('names', () => {
  it.each([
    '..',
    '../../etc/passwd',
    'a/b',
    'a\\b',
    '.hidden',
    'a\r\nSet-Cookie: x=1',
    'a\u0000.pdf',
    SCRIPT,
  ])('that lead elsewhere, or into a header, are refused: %j', async (name) => {
    await expect(team.admin.client.call(drive.createFolder, { query: {}, body: name })).rejects.toMatchObject(
      { code: 'invalidFolderName' },
    );
  });

  it.each([SCRIPT, 'Ana\r\nBcc: x@evil.example', '=1+1', '${7*7}', "Ana'; drop table users; --"])(
    'of people are letters, spaces, apostrophes and hyphens: %j',
    async (nome) => {
      await expect(
        team.admin.client.call(users.createUser, { body: { nome, email: 'x@http.example' } }),
      ).rejects.toMatchObject({ code: 'invalidName' });
    },
  );

  it('of files stay one header, whatever letters they have', async () => {
    const { id } = await team.admin.client.call(drive.createFolder, { query: {}, body: 'Pasta' });
    const form = new FormData();
    const name = "relatório ' ; filename=evil.exe; ç 中.pdf";
    form.append('file', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), name);
    const sent = await call(`/drive/upload?folder=${id}`, { method: 'POST', body: form });
    const file = (await sent.json()) as { id: string; nomeOriginal: string };
    expect(file.nomeOriginal).toBe(name);
    const { headers } = await call(`/drive/download/${file.id}`);
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[^; ]+$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
