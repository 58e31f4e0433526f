/** Debian's Chromium, driven as a person would use it. */

import { chromium, type BrowserContext, type BrowserContextOptions } from 'playwright-core';

/** Without the background flags Chromium looks for the network at every start. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Browser {
  /** The one that everything happens in, unless a journey needs somebody else's computer. */
  readonly context: BrowserContext;
  /** Another person at another computer: nothing is shared with the first. */
  another(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

export async function openBrowser(options: BrowserContextOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
  });
  const another = async (given: BrowserContextOptions = {}): Promise<BrowserContext> =>
    await browser.newContext({ locale: 'pt-BR', acceptDownloads: true, ...given });
  return { context: await another(options), another, close: async () => await browser.close() };
}
