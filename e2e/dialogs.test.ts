/** The dialogs of the screens, looked at in both languages, themes and widths. */

import { drive } from '@mavendoc/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { barriersInEveryLook } from './support/axe.ts';
import { LOOKS, OPPOSITE_LOOKS, switchLook, untilShown } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { row } from './support/steps.ts';
import { TEXTS } from './support/texts.ts';

const say = TEXTS.pt;
const FOLDER = '11111111-1111-4111-8111-111111111111';

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await joinStage(inject('product'), { reducedMotion: 'reduce' });
  const arrived = await stage.arrive('admin@dialogos-exemplo.com.br');
  page = arrived.page;
  await stage.admin('company', 'plan', 'admin@dialogos-exemplo.com.br', 'premium');
  await arrived.client.call(drive.createFolder, { query: {}, body: 'Contratos' });
});
afterAll(() => stage?.close());

async function open(path: string): Promise<void> {
  await page.goto(`${stage.url}${path}`);
  await untilShown(page);
  await switchLook(page, LOOKS[0]!);
}

async function barriersOfDialog(): Promise<string[]> {
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  return await barriersInEveryLook(page, OPPOSITE_LOOKS);
}

describe('a dialog', () => {
  it.each([
    ['/users', say.users.add],
    ['/rules', say.rules.addRule],
    ['/rules?tab=W', say.rules.addItem],
    ['/company', say.company.webhooks.add],
    ['/profile', say.profile.totp.on],
    ['/profile', say.users.deleteAccount],
  ] as const)('of %s has no barrier: %s', async (path, name) => {
    await open(path);
    await page.getByRole('button', { name, exact: true }).click();
    expect(await barriersOfDialog()).toEqual([]);
    await switchLook(page, LOOKS[0]!);
    await closeBackTo(page.getByRole('button', { name, exact: true }));
  });
});

/** Whoever works by keyboard goes on where the dialog was opened. */
async function closeBackTo(opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await opener.and(page.locator(':focus')).waitFor();
}

const FILE: drive.DriveFile = {
  id: '22222222-2222-4222-8222-222222222222',
  nomeOriginal: 'Contrato de prestação de serviços.pdf',
  statusIndex: drive.STATUS.completed,
  tamanhoBytes: 184_320,
  dataUpload: '2026-03-02T12:00:00.000Z',
  folderId: FOLDER,
  pageCount: 12,
  reason: null,
  progress: null,
  encrypted: true,
  found: { NOME: 7, CPF: 2 },
  removal: 'none',
  uploadedBy: 'Ana Souza',
};
/** Waits for its password. */
const LOCKED: drive.DriveFile = {
  ...FILE,
  id: '33333333-3333-4333-8333-333333333333',
  nomeOriginal: 'Protegido.pdf',
  statusIndex: drive.STATUS.error,
  reason: 'password-needed',
  pageCount: null,
  found: {},
};

const openMenu = async (name: string, entry: string): Promise<void> => {
  await open(`/documents?folder=${FOLDER}`);
  await row(page, name)
    .getByRole('button', { name: `Mais ações para ${name}` })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

describe('a dialog of the drive', () => {
  // What the dialogs say of a file is what is looked at, so that the files need not be there.
  beforeAll(async () => {
    await page.route('**/resources/drive/files/*', (route) => route.fulfill({ json: [FILE, LOCKED] }));
    await page.route('**/resources/drive/folders/*', (route) => route.fulfill({ json: [] }));
  });

  it.each([
    [FILE.nomeOriginal, say.documents.rename],
    [FILE.nomeOriginal, say.documents.moveTo],
    [FILE.nomeOriginal, say.delete],
    [FILE.nomeOriginal, say.documents.remove],
    [FILE.nomeOriginal, say.documents.details],
    [LOCKED.nomeOriginal, say.documents.givePassword],
  ] as const)('has no barrier: %s, %s', async (name, entry) => {
    await openMenu(name, entry);
    expect(await barriersOfDialog()).toEqual([]);
    await switchLook(page, LOOKS[0]!);
    await closeBackTo(row(page, name).getByRole('button', { name: `Mais ações para ${name}` }));
  });

  it.each([say.documents.newFolder, say.documents.upload])('has no barrier: %s', async (name) => {
    await open(`/documents?folder=${FOLDER}`);
    await page.getByRole('button', { name, exact: true }).first().click();
    expect(await barriersOfDialog()).toEqual([]);
  });
});
