import { drive, rules } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, indexed, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { parseCsv } from './csv.ts';

let server: TestServer;
let team: Team;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'muitas-regras.example');
});
afterAll(async () => await server.close());

const TERMS = 10_000;
const csvOf = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `Cliente Número ${from + index}`).join('\n');

const load = async (category: 'B' | 'W', body: string) =>
  await team.manager.client.call(rules.importItems, { params: { category }, body });

/** A document that was completed once, as if it had been uploaded so many times. */
async function multiply(id: string, times: number): Promise<void> {
  await askDatabase(
    server,
    `insert into files (empresa_id, folder_id, owner_id, name, name_key, search_key, bytes, sha256, blob_key, status,
       page_count, inspection_key)
     select empresa_id, folder_id, owner_id, n || '.pdf', n || '.pdf', n || '.pdf', bytes, sha256, blob_key, status,
       page_count, inspection_key
     from files, generate_series(1, $2::integer) n where id = $1`,
    [id, times],
  );
}

describe('ten thousand terms', () => {
  it('come in once, are found in a document, and go out as they came', async () => {
    expect(await load('B', csvOf(TERMS))).toEqual({ added: TERMS, skipped: 0, refused: [] });
    expect(await load('B', csvOf(TERMS))).toEqual({ added: 0, skipped: TERMS, refused: [] });
    const folder = (await team.operator.client.call(drive.createFolder, { query: {}, body: 'Termos' })).id;
    const bytes = await pdfOf([
      ['Contrato com CLIENTE NUMERO 9876 e com o Cliente Número 12.', 'Prazo: trinta dias.'],
    ]);
    const { body } = await upload(server, team.operator.token, folder, { name: 'a.pdf', bytes });
    expect((await indexed(team.operator.client, body.id)).found).toEqual({ custom: 2 });
    const file = await team.manager.client.call(rules.exportItems, { params: { category: 'B' } });
    expect(parseCsv(await file.text())).toHaveLength(TERMS + 1);
  });

  it('are refused beyond the limit as a whole, and an import never leaves half of a list', async () => {
    await expect(load('W', csvOf(50_001))).rejects.toMatchObject({ code: 'tooManyRules' });
    const items = await team.manager.client.call(rules.listItems, { params: { category: 'W' } });
    expect(items).toEqual([]);
  });

  it('come back as they were when they look like formulas', async () => {
    await load('W', '+55 51\n-2\n@casa\n=SOMA');
    const exported = await team.manager.client.call(rules.exportItems, { params: { category: 'W' } });
    const text = await exported.text();
    expect(text).toContain("'=SOMA");
    expect(await load('W', text)).toEqual({ added: 0, skipped: 4, refused: [] });
  });
});

describe('a rule that is tried on many documents', () => {
  it('looks through the newest fifty, and others are answered meanwhile', async () => {
    const [one] = await askDatabase<{ id: string }>(server, `select id from files where name = 'a.pdf'`);
    await multiply(one?.id ?? '', 80);
    const ended: string[] = [];
    const trying = team.manager.client
      .call(rules.tryRule, { body: { regex: String.raw`(?i)cliente n[uú]mero \d+` } })
      .finally(() => ended.push('trying'));
    for (let each = 0; each < 3; each++) {
      await team.admin.client.call(rules.listRegexes);
      ended.push('another call');
    }
    const found = await trying;
    expect(ended.at(-1)).toBe('trying');
    expect(found.hits.length).toBeGreaterThan(0);
    expect(found.hits.every(({ count }) => count === 2)).toBe(true);
    expect(found.complete ? found.documents : 50).toBe(50);
  });
});
