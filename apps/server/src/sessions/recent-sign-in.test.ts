import { company as companyWire, integration, PROFILE, users, webhooks } from '@mavendoc/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startReceiver } from '../../testing/receiver.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let receiver: Receiver;
let team: Team;
let companyId: string;
let operatorId: string;
let webhookId: string;

const company = {
  nome: 'Acme',
  cidade: 'Recife',
  tempoArquivos: 30,
  authType: 'OAUTH',
  oauthIssuer: 'https://idp.example',
  oauthClientId: 'mavendoc',
} as const;
const events: webhooks.EventType[] = ['removal.done'];

beforeAll(async () => {
  [server, receiver] = await Promise.all([
    startTestServer({ PRIVATE_NETWORKS_ALLOWED: '127.0.0.1' }),
    startReceiver(),
  ]);
  team = await makeTeam(server, 'recente.example');
  companyId = (await team.admin.client.call(users.getMyInfo)).empresa.id;
  operatorId = (await team.operator.client.call(users.getMyInfo)).id;
  await server.documents.credits.setPlan(companyId, 'premium');
  await save({ oauthClientSecret: 'segredo', secondApprover: true });
  const made = await team.admin.client.call(webhooks.createWebhook, { body: { url: receiver.url, events } });
  webhookId = made.id;
  await signedInAgo('31 minutes');
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});

const save = async (fields: object) =>
  await team.admin.client.call(companyWire.updateCompany, {
    params: { companyId },
    body: { ...company, ...fields },
  });
const change = async (fields: object) =>
  await team.admin.client.call(users.updateUser, {
    body: {
      id: operatorId,
      nome: 'Pessoa de Teste',
      email: team.operator.email,
      perfil: { id: PROFILE.operator },
      ...fields,
    },
  });
const webhook = async (url: string) =>
  await team.admin.client.call(webhooks.updateWebhook, {
    params: { id: webhookId },
    body: { url, events, active: true },
  });

async function signedInAgo(age: string): Promise<void> {
  const { sid } = decodeJwt(team.admin.token);
  await askDatabase(server, `update sessions set created_at = now() - $2::interval where id = $1`, [
    sid,
    age,
  ]);
}

const SENSITIVE: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'a new integration key',
    async () => await team.admin.client.call(integration.createKey, { body: { name: 'ERP', days: 30 } }),
  ],
  ['another client of the provider', async () => await save({ oauthClientId: 'outro' })],
  ['a new client secret', async () => await save({ oauthClientSecret: 'novo' })],
  ['the end of the second approval', async () => await save({ secondApprover: false })],
  ["another person's e-mail", async () => await change({ email: 'outro@recente.example' })],
  ['a new Admin', async () => await change({ perfil: { id: PROFILE.admin } })],
  [
    'a user that begins as Admin',
    async () =>
      await team.admin.client.call(users.createUser, {
        body: { nome: 'Nova', email: 'nova@recente.example', perfil: { id: PROFILE.admin } },
      }),
  ],
  [
    'a new webhook',
    async () => await team.admin.client.call(webhooks.createWebhook, { body: { url: receiver.url, events } }),
  ],
  ['another address of a webhook', async () => await webhook(`${receiver.url}&b=2`)],
  ['another sign-in provider', async () => await save({ authType: 'EMAIL' })],
  [
    "a webhook's new secret",
    async () => await team.admin.client.call(webhooks.rotateSecret, { params: { id: webhookId } }),
  ],
];

describe('long after the sign-in', () => {
  it.each(SENSITIVE)('%s asks to sign in again', async (_what, act) => {
    await signedInAgo('31 minutes');
    await expect(act()).rejects.toMatchObject({ code: 'reauthenticationRequired', status: 403 });
  });

  it('everything else goes on', async () => {
    await signedInAgo('31 minutes');
    expect(await save({ nome: 'Acme Ltda', removalStyle: 'mask' })).toMatchObject({ nome: 'Acme Ltda' });
    expect(await change({ nome: 'Outro Nome' })).toMatchObject({ nome: 'Outro Nome' });
    expect(await webhook(receiver.url)).toMatchObject({ active: true });
  });
});

describe('soon after the sign-in', () => {
  it.each(SENSITIVE)('%s is done', async (_what, act) => {
    await signedInAgo('29 minutes');
    await expect(act()).resolves.toBeDefined();
  });
});

describe('the client secret of a provider', () => {
  it('is asked for again with another issuer: no provider gets it of another one', async () => {
    await signedInAgo('1 minute');
    await save({ oauthClientSecret: 'do primeiro' });
    const elsewhere = { oauthIssuer: 'https://outro-idp.example' };
    await expect(save(elsewhere)).rejects.toMatchObject({ code: 'oauthFieldsRequired' });
    expect(await save({ ...elsewhere, oauthClientSecret: 'do outro' })).toMatchObject(elsewhere);
  });
});
