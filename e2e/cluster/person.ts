/** A person whose calls go to the machines in turn, as a load balancer hands them out. */

import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type Client, type drive } from '@mavendoc/contract';
import { humanAnswerAt } from '../../apps/server/testing/people.ts';
import type { Installation } from './installation.ts';

export interface Person {
  readonly email: string;
  /** The next machine's. */
  client(): Client;
  upload(folder: string, name: string, bytes: Uint8Array): Promise<Uploaded>;
  /** The bytes of a version of a document. */
  download(id: string, version: drive.Version, format?: 'json' | 'pdf'): Promise<Buffer>;
}

interface Uploaded {
  readonly status: number;
  readonly body: drive.DriveFile & { readonly code?: string; readonly error?: string };
}

/** Asks one machine for a code and gives it to another. */
export async function signUp(installation: Installation, email: string): Promise<Person> {
  let turn = 0;
  const next = (): string => {
    const { origin } = installation.servers[turn++ % installation.servers.length]!;
    return `${origin}/mavendoc/resources`;
  };
  const recaptcha = await humanAnswerAt(next());
  const asked = await post(next(), '/auth/login-no-password', { email, recaptcha });
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
  const code = await installation.mail.nextCode(email);
  const verified = await post(next(), '/auth/verify2fa', { code }, cookie);
  const { token } = (await verified.json()) as { token: string };
  const authorization = { Authorization: `Bearer ${token}` };
  return {
    email,
    client: () => createClient({ base: next(), token: () => token, language: () => 'pt' }),
    async upload(folder, name, bytes) {
      const body = new FormData();
      body.append('file', new Blob([Buffer.from(bytes)], { type: 'application/pdf' }), name);
      const address = `${next()}/drive/upload?folder=${folder}`;
      const answer = await fetch(address, { method: 'POST', headers: authorization, body });
      return { status: answer.status, body: (await answer.json()) as Uploaded['body'] };
    },
    async download(id, version, format = 'pdf') {
      const address = `${next()}/drive/download/${id}?version=${version}&format=${format}`;
      const answer = await fetch(address, { headers: authorization });
      if (!answer.ok) throw new Error(`the download answered ${answer.status}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

const post = async (
  base: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  cookie = '',
): Promise<Response> =>
  await fetch(base + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie },
  });

/** Asks until the answer is right. @throws with the last answer when that takes too long */
export async function eventually<T>(
  ask: () => Promise<T>,
  right: (answer: T) => boolean,
  patienceMs = 60_000,
): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (right(answer)) return answer;
    if (Date.now() > until) throw new Error(`still ${JSON.stringify(answer)}`);
    await sleep(200);
  }
}
