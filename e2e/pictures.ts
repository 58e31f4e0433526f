/**
 * Takes a picture of every screen in every look, of a company at work, and fails when axe finds a barrier in one of them:
 *
 *     node e2e/pictures.ts <folder> [looks, such as 'pt light 1440'; all eight unless told]
 */

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { annotated } from './fixtures/annotated.ts';
import { contract } from './fixtures/contract.ts';
import { scanned } from './fixtures/scan.ts';
import { barriersIn } from './support/axe.ts';
import { FOLDER, showCompanyAtWork } from './support/company-at-work.ts';
import { LOOKS, nameOf, SCREENS } from './support/screens.ts';
import { openStage } from './support/stage.ts';
import { createFolder, openFolder, removeData, row, signUp, upload } from './support/steps.ts';
import { TEXTS } from './support/texts.ts';

const [folder = '', ...wanted] = process.argv.slice(2);
const looks = LOOKS.filter((look) => wanted.length === 0 || wanted.includes(nameOf(look)));
if (folder === '') throw new Error('Give a folder for the pictures');
mkdirSync(folder, { recursive: true });

const found: string[] = [];
const stage = await openStage({ viewport: LOOKS[0]!.viewport });
const { browser } = stage;
try {
  const page = await browser.context.newPage();
  await page.goto(stage.url);
  await signUp(page, stage, 'ana@exemplo.com.br');
  await createFolder(page, 'Contratos');
  await openFolder(page, 'Contratos');
  await upload(page, [
    { name: 'Contrato de trabalho.pdf', bytes: await annotated(await contract()) },
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
  await stage.admin('company', 'plan', 'ana@exemplo.com.br', 'premium');
  for (const screen of [folderAddress, viewer]) await takePictures(page, screen);
  await page.getByRole('button', { name: TEXTS[looks.at(-1)!.language].viewer.certificate }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await takeLooks(page, 'viewer certificate');
  await showCompanyAtWork(page);
  for (const screen of [...SCREENS.lists, ...SCREENS.plain]) await takePictures(page, screen, 'company');
  const full = `/documents?folder=${FOLDER}`;
  await takePictures(page, full, 'company list');
  await page.getByRole('button', { name: TEXTS[looks.at(-1)!.language].documents.gridView }).click();
  await takePictures(page, full, 'company grid');
  // The sign-in screen ends the session (product.md section 2), so it comes last.
  for (const screen of SCREENS.public) await takePictures(page, screen);
} finally {
  await stage.close();
}
if (found.length > 0) throw new Error(`Barriers:\n${found.join('\n')}`);

async function takePictures(page: Page, screen: string, kind = ''): Promise<void> {
  await page.goto(`${stage.url}${screen}`);
  await page.waitForLoadState('networkidle');
  const name =
    screen === '/'
      ? 'landing'
      : screen
          .replace(/^\/documents\/[\da-f-]{36}/, 'viewer')
          .replace(/^\/|=[\da-f-]{36}/g, '')
          .replace(/[^\w-]+/g, '-');
  await takeLooks(page, [name, kind].filter(Boolean).join(' '));
}

async function takeLooks(page: Page, name: string): Promise<void> {
  for (const look of looks) {
    found.push(...(await barriersIn(page, look)).map((barrier) => `${name}, ${barrier}`));
    await page.screenshot({ path: path.join(folder, `${name} ${nameOf(look)}.png`), fullPage: true });
  }
}
