import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyLook, LOOKS, nameOf, SCREENS, type Look } from './support/screens.ts';
import { openStage, type Stage } from './support/stage.ts';
import { signUp } from './support/steps.ts';

let stage: Stage;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  stage = await openStage({ reducedMotion: 'reduce' });
  page = await stage.browser.context.newPage();
  await page.goto(stage.product.url);
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
});

afterAll(() => stage?.close());

describe.each(LOOKS)('$language $theme $viewport.width', (look) => {
  it('shows the public screens without a barrier', async () => {
    for (const path of SCREENS.public) expect(await barriers(path, look), path).toEqual([]);
  });
});

describe('signed in', () => {
  beforeAll(async () => {
    await applyLook(page, LOOKS[0]!);
    await signUp(page, stage.product, stage.mailbox, 'admin@telas-exemplo.com.br');
  });

  it.each(LOOKS)('shows every screen without a barrier: $language $theme $viewport.width', async (look) => {
    for (const path of SCREENS.signedIn) {
      expect(await barriers(path, look), `${path} ${nameOf(look)}`).toEqual([]);
      expect(await overflow(), `${path} is wider than ${look.viewport.width}`).toBe(0);
    }
  });

  it('complains about nothing in the console', () => {
    expect(complaints.filter((line) => !line.includes('status of 404'))).toEqual([]);
  });
});

/** @returns what axe finds against WCAG 2.2 AA on a screen in a certain look. */
async function barriers(path: string, look: Look): Promise<string[]> {
  await applyLook(page, look);
  await page.goto(`${stage.product.url}${path}`);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Pixels by which the page is wider than its window. */
const overflow = async (): Promise<number> =>
  await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
