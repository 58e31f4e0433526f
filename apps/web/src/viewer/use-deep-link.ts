import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Milliseconds of rest before the address follows. */
const REST_MS = 400;

interface Place {
  /** From 0. */
  readonly page: number;
  readonly finding: string | null;
}

/** What the address asked for at the beginning; pages count from 1 there. */
export function useWantedPlace(): Partial<Place> {
  const { page, finding } = useSearch({ from: '/session/documents/$fileId' });
  const [first] = useState({
    ...(page === undefined ? {} : { page: page - 1 }),
    ...(finding === undefined ? {} : { finding }),
  });
  return first;
}

/** The address follows what is looked at, so that it can be sent to somebody and survives a sign-in. */
export function useAddress({ page, finding }: Place): void {
  const navigate = useNavigate({ from: '/documents/$fileId' });
  useEffect(() => {
    const timer = setTimeout(() => {
      const search = { page: page + 1, ...(finding === null ? {} : { finding }) };
      void navigate({ search, replace: true, resetScroll: false });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [navigate, page, finding]);
}
