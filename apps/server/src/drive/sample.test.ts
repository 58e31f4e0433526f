import { credits, drive } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexed } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { samplePdf } from './sample-pdf.ts';

let server: TestServer;
let team: Team;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'sample.example');
});
afterAll(async () => await server.close());

describe('the sample document', () => {
  it('is read, found data in and opened without a credit, once a person', async () => {
    const { client } = team.operator;
    const before = await client.call(credits.getCredits);
    const made = await client.call(drive.createSample);
    const file = await indexed(client, made.id);
    expect(file.statusIndex).toBe(drive.STATUS.completed);
    expect(file.found).toMatchObject({ cpf: 3, email: 2, person: 4 });
    expect(await client.call(drive.open, { params: { id: made.id } })).not.toBe('');
    expect(await client.call(credits.getCredits)).toEqual(before);
    expect((await client.call(drive.createSample)).id).toBe(made.id);
  });

  it('speaks the language of the person', async () => {
    const portuguese = samplePdf('pt').toString('latin1');
    expect(portuguese).toContain('PRESTAÇÃO');
    expect(samplePdf('en').toString('latin1')).toContain('AGREEMENT');
    const english = server.client(team.manager.token, 'en');
    expect((await english.call(drive.createSample)).nomeOriginal).toBe('Sample agreement.pdf');
  });

  it('does not make the same bytes free when a person uploads them', async () => {
    const { client } = team.admin;
    const before = (await client.call(credits.getCredits)).currentCredits;
    const folder = await client.call(drive.createFolder, { query: {}, body: 'Meus' });
    const sent = await client.call(drive.uploadBase64, {
      body: {
        base64: samplePdf('pt').toString('base64'),
        fileName: 'meu.pdf',
        mimeType: 'application/pdf',
        idFolder: folder.id,
      },
    });
    await indexed(client, sent.id);
    expect((await client.call(credits.getCredits)).currentCredits).toBe(before - 1);
  });
});
