import { company, drive, PROFILE, removal, review, users } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pdfOf, upload } from '../../testing/documents.ts';
import { addPerson, makeTeam, signIn } from '../../testing/people.ts';
import type { Person, Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'quatro-olhos.example');
  folder = (await team.operator.client.call(drive.createFolder, { query: {}, body: 'Pareceres' })).id;
  await settings(team.admin, { secondApprover: true, removalStyle: 'label', removalLevel: 'strict' });
});
afterAll(async () => await server.close());

async function settings(admin: Person, fields: object): Promise<company.Company> {
  const companyId = (await admin.client.call(users.getMyInfo)).empresa.id;
  const form = { nome: 'Acme', cidade: 'Porto Alegre', tempoArquivos: 30, authType: 'EMAIL' } as const;
  return await admin.client.call(company.updateCompany, {
    params: { companyId },
    body: { ...form, ...fields },
  });
}

async function completed(name: string, person = team.operator, into = folder): Promise<string> {
  const bytes = await pdfOf([['CPF: 529.982.247-25', 'O prazo é de trinta dias.']]);
  const { body } = await upload(server, person.token, into, { name, bytes }, '&duplicate=keep');
  await indexed(person.client, body.id);
  return body.id;
}

const start = async (person: Person, fileId: string) =>
  await person.client.call(removal.startRemoval, { params: { fileId }, body: undefined });

const decide = async (
  person: Person,
  fileId: string,
  body: { decision: 'approve' | 'refuse'; note?: string },
) => await person.client.call(removal.decideRemoval, { params: { fileId }, body });

const stateOf = async (person: Person, fileId: string) =>
  await person.client.call(removal.getRemoval, { params: { fileId } });

describe('a company with a second approver', () => {
  it('removes data with its own style and level, once another person has approved', async () => {
    const fileId = await completed('aprovar.pdf');
    const asked = await start(team.operator, fileId);
    expect(asked).toMatchObject({
      state: 'pending',
      style: 'label',
      level: 'strict',
      approval: { state: 'waiting', mayDecide: false, requestedBy: { nome: 'Pessoa de Teste' } },
    });
    expect(await askDatabase(server, `select 1 from work_items where kind = 'removal'`)).toEqual([]);
    const waiting = await team.manager.client.call(removal.listApprovals);
    expect(waiting).toMatchObject([
      { fileId, nomeOriginal: 'aprovar.pdf', removal: { approval: { mayDecide: true } } },
    ]);
    expect(await decide(team.manager, fileId, { decision: 'approve' })).toMatchObject({
      approval: { state: 'approved', decidedBy: { nome: 'Pessoa de Teste' } },
    });
    const done = await eventually(
      async () => await stateOf(team.operator, fileId),
      ({ state }) => state === 'removed' || state === 'error',
    );
    expect(done).toMatchObject({ state: 'removed', approval: { state: 'approved' } });
    expect(await team.manager.client.call(removal.listApprovals)).toEqual([]);
    const actions = await askDatabase<{ action: string }>(
      server,
      'select action from audit_log where target = $1 order by seq',
      [`file:${fileId}`],
    );
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['file.removal-requested', 'file.removal-approved']),
    );
  });

  it('lets nobody approve what they asked for, nor an Operator anything', async () => {
    const fileId = await completed('proprio.pdf');
    await start(team.manager, fileId);
    await expect(decide(team.manager, fileId, { decision: 'approve' })).rejects.toMatchObject({
      code: 'ownRequest',
    });
    await expect(decide(team.operator, fileId, { decision: 'approve' })).rejects.toMatchObject({
      code: 'accessDenied',
    });
    expect(await stateOf(team.operator, fileId)).toMatchObject({
      approval: { state: 'waiting', mayDecide: false },
    });
    await decide(team.admin, fileId, { decision: 'approve' });
    await expect(decide(team.admin, fileId, { decision: 'approve' })).rejects.toMatchObject({
      code: 'nothingToApprove',
    });
  });

  it('ends a refused removal with the reason that was given; it may be asked for again', async () => {
    const fileId = await completed('recusar.pdf');
    await start(team.operator, fileId);
    await expect(decide(team.admin, fileId, { decision: 'refuse', note: ' ' })).rejects.toMatchObject({
      code: 'refusalReasonRequired',
    });
    await decide(team.admin, fileId, { decision: 'refuse', note: 'Falta a página 2' });
    expect(await stateOf(team.operator, fileId)).toMatchObject({
      state: 'error',
      reason: 'refused',
      approval: { state: 'refused', note: 'Falta a página 2' },
    });
    expect(await start(team.operator, fileId)).toMatchObject({ state: 'pending', version: 2 });
    await team.operator.client.call(removal.cancelRemoval, { params: { fileId } });
    expect(await stateOf(team.operator, fileId)).toMatchObject({ state: 'error', version: 1 });
  });

  it('keeps the review as it was asked for: nothing is changed or undone before the removal ends', async () => {
    const fileId = await completed('revisao.pdf');
    const params = { fileId };
    const { client } = team.operator;
    const { findings } = await client.call(review.getReview, { params, query: {} });
    const keepAll = { findings: findings.map(({ id }) => id), decision: 'keep' } as const;
    const changes = [
      async () => await client.call(review.decide, { params, body: keepAll }),
      async () => await client.call(review.addMarks, { params, body: { kind: 'search', text: 'prazo' } }),
      async () => await client.call(review.undo, { params }),
    ];
    await client.call(review.addMarks, { params, body: { kind: 'search', text: 'trinta' } });
    await start(team.operator, fileId);
    for (const change of changes) await expect(change()).rejects.toMatchObject({ code: 'removalWaits' });
    await decide(team.manager, fileId, { decision: 'approve' });
    const done = await eventually(
      async () => await stateOf(team.operator, fileId),
      ({ state }) => state === 'removed' || state === 'error',
    );
    expect(done).toMatchObject({ state: 'removed', removed: { cpf: 1, custom: 1 } });
    await client.call(review.undo, { params });

    await start(team.operator, fileId);
    await client.call(removal.cancelRemoval, { params });
    for (const change of changes.slice(0, 2)) await change();
  });

  it('gives a worker nothing that nobody has approved, whatever is in the queue', async () => {
    const fileId = await completed('fila.pdf');
    await start(team.operator, fileId);
    await askDatabase(
      server,
      `insert into work_items (empresa_id, kind, subject)
       select empresa_id, 'removal', id from removals where file_id = $1`,
      [fileId],
    );
    // the next document wakes the worker, which must drop the item
    await completed('despertar.pdf');
    await eventually(
      async () => await askDatabase(server, `select 1 from work_items where kind = 'removal'`),
      (rows) => rows.length === 0,
    );
    expect(await stateOf(team.operator, fileId)).toMatchObject({
      state: 'pending',
      approval: { state: 'waiting' },
    });
  });

  it('needs two people who may approve, and keeps settings that a save leaves out', async () => {
    const admin = await signIn(server, 'so@sozinho.example');
    await expect(settings(admin, { secondApprover: true })).rejects.toMatchObject({
      code: 'approverMissing',
    });
    await addPerson(server, admin, 'gestor@sozinho.example', PROFILE.manager);
    expect(await settings(admin, { secondApprover: true, removalStyle: 'mask' })).toMatchObject({
      secondApprover: true,
      removalStyle: 'mask',
      removalLevel: 'standard',
    });
    expect(await settings(admin, {})).toMatchObject({ secondApprover: true, removalStyle: 'mask' });
  });
});
