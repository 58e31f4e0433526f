/** A product with its mailbox and a browser in front of it: what every journey starts with and takes down again. */

import { createClient, type Client } from '@mavendoc/contract';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { signIn } from './arrival.ts';
import { openBrowser, type Browser } from './browser.ts';
import { openMailbox, startMailServer, type Mailbox } from './mailbox.ts';
import { runAdmin, startProduct } from './product.ts';
import { untilShown } from './screens.ts';
import type { SharedProduct } from './shared-product.ts';

interface Arrived {
  readonly page: Page;
  /** The calls of the same person, for what a journey needs and does not try. */
  readonly client: Client;
}

export interface Stage {
  /** Address of the application, base path included, without a slash at the end. */
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly browser: Browser;
  /** Runs `mavendoc admin …` with the server's environment. @returns what it printed. @throws when it fails. */
  admin(...args: readonly string[]): Promise<string>;
  /** Somebody who is signed in already, at the documents; where signing in is not what is tried. */
  arrive(email: string, context?: BrowserContext): Promise<Arrived>;
  close(): Promise<void>;
}

/** In front of the product that the run shares. @param shared `inject('product')` */
export async function joinStage(shared: SharedProduct, options: BrowserContextOptions = {}): Promise<Stage> {
  const { url, environment, mailsUrl } = shared;
  const mailbox = openMailbox(mailsUrl);
  const browser = await openBrowser(options);
  return {
    url,
    mailbox,
    browser,
    admin: async (...args) => await runAdmin(environment, args),
    async arrive(email, context = browser.context) {
      const token = await signIn(url, mailbox, email);
      const page = await context.newPage();
      await page.goto(`${url}/favicon.svg`);
      await page.evaluate((token) => localStorage.setItem('auth_token', token), token);
      await page.goto(`${url}/documents`);
      await untilShown(page);
      const base = `${url}/resources`;
      return { page, client: createClient({ base, token: () => token, language: () => 'pt' }) };
    },
    close: async () => await browser.close(),
  };
}

/** In front of a product of its own. */
export async function openStage(options: BrowserContextOptions = {}): Promise<Stage> {
  const mails = await startMailServer();
  const product = await startProduct({ SMTP_URL: mails.smtpUrl });
  const { url, environment } = product;
  const stage = await joinStage({ url, environment, mailsUrl: mails.readUrl }, options);
  return {
    ...stage,
    async close() {
      await stage.close();
      await product.stop();
      await mails.close();
    },
  };
}
