import { unzipSync, strFromU8 } from 'fflate';
import { drive, reports } from '@mavendoc/contract';
import type { ReportId } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, indexed, pagesOfText, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Person, Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'relatorio.example');
  const { client, token } = team.operator;
  const folder = (await client.call(drive.createFolder, { query: {}, body: 'Pasta' })).id;
  const { body } = await upload(server, token, folder, {
    name: 'dois.pdf',
    bytes: await pdfOf(pagesOfText(2)),
  });
  await indexed(client, body.id);
  await client.call(drive.open, { params: { id: body.id } });
  const bad = await upload(server, token, folder, { name: 'ruim.pdf', bytes: new Uint8Array([1, 2]) });
  await indexed(client, bad.body.id);
});
afterAll(async () => await server.close());

const usage = async (person: Person, filters: object = {}) =>
  await person.client.call(reports.creditsUsage, { query: { ...filters } });

describe('credits usage', () => {
  it('tells each charge, last first, and not what cost nothing', async () => {
    const { records, totalRecords, pageSize } = await usage(team.manager);
    expect({ totalRecords, pageSize }).toEqual({ totalRecords: 2, pageSize: 20 });
    expect(records).toMatchObject([
      { email: team.operator.email, document: 'dois.pdf', credits: 1, kind: 'open' },
      { email: team.operator.email, document: 'dois.pdf', credits: 2, kind: 'pages' },
    ]);
  });

  it('is filtered by user, year and month of São Paulo, and paged', async () => {
    const now = new Date(Date.now() - 3 * 3_600_000);
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
    const users = await team.manager.client.call(reports.reportUsers);
    const idOf = (person: Person) => users.find(({ email }) => email === person.email)?.id;
    expect((await usage(team.admin, { userId: idOf(team.operator), year, month })).totalRecords).toBe(2);
    expect((await usage(team.admin, { userId: idOf(team.manager) })).totalRecords).toBe(0);
    expect((await usage(team.admin, { year: year + 1 })).totalRecords).toBe(0);
    expect((await usage(team.admin, { month: (month % 12) + 1 })).totalRecords).toBe(0);
    expect(await usage(team.admin, { page: 1, size: 1 })).toMatchObject({
      totalRecords: 2,
      records: [{ kind: 'pages' }],
    });
  });
});

describe('consumption by user', () => {
  it('adds credits and documents up', async () => {
    const rows = await team.admin.client.call(reports.creditsUsageReport, { query: {} });
    expect(rows).toMatchObject([{ email: team.operator.email, totalCredits: 3, totalDocuments: 1 }]);
  });
});

describe('access audit', () => {
  it('tells who signed in, when and from where', async () => {
    const { records, totalRecords } = await team.admin.client.call(reports.lastLogins, { query: {} });
    expect(totalRecords).toBe(3);
    expect(records.map(({ email }) => email)).toContain(team.operator.email);
    expect(records[0]).toMatchObject({ ip: '127.0.0.1' });
  });
});

describe('who reads what', () => {
  it.each<[keyof Team, ReportId, boolean]>([
    ['admin', 'access-audit', true],
    ['manager', 'access-audit', false],
    ['manager', 'credits-usage', true],
    ['manager', 'consumption-by-user', false],
    ['operator', 'credits-usage', false],
  ])('%s reads %s: %s', async (who, report, allowed) => {
    const response = await fetch(`${server.resources}/reports/export/${report}`, {
      headers: { Authorization: `Bearer ${team[who].token}` },
    });
    expect(response.status).toBe(allowed ? 200 : 403);
  });

  it('shows nothing of another company', async () => {
    const { admin } = await makeTeam(server, 'outra.example');
    expect((await usage(admin)).records).toEqual([]);
    const { records } = await admin.client.call(reports.lastLogins, { query: {} });
    expect(records.every(({ email }) => email.endsWith('@outra.example'))).toBe(true);
  });
});

describe('an export', () => {
  it('opens as a spreadsheet', async () => {
    const file = await team.admin.client.call(reports.exportReport, {
      params: { report: 'credits-usage' },
      query: { format: 'xlsx' },
    });
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row>/g)).toHaveLength(3);
    expect(sheet).toContain('dois.pdf');
  });

  it('as CSV has the same rows', async () => {
    const file = await team.admin.client.call(reports.exportReport, {
      params: { report: 'consumption-by-user' },
      query: { format: 'csv' },
    });
    expect((await file.text()).split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFE-mail;Total de documentos;Total de créditos'.replace('\uFEFF', ''),
      `${team.operator.email};1;3`,
    ]);
  });
});

describe('a purged document', () => {
  it('stays in the numbers without its name', async () => {
    const { client } = team.operator;
    const [{ id } = { id: '' }] = await askDatabase<{ id: string }>(
      server,
      `select id from files where name = 'dois.pdf'`,
    );
    await client.call(drive.deleteFile, { params: { id } });
    await client.call(drive.emptyTrash);
    expect((await usage(team.manager)).records).toMatchObject([{ document: '' }, { document: '' }]);
  });
});
