import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { applyLook, LOOKS } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { row } from './support/steps.ts';
import { TEXTS } from './support/texts.ts';

const say = TEXTS.en;

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await joinStage(inject('product'));
  ({ page } = await stage.arrive('livia@ajuda-exemplo.com.br'));
  await applyLook(page, { ...LOOKS[0]!, language: 'en' });
});
afterAll(() => stage?.close());

const open = (path: string) => page.goto(`${stage.url}${path}`);

it('shows the way of a first document until it is closed, and for good', async () => {
  await open('/documents');
  const guide = page.getByRole('region', { name: say.help.guide });
  await guide.getByRole('listitem').nth(3).waitFor();
  await page.getByRole('button', { name: say.help.closeGuide }).click();
  await page.reload();
  await page.getByRole('button', { name: say.documents.newFolder }).first().waitFor();
  expect(await guide.count()).toBe(0);
});

it('gives a sample document that costs nothing to read and to open', async () => {
  await open('/help');
  const credits = page.getByRole('banner').getByText('30', { exact: true });
  await credits.waitFor();
  await page.getByRole('button', { name: say.help.sample }).click();
  const sample = row(page, 'Sample agreement.pdf');
  await sample.getByText(say.documents.status[3]).filter({ visible: true }).waitFor({ timeout: 120_000 });
  await sample.getByText('Sample agreement.pdf').first().dblclick();
  await page.waitForURL(/\/documents\/[\da-f-]{36}/);
  await page.getByRole('heading', { name: 'Sample agreement.pdf' }).waitFor();
  await open('/help');
  await expect.poll(() => credits.count()).toBe(1);
});

it('lets a person choose language and theme in the account, for good', async () => {
  await open('/profile');
  await page.getByLabel(say.profile.language).selectOption('pt');
  const theme = page.getByLabel(TEXTS.pt.theme.change, { exact: true }).and(page.locator('select'));
  await theme.selectOption('dark');
  await page.reload();
  await page.getByRole('heading', { name: TEXTS.pt.profile.preferences }).waitFor();
  const shown = await page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dataset['theme'],
  ]);
  expect(shown).toEqual(['pt-BR', 'dark']);
  await theme.selectOption('light');
  await page.getByLabel(TEXTS.pt.profile.language).selectOption('en');
  await page.getByRole('heading', { name: say.profile.preferences }).waitFor();
});

it('tells the keys of every screen, and stops listening to single ones when asked', async () => {
  await open('/plans');
  await page.getByRole('heading', { name: say.plans.title }).waitFor();
  await page.keyboard.press('Shift+?');
  const dialog = page.getByRole('dialog', { name: say.help.keysTitle });
  await dialog.getByText(say.help.keys.next).waitFor();
  await dialog.getByLabel(say.help.singleKeys).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+?');
  // Whatever the key would have opened stands before the answer to the next one.
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.activeElement !== document.body);
  expect(await dialog.count()).toBe(0);
});
