/** WCAG 2.2 AA as axe checks it, for a page in every look that the product has. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { CROSSED_LOOKS, nameOf, switchLook, untilAtRest, type Look } from './screens.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @returns each rule broken and where, e.g. `color-contrast: .menu a` */
export async function barriers(page: Page): Promise<string[]> {
  const found = await look(page);
  // on a busy machine a browser may paint a new theme in more than two frames: what passes is no barrier
  return found.length === 0 ? found : await look(page);
}

async function look(page: Page): Promise<string[]> {
  await untilAtRest(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(async (values) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const runOnly = { type: 'tag' as const, values };
    const { violations } = await run(document, { runOnly, resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, STANDARD);
}

/** Pixels by which the page is wider than its window. */
const overflow = async (page: Page): Promise<number> =>
  await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** What stands in somebody's way on the present page, in looks that between them have everything beside everything. */
export async function barriersInEveryLook(
  page: Page,
  looks: readonly Look[] = CROSSED_LOOKS,
): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) found.push(...(await barriersIn(page, look)));
  return found;
}

/** Shows the present page in a look and leaves it so. */
export async function barriersIn(page: Page, look: Look): Promise<string[]> {
  await switchLook(page, look);
  const problems = await barriers(page);
  if ((await overflow(page)) > 0) problems.push('wider than its window');
  return problems.map((problem) => `${nameOf(look)}: ${problem}`);
}
