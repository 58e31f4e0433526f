/** WCAG 2.2 AA as axe checks it, for a page in every look that the product has. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { LOOKS, nameOf, switchLook, untilAtRest, type Look } from './screens.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @returns each rule broken and where, e.g. `color-contrast: .menu a` */
export async function barriers(page: Page): Promise<string[]> {
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

/** What stands in somebody's way on the present page, in both languages, at both widths, light and dark. */
export async function barriersInEveryLook(page: Page, looks: readonly Look[] = LOOKS): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await switchLook(page, look);
    const problems = await barriers(page);
    if ((await overflow(page)) > 0) problems.push('wider than its window');
    found.push(...problems.map((problem) => `${nameOf(look)}: ${problem}`));
  }
  return found;
}
