/** What the address bar holds beside the path; anything unknown or malformed is dropped. */

import type { ReportId } from '@mavendoc/contract';

type Raw = Record<string, unknown>;
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const number = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && value !== '' && value !== null ? Number(value) : undefined;

const uuid = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value : undefined;

/** Leaves out what is not there, so that addresses stay short. */
function some<T extends object>(fields: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [Key in keyof T]?: NonNullable<T[Key]> };
}

export const authSearch = (raw: Raw) =>
  some({
    ended: raw['ended'] === true ? true : undefined,
    back: text(raw['back']),
    /** Why the company's own sign-in failed. */
    error: text(raw['error']),
    /** Whose people sign in here: the company's own address for them. */
    company: uuid(raw['company']),
    tab: raw['tab'] === 'register' ? ('register' as const) : undefined,
  });

export const documentsSearch = (raw: Raw) => some({ folder: text(raw['folder']), q: text(raw['q']) });

export const viewerSearch = (raw: Raw) => some({ page: number(raw['page']), finding: text(raw['finding']) });

const RULE_TABS = ['R', 'W', 'B'] as const;

export const rulesSearch = (raw: Raw) => some({ tab: RULE_TABS.find((tab) => tab === raw['tab']) });

const REPORT_IDS: readonly ReportId[] = ['access-audit', 'credits-usage', 'consumption-by-user'];

export const reportsSearch = (raw: Raw) =>
  some({
    report: REPORT_IDS.find((id) => id === raw['report']),
    user: text(raw['user']),
    year: number(raw['year']),
    month: number(raw['month']),
    page: number(raw['page']),
  });
