import { review } from '@mavendoc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../app/api.ts';
import type { Box } from './page-layout.ts';

/** Milliseconds of rest in typing before it is looked for. */
const REST_MS = 250;

export interface Hit {
  readonly page: number;
  readonly boxes: readonly Box[];
}

export interface Find {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly hits: readonly Hit[];
  /** Index of the one that is shown; -1 without any. */
  readonly at: number;
  readonly go: (step: 1 | -1) => void;
  readonly searching: boolean;
  readonly error: unknown;
}

/** Search in the document, as the service reads it: also on scanned pages, without accents and across lines. */
export function useFind(fileId: string, onShow: (hit: Hit) => void): Find {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isFetching, error } = useQuery({
    queryKey: ['viewer', 'find', fileId, wanted],
    queryFn: ({ signal }) =>
      api.call(review.searchText, { params: { fileId }, body: { text: wanted }, signal }),
    enabled: wanted !== '',
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const hits = useMemo(
    () => (wanted === '' || data === undefined ? [] : hitsOf(data.map(({ areas }) => areas))),
    [data, wanted],
  );
  useEffect(() => {
    setAt(0);
    const [first] = hits;
    if (first !== undefined) onShow(first);
    // Only new hits move the page, not a new way to show them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hits]);

  const go = (step: 1 | -1) => {
    if (hits.length === 0) return;
    const next = (at + step + hits.length) % hits.length;
    setAt(next);
    const hit = hits[next];
    if (hit !== undefined) onShow(hit);
  };
  return { text, setText, hits, at: hits.length === 0 ? -1 : at, go, searching: isFetching, error };
}

/** Every place, down the pages; one that goes over a page break is shown where it begins. */
function hitsOf(places: readonly (readonly { page: number; boxes: readonly Box[] }[])[]): Hit[] {
  const hits = places.flatMap(([first]) => (first === undefined ? [] : [first]));
  const top = ({ boxes }: Hit) => boxes[0]?.top ?? 0;
  return hits.toSorted((a, b) => a.page - b.page || top(a) - top(b));
}
