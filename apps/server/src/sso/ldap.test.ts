import { spawn, execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company as wire, users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../testing/certificate.ts';
import { useProvider } from '../../testing/companies.ts';
import { codeIn } from '../../testing/mail-sink.ts';
import { addPerson, humanAnswer, postForm, signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { freePort, startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

const DIRECTORY = `
dn: dc=empresa,dc=example
objectClass: dcObject
objectClass: organization
dc: empresa
o: Empresa

dn: uid=ana,dc=empresa,dc=example
objectClass: inetOrgPerson
uid: ana
cn: Ana
sn: Souza
mail: ana@empresa.example
userPassword: senha da ana

dn: uid=novo,dc=empresa,dc=example
objectClass: inetOrgPerson
uid: novo
cn: Novo
sn: Colega
mail: novo@empresa.example
userPassword: senha do novo

dn: uid=admin,dc=empresa,dc=example
objectClass: inetOrgPerson
uid: admin
cn: Outro
sn: Admin
mail: outro@empresa.example
userPassword: senha do outro

dn: uid=caio,dc=empresa,dc=example
objectClass: inetOrgPerson
uid: caio
cn: Caio
sn: Contratado
mail: caio@fora.example
userPassword: senha do caio

dn: uid=bia,dc=empresa,dc=example
objectClass: inetOrgPerson
uid: bia
cn: Bia
sn: Alheia
mail: bia@empresa.example
userPassword: senha da bia
`;

let folder: string;
let slapd: ChildProcess;
let port: number;
let securePort: number;
let server: TestServer;
let admin: Person;
let companyId: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-ldap-'));
  const { certificateFile } = await startDirectory();
  server = await startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.0/8', LDAP_CA_FILE: certificateFile });
  admin = await signIn(server, 'admin@empresa.example');
  await addPerson(server, admin, 'ana@empresa.example', 2);
  companyId = await useProvider(server, admin, settings(`ldaps://127.0.0.1:${securePort}`));
});
afterAll(async () => {
  slapd.kill('SIGKILL');
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (ldapUrl: string) => ({
  authType: 'LDAP',
  ldapUrl,
  ldapDomain: 'empresa.example',
  ldapBaseDn: 'dc=empresa,dc=example',
});

async function startDirectory() {
  const certificate = makeCertificate(folder);
  [port, securePort] = [await freePort(), await freePort()];
  mkdirSync(join(folder, 'db'));
  const file = join(folder, 'slapd.conf');
  writeFileSync(
    file,
    `include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
TLSCertificateFile ${certificate.certificateFile}
TLSCertificateKeyFile ${certificate.keyFile}
database mdb
suffix "dc=empresa,dc=example"
directory ${join(folder, 'db')}
access to attrs=userPassword by anonymous auth by * none
access to * by users read by * none
`,
  );
  const entries = join(folder, 'entries.ldif');
  writeFileSync(entries, DIRECTORY);
  execFileSync('/usr/sbin/slapadd', ['-f', file, '-l', entries], { stdio: 'ignore' });
  const addresses = `ldap://127.0.0.1:${port} ldaps://127.0.0.1:${securePort} ldaps://127.0.0.2:${securePort}`;
  slapd = spawn('/usr/sbin/slapd', ['-d', '0', '-f', file, '-h', addresses], { stdio: 'ignore' });
  await listening(securePort);
  return certificate;
}

async function listening(where: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await new Promise<boolean>((answer) => {
      const socket = connect(where, '127.0.0.1', () => {
        socket.destroy();
        answer(true);
      });
      socket.on('error', () => answer(false));
    });
    if (isUp) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error('slapd did not start');
}

const login = async (email: string, password: string, company?: string) =>
  await postForm(server, '/auth/login', {
    email,
    password,
    recaptcha: await humanAnswer(server),
    ...(company === undefined ? {} : { company }),
  });

const tryOut = async (ldapUrl: string) =>
  await admin.client.call(wire.testCompanyConnection, {
    params: { companyId },
    body: { nome: 'E', cidade: 'P', tempoArquivos: 1, ...settings(ldapUrl), authType: 'LDAP' },
  });

async function finish(email: string, cookie: string): Promise<Person> {
  const code = codeIn(await server.mail.next(email));
  const { body } = await postForm(server, '/auth/verify2fa', { code }, { cookie });
  const token = String(body['token']);
  return { email, token, client: server.client(token) };
}

describe('a company directory', () => {
  it('takes the password, and the six-digit step follows', async () => {
    const { status, cookie } = await login('ana@empresa.example', 'senha da ana');
    expect(status).toBe(200);
    const ana = await finish('ana@empresa.example', cookie);
    expect((await ana.client.call(users.getMyInfo)).empresa.id).toBe(companyId);
  });

  it('makes a first sign-in of the company domain an Operator of the company', async () => {
    const { cookie } = await login('novo@empresa.example', 'senha do novo');
    const novo = await finish('novo@empresa.example', cookie);
    expect(await novo.client.call(users.getMyInfo)).toMatchObject({ profile: 2, empresa: { id: companyId } });
  });

  it.each([
    ['a wrong password', 'ana@empresa.example', 'outra'],
    ['somebody it does not know', 'ninguem@empresa.example', 'senha da ana'],
    ['a wildcard for a name', '*@empresa.example', 'senha da ana'],
    ['a filter for a name', 'ana)(uid=*@empresa.example', 'senha da ana'],
    ['another name in the DN', 'ana+cn=x@empresa.example', 'senha da ana'],
    ["an e-mail whose user name is somebody else's", 'admin@empresa.example', 'senha do outro'],
  ])('refuses %s', async (_what, email, password) => {
    expect((await login(email, password)).status).toBeGreaterThanOrEqual(400);
  });

  it('knows people with an e-mail of another domain where the company is named, once they are its users', async () => {
    const [email, password] = ['caio@fora.example', 'senha do caio'];
    expect((await login(email, password, companyId)).status).toBe(401);
    await admin.client.call(users.createUser, { body: { nome: 'Caio', email } });
    expect((await login(email, password)).status).toBe(401);
    expect((await server.mail.next(email)).text).toContain(`/mavendoc/auth?company=${companyId}`);
    const caio = await finish(email, (await login(email, password, companyId)).cookie);
    expect((await caio.client.call(users.getMyInfo)).empresa.id).toBe(companyId);
  });

  it('lets nobody in who is a user of another company, whatever it says', async () => {
    const other = await signIn(server, 'chefe@alheia.example');
    await addPerson(server, other, 'bia@empresa.example', 2);
    for (const named of [undefined, companyId])
      expect((await login('bia@empresa.example', 'senha da bia', named)).body['code']).toBe('loginError');
  });

  it('is never asked with an empty password, which would be an anonymous bind', async () => {
    expect((await login('ana@empresa.example', '')).status).toBe(401);
  });

  it('is asked over TLS only: a plain address is upgraded before any password', async () => {
    await useProvider(server, admin, settings(`ldap://127.0.0.1:${port}`));
    expect((await login('ana@empresa.example', 'senha da ana')).status).toBe(200);
  });

  it('is not asked when its certificate is of another name', async () => {
    await expect(tryOut(`ldaps://127.0.0.2:${securePort}`)).rejects.toThrow('altnames');
  });

  it('can be tried before it is saved', async () => {
    expect(await tryOut(`ldaps://127.0.0.1:${securePort}`)).toEqual({});
    await expect(tryOut('ldaps://127.0.0.1:1')).rejects.toMatchObject({
      code: 'connectionFailed',
      status: 422,
    });
    await expect(tryOut('ldaps://10.0.0.1')).rejects.toThrow('not a public address');
  });

  it('locks out nobody when it is down: an Admin signs in by mailed code, others are told where to', async () => {
    expect((await signIn(server, 'admin@empresa.example')).token).toMatch(/\./);
    const recaptcha = await humanAnswer(server);
    const email = 'ana@empresa.example';
    expect((await postForm(server, '/auth/login-no-password', { email, recaptcha })).status).toBe(200);
    // earlier codes of this person may come first
    const subjects: (string | undefined)[] = [];
    while (!subjects.includes('Entre pelo login da sua empresa'))
      subjects.push((await server.mail.next(email)).subject);
    expect(subjects.at(-1)).toBe('Entre pelo login da sua empresa');
  });
});
