/** Dates, numbers, sizes and money in the language of the screen. */

import { locale } from './index.ts';

const NOTHING = '-';

type Moment = string | null | undefined;

const show = (moment: Moment, options: Intl.DateTimeFormatOptions): string =>
  moment ? new Intl.DateTimeFormat(locale(), options).format(new Date(moment)) : NOTHING;

export const formatDate = (moment: Moment): string => show(moment, { dateStyle: 'short' });

export const formatDateTime = (moment: Moment): string =>
  show(moment, { dateStyle: 'short', timeStyle: 'short' });

export const formatNumber = (value: number): string => new Intl.NumberFormat(locale()).format(value);

export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const formatMoney = (reais: number, digits = 2): string =>
  new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency: 'BRL',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(reais);

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** Two decimals, powers of 1024; whole bytes as they are. */
export function formatSize(bytes: number): string {
  if (bytes <= 0) return NOTHING;
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const digits = power === 0 ? 0 : 2;
  const value = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bytes / 1024 ** power);
  return `${value} ${UNITS[power]}`;
}

/** Month names, January first. */
export const monthNames = (): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale(), { month: 'long' }).format(new Date(2025, month, 15)),
  );
