import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { NOBODY } from './support/mailbox.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { TEXTS } from './support/texts.ts';

const say = TEXTS.pt;
const ADMIN = 'elisa@equipe-exemplo.com.br';
const OPERATOR = 'otavio@equipe-exemplo.com.br';
const MANAGER = 'glaucia@equipe-exemplo.com.br';

let stage: Stage;
let page: Page;
let manager: Page;

beforeAll(async () => {
  stage = await joinStage(inject('product'));
  ({ page } = await stage.arrive(ADMIN));
});
afterAll(() => stage?.close());

const open = (path: string, on = page) => on.goto(`${stage.url}${path}`);
const dialog = () => page.getByRole('dialog');
async function menu(on: Page): Promise<string[]> {
  const links = on.getByRole('navigation', { name: say.menu.label }).getByRole('link');
  await links.first().waitFor();
  return await links.allTextContents();
}

/** Somebody else at another computer. */
const elsewhere = async (email: string): Promise<Page> =>
  (await stage.arrive(email, await stage.browser.another())).page;

async function addUser(name: string, email: string, profile: string): Promise<void> {
  await page.getByRole('button', { name: say.users.add }).click();
  await dialog().getByLabel(say.users.name).fill(name);
  await dialog().getByLabel(say.users.email).fill(email);
  await dialog().getByLabel(say.users.profile).selectOption({ label: profile });
  await dialog().getByRole('button', { name: say.save }).click();
}

it('adds people, and says at the field what is wrong with them', async () => {
  await open('/users');
  const own = page.getByRole('row').filter({ hasText: ADMIN });
  await own.getByText(say.users.you).waitFor();
  expect(await own.getByRole('button', { name: say.users.self }).first().isDisabled()).toBe(true);

  await addUser('Otávio 2', OPERATOR, say.users.profiles[2]);
  await dialog().getByText(say.users.invalidName).waitFor();
  await dialog().getByLabel(say.users.name).fill('Otávio Prado');
  await dialog().getByRole('button', { name: say.save }).click();
  await page.getByRole('row').filter({ hasText: OPERATOR }).waitFor();

  await addUser('Outro Otávio', OPERATOR, say.users.profiles[2]);
  await dialog()
    .getByRole('paragraph')
    .filter({ hasText: /já|uso/ })
    .first()
    .waitFor();
  await dialog().getByLabel(say.users.email).fill(MANAGER);
  await dialog().getByLabel(say.users.name).fill('Gláucia Nunes');
  await dialog().getByLabel(say.users.profile).selectOption({ label: say.users.profiles[3] });
  await dialog().getByRole('button', { name: say.save }).click();
  await page.getByRole('row').filter({ hasText: MANAGER }).waitFor();
  expect(await menu(page)).toEqual([
    say.menu.documents,
    say.menu.rules,
    say.menu.users,
    say.menu.reports,
    say.menu.contact,
    say.menu.plans,
  ]);
});

it('says beside a name that its mail did not arrive', async () => {
  await addUser('Zulmira Engano', NOBODY, say.users.profiles[2]);
  const told = page.getByRole('row').filter({ hasText: NOBODY }).getByText(say.users.mailFailed);
  await told.waitFor();
  expect(await told.count()).toBe(1);
});

it('shows a Manager the rules and one report, and no users and no company', async () => {
  manager = await elsewhere(MANAGER);
  expect(await menu(manager)).toEqual([
    say.menu.documents,
    say.menu.rules,
    say.menu.reports,
    say.menu.contact,
    say.menu.plans,
  ]);
  await open('/reports', manager);
  await manager.getByRole('link', { name: new RegExp(say.reports.view) }).waitFor();
  expect(await manager.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    say.reports.ids['credits-usage'],
  ]);
  await open('/reports?report=access-audit', manager);
  await manager.getByRole('heading', { name: say.reports.ids['credits-usage'] }).waitFor();
  await open('/users', manager);
  await manager.getByText(say.accessDenied).first().waitFor();
  await manager.waitForURL('**/documents');
  await open('/company', manager);
  await manager.getByText(say.accessDenied).first().waitFor();
});

it('shows an Operator documents alone, and ends the session when the profile changes', async () => {
  const operator = await elsewhere(OPERATOR);
  expect(await menu(operator)).toEqual([say.menu.documents, say.menu.contact, say.menu.plans]);
  for (const path of ['/rules', '/reports', '/users']) {
    await open(path, operator);
    await operator.waitForURL('**/documents');
    await operator.getByText(say.accessDenied).first().waitFor();
  }
  await open('/users');
  await page.getByRole('button', { name: 'Editar Otávio Prado' }).click();
  await dialog().getByLabel(say.users.profile).selectOption({ label: say.users.profiles[3] });
  await dialog().getByRole('button', { name: say.save }).click();
  await page.getByText(say.users.updated).waitFor();
  await operator.getByRole('link', { name: say.menu.plans }).click();
  await operator.getByText(say.session.ended).waitFor();
});

it('deletes somebody after the word is typed', async () => {
  await open('/users');
  await page.getByRole('button', { name: 'Excluir Otávio Prado' }).click();
  const confirm = dialog().getByRole('button', { name: say.delete });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog().getByRole('textbox').fill('CONFIRMO');
  await confirm.click();
  const row = page.getByRole('row').filter({ hasText: OPERATOR });
  await row.getByText(say.users.inactive).filter({ visible: true }).waitFor();
  expect(await row.getByRole('button', { name: 'Excluir Otávio Prado' }).isDisabled()).toBe(true);
});

it('lets a person delete the own account in two steps', async () => {
  const person = manager;
  await open('/profile', person);
  await person.getByRole('button', { name: say.users.deleteAccount }).click();
  const seen = (await stage.mailbox.mailsTo(MANAGER)).length;
  await person.getByRole('dialog').getByRole('textbox').fill(say.users.phrase.toUpperCase());
  await person.getByRole('dialog').getByRole('button', { name: say.users.continue }).click();
  const code = await stage.mailbox.codeFor(MANAGER, seen);
  await person.getByLabel(say.auth.verify.code).fill(code);
  await person.getByRole('dialog').getByRole('button', { name: say.users.deleteAccount }).click();
  await person.getByText(say.users.accountDeleted).waitFor();
  expect(await person.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});
