/**
 * One product with its mail server for all journeys of a run; vitest starts it (`globalSetup`). Each journey signs in as
 * people of its own, and so has companies of its own.
 */

import type { TestProject } from 'vitest/node';
import { startMailServer } from './mailbox.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly product: SharedProduct;
  }
}

/** What a test process has to know of it. */
export interface SharedProduct {
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly mailsUrl: string;
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mails = await startMailServer();
  // everybody signs in from one address
  const product = await startProduct({ SMTP_URL: mails.smtpUrl, SIGN_IN_RATE: '100000' });
  const { url, environment } = product;
  project.provide('product', { url, environment, mailsUrl: mails.readUrl });
  return async () => {
    await product.stop();
    await mails.close();
  };
}
