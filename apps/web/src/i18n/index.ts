/** Portuguese first. The texts of one language are loaded at a time; the landing page has texts of its own. */

import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { setUp } from './setup.ts';
import type { pt } from './pt/index.ts';
import type { landing } from './pt/landing.ts';

export type Language = 'pt' | 'en';
type Texts = 'translation' | 'landing';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof pt; landing: typeof landing };
  }
}

const LANGUAGE_KEY = 'language';

const LOADERS = {
  pt: {
    translation: async () => (await import('./pt/index.ts')).pt,
    landing: async () => (await import('./pt/landing.ts')).landing,
  },
  en: {
    translation: async () => (await import('./en/index.ts')).en,
    landing: async () => (await import('./en/landing.ts')).landing,
  },
} as const;

const storedLanguage = (): Language => (localStorage.getItem(LANGUAGE_KEY) === 'en' ? 'en' : 'pt');

export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : 'pt');

/** BCP 47 tag for `Intl` and the page. */
export const locale = (): 'pt-BR' | 'en' => (currentLanguage() === 'en' ? 'en' : 'pt-BR');

export async function startTexts(texts: Texts): Promise<void> {
  await setUp(i18next.use(initReactI18next), { lng: storedLanguage(), ns: [texts], resources: {} });
  await loadTexts(texts, storedLanguage());
  // Chosen in another tab.
  addEventListener('storage', ({ key }) => {
    if (key === LANGUAGE_KEY) void showLanguage(storedLanguage());
  });
}

/** Texts that a page needs beside those that are there. */
export async function loadTexts(texts: Texts, language: Language = currentLanguage()): Promise<void> {
  if (i18next.hasResourceBundle(language, texts)) return;
  i18next.addResourceBundle(language, texts, await LOADERS[language][texts]());
}

export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(LANGUAGE_KEY, language);
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  for (const texts of ['translation', 'landing'] as const) {
    const used = i18next.hasResourceBundle(currentLanguage(), texts);
    if (used) await loadTexts(texts, language);
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = locale();
}
