import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersInEveryLook } from './support/axe.ts';
import { measureVisit } from './support/figures.ts';
import { LOOKS, SCREENS, switchLook } from './support/screens.ts';
import { openStage, type Stage } from './support/stage.ts';
import { beginSignIn, signUp } from './support/steps.ts';
import { TEXTS } from './support/texts.ts';

const PERSON = 'admin@telas-exemplo.com.br';
/** Compressed bytes of script at a first visit. */
const BUDGET = { landing: 120_000, application: 250_000 };

let stage: Stage;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  stage = await openStage({ reducedMotion: 'reduce' });
  page = await stage.browser.context.newPage();
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
});

afterAll(() => stage?.close());

async function open(path: string): Promise<void> {
  await page.goto(`${stage.product.url}${path}`);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The steps speak Portuguese. */
const speakPortuguese = () => switchLook(page, LOOKS[0]!);

describe('visitors', () => {
  it('come with little script, and nothing moves while they read', async () => {
    const { scriptBytes, layoutShift } = await measureVisit(page, stage.product.url);
    expect(scriptBytes).toBeLessThan(BUDGET.landing);
    expect(layoutShift).toBe(0);
  });

  it.each(SCREENS.public)('find no barrier on %s', async (path) => {
    await open(path);
    expect(await barriersInEveryLook(page)).toEqual([]);
  });

  it('find no barrier where the code is asked for', async () => {
    await speakPortuguese();
    await beginSignIn(page, stage.product, PERSON);
    await page.getByRole('heading').first().waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
  });
});

describe('a signed-in person', () => {
  beforeAll(async () => {
    await open('/');
    await speakPortuguese();
    await signUp(page, stage.product, stage.mailbox, PERSON);
    await stage.product.admin('company', 'plan', PERSON, 'premium');
  });

  it('comes with little script', async () => {
    const visit = await stage.browser.context.newPage();
    const { scriptBytes } = await measureVisit(visit, `${stage.product.url}/documents`);
    await visit.close();
    expect(scriptBytes).toBeLessThan(BUDGET.application);
  });

  it.each(SCREENS.signedIn)('finds no barrier on %s', async (path) => {
    await open(path);
    expect(await barriersInEveryLook(page)).toEqual([]);
  });

  const say = TEXTS.pt;
  it.each([
    ['/users', say.users.add],
    ['/rules', say.rules.addRule],
    ['/rules?tab=W', say.rules.addItem],
    ['/company', say.company.webhooks.add],
    ['/profile', say.profile.totp.on],
    ['/profile', say.users.deleteAccount],
  ] as const)('finds no barrier in the dialog of %s: %s', async (path, name) => {
    await open(path);
    await speakPortuguese();
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('heading').waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
  });

  it('hears no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
