import { company as wire, users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;
let companyId: string;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'empresa.example');
  companyId = (await team.admin.client.call(users.getMyInfo)).empresa.id;
});
afterAll(async () => await server.close());

const good = { nome: 'Acme', cidade: 'Porto Alegre', tempoArquivos: 30, authType: 'EMAIL' } as const;
const save = async (body: object) =>
  await team.admin.client.call(wire.updateCompany, {
    params: { companyId },
    body: { ...good, ...body },
  });

async function asOwner(statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: server.database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

describe('the company', () => {
  it('starts with its domain as name, 365 days and sign-in by e-mail', async () => {
    expect(await team.admin.client.call(wire.getCompany, { params: { companyId } })).toMatchObject({
      nome: 'empresa.example',
      cidade: '',
      tempoArquivos: 365,
      authType: 'EMAIL',
    });
  });

  it('is read and saved by Admins only, and only the own one', async () => {
    for (const person of [team.operator, team.manager]) {
      await expect(person.client.call(wire.getCompany, { params: { companyId } })).rejects.toMatchObject({
        status: 403,
      });
    }
    const other = await makeTeam(server, 'outra.example');
    const { empresa } = await other.admin.client.call(users.getMyInfo);
    await expect(
      team.admin.client.call(wire.getCompany, { params: { companyId: empresa.id } }),
    ).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    [{ nome: ' ', cidade: '', tempoArquivos: 0 }, 'Nome da empresa é obrigatório'],
    [{ cidade: ' ', tempoArquivos: 0 }, 'Cidade é obrigatória'],
    [{ tempoArquivos: 0, authType: 'LDAP' }, 'Tempo de retenção deve ser maior que 0'],
    [{ authType: 'LDAP', ldapUrl: 'ldaps://x' }, 'Preencha todos os campos LDAP obrigatórios'],
    [{ authType: 'OAUTH', oauthIssuer: 'https://x' }, 'Preencha todos os campos OAuth obrigatórios'],
    [{ authType: 'SAML', samlMetadataUrl: 'https://x' }, 'Preencha todos os campos SAML obrigatórios'],
  ])('checks in order: %j gives %s', async (body, message) => {
    await expect(save(body)).rejects.toMatchObject({ message });
  });

  it('signs in by a provider only when its plan allows', async () => {
    const ldap = { authType: 'LDAP', ldapUrl: 'ldaps://ldap.example', ldapDomain: 'x', ldapBaseDn: 'dc=x' };
    await expect(save(ldap)).rejects.toMatchObject({ code: 'ssoRequiresPremium', status: 403 });
    await asOwner(`update companies set plan = 'premium' where id = '${companyId}'`);
    expect(await save(ldap)).toMatchObject({ authType: 'LDAP', ldapBaseDn: 'dc=x' });
  });

  it('keeps the client secret sealed and never gives it back; an empty one keeps it', async () => {
    const oauth = { authType: 'OAUTH', oauthIssuer: 'https://idp.example', oauthClientId: 'mavendoc' };
    await save({ ...oauth, oauthClientSecret: 'muito secreto' });
    const saved = await save(oauth);
    expect(saved).toMatchObject({ oauthClientSecret: '', oauthClientSecretSet: true });
    const [row] = await asOwner(
      `select oauth_client_secret as sealed from companies where id = '${companyId}'`,
    );
    expect(Buffer.from(row?.['sealed'] as Uint8Array).includes('muito secreto')).toBe(false);
  });

  it('clears the fields of the other sign-in types', async () => {
    expect(await save({ ldapUrl: 'ldaps://x', oauthIssuer: 'https://x' })).toMatchObject({
      authType: 'EMAIL',
      ldapUrl: '',
      oauthIssuer: '',
      oauthClientSecretSet: false,
    });
  });
});
