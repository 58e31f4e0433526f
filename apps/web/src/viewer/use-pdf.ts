import { drive } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { loadPdf } from './pdf.ts';

/** Opening costs one credit, unless it was opened in the last half hour (decisions.md “Credits”). */
const OPEN_FOR_MS = 25 * 60_000;

/** The viewer's token: what the opening is charged by, and the `number` of an external viewer. */
export const useOpened = (fileId: string) =>
  useQuery({
    queryKey: ['viewer', 'open', fileId],
    queryFn: async () => {
      const token = await api.call(drive.open, { params: { id: fileId } });
      return token.replaceAll('"', '');
    },
    staleTime: OPEN_FOR_MS,
    retry: false,
  });

/** `revision` counts removals, so that a new copy is read again. */
export const usePdf = (
  fileId: string,
  version: 'original' | 'anonymized',
  revision: number,
  wanted: boolean,
) =>
  useQuery({
    queryKey: ['viewer', 'pdf', fileId, version, revision],
    queryFn: async () => {
      const blob = await api.call(drive.download, { params: { id: fileId }, query: { version } });
      return await loadPdf(blob, undefined);
    },
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    structuralSharing: false,
  });
