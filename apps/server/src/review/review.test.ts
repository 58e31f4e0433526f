import { drive, removal, review } from '@mavendoc/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;
let folder: string;
let params: { fileId: string };

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'revisao.example');
  folder = (await team.operator.client.call(drive.createFolder, { query: {}, body: 'Revisar' })).id;
});
afterAll(async () => await server.close());

const PAGES = [
  ['CPF: 529.982.247-25', 'Projeto Aurora', 'E-mail: ana.lima@exemplo.com.br'],
  ['O mesmo CPF 52998224725 de novo', 'projeto', 'AURORA'],
];

beforeEach(async () => {
  const sent = await upload(
    server,
    team.operator.token,
    folder,
    { name: 'contrato.pdf', bytes: await pdfOf(PAGES) },
    '&duplicate=keep',
  );
  params = { fileId: sent.body.id };
  await indexed(team.operator.client, sent.body.id);
});

const client = () => team.operator.client;
const read = async (page?: number) => await client().call(review.getReview, { params, query: { page } });
const cpfs = async () => (await read()).findings.filter(({ category }) => category === 'cpf');

describe('a review', () => {
  it('shows findings by page with their places, and the text for selecting', async () => {
    const all = await read();
    expect(all.pages).toMatchObject([{ index: 0, width: 595, height: 842 }, { index: 1 }]);
    const [first, second] = await cpfs();
    expect(first).toMatchObject({ decision: 'remove', added: false, areas: [{ page: 0 }] });
    expect(second?.group).toBe(first?.group);
    expect((await read(1)).findings.map(({ id }) => id)).toContain(second?.id);
    expect((await read(1)).findings.map(({ id }) => id)).not.toContain(first?.id);
    const page = await client().call(review.getPageText, { params: { ...params, page: 0 } });
    expect(page.text).toContain('529.982.247-25');
    expect(page.boxes).toHaveLength(page.text.length * 4);
  });

  it('keeps one finding here, all of its value everywhere, and takes it back', async () => {
    const [first] = await cpfs();
    const id = first?.id ?? '';
    const here = await client().call(review.decide, { params, body: { findings: [id], decision: 'keep' } });
    expect(here).toMatchObject({
      changed: [{ id, decision: 'keep', decidedBy: expect.any(String) }],
      canUndo: true,
    });
    const all = await client().call(review.decide, {
      params,
      body: { findings: [id], decision: 'keep', scope: 'everywhere', basis: 'LAI art. 31' },
    });
    expect(all.changed).toHaveLength(2);
    expect((await cpfs()).map(({ decision, basis }) => [decision, basis])).toEqual([
      ['keep', 'LAI art. 31'],
      ['keep', 'LAI art. 31'],
    ]);
    await client().call(review.undo, { params });
    expect((await cpfs()).map(({ decision }) => decision)).toEqual(['keep', 'remove']);
    await client().call(review.undo, { params });
    await expect(client().call(review.undo, { params })).rejects.toMatchObject({ code: 'nothingToUndo' });
  });

  it('takes marks by box, by text and by search, and all of it reaches the removal', async () => {
    const { findings } = await read();
    await client().call(review.decide, {
      params,
      body: { findings: findings.map(({ id }) => id), decision: 'keep' },
    });
    const hits = await client().call(review.searchText, { params, body: { text: 'projeto aurora' } });
    expect(hits.map(({ areas }) => areas[0]?.page)).toEqual([0, 1]);
    const searched = await client().call(review.addMarks, {
      params,
      body: { kind: 'search', text: 'Projeto  AURORA' },
    });
    expect(searched.changed).toHaveLength(2);
    const { text } = await client().call(review.getPageText, { params: { ...params, page: 1 } });
    const start = text.indexOf('de novo');
    await client().call(review.addMarks, {
      params,
      body: { kind: 'text', page: 1, start, end: start + 'de novo'.length },
    });
    const box = { left: 50, top: 0, right: 500, bottom: 80 };
    const drawn = await client().call(review.addMarks, { params, body: { kind: 'box', page: 0, box } });
    expect(drawn.changed).toMatchObject([{ added: true, text: expect.stringContaining('529.982.247-25') }]);
    await expect(
      client().call(review.addMarks, { params, body: { kind: 'search', text: 'não está aqui' } }),
    ).rejects.toMatchObject({ code: 'nothingToMark' });

    await client().call(removal.startRemoval, { params, body: {} });
    const done = await eventually(
      async () => await client().call(removal.getRemoval, { params }),
      ({ state }) => state === 'removed' || state === 'error',
    );
    expect(done).toMatchObject({ state: 'removed', removed: { custom: 4 } });
    const history = await client().call(review.history, { params });
    expect(history.map(({ action }) => action)).toEqual(['removal', 'add', 'add', 'add', 'keep', 'upload']);
  });

  it('holds so many changes and no more; what is undone leaves no text behind', async () => {
    const [cpf] = await cpfs();
    const findings = Array.from({ length: 5_000 }, () => cpf?.id ?? '');
    await client().call(review.decide, { params, body: { findings, decision: 'keep', scope: 'here' } });
    expect((await client().call(review.history, { params }))[0]).toMatchObject({ action: 'keep', count: 1 });
    await client().call(review.undo, { params });
    const undone = await askDatabase<{ bytes: number }>(
      server,
      'select octet_length(payload) as bytes from review_changes where file_id = $1',
      [params.fileId],
    );
    expect(undone).toEqual([{ bytes: 0 }]);
    await askDatabase(
      server,
      `insert into review_changes (empresa_id, file_id, user_id, action, count, payload, undone_at)
       select empresa_id, file_id, user_id, action, count, payload, undone_at
       from review_changes, generate_series(2, 20000) where file_id = $1`,
      [params.fileId],
    );
    const body = { kind: 'search' as const, text: 'Projeto Aurora' };
    await expect(client().call(review.addMarks, { params, body })).rejects.toMatchObject({
      code: 'tooManyChanges',
      status: 409,
    });
  });

  it('is nothing of strangers, and its texts lie sealed in the database', async () => {
    await client().call(review.addMarks, { params, body: { kind: 'search', text: 'Projeto Aurora' } });
    const { admin: stranger } = await makeTeam(server, 'alheia.example');
    await expect(stranger.client.call(review.getReview, { params, query: {} })).rejects.toMatchObject({
      code: 'notFound',
    });
    const rows = await askDatabase<{ payload: Buffer }>(server, 'select payload from review_changes');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ payload }) => payload.toString('latin1').includes('Aurora'))).toBe(false);
  });
});

describe('legal bases', () => {
  it('come with the product, and a company adds its own', async () => {
    const list = async () => await team.manager.client.call(review.listLegalBases);
    const before = await list();
    expect(before.every(({ builtIn }) => builtIn)).toBe(true);
    const made = await team.manager.client.call(review.createLegalBasis, { body: { code: 'Norma 7' } });
    await expect(
      team.manager.client.call(review.createLegalBasis, { body: { code: 'lai ART. 31' } }),
    ).rejects.toMatchObject({ code: 'termTaken' });
    expect(await list()).toHaveLength(before.length + 1);
    await team.manager.client.call(review.deleteLegalBasis, { params: { id: made.id } });
    await expect(
      team.manager.client.call(review.deleteLegalBasis, { params: { id: before[0]?.id ?? '' } }),
    ).rejects.toMatchObject({ code: 'notFound' });
    await expect(
      team.operator.client.call(review.createLegalBasis, { body: { code: 'X' } }),
    ).rejects.toMatchObject({ code: 'accessDenied' });
  });
});
