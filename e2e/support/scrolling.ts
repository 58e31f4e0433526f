/** Frames of a steady scroll, for measurements. */

import type { ElementHandle, Page } from 'playwright-core';

interface Scroll {
  /** What scrolls; null: the page. */
  readonly scroller: ElementHandle<Element> | null;
  readonly windowsASecond: number;
  readonly milliseconds: number;
}

/** Frames longer than two of 60 Hz, and tasks over 50 ms, are what people feel. */
export async function steadyScroll(page: Page, scroll: Scroll): Promise<Record<string, number>> {
  return await page.evaluate(async ({ scroller, windowsASecond, milliseconds }) => {
    const target = scroller ?? document.documentElement;
    target.scrollTo(0, 0);
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    const frames: number[] = [];
    const start = performance.now();
    let last = start;
    while (last - start < milliseconds) {
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      frames.push(now - last);
      last = now;
      target.scrollTo(0, ((now - start) / 1000) * windowsASecond * innerHeight);
    }
    observer.disconnect();
    return {
      frames: frames.length,
      'frames a second': Math.round((frames.length / milliseconds) * 1000),
      'over 33 ms': frames.filter((ms) => ms > 33.4).length,
      'worst ms': Math.round(Math.max(...frames)),
      'tasks over 50 ms': tasks.length,
    };
  }, scroll);
}
