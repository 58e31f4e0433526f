import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addFingerprintReader, appCode } from './support/authenticator.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { beginSignIn } from './support/steps.ts';

const PERSON = 'carla@fatores-exemplo.com.br';

let stage: Stage;
let page: Page;
let codes: readonly string[] = [];

beforeAll(async () => {
  stage = await joinStage(inject('product'));
  ({ page } = await stage.arrive(PERSON));
});
afterAll(() => stage?.close());

const openProfile = () => page.goto(`${stage.url}/profile`);
const dialog = () => page.getByRole('dialog');

it('signs in with an authenticator app, no longer with a mailed code, and with a recovery code when it is lost', async () => {
  await openProfile();
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await dialog().getByRole('img', { name: 'Código QR' }).waitFor();
  const secret = await dialog().getByRole('textbox', { name: 'Chave para digitar' }).inputValue();
  await dialog().getByLabel('Código de 6 dígitos').fill('000000');
  await dialog().getByRole('button', { name: 'Confirmar' }).click();
  await dialog().getByText('Código inválido').waitFor();
  await dialog().getByLabel('Código de 6 dígitos').fill(appCode(secret));
  await dialog().getByRole('button', { name: 'Confirmar' }).click();
  await page.getByRole('heading', { name: 'Códigos de recuperação' }).waitFor();
  codes = await dialog().getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog().getByRole('button', { name: 'Baixar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mavendoc-codes.txt');
  await dialog().getByRole('button', { name: 'Já guardei' }).click();

  const mails = (await stage.mailbox.mailsTo(PERSON)).length;
  await beginSignIn(page, stage, PERSON);
  await page.getByLabel('Código de 6 dígitos').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Verificar' }).click();
  await page.waitForURL('**/documents**');
  expect((await stage.mailbox.mailsTo(PERSON)).length).toBe(mails);

  await beginSignIn(page, stage, PERSON);
  await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await page.waitForURL('**/documents**');
  await openProfile();
  await page.getByText('Restam 9 códigos').waitFor();
});

it('adds a passkey, signs in with it, and removes it', async () => {
  await addFingerprintReader(page);
  await openProfile();
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await dialog().getByLabel('Nome da chave').fill('Notebook');
  await dialog().getByRole('button', { name: 'Criar chave' }).click();
  await page.getByRole('list', { name: 'Chaves de acesso' }).getByText('Notebook').waitFor();

  await beginSignIn(page, stage, PERSON);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await page.waitForURL('**/documents**');

  await openProfile();
  await page.getByRole('button', { name: 'Remover a chave Notebook' }).click();
  await page.getByText('Chave de acesso removida').waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'Chaves de acesso' }).count()).toBe(0);
});

it('lists the sessions by device, ends one, and signs out everywhere', async () => {
  const elsewhere = await stage.browser.another();
  const other = await elsewhere.newPage();
  await beginSignIn(other, stage, PERSON);
  await other.getByRole('button', { name: 'Usar código de recuperação' }).click();
  await other.getByLabel('Código de recuperação').fill(codes[1] ?? '');
  await other.getByRole('button', { name: 'Verificar' }).click();
  await other.waitForURL('**/documents**');
  await elsewhere.close();

  await openProfile();
  const sessions = page.getByRole('listitem').filter({ hasText: 'Chrome · Linux' });
  await sessions.first().waitFor();
  const before = await sessions.count();
  expect(before).toBeGreaterThan(1);
  await page.getByText('Esta sessão').waitFor();
  await page.getByRole('button', { name: 'Encerrar sessão de Chrome · Linux' }).first().click();
  await expect.poll(() => sessions.count()).toBe(before - 1);
  await page.getByRole('button', { name: 'Sair de todos os lugares' }).click();
  await page.waitForURL('**/auth**');
  await page.getByText('Sua sessão terminou').waitFor();
});
