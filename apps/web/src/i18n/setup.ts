/** How texts are looked up, filled in and counted. */

import type { i18n, InitOptions } from 'i18next';

/** Numbers in texts look like those beside them; a year or a code is handed over as text. */
const NUMBERS = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format?: string, language?: string): string =>
    typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : String(value),
} as const;

const ONE_OR_OTHER = {
  select: (count: number) => (count === 1 ? 'one' : 'other'),
  resolvedOptions: () => ({ pluralCategories: ['one', 'other'] }),
} as const;

/** Starts the texts, those of plugins of `texts` among them. */
export async function setUp(texts: i18n, options: InitOptions): Promise<void> {
  await texts.use(NUMBERS).init({
    defaultNS: 'translation',
    // a colon is part of a key, as in `documents:read`
    nsSeparator: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    returnNull: false,
    ...options,
  });
  // CLDR says “0 crédito” in Portuguese and has a form of its own for a million; people write neither
  const plurals = texts.services.pluralResolver as { getRule: () => typeof ONE_OR_OTHER };
  plurals.getRule = () => ONE_OR_OTHER;
}
