import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { barriersInEveryLook } from './support/axe.ts';
import { measureVisit } from './support/figures.ts';
import { LOOKS, SCREENS, switchLook, untilShown } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { beginSignIn, signUp } from './support/steps.ts';

const PERSON = 'admin@telas-exemplo.com.br';
/** Compressed bytes of script at a first visit. */
const BUDGET = { landing: 120_000, application: 250_000 };

let stage: Stage;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  stage = await joinStage(inject('product'), { reducedMotion: 'reduce' });
  page = await stage.browser.context.newPage();
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
});

afterAll(() => stage?.close());

async function open(path: string): Promise<void> {
  await page.goto(`${stage.url}${path}`);
  await untilShown(page);
}

/** The steps speak Portuguese. */
const speakPortuguese = () => switchLook(page, LOOKS[0]!);

describe('visitors', () => {
  it('come with little script, and nothing moves while they read', async () => {
    const { scriptBytes, layoutShift } = await measureVisit(page, stage.url);
    expect(scriptBytes).toBeLessThan(BUDGET.landing);
    expect(layoutShift).toBe(0);
  });

  it.each(SCREENS.public)('find no barrier on %s', async (path) => {
    await open(path);
    expect(await barriersInEveryLook(page)).toEqual([]);
  });

  it('find no barrier where the code is asked for', async () => {
    await speakPortuguese();
    await beginSignIn(page, stage, PERSON);
    await untilShown(page);
    expect(await barriersInEveryLook(page)).toEqual([]);
  });
});

describe('a signed-in person', () => {
  beforeAll(async () => {
    await open('/');
    await speakPortuguese();
    await signUp(page, stage, PERSON);
    await stage.admin('company', 'plan', PERSON, 'premium');
  });

  it('comes with little script', async () => {
    const visit = await stage.browser.context.newPage();
    const { scriptBytes } = await measureVisit(visit, `${stage.url}/documents`);
    await visit.close();
    expect(scriptBytes).toBeLessThan(BUDGET.application);
  });

  it.each(SCREENS.signedIn)('finds no barrier on %s', async (path) => {
    await open(path);
    expect(await barriersInEveryLook(page)).toEqual([]);
  });

  it('hears no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
