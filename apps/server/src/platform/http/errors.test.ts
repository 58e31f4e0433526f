import { once } from 'node:events';
import { request as call, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerErrors } from './errors.ts';

let app: FastifyInstance;
let port: number;
const logged: string[] = [];
/** Takes a connection and resets it, as a database does that is being restarted. */
const database = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));

beforeAll(async () => {
  database.listen(0, '127.0.0.1');
  await once(database, 'listening');
  const logger = { level: 'error', stream: { write: (line: string) => void logged.push(line) } };
  app = Fastify({ logger });
  answerErrors(app);
  app.get('/ask', async () => {
    const { port: there } = database.address() as AddressInfo;
    await new pg.Client({ host: '127.0.0.1', port: there, ssl: false }).connect();
  });
  app.post('/send', async () => 'heard');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  database.close();
});

it('tells whoever calls while the database resets its connections to come back', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/ask`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});

it('does not take a body that breaks off for a fault of its own', async () => {
  logged.length = 0;
  const sent = call({
    port,
    path: '/send',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 10 },
  });
  sent.on('error', () => {});
  const begun = once(app.server, 'request');
  sent.write('[');
  const [received] = (await begun) as [IncomingMessage];
  const over = new Promise((resolve) => received.once('close', resolve));
  sent.destroy();
  await over;
  await app.close();
  expect(logged).toEqual([]);
});
