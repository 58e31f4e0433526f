import { factors, users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, signIn } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { stepAt, totpCode } from '../factors/totp.ts';

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server, 'admin@avisos.example');
});
afterAll(async () => await server.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const subjectsTo = (email: string) =>
  server.mail.mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);

describe('people are told by mail', () => {
  it('of a sign-in from a browser that they did not use before, and of no other', async () => {
    const email = 'navegador@avisos.example';
    await signIn(server, email);
    await signIn(server, email);
    await signIn(server, email, FIREFOX);
    const notice = await server.mail.next(email);
    expect(notice.subject).toBe('Novo acesso à sua conta');
    expect(notice.text).toContain('Dispositivo: Firefox · Linux');
    expect(notice.text).toMatch(/Endereço IP: [\d.:af]+/);
    await signIn(server, email, FIREFOX);
    expect(subjectsTo(email).filter((subject) => subject === 'Novo acesso à sua conta')).toHaveLength(1);
  });

  it('of a changed password', async () => {
    const person = await signIn(server, 'senha@avisos.example');
    await person.client.call(users.changePassword, { body: { password: 'uma senha boa' } });
    expect((await server.mail.next(person.email)).subject).toBe('Sua senha foi alterada');
  });

  it('of a changed factor, which ends their other sessions', async () => {
    const email = 'fator@avisos.example';
    const other = await signIn(server, email);
    const person = await signIn(server, email);
    const { secret } = await person.client.call(factors.beginTotp);
    const code = totpCode(decoded(secret), stepAt(Date.now()));
    await person.client.call(factors.confirmTotp, { body: { code } });
    const notice = await server.mail.next(email);
    expect(notice.subject).toBe('A proteção da sua conta mudou');
    expect(notice.text).toContain('aplicativo autenticador foi ativado');
    await expect(other.client.call(users.getMyInfo)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await person.client.call(users.getMyInfo)).email).toBe(email);
  });

  it('of a changed e-mail, at the old address', async () => {
    const person = await addPerson(server, admin, 'antigo@avisos.example', 2);
    const { id } = await person.client.call(users.getMyInfo);
    const body = { id, nome: 'Pessoa', email: 'novo@avisos.example' };
    await admin.client.call(users.updateUser, { body });
    const notice = await server.mail.next('antigo@avisos.example');
    expect(notice.subject).toBe('O e-mail da sua conta foi alterado');
    expect(notice.text).toContain('novo@avisos.example');
  });

  it('in their own language', async () => {
    const person = await addPerson(server, admin, 'english@avisos.example', 2);
    await server.platform.db.asPlatform(
      async (tx) => await tx.execute(`update users set language = 'en' where email_key = '${person.email}'`),
    );
    await person.client.call(users.changePassword, { body: { password: 'a good password' } });
    expect((await server.mail.next(person.email)).subject).toBe('Your password was changed');
  });
});

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function decoded(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}
