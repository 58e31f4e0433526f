/** Every screen of the product, and the ways in which it is looked at. */

import type { Page } from 'playwright-core';

export const SCREENS = {
  public: ['/', '/auth', '/auth?tab=register', '/nowhere'],
  /** Of a signed-in person: empty at first, and then with whatever a company has. */
  lists: [
    '/documents',
    '/trash',
    '/rules',
    '/rules?tab=B',
    '/users',
    '/reports?report=access-audit',
    '/reports?report=credits-usage',
    '/reports?report=consumption-by-user',
    '/company',
  ],
  /** Of a signed-in person, and always the same. */
  plain: ['/reports', '/contact', '/plans', '/profile', '/help'],
} as const;

type Language = 'pt' | 'en';

export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** All eight; neighbours differ in one thing where they can, so that little has to change between them. */
export const LOOKS: readonly Look[] = (['pt', 'en'] as const).flatMap((language) =>
  [DESKTOP, PHONE].flatMap((viewport) =>
    (['light', 'dark'] as const).map((theme) => ({ language, theme, viewport })),
  ),
);

/**
 * Both languages in both themes, at both widths; both themes at both widths: half of the looks show every two of these
 * together. Nothing of the product depends on all three; `pictures.ts` looks at all eight.
 */
export const CROSSED_LOOKS: readonly Look[] = [LOOKS[0]!, LOOKS[3]!, LOOKS[5]!, LOOKS[6]!];

/** What people see first, and its opposite in everything: where all eight would show nothing more. */
export const OPPOSITE_LOOKS: readonly Look[] = [LOOKS[0]!, LOOKS.at(-1)!];

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

/** Waits until the screen stands and nothing on it is still being fetched. */
export async function untilShown(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForFunction(() => document.querySelector('.waiting-bar') === null);
}

/** Shows the present page this way, as if it had been chosen in another tab. */
export async function switchLook(page: Page, look: Look): Promise<void> {
  await applyLook(page, look);
  await page.evaluate(() => {
    for (const key of ['theme', 'language']) dispatchEvent(new StorageEvent('storage', { key }));
  });
  const tag = look.language === 'pt' ? 'pt-BR' : 'en';
  await page.waitForFunction(
    ([tag, theme]) =>
      document.documentElement.lang === tag && document.documentElement.dataset['theme'] === theme,
    [tag, look.theme] as const,
  );
  await untilAtRest(page);
}

/** Waits until nothing moves or changes its colour any more. */
export const untilAtRest = async (page: Page): Promise<void> => await page.evaluate(atRest);

/** Runs in the page: two paints, so that every change has begun, and the end of those that take time and of what they lead to. */
async function atRest(): Promise<void> {
  for (;;) {
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

export const nameOf = ({ language, theme, viewport }: Look): string =>
  `${language} ${theme} ${viewport.width}`;
