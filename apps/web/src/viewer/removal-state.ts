import { removal } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';

const POLL_MS = 1000;

export const isRunning = (state: removal.RemovalState | undefined): boolean =>
  state === 'pending' || state === 'processing';

/** How far the removal of a file is; asked again only while one runs. */
export const useRemovalState = (fileId: string) =>
  useQuery({
    queryKey: ['viewer', 'removal', fileId],
    queryFn: () => api.call(removal.getRemoval, { params: { fileId } }),
    refetchInterval: ({ state }) => (isRunning(state.data?.state) ? POLL_MS : false),
  });
