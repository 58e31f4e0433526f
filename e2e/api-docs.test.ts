import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { barriers } from './support/axe.ts';
import { joinStage, type Stage } from './support/stage.ts';

let stage: Stage;
let page: Page;
/** What the browser complained about, and what it asked for elsewhere. */
const complaints: string[] = [];

beforeAll(async () => {
  stage = await joinStage(inject('product'));
  page = await stage.browser.context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(stage.url)) complaints.push(`asked for ${request.url()}`);
  });
});
afterAll(async () => await stage.close());

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

describe.each(['pt', 'en'])('the documentation of the API in %s', (language) => {
  it.each(VIEWPORTS)(
    'shows at $width px what every call needs, without a complaint or a request elsewhere',
    async (size) => {
      await page.setViewportSize(size);
      await page.goto(`${stage.url}/api/docs?lang=${language}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(language === 'pt' ? 'pt-BR' : 'en');
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        expect(await barriers(page)).toEqual([]);
      }
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
      for (const link of await page.locator('nav a').all()) {
        const target = (await link.getAttribute('href')) ?? '';
        expect([target, await page.locator(target).count()]).toEqual([target, 1]);
      }
      expect(complaints).toEqual([]);
    },
  );
});

describe('the description for programs', () => {
  it('is linked from the page', async () => {
    await page.goto(`${stage.url}/api/docs`);
    const address = await page.getByRole('link', { name: 'OpenAPI 3.1' }).getAttribute('href');
    const { pathname } = new URL(address ?? '');
    const response = await page.request.get(new URL(pathname, stage.url).href);
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });
});
