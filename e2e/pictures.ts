/**
 * Takes a picture of every screen in every look, of a company at work:
 *
 *     node e2e/pictures.ts <folder>
 */

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { contract } from './fixtures/contract.ts';
import { scanned } from './fixtures/scan.ts';
import { LOOKS, nameOf, SCREENS, switchLook } from './support/screens.ts';
import { openStage } from './support/stage.ts';
import { createFolder, openFolder, removeData, row, signUp, upload } from './support/steps.ts';

const folder = process.argv[2] ?? '';
if (folder === '') throw new Error('Give a folder for the pictures');
mkdirSync(folder, { recursive: true });

const stage = await openStage({ viewport: LOOKS[0]!.viewport });
const { browser } = stage;
try {
  const page = await browser.context.newPage();
  await page.goto(stage.url);
  await signUp(page, stage, 'ana@exemplo.com.br');
  await createFolder(page, 'Contratos');
  await openFolder(page, 'Contratos');
  await upload(page, [
    { name: 'Contrato de trabalho.pdf', bytes: await contract() },
    { name: 'Ficha digitalizada.pdf', bytes: await scanned(await contract(1)) },
    { name: 'Arquivo danificado.pdf', bytes: (await contract(1)).slice(0, 1500) },
  ]);
  await row(page, 'Ficha digitalizada.pdf')
    .getByText('Concluído')
    .filter({ visible: true })
    .waitFor({ timeout: 120_000 });
  await removeData(page, 'Contrato de trabalho.pdf');
  const inside = new URL(page.url());
  const folderAddress = `${inside.pathname.replace(/^.*\/documents/, '/documents')}${inside.search}`;
  await page.goto(stage.url + folderAddress);
  await page.getByText('Contrato de trabalho.pdf').first().dblclick();
  await page.waitForURL(/\/documents\/[\da-f-]{36}/);
  const viewer = new URL(page.url()).pathname.replace(/^.*\/documents/, '/documents');
  // The sign-in screen ends the session (product.md section 2), so it comes last.
  for (const screen of [...SCREENS.signedIn, folderAddress, viewer, ...SCREENS.public])
    await takePictures(page, screen);
} finally {
  await stage.close();
}

async function takePictures(page: Page, screen: string): Promise<void> {
  await page.goto(`${stage.url}${screen}`);
  await page.waitForLoadState('networkidle');
  const name =
    screen === '/'
      ? 'landing'
      : screen
          .replace(/^\/documents\/[\da-f-]{36}/, 'viewer')
          .replace(/^\/|=[\da-f-]{36}/g, '')
          .replace(/[^\w-]+/g, '-');
  for (const look of LOOKS) {
    await switchLook(page, look);
    await page.screenshot({ path: path.join(folder, `${name} ${nameOf(look)}.png`), fullPage: true });
  }
}
