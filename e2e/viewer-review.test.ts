/** The review of a document, by pointer, touch and keyboard, up to the certificate of its copy. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { annotated } from './fixtures/annotated.ts';
import { contract, SECRETS } from './fixtures/contract.ts';
import { barriers, barriersInEveryLook } from './support/axe.ts';
import { LOOKS, OPPOSITE_LOOKS, switchLook } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { createFolder, openFolder, row, upload } from './support/steps.ts';
import { TEXTS } from './support/texts.ts';

const READY = { timeout: 90_000 };

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await joinStage(inject('product'), {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  ({ page } = await stage.arrive('ana@revisao-exemplo.com.br'));
  await createFolder(page, 'Contratos');
  await openFolder(page, 'Contratos');
  await upload(page, [{ name: 'Contrato.pdf', bytes: await annotated(await contract(3)) }]);
  await row(page, 'Contrato.pdf').getByText('Concluído').filter({ visible: true }).waitFor(READY);
  await page.getByText('Contrato.pdf').first().dblclick();
  await original().waitFor(READY);
});

afterAll(() => stage?.close());

const original = () => page.getByRole('region', { name: 'Original' });
const findings = () => page.getByRole('complementary', { name: 'Achados' });
const card = () => page.getByRole('region', { name: 'Achado escolhido' });
const toRemove = async (): Promise<number> =>
  Number(
    /\d+/.exec((await page.getByRole('button', { name: /^Remover dados \(/ }).textContent()) ?? '')?.[0],
  );
const becomes = async (count: number) =>
  await page.getByRole('button', { name: `Remover dados (${count})` }).waitFor();

describe('the viewer', () => {
  it('goes from finding to finding by keys, decides here or everywhere, and takes it back', async () => {
    const before = await toRemove();
    await page.keyboard.press('j');
    await card().waitFor();
    await page.keyboard.press('m');
    await becomes(before - 1);
    await page.keyboard.press('Shift+M');
    await becomes(before - 3);
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await becomes(before);
    expect(page.url()).toContain('finding=');
  });

  it('opens at the finding that its address names', async () => {
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await card().waitFor(READY);
    await card().getByRole('button', { name: 'Fechar' }).click();
    await page.goto(`${address.replace(/\?.*/, '')}?page=3`);
    await page.locator('#page-2').waitFor(READY);
    await expect
      .poll(async () => await page.getByLabel('Página, de 3').first().inputValue(), { timeout: 10_000 })
      .toBe('3');
  });

  it('gives a mark its legal basis', async () => {
    await page.keyboard.press('j');
    await card()
      .getByLabel('Base legal desta marca')
      .selectOption({ label: 'LGPD art. 7º: Sem base legal para divulgar' });
    const listed = findings().getByLabel(/^Base legal de/);
    await expect.poll(async () => await listed.inputValue()).toBe('LGPD art. 7º');
    await page.keyboard.press('u');
    await page.keyboard.press('Escape');
  });

  it('searches the text, also without accents, and marks every place', async () => {
    const before = await toRemove();
    await page.keyboard.press('/');
    await page.keyboard.type('oito horas');
    await page.getByText('Nada encontrado').waitFor();
    await page.getByRole('searchbox', { name: 'Buscar no documento' }).fill('consolidacao');
    const search = page.getByRole('search');
    await search.getByText('1 de 3').waitFor();
    await page.keyboard.press('Enter');
    await search.getByText('2 de 3').waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Marcar todos' }).click();
    await becomes(before + 3);
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await becomes(before);
  });

  it('takes an area from the pointer, from two taps and from the keyboard', async () => {
    const before = await toRemove();
    await page.keyboard.press('[');
    await page.keyboard.press('[');
    await page.keyboard.press('b');
    const box = (await page.locator('#page-0').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(box.x + 200, box.y + 320);
    await page.mouse.down();
    await page.mouse.move(box.x + 420, box.y + 380, { steps: 4 });
    await page.mouse.up();
    await becomes(before + 1);
    await page.mouse.click(box.x + 100, box.y + 60);
    await page.mouse.click(box.x + 260, box.y + 90);
    await becomes(before + 2);
    await page.getByRole('application').first().focus();
    for (const key of ['Enter', 'ArrowDown', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key);
    await becomes(before + 3);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const left of [2, 1, 0]) {
      await page.keyboard.press('u');
      await becomes(before + left);
    }
  });

  it('marks a text that is selected on the page', async () => {
    const before = await toRemove();
    const word = page.locator('#page-0 [data-start]', { hasText: /^semanais/ }).first();
    await word.dblclick();
    await page.getByRole('button', { name: 'Marcar aqui' }).click();
    await becomes(before + 1);
    expect(await findings().getByText('semanais', { exact: false }).count()).toBeGreaterThan(0);
    await page.keyboard.press('u');
    await becomes(before);
  });

  it('is sharp at any zoom without drawing more than the window shows', async () => {
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('+');
    await page.waitForFunction(() => {
      const drawn = [...document.querySelectorAll('canvas')].filter(({ width }) => width !== 300);
      return drawn.some(
        (one) => Math.abs(one.width - one.clientWidth * devicePixelRatio) < 2 && one.clientWidth > 500,
      );
    });
    const pixels = await page.evaluate(() =>
      [...document.querySelectorAll('canvas')].reduce((sum, { width, height }) => sum + width * height, 0),
    );
    expect(pixels).toBeLessThan(30_000_000);
    await page.keyboard.press('0');
  });

  it('shows its keys, and has no barrier in any look', async () => {
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: TEXTS.pt.help.keysTitle }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await card().waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
    await switchLook(page, LOOKS[0]!);
    await page.keyboard.press('Escape');
  });

  it('removes after telling what goes, shows the copy beside the original, in step', async () => {
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Tarja com o tipo do dado/ }).check();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Remover dados' }).click();
    await page.getByText('Cópia verificada e pronta').waitFor(READY);
    const copy = page.getByRole('region', { name: 'Cópia' });
    await copy.waitFor(READY);
    await original().evaluate((desk) => desk.scrollTo(0, 600));
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('[role=region]')].filter(({ scrollTop }) => scrollTop === 600)
          .length === 2,
    );
    expect(await barriers(page)).toEqual([]);
  });

  it('shows the certificate, which names nobody and tells in both languages what is not in the copy', async () => {
    await page.getByRole('button', { name: 'Ver certificado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Certificado' });
    await dialog.getByText('Nenhum valor removido é encontrado').first().waitFor();
    const text = (await dialog.textContent()) ?? '';
    for (const secret of [...SECRETS.names, ...SECRETS.cpfs]) expect(text).not.toContain(secret);
    const left = async (name: string) =>
      await page.getByRole('listitem').filter({ hasText: name }).textContent();
    expect(await left('notas, com o seu ícone')).toMatch(/ 1$/);
    expect(await left('anotações sem aparência própria')).toMatch(/ 2$/);
    expect(await barriersInEveryLook(page, OPPOSITE_LOOKS)).toEqual([]);
    expect(await left('notes, with their icon')).toMatch(/ 1$/);
    expect(await left('annotations without a look of their own')).toMatch(/ 2$/);
    await switchLook(page, LOOKS[0]!);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Baixar PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Contrato - certificado.pdf');
    await page.keyboard.press('Escape');
  });

  it("hands the document to an installation's own viewer in a frame, by its number, and takes it back", async () => {
    await page.route('**/resources/config', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...config, viewerUrl: `${stage.url}/favicon.svg?mode=read` } });
    });
    await page.reload();
    const frame = page.locator(`iframe[title="${TEXTS.pt.viewer.frame}"]`);
    await frame.waitFor(READY);
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(address.searchParams.get('mode')).toBe('read');
    expect(address.searchParams.get('number')?.length).toBeGreaterThan(10);
    expect(await barriers(page)).toEqual([]);
    await page.unroute('**/resources/config');
    await page.getByRole('button', { name: TEXTS.pt.viewer.close }).click();
    await page.waitForURL(/\/documents(\?|$)/);
  });

  it('says when the document is gone', async () => {
    await page.goto(`${stage.url}/documents/00000000-0000-4000-8000-000000000000`);
    await page.getByRole('heading', { name: 'Este documento não está mais aqui' }).waitFor(READY);
    expect(await barriers(page)).toEqual([]);
  });
});
