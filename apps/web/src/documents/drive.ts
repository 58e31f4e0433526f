/** What the drive shows: one folder, the root, or a search. */

import { drive } from '@mavendoc/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../app/api.ts';
import { creditsQuery, queryClient } from '../app/queries.ts';
import { isIndexing, isRemoving, type Contents, type Folder } from './file-state.ts';
import { lookAgain } from './look-again.ts';

export { isIndexing, isRemoving };
export type { File, Folder } from './file-state.ts';

const INDEXING_REFRESH_MS = 5000;
const REMOVAL_REFRESH_MS = 2000;
/** Files of a search that come at once. */
const SEARCH_PAGE = 200;
const NOWHERE: Contents['places'] = new Map();

/** How soon to look again; never when everything is at rest. */
function refreshAfter(contents: Contents | undefined): number | null {
  if (contents?.files.some(isRemoving)) return REMOVAL_REFRESH_MS;
  return contents?.files.some(isIndexing) ? INDEXING_REFRESH_MS : null;
}

async function readFolder(id: string): Promise<Contents> {
  const params = { id };
  const [folders, files] = await Promise.all([
    api.call(drive.listFolders, { params }),
    api.call(drive.listFiles, { params, query: {} }),
  ]);
  return { folders, files, totalFiles: files.length, places: NOWHERE, at: null };
}

/** @param pages how often more was asked for, and one */
async function readSearch(text: string, pages: number): Promise<Contents> {
  const answers = await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      api.call(drive.search, { query: { text, page, size: SEARCH_PAGE } }),
    ),
  );
  return {
    folders: answers.flatMap(({ folders }) => folders),
    files: answers.flatMap(({ files }) => files),
    totalFiles: answers[0]?.totalFiles ?? 0,
    places: new Map(answers.flatMap(({ places }) => places).map(({ folderId, path }) => [folderId, path])),
    at: null,
  };
}

async function readContents(folderId: string | undefined, text: string, pages: number): Promise<Contents> {
  if (text !== '') return await readSearch(text, pages);
  if (folderId !== undefined) return await readFolder(folderId);
  const folders = await api.call(drive.listRootFolders);
  return { folders, files: [], totalFiles: 0, places: NOWHERE, at: null };
}

export function useContents(folderId: string | undefined, text: string, pages: number) {
  const queryKey = ['drive', 'contents', folderId ?? null, text, pages];
  const query = useQuery({
    queryKey,
    queryFn: () => readContents(folderId, text, pages),
    structuralSharing: false,
    ...(text === '' ? {} : { placeholderData: keepPreviousData }),
  });
  const { data, refetch } = query;
  const after = refreshAfter(data);
  const key = JSON.stringify(queryKey);
  // Looks again for what changed, not at everything, while something is under way.
  useEffect(() => {
    if (after === null) return;
    const timer = setInterval(() => {
      if (folderId === undefined || text !== '') void refetch();
      else void lookAgain(JSON.parse(key) as unknown[], folderId);
    }, after);
    return () => clearInterval(timer);
  }, [after, folderId, text, key, refetch]);
  return query;
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
