import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshDatabase } from '../testing/database.ts';
import { codeIn, startMailSink } from '../testing/mail-sink.ts';
import { humanAnswerAt } from '../testing/people.ts';
import { TEST_SECRET } from '../testing/postgres.ts';
import { freePort } from '../testing/server.ts';

it('logs calls without anything that people sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-logs-'));
  const [database, mail, port] = await Promise.all([freshDatabase(), startMailSink(), freePort()]);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/serve.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      MAVENDOC_DATA: folder,
      MAVENDOC_SECRET: TEST_SECRET,
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      ALTCHA_WORK: '4',
      LOG_LEVEL: 'debug',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('MavenDoc: http')) await new Promise((again) => setTimeout(again, 20));

  const resources = `http://localhost:${port}/mavendoc/resources`;
  const email = 'segredo.pessoal@registro.example';
  const post = async (path: string, fields: Record<string, string>, cookie = '') =>
    await fetch(resources + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Cookie: cookie },
    });
  const asked = await post('/auth/login-no-password', { email, recaptcha: await humanAnswerAt(resources) });
  const code = codeIn(await mail.next(email));
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { token } = (await (await post('/auth/verify2fa', { code }, cookie)).json()) as { token: string };
  await fetch(`${resources}/users/search?text=${email}`, { headers: { Authorization: `Bearer ${token}` } });
  await fetch(`${resources}/nowhere/${email}`);

  child.kill('SIGTERM');
  await new Promise((ended) => child.once('exit', ended));
  await mail.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });

  expect(output).toContain('/users/search');
  for (const secret of [
    'segredo',
    'registro.example',
    code,
    token.slice(-20),
    cookie.slice(-20),
    TEST_SECRET,
  ]) {
    expect([secret, output.includes(secret)]).toEqual([secret, false]);
  }
});
