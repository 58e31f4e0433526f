/** People who sign in for real: proof of work, mail, six digits. */

import { PROFILE, users } from '@mavendoc/contract';
import type { Client, Language, Profile } from '@mavendoc/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestServer } from './server.ts';

/** An answer to a fresh human-verification challenge. */
export const humanAnswer = async ({ resources }: TestServer): Promise<string> =>
  await humanAnswerAt(resources);

/** The same, of a service that runs elsewhere. */
export async function humanAnswerAt(resources: string): Promise<string> {
  const response = await fetch(`${resources}/auth/altcha`);
  const challenge = (await response.json()) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export interface FormAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** `name=value` of the cookie that was set; empty when none was. */
  readonly cookie: string;
  readonly headers: Headers;
}

/** A form-encoded call, as a browser sends it, with the cookie of a pending sign-in. */
export async function postForm(
  server: TestServer,
  path: string,
  fields: Readonly<Record<string, string>>,
  options: { cookie?: string; language?: Language; userAgent?: string; forwardedFor?: string } = {},
): Promise<FormAnswer> {
  const response = await fetch(server.resources + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: {
      'Accept-Language': options.language ?? 'pt',
      Cookie: options.cookie ?? '',
      ...(options.userAgent === undefined ? {} : { 'User-Agent': options.userAgent }),
      ...(options.forwardedFor === undefined ? {} : { 'X-Forwarded-For': options.forwardedFor }),
    },
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
    headers: response.headers,
  };
}

/** Asks for a code; answers the cookie that names the pending sign-in. */
export async function requestCode(
  server: TestServer,
  email: string,
  language: Language = 'pt',
): Promise<string> {
  const recaptcha = await humanAnswer(server);
  const { status, cookie } = await postForm(
    server,
    '/auth/login-no-password',
    { email, recaptcha },
    { language },
  );
  if (status !== 200) throw new Error(`asking for a code answered ${status}`);
  return cookie;
}

export interface Person {
  readonly email: string;
  readonly token: string;
  readonly client: Client;
}

/** Signs in by mailed code; registers a company when nobody has the e-mail. */
export async function signIn(server: TestServer, email: string, userAgent?: string): Promise<Person> {
  const cookie = await requestCode(server, email);
  const code = await server.mail.nextCode(email);
  const browser = userAgent === undefined ? {} : { userAgent };
  const { body } = await postForm(server, '/auth/verify2fa', { code }, { cookie, ...browser });
  const token = String(body['token']);
  return { email, token, client: server.client(token) };
}

/** Adds a user to the Admin's company and signs it in. */
export async function addPerson(
  server: TestServer,
  admin: Person,
  email: string,
  profile: Profile,
  maxCredits = 0,
): Promise<Person> {
  await admin.client.call(users.createUser, {
    body: { nome: 'Pessoa de Teste', email, perfil: { id: profile }, maxCredits },
  });
  // the invitation
  await server.mail.next(email);
  return await signIn(server, email);
}

export interface Team {
  readonly admin: Person;
  readonly operator: Person;
  readonly manager: Person;
}

/** A company of its own with one person of each profile. */
export async function makeTeam(server: TestServer, domain: string): Promise<Team> {
  const admin = await signIn(server, `admin@${domain}`);
  const operator = await addPerson(server, admin, `operador@${domain}`, PROFILE.operator);
  const manager = await addPerson(server, admin, `gestor@${domain}`, PROFILE.manager);
  return { admin, operator, manager };
}
