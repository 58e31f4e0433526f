/** Calls whose answers several screens share. */

import { credits, CREDITS, getConfig, shownCredits, users } from '@mavendoc/contract';
import { queryOptions, QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api, codeOf } from './api.ts';
import { storeUser } from './storage.ts';

const FINAL = new Set(['unauthenticated', 'accessDenied', 'notFound', 'invalidRequest']);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (count, error) => count < 2 && !FINAL.has(codeOf(error) ?? ''),
    },
  },
});

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const me = await api.call(users.getMyInfo);
    storeUser(me);
    return me;
  },
  staleTime: 60_000,
});

/** The signed-in user; screens under the layout are drawn only once it is known. */
export function useMe(): users.MyInfo {
  return useSuspenseQuery(meQuery).data;
}

export function forgetAll(): void {
  queryClient.clear();
}

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => api.call(getConfig),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useConfig = () => useQuery(configQuery).data;

/** @throws ApiError */
export const readConfig = () => queryClient.ensureQueryData(configQuery);

export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: () => api.call(credits.getCredits),
  staleTime: CREDITS.cacheSeconds * 1000,
});

/** `credits` is null as long as the balance isn't known; a failed refresh keeps the last one. */
export function useCredits(): { credits: number | null; hasCredits: boolean } {
  const { data } = useQuery(creditsQuery);
  const shown = data === undefined ? null : shownCredits(data);
  return { credits: shown, hasCredits: shown !== null && shown > 0 };
}
