/** What a first visit costs: bytes of script, and when its largest part stands, on a line as slow as asked for. */

import type { Page } from 'playwright-core';

export interface Line {
  /** Milliseconds there and back. */
  readonly roundTripMs: number;
  readonly bitsPerSecond: number;
  /** How much slower the processor is than this one. */
  readonly slowdown: number;
}

/** A phone on a middling mobile network, as Lighthouse simulates it. */
export const SLOW_PHONE: Line = { roundTripMs: 150, bitsPerSecond: 1_600_000, slowdown: 4 };

export interface Figures {
  /** Compressed, as they came over the line. */
  readonly scriptBytes: number;
  readonly totalBytes: number;
  /** Milliseconds from the call to the paint of the largest element (LCP). */
  readonly largestPaintMs: number;
  /** Cumulative layout shift; 0: nothing moved. */
  readonly layoutShift: number;
}

/** How long after the load late paints and shifts are waited for. */
const SETTLE_MS = 800;

/** Opens an address as a first visit does, with nothing cached. */
export async function measureVisit(page: Page, url: string, line?: Line): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (line !== undefined) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTripMs,
      downloadThroughput: line.bitsPerSecond / 8,
      uploadThroughput: line.bitsPerSecond / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown });
  }
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const figures = await page.evaluate(readFigures);
  await session.detach();
  return figures;
}

/** Runs in the page, where nothing else of this file is known. */
/* oxlint-disable unicorn/consistent-function-scoping */
function readFigures(): Figures {
  const seen = <Entry extends PerformanceEntry>(type: string): Entry[] => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    const entries = observer.takeRecords() as Entry[];
    observer.disconnect();
    return entries;
  };
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = (entries: readonly PerformanceResourceTiming[]) =>
    entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const paints = seen<PerformanceEntry & { startTime: number }>('largest-contentful-paint');
  const shifts = seen<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift');
  return {
    scriptBytes: bytes(resources.filter(({ name }) => /\.m?js(\?|$)/.test(name))),
    totalBytes: bytes(resources),
    largestPaintMs: Math.round(paints.at(-1)?.startTime ?? 0),
    layoutShift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
  };
}
