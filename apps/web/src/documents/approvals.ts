import { removal } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { useMe } from '../app/queries.ts';

const LOOK_EVERY_MS = 60_000;

/** Removals that wait for this person to approve them. */
export function useApprovals() {
  const { secondApprover } = useMe();
  const { data, error, refetch } = useQuery({
    queryKey: ['drive', 'approvals'],
    queryFn: () => api.call(removal.listApprovals),
    enabled: secondApprover,
    refetchInterval: LOOK_EVERY_MS,
    // An Operator approves nothing; whatever else fails shows where the list is opened.
    retry: false,
  });
  const waiting = (data ?? []).filter((entry) => entry.removal.approval?.mayDecide === true);
  return { waiting, loaded: data !== undefined, error, refetch };
}
