/** Stands in the place of a document's process after a parser was taken over: tries to get out, and tells what came of it. */

import '../harden.ts';
import { tell } from '../tell.ts';

const attempts: Record<string, () => unknown> = {
  'read a file': async () => (await import('node:fs')).readFileSync('/etc/passwd', 'latin1'),
  'read the environment': async () => (await import('node:fs')).readFileSync('/proc/self/environ'),
  'list a folder': async () => (await import('node:fs')).readdirSync('/'),
  'write a file': async () => (await import('node:fs')).writeFileSync('/tmp/mavendoc-escape', 'x'),
  'write among its own code': async () =>
    (await import('node:fs')).writeFileSync(new URL('./escaped.ts', import.meta.url), 'x'),
  'link its way to a file': async () =>
    (await import('node:fs')).symlinkSync('/etc/passwd', new URL('./passwd', import.meta.url)),
  'start a program': async () => {
    const { error } = (await import('node:child_process')).spawnSync('/bin/true');
    if (error) throw error;
  },
  'start a thread': async () => new (await import('node:worker_threads')).Worker('', { eval: true }),
  'load an addon': () => process.dlopen({ exports: {} }, '/usr/lib/x86_64-linux-gnu/libc.so.6'),
  'connect to the network': async () => {
    const { connect } = await import('node:net');
    await new Promise((resolve, reject) => {
      connect(53, '127.0.0.1').on('connect', resolve).on('error', reject);
    });
  },
  'connect to a socket file': async () => {
    const { connect } = await import('node:net');
    await new Promise((resolve, reject) => {
      connect('/var/run/docker.sock').on('connect', resolve).on('error', reject);
    });
  },
  'listen on the network': async () => {
    const { createServer } = await import('node:net');
    await new Promise((resolve, reject) => {
      createServer()
        .on('error', reject)
        .listen(0, '127.0.0.1', () => resolve(undefined));
    });
  },
  'ask for a name': async () => (await import('node:dns/promises')).lookup('localhost'),
  'fetch an address': async () => fetch('http://127.0.0.1:1/'),
  'open the inspector': async () => (await import('node:inspector')).open(0),
  'use WASI': async () =>
    new (await import('node:wasi')).WASI({ version: 'preview1', preopens: { '/': '/' } }),
  'make code out of a string': async () => (await import('node:vm')).runInThisContext('eval("1 + 1")'),
  'end another process': () => process.kill(process.ppid, 0),
  'see secrets of the environment': () => {
    const names = Object.keys(process.env);
    if (names.length === 0) throw new Error('empty');
    return names;
  },
};

const report: Record<string, string> = {};
// A refused `listen` is thrown beside the promise that waits for it.
let thrown: PromiseWithResolvers<never> = Promise.withResolvers();
process.on('uncaughtException', (error) => thrown.reject(error));
for (const [name, attempt] of Object.entries(attempts)) {
  thrown = Promise.withResolvers();
  try {
    await Promise.race([attempt(), thrown.promise]);
    report[name] = 'escaped';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    report[name] = String(code ?? (error instanceof Error ? error.message : error));
  }
}
tell({ kind: 'ready' });
tell({ kind: 'failed', message: JSON.stringify(report) });
process.stdin.resume();
