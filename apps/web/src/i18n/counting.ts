/** How texts count: 0 créditos, 1 crédito, 1.000.000 créditos. */

import type { i18n } from 'i18next';

/** Numbers in texts look like those beside them; a year or a code is handed over as text. */
export const NUMBERS = {
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

/** CLDR says “0 crédito” in Portuguese and has a form of its own for a million; people write neither. */
export function countByOneOrOther({ services }: i18n): void {
  const plurals = services.pluralResolver as { getRule: () => typeof ONE_OR_OTHER };
  plurals.getRule = () => ONE_OR_OTHER;
}
