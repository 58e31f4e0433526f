/** What the drive shows: one folder, the root, or a search. */

import { drive } from '@mavendoc/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { creditsQuery, queryClient } from '../app/queries.ts';
import { isIndexing, isRemoving, type Contents, type Folder } from './file-state.ts';

export { isIndexing, isRemoving };
export type { File, Folder } from './file-state.ts';

const INDEXING_REFRESH_MS = 5000;
const REMOVAL_REFRESH_MS = 2000;

/** How soon to look again; never when everything is at rest. */
function refreshAfter(contents: Contents | undefined): number | false {
  if (contents?.files.some(isRemoving)) return REMOVAL_REFRESH_MS;
  return contents?.files.some(isIndexing) ? INDEXING_REFRESH_MS : false;
}

async function readFolder(id: string): Promise<Contents> {
  const params = { id };
  const [folders, files] = await Promise.all([
    api.call(drive.listFolders, { params }),
    api.call(drive.listFiles, { params, query: {} }),
  ]);
  return { folders, files };
}

async function readContents(folderId: string | undefined, text: string): Promise<Contents> {
  if (text !== '') return await api.call(drive.search, { query: { text, size: 200 } });
  if (folderId !== undefined) return await readFolder(folderId);
  return { folders: await api.call(drive.listRootFolders), files: [] };
}

export function useContents(folderId: string | undefined, text: string) {
  return useQuery({
    queryKey: ['drive', 'contents', folderId ?? null, text],
    queryFn: () => readContents(folderId, text),
    refetchInterval: ({ state }) => refreshAfter(state.data),
    ...(text === '' ? {} : { placeholderData: keepPreviousData }),
  });
}

export const foldersQuery = (id: string | null) =>
  queryOptions({
    queryKey: ['drive', 'folders', id],
    queryFn: () =>
      id === null ? api.call(drive.listRootFolders) : api.call(drive.listFolders, { params: { id } }),
  });

/** From the outermost folder to this one. */
export function useFolderPath(folderId: string | undefined): readonly Folder[] {
  const { data } = useQuery({
    queryKey: ['drive', 'path', folderId],
    queryFn: () => api.call(drive.getPath, { params: { id: folderId ?? '' } }),
    enabled: folderId !== undefined,
    staleTime: 60_000,
  });
  return folderId === undefined ? [] : (data ?? []);
}

/** After anything changed: folders, files, and what they cost. */
export function refreshDrive(): void {
  void queryClient.invalidateQueries({ queryKey: ['drive'] });
  void queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey });
}
