import { useNavigate, useSearch } from '@tanstack/react-router';

export interface Filters {
  readonly user?: string | undefined;
  readonly year?: number | undefined;
  readonly month?: number | undefined;
}

export const FIRST_YEAR = 2025;
export const thisYear = (): number => new Date().getFullYear();

/** Filters and page live in the address bar. Without a year there, it is the current one; 0 stands for none. */
export function useFilters() {
  const search = useSearch({ from: '/session/layout/reports' });
  const navigate = useNavigate();
  const { report, user, year = thisYear(), month, page = 0 } = search;
  const go = (next: Filters & { page?: number }) => {
    const given = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    void navigate({
      to: '/reports',
      search: { ...(report ? { report } : {}), ...Object.fromEntries(given) },
    });
  };
  return {
    user,
    year,
    month,
    page,
    /** As the service takes them. */
    query: {
      ...(user === undefined ? {} : { userId: user }),
      ...(year === 0 ? {} : { year }),
      ...(month === undefined ? {} : { month }),
    },
    setFilters: (filters: Filters) => go(filters),
    setPage: (next: number) => go({ user, year, month, page: next }),
    clear: () => go({}),
  };
}

export type FilterState = ReturnType<typeof useFilters>;
