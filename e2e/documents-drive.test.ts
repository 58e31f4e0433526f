/** The drive as people use it all day: keyboard, drops, ZIP, search, reload in the middle of an upload, trash. */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contract } from './fixtures/contract.ts';
import { barriers } from './support/axe.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { createFolder, openFolder, row, signUp, upload } from './support/steps.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const READY = { timeout: 60_000 };

let stage: Stage;
let page: Page;
let inside: string;
let bytes: Uint8Array;

beforeAll(async () => {
  stage = await joinStage(inject('product'), { viewport: DESKTOP, reducedMotion: 'reduce' });
  ({ page } = await stage.arrive('ana@acervo-exemplo.com.br'));
  page.on('dialog', (dialog) => void dialog.accept());
  await createFolder(page, 'Contratos');
  await openFolder(page, 'Contratos');
  await createFolder(page, 'Arquivo morto');
  bytes = await contract(1);
  const files = ['Ata.pdf', 'Beta.pdf', 'Carta.pdf'].map((name) => ({ name, bytes }));
  await upload(page, files.slice(0, 1));
  await row(page, 'Ata.pdf').getByText('Concluído').filter({ visible: true }).waitFor(READY);
  inside = page.url();
});

afterAll(() => stage?.close());

const list = () => page.getByRole('grid', { name: 'Pastas e arquivos' });
const selection = () => page.getByRole('region', { name: 'Itens selecionados' });

describe('the drive', () => {
  it('asks before the same bytes are sent twice, and keeps both when told to', async () => {
    await page.getByRole('button', { name: 'Enviar arquivos' }).first().click();
    const dialog = page.getByRole('dialog');
    const again = { name: 'Beta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
    await dialog.locator('input[type=file]').setInputFiles([again]);
    await dialog.getByRole('button', { name: 'Enviar arquivos' }).click();
    await dialog.getByText('Este mesmo arquivo já está na pasta').waitFor();
    await dialog.getByRole('button', { name: 'Enviar mesmo assim' }).click();
    // the one before may still be told of
    const sent = dialog.getByRole('listitem').filter({ hasText: 'Beta.pdf' });
    await sent.getByText('Enviado', { exact: true }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await row(page, 'Beta.pdf').getByText('Concluído').filter({ visible: true }).waitFor(READY);
  });

  it('is walked by keyboard: arrows, a name typed, a range, a question before anything goes', async () => {
    await list().waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('b');
    await page.keyboard.press('Shift+ArrowUp');
    await selection().getByText('2 selecionados').waitFor();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Excluir' }).isDisabled()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await selection().waitFor({ state: 'hidden' });
  });

  it('shows what a file is, where it is twice, and gives many as one ZIP', async () => {
    await row(page, 'Ata.pdf').click();
    const panel = page.getByRole('complementary', { name: 'Detalhes do arquivo' });
    await panel.getByRole('link', { name: 'Beta.pdf' }).waitFor();
    await panel.getByRole('img', { name: 'Primeira página de Ata.pdf' }).waitFor(READY);
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Control+a');
    await selection().getByRole('button', { name: 'Baixar' }).click();
    expect(await barriers(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Baixar ZIP' }).click(),
    ]);
    const zip = readFileSync(await download.path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.includes('Ata.pdf') && zip.includes('Beta.pdf')).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('takes a file dragged onto a folder, in the list and in the grid, and finds it there', async () => {
    await page.getByRole('button', { name: 'Ver em grade' }).click();
    await list().getByRole('img', { name: 'Primeira página de Ata.pdf' }).waitFor(READY);
    expect(await barriers(page)).toEqual([]);
    const tile = (name: string) => list().getByRole('gridcell').filter({ hasText: name });
    await tile('Beta.pdf').dragTo(tile('Arquivo morto'));
    await page.getByText('1 item movido').waitFor();
    await page.getByRole('button', { name: 'Ver em lista' }).click();
    await page.getByLabel('Buscar por nome').fill('beta');
    await row(page, 'Beta.pdf').getByText('Contratos / Arquivo morto').waitFor();
    await page.getByRole('button', { name: 'Limpar busca' }).click();
  });

  it('takes files from the desktop onto a folder', async () => {
    const target = row(page, 'Arquivo morto');
    const data = await page.evaluateHandle(
      (content) => {
        const transfer = new DataTransfer();
        const file = new File([Uint8Array.from(content)], 'Do desktop.pdf', { type: 'application/pdf' });
        transfer.items.add(file);
        return transfer;
      },
      [...bytes],
    );
    for (const type of ['dragenter', 'dragover', 'drop'])
      await target.dispatchEvent(type, { dataTransfer: data });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Do desktop.pdf').waitFor();
    await dialog.getByRole('button', { name: 'Enviar arquivos' }).click();
    await dialog.getByText('Este mesmo arquivo já está na pasta, com o nome "Beta.pdf"').waitFor();
    await dialog.getByRole('button', { name: 'Ignorar' }).click();
    expect(await dialog.getByText('Do desktop.pdf').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  });

  it('goes on with an upload that a reload cut off', async () => {
    await page.route('**/drive/upload**', () => undefined);
    await page.getByRole('button', { name: 'Enviar arquivos' }).first().click();
    const dialog = page.getByRole('dialog');
    const cut = { name: 'Cortado.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await contract(2)) };
    await dialog.locator('input[type=file]').setInputFiles([cut]);
    await dialog.getByRole('button', { name: 'Enviar arquivos' }).click();
    await dialog.getByRole('progressbar').waitFor();
    await page.reload();
    await page.unroute('**/drive/upload**');
    const tray = page.getByRole('region', { name: 'Envios' });
    await tray.getByText('Interrompido').waitFor();
    await tray.locator('input[type=file]').setInputFiles([cut]);
    await tray.getByText('Enviado', { exact: true }).waitFor();
    await tray.getByRole('button', { name: 'Fechar lista de envios' }).click();
    await row(page, 'Cortado.pdf').waitFor();
    expect(await tray.count()).toBe(0);
  });

  it('loses nothing typed when the session ends meanwhile', async () => {
    await page.route('**/drive/folder?**', (route) =>
      route.fulfill({ status: 401, json: { error: 'Sua sessão terminou.', code: 'unauthenticated' } }),
    );
    await page.getByRole('button', { name: 'Nova pasta' }).first().click();
    await page.getByLabel('Nome da pasta').fill('Pasta que quase se perdeu');
    await page.getByLabel('Nome da pasta').press('Enter');
    await page.waitForURL('**/auth**');
    await page.unroute('**/drive/folder?**');
    await signUp(page, stage, 'ana@acervo-exemplo.com.br');
    await page.goto(inside);
    await page.getByRole('button', { name: 'Nova pasta' }).first().click();
    expect(await page.getByLabel('Nome da pasta').inputValue()).toBe('Pasta que quase se perdeu');
    await page.keyboard.press('Escape');
  });

  it('says when a folder is gone, and leads back', async () => {
    await page.goto(inside.replace(/folder=[^&]+/, 'folder=00000000-0000-4000-8000-000000000000'));
    await page.getByRole('heading', { name: 'Esta pasta não está mais aqui' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ver todas as pastas' }).click();
    await row(page, 'Contratos').waitFor();
  });

  it('deletes after a typed word, and gives back from the trash', async () => {
    await page.goto(inside);
    await row(page, 'Ata.pdf').click();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Digite “confirmar” para confirmar').fill('Confirmar');
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await row(page, 'Ata.pdf').waitFor({ state: 'hidden' });
    await page.goto(`${stage.url}/trash`);
    await page.getByRole('button', { name: 'Restaurar' }).first().click();
    await page.getByText('A lixeira está vazia').waitFor();
    await page.goto(inside);
    await row(page, 'Ata.pdf').waitFor();
    expect(await selection().count()).toBe(0);
  });

  it('has its details and its dialogs on a phone as well', async () => {
    await page.setViewportSize(PHONE);
    await row(page, 'Ata.pdf').getByRole('button', { name: 'Mais ações para Ata.pdf' }).click();
    await page.getByRole('menuitem', { name: 'Detalhes' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Ata.pdf' }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(DESKTOP);
  });
});
