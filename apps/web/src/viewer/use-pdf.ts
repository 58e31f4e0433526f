import { drive } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../app/api.ts';
import { loadPdf, type PDFDocumentProxy } from './pdf.ts';

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

export interface WantedPdf {
  readonly fileId: string;
  readonly version: 'original' | 'anonymized';
  /** Counts removals, so that a new copy is read again. */
  readonly revision: number;
  /** Of an encrypted original; it stays in this window. */
  readonly password?: string | undefined;
}

export interface OpenPdf {
  readonly pdf: PDFDocumentProxy | null;
  readonly error: unknown;
  /** Asks for it anew after an error. */
  readonly retry: () => void;
}

interface Loaded {
  readonly key: string;
  readonly pdf: PDFDocumentProxy | null;
  readonly error: unknown;
}

/** The document as long as somebody looks at it; its worker and memory go with the last look. Null: nothing is wanted. */
export function usePdf(wanted: WantedPdf | null): OpenPdf {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { fileId, version, revision, password } = wanted ?? {};
  const key = [fileId, version, revision, password, tries].join(' ');

  useEffect(() => {
    if (fileId === undefined || version === undefined) return;
    const abort = new AbortController();
    const open = async () => {
      const input = { params: { id: fileId }, query: { version }, signal: abort.signal };
      const pdf = await loadPdf(await api.call(drive.download, input), password);
      if (abort.signal.aborted) await pdf.loadingTask.destroy();
      else setLoaded({ key, pdf, error: null });
    };
    open().catch((error: unknown) => {
      if (!abort.signal.aborted) setLoaded({ key, pdf: null, error });
    });
    return () => {
      abort.abort();
      setLoaded((before) => {
        void before?.pdf?.loadingTask.destroy();
        return null;
      });
    };
  }, [key, fileId, version, password]);

  const here = loaded?.key === key ? loaded : null;
  return { pdf: here?.pdf ?? null, error: here?.error ?? null, retry: () => setTries(tries + 1) };
}
