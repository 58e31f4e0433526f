import { createHmac } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import type { Secrets } from '../platform/secrets.ts';
import { browsersWith } from './browsers.ts';

const secrets = {
  mac: (context: string, value: string) =>
    createHmac('sha256', 'chave').update(`${context}\0${value}`).digest(),
} as Secrets;
const browsers = browsersWith(secrets);

afterEach(() => void vi.useRealTimers());

it('knows a browser for 180 days after the last sign-in, however the e-mail is written', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
  const cookie = browsers.remember('', 'Ana@Empresa.example');
  expect(browsers.known(cookie, ' ana@empresa.EXAMPLE')).toMatch(/^[\w-]{22}$/);
  vi.setSystemTime(new Date('2026-06-30T11:59:00Z'));
  expect(browsers.known(cookie, 'ana@empresa.example')).not.toBeNull();
  vi.setSystemTime(new Date('2026-06-30T12:00:01Z'));
  expect(browsers.known(cookie, 'ana@empresa.example')).toBeNull();
});

it('names a browser anew at each sign-in, and keeps the five newest e-mails', () => {
  let cookie = '';
  for (let each = 0; each < 7; each += 1) cookie = browsers.remember(cookie, `pessoa${each}@x.example`);
  const known = Array.from({ length: 7 }, (_, each) => browsers.known(cookie, `pessoa${each}@x.example`));
  expect(known.map((name) => name !== null)).toEqual([false, false, true, true, true, true, true]);
  const again = browsers.remember(cookie, 'pessoa6@x.example');
  expect(again.split('.')).toHaveLength(5);
  expect(browsers.known(again, 'pessoa6@x.example')).not.toBe(known[6]);
  expect(browsers.known(again, 'pessoa3@x.example')).toBe(known[3]);
});
