import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contract, SECRETS } from './fixtures/contract.ts';
import { textOf } from './fixtures/reader.ts';
import { showCompanyAtWork } from './support/company-at-work.ts';
import { SCREENS, untilShown } from './support/screens.ts';
import { joinStage, type Stage } from './support/stage.ts';
import { row } from './support/steps.ts';
import { TEXTS } from './support/texts.ts';

const say = TEXTS.pt;
const PERSON = 'joana@teclado-exemplo.com.br';
const READY = { timeout: 120_000 };
/** More stops than any screen has. */
const MOST_STOPS = 80;
const MORE = 'Mais ações para contrato.pdf';

let stage: Stage;
let page: Page;

beforeAll(async () => {
  stage = await joinStage(inject('product'));
  page = await stage.browser.context.newPage();
});
afterAll(() => stage?.close());

const press = (...keys: readonly string[]) =>
  keys.reduce(async (before, key) => {
    await before;
    await page.keyboard.press(key);
  }, Promise.resolve());

/** Goes on with Tab until something with this name has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const here = await page.evaluate(() => {
      const { activeElement } = document;
      const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null;
      return (
        activeElement?.getAttribute('aria-label') ??
        labels?.[0]?.textContent ??
        activeElement?.textContent ??
        ''
      );
    });
    if (here.trim() === name) return;
    await press('Tab');
  }
  throw new Error(`Tab does not reach “${name}”`);
}

const type = (text: string) => page.keyboard.type(text);

it('anonymizes a document without a mouse, from the first page to the downloaded copy', async () => {
  await page.goto(stage.url);
  await tabTo('Entrar');
  await press('Enter');
  await page.waitForURL('**/auth**');
  await page.getByLabel(say.auth.email).waitFor();
  await tabTo(say.auth.email);
  await type(PERSON);
  await press('Enter');
  await page.waitForURL('**/verify2fa');
  await page.getByLabel(say.auth.verify.code).waitFor();
  await type(await stage.mailbox.codeFor(PERSON));
  await press('Enter');
  await page.waitForURL('**/documents**');

  await page.getByRole('button', { name: say.documents.newFolder }).first().waitFor();
  await tabTo(say.documents.newFolder);
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  await type('Contratos');
  await press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await row(page, 'Contratos').waitFor();
  await press('Escape', 'Home', 'Enter');
  await page.waitForURL(/folder=/);

  await page.getByRole('button', { name: say.documents.upload }).first().waitFor();
  await tabTo(say.documents.upload);
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  // Listened for from here on: the browser has to be told before the key is pressed.
  const choosing = page.waitForEvent('filechooser', READY);
  await tabTo(say.documents.uploadDialog.choose);
  await press('Enter');
  const chooser = await choosing;
  await chooser.setFiles({
    name: 'contrato.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await contract(1)),
  });
  await tabTo(say.documents.uploadDialog.send);
  await press('Enter');
  await page.getByText(say.documents.uploadDialog.done).first().waitFor();
  await press('Escape');

  await row(page, 'contrato.pdf').getByText(say.documents.status[3]).filter({ visible: true }).waitFor(READY);
  await tabTo(MORE);
  await press('Enter');
  await page.getByRole('menuitem').first().and(page.locator(':focus')).waitFor();
  await press('Escape');
  await page.getByRole('button', { name: MORE }).and(page.locator(':focus')).waitFor();
  await chooseFromMenu(say.documents.remove);
  await page.getByRole('dialog').waitFor();
  await tabTo(say.documents.removeDialog.start);
  await press('Enter');
  await row(page, 'contrato.pdf')
    .getByText(say.documents.status.removed)
    .filter({ visible: true })
    .waitFor(READY);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseFromMenu(say.documents.downloadCopy),
  ]);
  const text = textOf(await download.path());
  for (const secret of SECRETS.cpfs) expect(text).not.toContain(secret);
});

/** One step after the other: the focus moves a moment after the key, and a second key would carry it past the entry. */
async function chooseFromMenu(entry: string): Promise<void> {
  await tabTo(MORE);
  await press('Enter');
  const items = page.locator('[role=menuitem]:not([data-disabled])');
  const focused = page.locator(':focus');
  await items.first().and(focused).waitFor();
  const names = await items.allTextContents();
  const steps = names.indexOf(entry);
  if (steps < 0) throw new Error(`the menu has no “${entry}”: ${names.join(', ')}`);
  for (let step = 1; step <= steps; step += 1) {
    await press('ArrowDown');
    await items.nth(step).and(focused).waitFor();
  }
  await press('Enter');
}

interface Stop {
  readonly name: string;
  /** A ring is drawn around it, and it lies in the window with nothing over it. */
  readonly seen: boolean;
}

/** Runs in the page: what has the focus; null: the walk is over. */
function stopHere(): Stop | null {
  const { activeElement: here } = document;
  if (here === null || here === document.body) return null;
  const { left, top, width, height } = here.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(here);
  const ring = outlineStyle !== 'none' && outlineWidth !== '0px';
  const [x, y] = [left + Math.min(width, innerWidth) / 2, top + Math.min(height, innerHeight) / 2];
  const above = document.elementFromPoint(x, y);
  const free = above !== null && (here.contains(above) || above.contains(here));
  const label = here.getAttribute('aria-label') ?? here.textContent ?? '';
  return { name: `${here.tagName} ${label.trim().slice(0, 40)}`, seen: ring && free };
}

describe('walking by Tab, every stop is seen', () => {
  beforeAll(async () => await showCompanyAtWork(page));

  it.each([...SCREENS.lists, ...SCREENS.plain])('on %s', async (path) => {
    await page.goto(`${stage.url}${path}`);
    await untilShown(page);
    const stops: Stop[] = [];
    for (let at = 0; at < MOST_STOPS; at += 1) {
      await press('Tab');
      const stop = await page.evaluate(stopHere);
      if (stop === null) break;
      stops.push(stop);
    }
    // menu and top bar alone have ten
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
  });
});
