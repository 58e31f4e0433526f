import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { heldBodies } from './bodies.ts';

const EVERY_MS = 150;
const BYTES = 1_000;
const LARGEST = 100_000;

it('A body that is held must keep coming: who drips is cut off and leaves its place, who sends on is served', async () => {
  const bodies = heldBodies(LARGEST, { pace: { everyMs: EVERY_MS, bytes: BYTES }, free: 0 });
  const app = fastify();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/', {
    preParsing: async (request, reply) => bodies.admit(request, reply, 'company'),
    handler: async (request) =>
      await bodies.during(request, async () => String((request.body as string).length)),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const begin = async (length: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/x\r\nContent-Length: ${length}\r\n\r\n`);
    return socket;
  };
  try {
    const dripping = await begin(LARGEST);
    // Not `once` of node:events, which fails where the connection is reset: that is how it is cut off.
    const closed = new Promise((resolve) => dripping.once('close', resolve));
    while (!dripping.destroyed) {
      dripping.write('.');
      await Promise.race([sleep(EVERY_MS / 5), closed]);
    }
    // its place is free: it took all of the company's
    const steady = await begin(LARGEST);
    const answer = once(steady, 'data') as Promise<[Buffer]>;
    for (let sent = 0; sent < LARGEST; sent += BYTES * 10) {
      steady.write('.'.repeat(BYTES * 10));
      await sleep(EVERY_MS / 3);
    }
    expect((await answer)[0].toString()).toMatch(/^HTTP\/1.1 200 [^]*100000$/);
    steady.destroy();
  } finally {
    await app.close();
  }
});
