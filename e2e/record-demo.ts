/**
 * Films the product at work for the landing page, once in each language:
 *
 *     node e2e/record-demo.ts apps/web/src/landing/demo
 */

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { pointAt, showPointer } from './support/pointer.ts';
import { startFilm } from './support/screencast.ts';
import { applyLook } from './support/screens.ts';
import { openStage } from './support/stage.ts';
import { row, signUp } from './support/steps.ts';
import { TEXTS } from './support/texts.ts';

const folder = process.argv[2] ?? '';
if (folder === '') throw new Error('Give a folder for the films');
mkdirSync(folder, { recursive: true });

const VIEWPORT = { width: 1024, height: 768 };
const LOOK_MS = 1200;
const READY = { timeout: 60_000 };

for (const language of ['pt', 'en'] as const) {
  const texts = TEXTS[language];
  const stage = await openStage({ viewport: VIEWPORT });
  try {
    const page = await stage.browser.context.newPage();
    await showPointer(page);
    await signUp(page, stage, 'ana@exemplo.com.br');
    await applyLook(page, { language, theme: 'light', viewport: VIEWPORT });
    await page.evaluate(() => localStorage.setItem('menu_narrow', 'yes'));
    await page.reload();
    const film = await filmRemoval(page, texts);
    film.save(['webm', 'mp4', 'webp'].map((ending) => path.join(folder, `${language}.${ending}`)));
    film.dispose();
  } finally {
    await stage.close();
  }
}

async function filmRemoval(page: Page, texts: (typeof TEXTS)[keyof typeof TEXTS]) {
  await page.getByRole('button', { name: texts.help.sample }).first().click();
  await page.getByRole('button', { name: texts.help.closeGuide }).click();
  const line = row(page, '.pdf');
  await line.getByText(texts.documents.status[3]).filter({ visible: true }).waitFor(READY);
  await page.mouse.move(VIEWPORT.width * 0.7, VIEWPORT.height * 0.6);
  // what was said about the sample is gone by then
  await page.waitForTimeout(5000);

  const film = await startFilm(page);
  await page.waitForTimeout(LOOK_MS);
  await pointAt(page, line.getByText('.pdf').first());
  await page.mouse.dblclick(...(await middle(line.getByText('.pdf').first())));
  const apply = page.getByRole('button', { name: new RegExp(`^${texts.documents.remove} \\(`) });
  await apply.waitFor(READY);
  await page.locator('canvas:visible').first().waitFor(READY);
  await page.waitForTimeout(LOOK_MS * 2);
  await pointAt(page, apply);
  await apply.click();
  const start = page.getByRole('dialog').getByRole('button', { name: texts.documents.removeDialog.start });
  await start.waitFor();
  await page.waitForTimeout(LOOK_MS);
  await pointAt(page, start);
  await start.click();
  await page.getByText(texts.viewer.done).waitFor(READY);
  await page.waitForTimeout(LOOK_MS);
  const copy = page.getByRole('button', { name: texts.viewer.copy, exact: true });
  await pointAt(page, copy);
  await copy.click();
  await page.mouse.move(VIEWPORT.width * 0.3, VIEWPORT.height * 0.8);
  await page.mouse.wheel(0, -VIEWPORT.height);
  await page.waitForTimeout(LOOK_MS * 2);
  return await film.stop();
}

async function middle(target: ReturnType<Page['getByText']>): Promise<[number, number]> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to click');
  return [box.x + box.width / 2, box.y + box.height / 2];
}
