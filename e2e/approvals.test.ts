/** A removal that a second person has to approve: asked for, refused with a reason, asked for again, approved. */

import { company, PROFILE, users } from '@mavendoc/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { contract } from './fixtures/contract.ts';
import { barriersInEveryLook } from './support/axe.ts';
import { LOOKS, OPPOSITE_LOOKS, switchLook } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { createFolder, openFolder, row, upload } from './support/steps.ts';
import { TEXTS } from './support/texts.ts';

const say = TEXTS.pt;
const READY = { timeout: 60_000 };
const ASKS = 'rita@dupla-exemplo.com.br';
const APPROVES = 'saulo@dupla-exemplo.com.br';
const FILE = 'Contrato.pdf';

let stage: Stage;
let page: Page;
let second: Page;

beforeAll(async () => {
  stage = await joinStage(inject('product'), { reducedMotion: 'reduce' });
  const { client, ...arrived } = await stage.arrive(ASKS);
  page = arrived.page;
  const me = await client.call(users.getMyInfo);
  const params = { companyId: me.empresa.id };
  const body = { nome: 'Saulo Prado', email: APPROVES, perfil: { id: PROFILE.admin }, maxCredits: 0 };
  await client.call(users.createUser, { body });
  const {
    id: _,
    oauthClientSecretSet: __,
    signInUrls: ___,
    approvers: ____,
    ...stored
  } = await client.call(company.getCompany, { params });
  const wanted = { ...stored, nome: 'Dupla', cidade: 'Recife', secondApprover: true };
  await client.call(company.updateCompany, { params, body: wanted });
  await page.reload();
  await createFolder(page, 'Contratos');
  await openFolder(page, 'Contratos');
  await upload(page, [{ name: FILE, bytes: await contract(1) }]);
  await row(page, FILE).getByText(say.documents.status[3]).filter({ visible: true }).waitFor(READY);
  await page.getByText(FILE).first().dblclick();
  await page.getByRole('region', { name: 'Original' }).waitFor(READY);
});
afterAll(() => stage?.close());

const strip = (on: Page) => on.getByRole('status').filter({ hasText: say.viewer.approval.waiting });
const inDialog = (on: Page, name: string) =>
  on.getByRole('dialog').getByRole('button', { name, exact: true });

async function ask(): Promise<void> {
  await page.getByRole('button', { name: /^Remover dados \(/ }).click();
  await page.getByRole('dialog').getByText(say.documents.needsApproval).waitFor();
  await inDialog(page, say.documents.removeDialog.start).click();
  await strip(page).waitFor(READY);
}

it('waits for a second person, who is told, and refuses with a reason', async () => {
  await ask();
  expect(await strip(page).getByRole('button', { name: say.viewer.approval.approve }).count()).toBe(0);
  expect(await barriersInEveryLook(page, OPPOSITE_LOOKS)).toEqual([]);
  await switchLook(page, LOOKS[0]!);

  second = (await stage.arrive(APPROVES, await stage.browser.another({ reducedMotion: 'reduce' }))).page;
  await second.getByRole('button', { name: say.documents.approvals.open, exact: true }).click();
  await second.getByRole('dialog').getByText(FILE).waitFor();
  expect(await barriersInEveryLook(second, OPPOSITE_LOOKS)).toEqual([]);
  await switchLook(second, LOOKS[0]!);
  await second.getByRole('dialog').getByRole('link', { name: say.documents.review }).click();
  await strip(second).getByRole('button', { name: say.viewer.approval.refuse }).click();
  await second.getByLabel(say.viewer.approval.note).fill('Falta o nome da testemunha.');
  expect(await barriersInEveryLook(second, OPPOSITE_LOOKS)).toEqual([]);
  await switchLook(second, LOOKS[0]!);
  await inDialog(second, say.viewer.approval.refuse).click();
  await strip(second).waitFor({ state: 'detached' });
  await page.getByRole('alert').filter({ hasText: 'Falta o nome da testemunha.' }).waitFor(READY);
});

it('makes the copy when the second person approves', async () => {
  await ask();
  await second.reload();
  await strip(second).waitFor(READY);
  await strip(second).getByRole('button', { name: say.viewer.approval.approve }).click();
  expect(await barriersInEveryLook(second, OPPOSITE_LOOKS)).toEqual([]);
  await switchLook(second, LOOKS[0]!);
  await inDialog(second, say.viewer.approval.approve).click();
  for (const on of [second, page]) await on.getByText(say.viewer.done).waitFor(READY);
});
