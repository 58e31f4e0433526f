import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { LOOKS, switchLook } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { TEXTS } from './support/texts.ts';

const say = TEXTS.en;
const PERSON = 'hugo@percalcos-exemplo.com.br';

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await joinStage(inject('product'));
  ({ page } = await stage.arrive(PERSON));
  await switchLook(page, { ...LOOKS[0]!, language: 'en' });
});
afterAll(() => stage?.close());

const open = (path: string) => page.goto(`${stage.url}${path}`);
const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('says that the network is away, and goes on when it is back', async () => {
  await open('/help');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await stage.browser.context.setOffline(true);
  await page.getByText(say.offline).waitFor();
  await stage.browser.context.setOffline(false);
  await page.getByText(say.offline).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: say.menu.rules }).click();
  await expect.poll(() => page.getByText(say.rules.empty).count()).toBe(1);
});

it('says that the service is busy, and tries again when asked', async () => {
  let busy = true;
  await page.route('**/resources/users/search**', async (route) => {
    if (!busy) return await route.continue();
    const body = { error: 'Busy for a moment.', code: 'unavailable' };
    await route.fulfill({ status: 503, json: body, headers: { 'Retry-After': '1' } });
  });
  await open('/users');
  await page.getByRole('alert').getByText('Busy for a moment.').waitFor({ timeout: 30_000 });
  busy = false;
  await button(say.tryAgain).click();
  await expect.poll(() => page.getByRole('row').filter({ hasText: PERSON }).count()).toBe(1);
});

it('keeps a form as it is while the service is busy or the network away, and sends it afterwards', async () => {
  let busy = true;
  await page.route('**/resources/users', async (route) => {
    if (!busy || route.request().method() !== 'POST') return await route.continue();
    await route.fulfill({ status: 503, json: { error: 'Busy for a moment.', code: 'unavailable' } });
  });
  await open('/users');
  await button(say.users.add).click();
  await dialog().getByLabel(say.users.name).fill('Gil Andrade');
  await dialog().getByLabel(say.users.email).fill('gil@percalcos-exemplo.com.br');
  const save = dialog().getByRole('button', { name: say.save });
  await save.click();
  await page.getByText(`${say.users.saveFailed}. Busy for a moment.`).waitFor();
  busy = false;
  await stage.browser.context.setOffline(true);
  await save.click();
  await page.getByText(`${say.users.saveFailed}. ${say.networkError}`).waitFor();
  await stage.browser.context.setOffline(false);
  // a press beside it loses nothing either
  await page.mouse.click(5, 5);
  expect(await dialog().getByLabel(say.users.name).inputValue()).toBe('Gil Andrade');
  await save.click();
  await page.getByRole('row').filter({ hasText: 'Gil Andrade' }).waitFor();
  await page.unroute('**/resources/users');
});

async function signInAgain(): Promise<void> {
  await page.waitForURL('**/auth**');
  // the screen before it stands until this one has come
  await button(say.auth.enter).waitFor();
  await page.getByLabel(say.auth.email).fill(PERSON);
  const seen = (await stage.mailbox.mailsTo(PERSON)).length;
  await button(say.auth.enter).click();
  await page.waitForURL('**/verify2fa');
  await page.getByLabel(say.auth.verify.code).fill(await stage.mailbox.codeFor(PERSON, seen));
  await button(say.auth.verify.submit).click();
}

it('keeps what was typed when the session ends, for the same person', async () => {
  await open('/users');
  await button(say.users.add).click();
  await dialog().getByLabel(say.users.name).fill('Íris Machado');
  await dialog().getByLabel(say.users.email).fill('iris@percalcos-exemplo.com.br');
  await page.evaluate(async (url) => {
    const token = localStorage.getItem('auth_token') ?? '';
    await fetch(`${url}/resources/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
  }, stage.url);
  await dialog().getByRole('button', { name: say.save }).click();
  await page.getByText(say.session.ended).waitFor();

  await signInAgain();
  await page.waitForURL('**/users');
  expect(await dialog().getByLabel(say.users.name).inputValue()).toBe('Íris Machado');
  await dialog().getByRole('button', { name: say.save }).click();
  await page.getByRole('row').filter({ hasText: 'Íris Machado' }).waitFor();
});

it('leads through signing in again when a change asks for it, and back to what was typed', async () => {
  let recent = false;
  await page.route('**/resources/users', async (route) => {
    if (recent || route.request().method() !== 'POST') return await route.continue();
    await route.fulfill({ status: 403, json: { error: 'Sign in again.', code: 'reauthenticationRequired' } });
  });
  await open('/users');
  await button(say.users.add).click();
  await dialog().getByLabel(say.users.name).fill('Jandira Prates');
  await dialog().getByLabel(say.users.email).fill('jandira@percalcos-exemplo.com.br');
  await dialog().getByRole('button', { name: say.save }).click();
  const asked = page.getByRole('dialog', { name: say.signInAgain.title });
  await asked.getByText(say.signInAgain.text).waitFor();
  await asked.getByRole('button', { name: say.signInAgain.action }).click();
  recent = true;
  await signInAgain();
  await page.waitForURL('**/users');
  expect(await dialog().getByLabel(say.users.name).inputValue()).toBe('Jandira Prates');
  await dialog().getByRole('button', { name: say.save }).click();
  await page.getByRole('row').filter({ hasText: 'Jandira Prates' }).waitFor();
});

it('says that a document is gone, and leads back', async () => {
  await open('/documents/00000000-0000-4000-8000-000000000000');
  await page.getByRole('alert').waitFor({ timeout: 30_000 });
  expect(await page.getByRole('alert').textContent()).not.toContain('undefined');
});

/** How often the page has begun to load since. */
function countLoads(): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

it('loads again by itself, once, when a part of the application has been replaced by a newer one', async () => {
  await open('/documents');
  await page.getByRole('button', { name: say.documents.newFolder }).first().waitFor();
  const loads = countLoads();
  await page.route('**/assets/page-*.js', (route) => (loads() === 0 ? route.abort() : route.continue()));
  await page.getByRole('link', { name: say.menu.plans }).click();
  await page.getByRole('heading', { name: say.plans.title }).waitFor();
  await page.unroute('**/assets/page-*.js');
  expect([new URL(page.url()).pathname, loads()]).toEqual(['/mavendoc/plans', 1]);
});

it('says that a part of the application can not be loaded, and loads again when told to', async () => {
  await open('/documents');
  await page.getByRole('button', { name: say.documents.newFolder }).first().waitFor();
  const loads = countLoads();
  await page.route('**/assets/page-*.js', (route) => route.abort());
  await page.getByRole('link', { name: say.menu.contact }).click();
  await page.getByRole('heading', { name: say.appError.partTitle }).waitFor();
  expect(loads()).toBe(1);
  await page.unroute('**/assets/page-*.js');
  await button(say.appError.reload).click();
  await page.getByRole('heading', { name: say.contact.commercial }).waitFor();
  expect([new URL(page.url()).pathname, loads()]).toEqual(['/mavendoc/contact', 2]);
});

it('knows no way on from an unknown address but home', async () => {
  await open('/nowhere');
  await page.getByRole('heading', { name: say.notFound.title }).waitFor();
  await page.getByRole('link', { name: say.notFound.home }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mavendoc/');
});
