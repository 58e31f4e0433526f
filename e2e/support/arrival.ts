/** Signing in by the calls that the screens make, without the screens. */

import { humanAnswerAt } from '../../apps/server/testing/people.ts';
import type { Mailbox } from './mailbox.ts';

/** Creates the account where there is none. @returns the token of the session */
export async function signIn(url: string, mailbox: Mailbox, email: string): Promise<string> {
  const resources = `${url}/resources`;
  const seen = (await mailbox.mailsTo(email)).length;
  const recaptcha = await humanAnswerAt(resources);
  const asked = await post(`${resources}/auth/login-no-password`, { email, recaptcha });
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? '';
  const code = await mailbox.codeFor(email, seen);
  const verified = await post(`${resources}/auth/verify2fa`, { code }, cookie);
  return ((await verified.json()) as { token: string }).token;
}

async function post(url: string, fields: Readonly<Record<string, string>>, cookie = ''): Promise<Response> {
  const body = new URLSearchParams(fields);
  const answer = await fetch(url, { method: 'POST', body, headers: { Cookie: cookie } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
