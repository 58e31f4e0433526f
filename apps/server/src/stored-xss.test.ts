import { company, drive, PROFILE, removal, review, rules, users } from '@mavendoc/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from '../testing/chromium.ts';
import { eventually, indexed, pdfOf, upload } from '../testing/documents.ts';
import { makeTeam } from '../testing/people.ts';
import type { Team } from '../testing/people.ts';
import { startTestServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';

/** Wherever a text may be any text: what it would be if somebody took it for markup. */
const EVIL = `<img src="x" onerror="window.broken=1"><script>window.broken=1</script><a href="javascript:window.broken=1">x</a>`;

let server: TestServer;
let team: Team;
let browser: Browser;
let page: Page;
let file: string;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'marcado.example');
  const { client, token } = team.admin;
  const { empresa } = await client.call(users.getMyInfo);
  await client.call(company.updateCompany, {
    params: { companyId: empresa.id },
    body: { nome: EVIL, cidade: EVIL, tempoArquivos: 30, authType: 'EMAIL' },
  });
  await client.call(rules.createRegex, { body: { label: EVIL, regex: '<b>\\d+</b>' } });
  await client.call(rules.createItem, { body: { label: EVIL, category: 'B' } });
  await client.call(review.createLegalBasis, { body: { code: 'Art. 1 <b>', description: EVIL } });
  folder = (await client.call(drive.createFolder, { query: {}, body: "Pasta ' & ; onerror=alert(1)" })).id;
  const bytes = await pdfOf([[EVIL.slice(0, 60), 'CPF 529.982.247-25']]);
  const sent = await upload(server, token, folder, { name: "a' onload=alert(1) &lt;b&gt;.pdf", bytes });
  file = (await indexed(client, sent.body.id)).id;
  const bin = await client.call(drive.createFolder, { query: {}, body: "Lixo ' & ; onerror=alert(2)" });
  await client.call(drive.deleteFolder, { params: { id: bin.id } });
  browser = await startChromium();
  page = await browser.newPage();
  const info = await client.call(users.getMyInfo);
  await page.addInitScript(
    ([key, user]) => {
      localStorage.setItem('auth_token', key ?? '');
      localStorage.setItem('userData', user ?? '');
    },
    [token, JSON.stringify(info)],
  );
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const screens = (): readonly (readonly [string, string])[] => [
  ['documents', '/documents'],
  ['folder', `/documents?folder=${folder}`],
  ['viewer', `/documents/${file}`],
  ['rules', '/rules'],
  ['users', '/users'],
  ['company', '/company'],
  ['reports', '/reports'],
  ['access audit', '/reports?report=access-audit'],
  ['credits usage', '/reports?report=credits-usage'],
  ['consumption', '/reports?report=consumption-by-user'],
  ['trash', '/trash'],
  ['profile', '/profile'],
];

describe('what people typed', () => {
  it('is text on every screen, and runs nowhere', async () => {
    for (const [name, path] of screens()) {
      await page.goto(`${server.origin}/mavendoc${path}`, { waitUntil: 'networkidle' });
      const seen = await page.evaluate(() => ({
        broken: 'broken' in window,
        images: document.querySelectorAll('img[src="x"]').length,
        links: document.querySelectorAll('a[href^="javascript:"]').length,
        shown: document.body.innerText.length,
      }));
      expect([name, seen]).toEqual([
        name,
        { broken: false, images: 0, links: 0, shown: expect.any(Number) as number },
      ]);
      expect(seen.shown).toBeGreaterThan(20);
    }
    await page.goto(`${server.origin}/mavendoc/rules`, { waitUntil: 'networkidle' });
    // the text itself is there: the test looked at the right thing
    expect(await page.locator('body').innerText()).toContain('onerror');
  });

  it('is in no certificate, whatever the file and the company are called', async () => {
    const { client, token } = team.admin;
    await client.call(removal.startRemoval, { params: { fileId: file }, body: {} });
    await eventually(
      async () => await client.call(removal.getRemoval, { params: { fileId: file } }),
      ({ state }) => state === 'removed',
    );
    const certificate = async (format: string): Promise<Response> =>
      await fetch(`${server.resources}/drive/download/${file}?version=certificate&format=${format}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
    const json = await certificate('json');
    expect(json.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await json.text()).not.toMatch(/onload|onerror|<|marcado/);
    const pdf = await certificate('pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).not.toMatch(/[<\r\n]/);
    const text = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(text).not.toMatch(/onload|onerror|\/JavaScript|\/JS\b|\/OpenAction|\/Launch/);
  });

  it('is text in the mails that name it', async () => {
    const email = 'convidada@marcado.example';
    await team.admin.client.call(users.createUser, {
      body: { nome: 'Convidada', email, perfil: { id: PROFILE.operator }, maxCredits: 0 },
    });
    const { html = '' } = await server.mail.next(email);
    expect(html).not.toMatch(/<img|<script|<a href="javascript/);
    expect(html).toContain('&#60;img');
  });
});
