import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { applyLook, LOOKS } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { TEXTS } from './support/texts.ts';

const PERSON = 'dora@entrada-exemplo.com.br';
const say = TEXTS.en;
const WRONG = '000000';

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await joinStage(inject('product'));
  page = await stage.browser.context.newPage();
  await page.goto(stage.url);
  await applyLook(page, { ...LOOKS[0]!, language: 'en' });
});
afterAll(() => stage?.close());

const open = (path: string) => page.goto(`${stage.url}${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const stored = () => page.evaluate(() => Object.keys(localStorage));

async function askForCode(): Promise<string> {
  await page.getByLabel(say.auth.email).fill(PERSON);
  const seen = (await stage.mailbox.mailsTo(PERSON)).length;
  await button(say.auth.enter).click();
  await page.waitForURL('**/verify2fa');
  return await stage.mailbox.codeFor(PERSON, seen);
}

async function giveCode(code: string): Promise<void> {
  await page.getByLabel(say.auth.verify.code).fill(code);
  await button(say.auth.verify.submit).click();
}

it('says what is wrong before anything is sent', async () => {
  await open('/auth');
  await page.getByLabel(say.auth.email).fill('dora');
  await button(say.auth.enter).click();
  await page.getByText(say.auth.invalidEmail).first().waitFor();
  await page.getByLabel(say.auth.email).fill(PERSON);
  await page.getByLabel(say.auth.sso).click();
  await button(say.auth.enter).click();
  await page.getByText(say.auth.fillFields).first().waitFor();
  expect(page.url()).toContain('/auth');
});

it('asks for the code once more after each wrong one, and ends with the fourth', async () => {
  await open('/auth');
  await askForCode();
  await page.getByLabel(say.auth.verify.code).fill('12a34');
  expect(await page.getByLabel(say.auth.verify.code).inputValue()).toBe('1234');
  expect(await button(say.auth.verify.submit).isDisabled()).toBe(true);
  for (const left of ['2', '1', '0']) {
    await giveCode(WRONG);
    await page.getByRole('status').filter({ hasText: left }).waitFor();
  }
  await giveCode(WRONG);
  await page.getByText(say.auth.verify.expired).first().waitFor();
  await page.waitForURL('**/auth**');
  expect(await stored()).not.toContain('pending_email');
});

it('leads back to the screen that was asked for, and out again', async () => {
  await open('/plans');
  await page.waitForURL('**/auth**');
  await giveCode(await askForCode());
  await page.waitForURL('**/plans');
  await page.getByRole('heading', { name: say.plans.title }).waitFor();
  await page.getByRole('link', { name: say.menu.logout }).click();
  await page.getByText(say.logout.done).waitFor();
  expect(await stored()).toEqual(expect.not.arrayContaining(['auth_token', 'userData']));
});

it('mails a password for one sign-in, after which a new one is chosen', async () => {
  await open('/auth');
  await page.getByLabel(say.auth.sso).click();
  await button(say.auth.forgot).click();
  await page.getByLabel(say.auth.email).fill(PERSON);
  await button(say.auth.sendPassword).click();
  await page.getByText(say.auth.passwordSent).first().waitFor();
  const mailed = await expect
    .poll(async () => (await stage.mailbox.mailsTo(PERSON)).findLast(isPassword), { timeout: 30_000 })
    .toBeDefined()
    .then(async () => (await stage.mailbox.mailsTo(PERSON)).findLast(isPassword));
  await page.getByLabel(say.auth.sso).click();
  await page.getByLabel(say.auth.password, { exact: true }).fill(passwordIn(mailed?.text));
  await giveCode(await askForCode());
  await page.waitForURL('**/new-password');
  await page.getByLabel(say.auth.newPassword.password).fill('12345');
  await button(say.save).click();
  await page.getByText(say.auth.newPassword.invalid).waitFor();
  await page.getByLabel(say.auth.newPassword.password).fill('uma frase longa e só minha');
  await button(say.save).click();
  await page.waitForURL('**/documents**');
});

const isPassword = ({ text }: { text?: string | undefined }): boolean => passwordIn(text) !== '';

/** It stands alone on its line, and is longer than a code. */
const passwordIn = (text: string | undefined): string => /^\s*(\S{8,64})\s*$/m.exec(text ?? '')?.[1] ?? '';
