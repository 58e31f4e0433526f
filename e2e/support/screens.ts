/** Every screen of the product, and the ways in which it is looked at. */

import type { Page } from 'playwright-core';

export const SCREENS = {
  public: ['/', '/auth'],
  signedIn: [
    '/documents',
    '/trash',
    '/rules',
    '/users',
    '/reports',
    '/company',
    '/contact',
    '/plans',
    '/profile',
    '/help',
    '/nowhere',
  ],
} as const;

export interface Look {
  readonly language: 'pt' | 'en';
  readonly theme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Each language, theme and width meets each of the others at least once. */
export const LOOKS: readonly Look[] = [
  { language: 'pt', theme: 'light', viewport: DESKTOP },
  { language: 'pt', theme: 'dark', viewport: PHONE },
  { language: 'en', theme: 'light', viewport: PHONE },
  { language: 'en', theme: 'dark', viewport: DESKTOP },
];

/** Shows the product this way from its next page on; the page has to be one of the product's. */
export async function applyLook(page: Page, { language, theme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(
    ([language, theme]) => {
      localStorage.setItem('language', language);
      localStorage.setItem('theme', theme);
    },
    [language, theme] as const,
  );
}

export const nameOf = ({ language, theme, viewport }: Look): string =>
  `${language} ${theme} ${viewport.width}`;
