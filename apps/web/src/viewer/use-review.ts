import { review } from '@mavendoc/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { api, toastError } from '../app/api.ts';
import { queryClient } from '../app/queries.ts';
import { toaster } from '../ui/toast.tsx';
import type { Box } from './page-layout.ts';

export type Finding = review.ReviewFinding;
export type Decision = Finding['decision'];
export type Where = 'here' | 'everywhere';
type Review = review.Review;

const keyOf = (fileId: string) => ['viewer', 'review', fileId] as const;

function merge(fileId: string, { changed, removedIds, canUndo }: review.Change): void {
  queryClient.setQueryData<Review>(keyOf(fileId), (before) => {
    if (before === undefined) return before;
    const news = new Map(changed.map((finding) => [finding.id, finding]));
    const gone = new Set(removedIds);
    const kept = before.findings.flatMap((finding) => {
      const now = news.get(finding.id) ?? finding;
      news.delete(finding.id);
      return gone.has(finding.id) ? [] : [now];
    });
    return { ...before, findings: [...kept, ...news.values()], canUndo };
  });
}

/** What was found and decided; every change is stored at once, and the last one of this person can be taken back. */
export function useReview(fileId: string) {
  const params = { fileId };
  const query = useQuery({
    queryKey: keyOf(fileId),
    queryFn: () => api.call(review.getReview, { params, query: {} }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = useMutation({
    // One after the other: two keys pressed fast were two calls at once, and the answer that came last told the older state.
    scope: { id: keyOf(fileId).join('/') },
    mutationFn: (call: () => Promise<review.Change>) => call(),
    onSuccess: (answer) => merge(fileId, answer),
    onError: (error) => toastError(error),
  });
  const decide = (ids: readonly string[], decision: Decision, scope: Where, basis?: string | null) =>
    change.mutate(() =>
      api.call(review.decide, {
        params,
        body: { findings: [...ids], decision, scope, ...(basis === undefined ? {} : { basis }) },
      }),
    );

  return {
    ...query,
    busy: change.isPending,
    decide,
    undo: () => change.mutate(() => api.call(review.undo, { params })),
    markEverywhere: (text: string, onMarked?: () => void) =>
      change.mutate(async () => {
        const answer = await api.call(review.addMarks, { params, body: { kind: 'search', text } });
        toaster.success(i18next.t('viewer.marked', { count: answer.changed.length }));
        onMarked?.();
        return answer;
      }),
    markHere: (page: number, start: number, end: number) =>
      change.mutate(() => api.call(review.addMarks, { params, body: { kind: 'text', page, start, end } })),
    markBox: (page: number, box: Box) =>
      change.mutate(async () => {
        const answer = await api.call(review.addMarks, { params, body: { kind: 'box', page, box } });
        toaster.success(i18next.t('viewer.draw.marked', { page: page + 1 }));
        return answer;
      }),
  };
}

export type ReviewState = ReturnType<typeof useReview>;
