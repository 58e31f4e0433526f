import { drive, rules } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexed, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { parseCsv, toCsv } from './csv.ts';

let server: TestServer;
let team: Team;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'regras.example');
});
afterAll(async () => await server.close());

const termsIn = async (category: 'W' | 'B'): Promise<readonly string[]> =>
  (await team.admin.client.call(rules.listItems, { params: { category } })).map(({ label }) => label);

describe('regular expressions', () => {
  it('are kept, changed and deleted by Admins and Managers, not by Operators', async () => {
    const made = await team.manager.client.call(rules.createRegex, {
      body: { label: 'Pasta', regex: String.raw`PASTA-\d{4}` },
    });
    expect(made.status).toBe('A');
    await team.admin.client.call(rules.updateRegex, { body: { ...made, status: 'I' } });
    const read = await team.admin.client.call(rules.getRegex, { params: { id: made.id } });
    expect(read).toEqual({ ...made, status: 'I' });
    await expect(team.operator.client.call(rules.listRegexes)).rejects.toMatchObject({
      code: 'accessDenied',
    });
    const { admin: stranger } = await makeTeam(server, 'alheia.example');
    await expect(stranger.client.call(rules.getRegex, { params: { id: made.id } })).rejects.toMatchObject({
      code: 'notFound',
    });
    await team.admin.client.call(rules.deleteRegex, { params: { id: made.id } });
    expect(await team.admin.client.call(rules.listRegexes)).toEqual([]);
  });

  it.each([
    ['(a)(?=b)', 'patternRefused', 'look-around'],
    ['(', 'patternRefused', ''],
    ['', 'patternRequired', 'Preencha o padrão'],
  ])('refuse %j as %s and say why', async (regex, code, words) => {
    const call = team.admin.client.call(rules.createRegex, { body: { label: 'x', regex } });
    await expect(call).rejects.toMatchObject({ code, message: expect.stringContaining(words) as string });
  });
});

const loadRegexes = async (body: string) => await team.manager.client.call(rules.importRegexes, { body });
const allRegexes = async () =>
  (await team.manager.client.call(rules.listRegexes)).map(({ label, regex, status }) => [
    label,
    regex,
    status,
  ]);

describe('a file of regular expressions', () => {
  it('comes in row by row, and says which rows do not and why', async () => {
    const csv = [
      'Nome;Regex;Status',
      String.raw`Pasta;PASTA-\d{4};A`,
      String.raw`"Ponto; e vírgula";"a;b""c";i`,
      String.raw`Sem status;X\d`,
      '"";abc;A',
      'Sem padrão;;A',
      'Olhar;(a)(?=b);A',
      'Outro status;abc;X',
    ].join('\r\n');
    const told = await loadRegexes(csv);
    expect([told.added, told.skipped]).toEqual([3, 0]);
    expect(told.refused.map(({ row, code }) => [row, code])).toEqual([
      [5, 'labelRequired'],
      [6, 'patternRequired'],
      [7, 'patternRefused'],
      [8, 'invalidRequest'],
    ]);
    expect(told.refused[2]?.detail).toContain('look-around');
    expect(await allRegexes()).toEqual([
      ['Pasta', String.raw`PASTA-\d{4}`, 'A'],
      ['Ponto; e vírgula', 'a;b"c', 'I'],
      ['Sem status', String.raw`X\d`, 'A'],
    ]);
    expect(await loadRegexes(csv)).toMatchObject({ added: 0, skipped: 3 });
  });

  it('comes back as it went out, formulas and marks too', async () => {
    for (const regex of ['=\\d+', "'=\\d+", "''-x", '@a|b', ' a ', 'a\nb', '"'])
      await team.admin.client.call(rules.createRegex, { body: { label: `=${regex.trim()}`, regex } });
    const before = await allRegexes();
    const file = await team.manager.client.call(rules.exportRegexes);
    const text = await file.text();
    expect(text).not.toMatch(/(^|;|")[=+\-@]/m);
    for (const { id } of await team.admin.client.call(rules.listRegexes))
      await team.admin.client.call(rules.deleteRegex, { params: { id } });
    expect(await loadRegexes(text)).toMatchObject({ added: before.length, refused: [] });
    expect(await allRegexes()).toEqual(before);
  });

  it('is refused as a whole beyond what a company may have', async () => {
    const before = await allRegexes();
    const many = Array.from({ length: 501 }, (_, index) => `Regra ${index};R${index}`).join('\n');
    await expect(loadRegexes(many)).rejects.toMatchObject({ code: 'tooManyRules' });
    expect(await allRegexes()).toEqual(before);
  });
});

describe('lists', () => {
  it('take a term once, whatever its case and accents', async () => {
    const made = await team.admin.client.call(rules.createItem, {
      body: { label: 'Ação Ltda', category: 'W' },
    });
    const again = team.admin.client.call(rules.createItem, { body: { label: 'ACAO  ltda', category: 'W' } });
    await expect(again).rejects.toMatchObject({ code: 'termTaken' });
    await team.admin.client.call(rules.updateItem, {
      params: { id: made.id },
      body: { label: 'Ação S.A.', category: 'W' },
    });
    expect(await termsIn('W')).toEqual(['Ação S.A.']);
    await team.admin.client.call(rules.deleteItem, { params: { id: made.id } });
    expect(await termsIn('W')).toEqual([]);
  });

  it('come from and go to CSV, thousands at a time', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => `Termo ${index}`);
    const csv = ['termo', '"Silva; Souza"', 'silva; souza', ...many]
      .join('\n')
      .replace('silva; souza', '"SILVA; SOUZA"');
    const answer = await team.admin.client.call(rules.importItems, { params: { category: 'B' }, body: csv });
    expect(answer).toEqual({ added: 5001, skipped: 1, refused: [] });
    const exported = await team.admin.client.call(rules.exportItems, { params: { category: 'B' } });
    const rows = parseCsv(await exported.text());
    expect(rows).toHaveLength(5002);
    expect(rows).toContainEqual(['Silva; Souza']);
    for (const { id } of await team.admin.client
      .call(rules.listItems, { params: { category: 'B' } })
      .then((all) => all.slice(0, 2)))
      await team.admin.client.call(rules.deleteItem, { params: { id } });
    expect((await termsIn('B')).length).toBe(4999);
  });
});

describe('CSV', () => {
  it('comes back as it went', () => {
    const rows = [
      ['a;b', 'c"d'],
      ['linha\nnova', ''],
      ['ç', 'x'],
    ];
    expect(parseCsv(toCsv(rows))).toEqual(rows);
  });

  it('never hands a formula to a spreadsheet', () => {
    expect(toCsv([['=1+1', '-2', '@x']])).toBe("\uFEFF'=1+1;'-2;'@x\r\n");
  });
});

describe('a document', () => {
  it('is looked through with the rules of its company, and a rule can be tried on it first', async () => {
    const { operator, admin } = team;
    const folder = await operator.client.call(drive.createFolder, { query: {}, body: 'Regras' });
    const bytes = await pdfOf([['Ref. PASTA-1234 do Projeto Aurora', 'Arquivo da pasta-9876.']]);
    const tried = async () =>
      await admin.client.call(rules.tryRule, { body: { regex: String.raw`PASTA-\d{4}` } });
    const first = await upload(server, operator.token, folder.id, { name: 'um.pdf', bytes });
    await indexed(operator.client, first.body.id);
    expect(await tried()).toMatchObject({ documents: 1, hits: [{ nomeOriginal: 'um.pdf', count: 2 }] });
    expect(await admin.client.call(rules.tryRule, { body: { term: 'projeto aurora' } })).toMatchObject({
      hits: [{ count: 1, samples: [{ match: 'Projeto Aurora' }] }],
    });

    await admin.client.call(rules.createRegex, { body: { label: 'Pasta', regex: String.raw`PASTA-\d{4}` } });
    await admin.client.call(rules.createItem, { body: { label: 'Projeto Aurora', category: 'B' } });
    const second = await upload(
      server,
      operator.token,
      folder.id,
      { name: 'dois.pdf', bytes },
      '&duplicate=keep',
    );
    expect((await indexed(operator.client, second.body.id)).found).toEqual({ custom: 3 });
  });
});
