import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboundGuard } from './outbound.ts';

let inside: Server;
let port: number;
let asked = 0;

beforeAll(async () => {
  inside = createServer((request, response) => {
    asked += 1;
    if (request.url === '/elsewhere') response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    else if (request.url === '/large') response.end(Buffer.alloc(2 * 1024 * 1024));
    else response.end('secret of the inside');
  });
  await new Promise<void>((listening) => inside.listen(0, '127.0.0.1', listening));
  const address = inside.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  inside.close();
});

describe('calls to addresses that users typed', () => {
  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0.0.0.0/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[::7f00:1]/',
    'https://[::ffff:0:7f00:1]/',
    'https://[fec0::1]/',
    'https://[2002:7f00:1::]/',
    'https://[5f00::1]/',
    'https://192.88.99.1/',
  ])('never reach %s', async (address) => {
    await expect(outboundGuard([]).fetch(address)).rejects.toThrow('is not a public address');
    expect(asked).toBe(0);
  });

  it('take a public IPv4 address in the dress of IPv6 for none', async () => {
    await expect(outboundGuard([]).resolve('::ffff:808:808')).rejects.toThrow('is not a public address');
    expect(await outboundGuard([]).resolve('[2606:4700:4700::1111]')).toBe('2606:4700:4700::1111');
  });

  it('are encrypted, unless the operator allows the host', async () => {
    await expect(outboundGuard([]).fetch('http://example.com/')).rejects.toThrow('https://');
    await expect(outboundGuard([]).fetch('file:///etc/passwd')).rejects.toThrow('https://');
    await expect(outboundGuard([]).fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('https://');
  });

  it('reach what the operator allows, by address, by network and by name', async () => {
    for (const allowed of ['127.0.0.1', '127.0.0.0/8']) {
      const answer = await outboundGuard([allowed]).fetch(`http://127.0.0.1:${port}/`);
      expect(await answer.text()).toBe('secret of the inside');
    }
    const byName = await outboundGuard(['localhost']).fetch(`http://localhost:${port}/`);
    expect(byName.status).toBe(200);
  });

  it('follow no redirect and read no endless answer', async () => {
    const guard = outboundGuard(['127.0.0.1']);
    expect((await guard.fetch(`http://127.0.0.1:${port}/elsewhere`)).status).toBe(302);
    await expect(guard.fetch(`http://127.0.0.1:${port}/large`)).rejects.toThrow('too large');
  });
});
