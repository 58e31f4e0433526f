/** WCAG 2.2 AA as axe checks it, for a page in every look that the product has. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { LOOKS, nameOf, switchLook, type Look } from './screens.ts';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** @returns each rule broken and where, e.g. `color-contrast: .menu a`. `only`: this rule instead of all. */
export async function barriers(page: Page, only?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const runOnly =
    only === undefined
      ? { type: 'tag' as const, values: STANDARD }
      : { type: 'rule' as const, values: [only] };
  return await page.evaluate(async (runOnly) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, { runOnly, resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, runOnly);
}

/** Pixels by which the page is wider than its window. */
const overflow = async (page: Page): Promise<number> =>
  await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/**
 * What stands in somebody's way on the present page, in both languages, at both widths, light and dark. A theme changes
 * nothing but colours, so the second one is checked for contrast only.
 */
export async function barriersInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  const tell = (look: Look, problems: readonly string[]) =>
    found.push(...problems.map((problem) => `${nameOf(look)}: ${problem}`));
  for (const look of LOOKS) {
    await switchLook(page, look);
    tell(look, await barriers(page, look.theme === 'light' ? undefined : 'color-contrast'));
    if (look.theme === 'light' && (await overflow(page)) > 0) tell(look, ['wider than its window']);
  }
  return found;
}
