/** What a person does in the screens, in the words of the screens (Portuguese). */

import type { Page } from 'playwright-core';
import type { Stage } from './stage.ts';

/** The sign-in form, filled in and sent; ends where the second step is asked for. */
export async function beginSignIn(page: Page, { url }: Stage, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/verify2fa');
}

/** Creates an account (or signs in to it) with the code from the mail, and ends in the documents. */
export async function signUp(page: Page, { url, mailbox }: Stage, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByRole('tab', { name: 'Crie sua conta' }).click();
  await page.getByLabel('E-mail').fill(email);
  const seen = (await mailbox.mailsTo(email)).length;
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.waitForURL('**/verify2fa');
  await page.getByLabel('Código de 6 dígitos').fill(await mailbox.codeFor(email, seen));
  await page.getByRole('button', { name: 'Verificar' }).click();
  await page.waitForURL('**/documents**');
}

export async function createFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova pasta' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome da pasta').fill(name);
  await dialog.getByLabel('Nome da pasta').press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

export async function openFolder(page: Page, name: string): Promise<void> {
  await page.getByText(name, { exact: true }).first().dblclick();
  await page.getByRole('navigation', { name: 'Caminho da pasta' }).getByText(name).waitFor();
}

export async function upload(
  page: Page,
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<void> {
  await page.getByRole('button', { name: 'Enviar arquivos' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })),
    );
  await dialog.getByRole('button', { name: 'Enviar arquivos' }).click();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The line of a file in the list. */
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).last();

/** Removes data with the proposed marks and waits for the verified copy. */
export async function removeData(page: Page, name: string): Promise<void> {
  await row(page, name).hover();
  await row(page, name).getByRole('button', { name: 'Remover dados' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover dados' }).click();
  await row(page, name).getByText('Dados removidos').filter({ visible: true }).waitFor({ timeout: 120_000 });
}

/** @returns the path of the downloaded copy and the name that it was offered under. */
export async function downloadCopy(page: Page, name: string): Promise<{ path: string; name: string }> {
  await row(page, name)
    .getByRole('button', { name: `Mais ações para ${name}` })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Baixar cópia anonimizada' }).click(),
  ]);
  return { path: await download.path(), name: download.suggestedFilename() };
}
