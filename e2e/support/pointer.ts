/** A mouse pointer that films show: Chromium paints none of its own. */

import type { Locator, Page } from 'playwright-core';

const PAUSE_MS = 350;
const STEPS = 18;

export async function showPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const pointer = document.createElement('div');
      pointer.style.cssText =
        'position:fixed;left:0;top:0;width:20px;height:20px;z-index:2147483647;pointer-events:none;' +
        'background:#141312;clip-path:polygon(0 0,0 82%,24% 62%,40% 98%,56% 90%,42% 56%,72% 56%);' +
        'filter:drop-shadow(0 0 1px #fff)';
      document.documentElement.append(pointer);
      addEventListener('mousemove', ({ clientX, clientY }) => {
        pointer.style.transform = `translate(${clientX}px, ${clientY}px)`;
      });
    });
  });
}

/** Goes there as a hand would, and stays a moment. */
export async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to point at');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: STEPS });
  await page.waitForTimeout(PAUSE_MS);
}
