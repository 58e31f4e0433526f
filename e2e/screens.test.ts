import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { barriersInEveryLook } from './support/axe.ts';
import { FILES, FOLDER, showCompanyAtWork } from './support/company-at-work.ts';
import { measureVisit } from './support/figures.ts';
import { LOOKS, OPPOSITE_LOOKS, SCREENS, switchLook, untilShown } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { beginSignIn, row, signUp } from './support/steps.ts';
import { TEXTS } from './support/texts.ts';

const PERSON = 'admin@telas-exemplo.com.br';
const say = TEXTS.pt;
/**
 * Compressed bytes of script at a first visit. The application may have 250,000; what stands in front of a service often
 * presses an eighth less hard than the service itself.
 */
const BUDGET = { landing: 105_000, application: 220_000 };

/** Of the screen times the way it moves: a font that comes late on a busy machine moves a line by a hair (0.0001). Browsers call 0.1 good. */
const UNSEEN = 0.001;

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
    expect(layoutShift).toBeLessThan(UNSEEN);
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

  it.each(SCREENS.lists)('finds no barrier where there is nothing yet on %s', async (path) => {
    await open(path);
    expect(await barriersInEveryLook(page, OPPOSITE_LOOKS)).toEqual([]);
  });

  it.each(SCREENS.plain)('finds no barrier on %s', async (path) => {
    await open(path);
    expect(await barriersInEveryLook(page)).toEqual([]);
  });
});

describe('in a company at work a person', () => {
  beforeAll(async () => await showCompanyAtWork(page));

  it.each(SCREENS.lists)('finds no barrier on %s', async (path) => {
    await open(path);
    expect(await barriersInEveryLook(page)).toEqual([]);
  });

  it('finds files in every state, as a list and as a grid', async () => {
    await open(`/documents?folder=${FOLDER}`);
    await speakPortuguese();
    await row(page, FILES[0]!.nomeOriginal).waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
    await speakPortuguese();
    await page.getByRole('button', { name: say.documents.gridView }).click();
    await page.getByRole('gridcell').filter({ hasText: FILES[0]!.nomeOriginal }).waitFor();
    expect(await barriersInEveryLook(page)).toEqual([]);
  });

  it('hears no complaint in the console', () => {
    expect(complaints).toEqual([]);
  });
});
