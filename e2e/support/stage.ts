/** A product with its mailbox and a browser in front of it: what every journey starts with and takes down again. */

import type { BrowserContextOptions } from 'playwright-core';
import { openBrowser, type Browser } from './browser.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startProduct, type Product } from './product.ts';

export interface Stage {
  readonly mailbox: Mailbox;
  readonly product: Product;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openStage(options: BrowserContextOptions = {}): Promise<Stage> {
  const mailbox = await startMailbox();
  const product = await startProduct({ SMTP_URL: mailbox.url });
  const browser = await openBrowser(options);
  return {
    mailbox,
    product,
    browser,
    async close() {
      await browser.close();
      await product.stop();
      await mailbox.close();
    },
  };
}
