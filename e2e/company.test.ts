import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { barriersInEveryLook } from './support/axe.ts';
import { LOOKS, OPPOSITE_LOOKS, switchLook } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { TEXTS } from './support/texts.ts';

const say = TEXTS.pt;
const ADMIN = 'fabio@empresa-exemplo.com.br';

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await joinStage(inject('product'), { reducedMotion: 'reduce' });
  ({ page } = await stage.arrive(ADMIN));
});
afterAll(() => stage?.close());

const open = (path: string) => page.goto(`${stage.url}${path}`);
const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });

async function download(click: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

it('saves the company, and says which field is missing', async () => {
  await open('/company');
  await page.getByText(say.company.noSso).waitFor();
  await page.getByText(say.company.apiNone).waitFor();
  expect(await button(say.save).count()).toBe(0);
  await page.getByLabel(say.company.name).fill('Empresa Exemplo');
  await button(say.save).click();
  await page.getByText('Cidade é obrigatória').first().waitFor();
  await page.getByLabel(say.company.city).fill('Porto Alegre');
  await page.getByLabel(say.company.retention).fill('0');
  await button(say.save).click();
  await page.getByText('Tempo de retenção deve ser maior que 0').first().waitFor();
  await page.getByLabel(say.company.retention).fill('90');
  await page.getByLabel(say.company.style).selectOption({ label: say.documents.styles.label });
  await page.getByLabel(say.company.secondApprover).click();
  await button(say.save).click();
  await page.getByRole('alert').filter({ hasText: 'segunda aprovação' }).waitFor();
  await page.getByLabel(say.company.secondApprover).click();
  await button(say.save).click();
  await page.getByText(say.company.saved).waitFor();
  await page.reload();
  expect(await page.getByLabel(say.company.retention).inputValue()).toBe('90');
  expect(await page.getByLabel(say.company.style).inputValue()).toBe('label');
  expect(await page.getByLabel(say.company.secondApprover).isChecked()).toBe(false);
});

it('keeps what is not saved yet while another screen is looked at, and lets it be discarded', async () => {
  await open('/company');
  await page.getByLabel(say.company.city).fill('Pelotas');
  await page.getByRole('link', { name: say.menu.plans, exact: true }).click();
  await page.getByRole('heading', { name: 'Premium' }).waitFor();
  await page.goBack();
  await page.getByText(say.company.unsaved).waitFor();
  expect(await page.getByLabel(say.company.city).inputValue()).toBe('Pelotas');
  await page.reload();
  await page.getByText(say.company.unsaved).waitFor();
  await button(say.company.discard).click();
  expect(await page.getByLabel(say.company.city).inputValue()).toBe('Porto Alegre');
  await page.reload();
  await page.getByLabel(say.company.city).waitFor();
  expect(await page.getByText(say.company.unsaved).count()).toBe(0);
});

it('asks each way of signing in for its fields, and tries a connection before it is saved', async () => {
  await stage.admin('company', 'plan', ADMIN, 'premium');
  await open('/company');
  for (const [type, problem] of [
    ['LDAP', 'Preencha todos os campos LDAP obrigatórios'],
    ['OAUTH', 'Preencha todos os campos OAuth obrigatórios'],
    ['SAML', 'Preencha todos os campos SAML obrigatórios'],
  ] as const) {
    await page.getByLabel(say.company.authType).selectOption(type);
    await button(say.save).click();
    await page.getByText(problem).first().waitFor();
  }
  await page.getByLabel(say.company.authType).selectOption('OAUTH');
  await page.getByLabel(say.company.oauthIssuer).fill('https://127.0.0.1:1/issuer');
  await page.getByLabel(say.company.oauthClientId).fill('mavendoc');
  await page.getByLabel(say.company.oauthClientSecret).fill('segredo');
  await button(say.company.test).click();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1);
  await button(say.company.discard).click();
  expect(await page.getByLabel(say.company.authType).inputValue()).toBe('EMAIL');
});

it('makes a key that is shown once, and ends it', async () => {
  await open('/company');
  await button(say.company.keys.add).click();
  await inDialog(say.create).click();
  await dialog().getByText(say.company.keys.needName).waitFor();
  await dialog().getByLabel(say.company.keys.name).fill('ERP');
  expect(await barriersInEveryLook(page, OPPOSITE_LOOKS)).toEqual([]);
  await switchLook(page, LOOKS[0]!);
  await inDialog(say.create).click();
  const key = await dialog().getByRole('textbox', { name: say.company.keys.key, exact: true }).inputValue();
  expect(key.length).toBeGreaterThan(20);
  await inDialog(say.company.haveKept).click();
  await page.getByRole('row').filter({ hasText: 'ERP' }).getByText(say.company.keys.states.active).waitFor();
  expect(await page.content()).not.toContain(key);
  await button('Revogar a chave ERP').click();
  await dialog().getByRole('textbox').fill('confirmar');
  await inDialog(say.company.keys.revoke).click();
  await page.getByRole('row').filter({ hasText: 'ERP' }).getByText(say.company.keys.states.revoked).waitFor();
});

it('refuses to call addresses inside', async () => {
  await open('/company');
  await button(say.company.webhooks.add).click();
  await dialog().getByLabel(say.company.webhooks.url).fill('https://127.0.0.1/hook');
  await inDialog(say.save).click();
  await dialog().getByText('Este endereço não pode ser usado').waitFor();
  for (const box of await dialog().getByRole('checkbox').all()) await box.uncheck();
  await inDialog(say.save).click();
  await expect.poll(() => dialog().getByRole('alert').textContent()).toContain('ao menos um evento');
});

it('tries a pattern on the engine of the service, has one made from examples, keeps and deletes it', async () => {
  await open('/rules');
  await button(say.rules.addRule).click();
  await dialog().getByLabel(say.rules.label).fill('Matrícula');
  await dialog().getByLabel(say.rules.pattern).fill('(?=x)');
  await dialog().getByRole('tab', { name: say.rules.testTab }).click();
  await dialog().getByText(say.rules.invalid).waitFor();
  await dialog().getByRole('tab', { name: say.rules.aiTab }).click();
  await dialog().getByLabel(say.rules.aiText).fill('MAT-001234\nMAT-998877');
  await inDialog(say.rules.aiButton).click();
  await dialog().getByLabel(say.rules.testText).fill('Servidora MAT-445566, lotada na capital.');
  await dialog().getByText('1 trecho encontrado').waitFor();
  await dialog().getByRole('tab', { name: say.rules.aiTab }).click();
  expect(await dialog().getByLabel(say.rules.aiText).inputValue()).toContain('MAT-998877');
  await inDialog(say.save).click();
  const row = page.getByRole('row').filter({ hasText: 'Matrícula' });
  await row.getByText(say.rules.active).waitFor();
  await button('Excluir Matrícula').click();
  await dialog().getByRole('textbox').fill('confirmar');
  await inDialog(say.delete).click();
  await expect.poll(() => page.getByText(say.rules.empty).count()).toBe(1);
});

it('brings a list in and out as a file', async () => {
  await open('/rules');
  await page.getByRole('tab', { name: say.rules.tabs.B }).click();
  // Until then the chooser is that of the list shown before.
  await page.getByRole('tab', { name: say.rules.tabs.B, selected: true }).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'termos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Projeto Andorinha\nProjeto Beija-Flor\n'),
  });
  await page.getByRole('row').filter({ hasText: 'Projeto Andorinha' }).waitFor();
  await page.getByLabel(say.rules.filter).fill('beija');
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Projeto' }).count()).toBe(1);
  const { name, text } = await download(() => button(say.rules.export).click());
  expect(name).toBe('exclusao.csv');
  expect(text).toContain('Projeto Beija-Flor');
});

it('brings expressions in as a file, tells which lines were refused, and hands them out', async () => {
  await open('/rules');
  await page.locator('input[type=file]').setInputFiles({
    name: 'expressoes.csv',
    mimeType: 'text/csv',
    // as Excel saves it
    buffer: Buffer.from('Matrícula;MAT-[0-9]{6};A\nQuebrada;(;A\n', 'latin1'),
  });
  await dialog()
    .getByText(/^Linha 2, Quebrada: /)
    .waitFor();
  expect(await barriersInEveryLook(page, OPPOSITE_LOOKS)).toEqual([]);
  await switchLook(page, LOOKS[0]!);
  await inDialog(say.close).last().click();
  await page.getByRole('row').filter({ hasText: 'Matrícula' }).waitFor();
  const { name, text } = await download(() => button(say.rules.export).click());
  expect(name).toBe('expressoes.csv');
  expect(text).toContain('MAT-[0-9]{6}');
});

it('keeps the filters of a report in the address, and hands it out', async () => {
  await open('/reports?report=consumption-by-user');
  await page.getByLabel(say.reports.month).selectOption({ index: 3 });
  await page.waitForURL(/month=3/);
  await page.getByText(say.reports.noData).waitFor();
  await page.goBack();
  await button(say.reports.clear).click();
  await open('/reports?report=access-audit');
  await page.getByRole('cell', { name: ADMIN }).first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation', { name: say.menu.label }).isVisible()).toBe(false);
  expect(await button(say.reports.print).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: say.reports.ids['access-audit'] }).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  const { name, text } = await download(() => button(say.reports.csv).click());
  expect(name).toBe('access-audit.csv');
  expect(text).toContain(ADMIN);
});

it('reckons a year with its discount, and leads from Enterprise to the people who sell it', async () => {
  await open('/plans');
  await page.getByText('Premium').first().waitFor();
  await page.getByRole('button', { name: say.plans.annual }).click();
  await page.getByText(say.plans.discountNote).waitFor();
  await page.getByText(/R\$\s57\.000/).waitFor();
  expect(await button(say.plans.current).first().isDisabled()).toBe(true);
  await page.getByRole('link', { name: say.plans.talk }).click();
  await page.getByRole('heading', { name: say.contact.commercial }).waitFor();
});
