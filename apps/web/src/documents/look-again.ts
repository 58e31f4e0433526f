/** Brings a folder that is shown up to date by what changed since, so that ten thousand files cost as little as ten. */

import { drive } from '@mavendoc/contract';
import { api } from '../app/api.ts';
import { queryClient } from '../app/queries.ts';
import { merged, type Contents } from './file-state.ts';

/** Before the service has told its time: everything, once. */
const EVER = '1970-01-01T00:00:00.000Z';

export async function lookAgain(queryKey: readonly unknown[], folderId: string): Promise<void> {
  const before = queryClient.getQueryData<Contents>(queryKey);
  if (before === undefined || queryClient.isFetching({ queryKey }) > 0) return;
  const answer = await api
    .call(drive.listChanges, { params: { id: folderId }, query: { since: before.at ?? EVER } })
    // The next look, or a press on refresh, says what is wrong.
    .catch(() => null);
  if (answer === null) return;
  const files = merged(before.files, answer.changed);
  if (files.length !== answer.total) return await queryClient.invalidateQueries({ queryKey });
  queryClient.setQueryData<Contents>(queryKey, (now) =>
    now === before ? { ...now, files, at: answer.at } : now,
  );
}
