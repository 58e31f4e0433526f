import { drive as wire } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { WorkService } from '../work/service.ts';
import { requeueFile } from './file-changes.ts';
import { passwordContext } from './indexing.ts';
import type { Scope } from './scope.ts';
import { findFile, INDEX } from './service.ts';

/** A file with status 2 goes back to the queue. The password is kept sealed until the indexing ends, whichever way. */
export async function retryFile(
  { secrets, work }: { readonly secrets: Secrets; readonly work: WorkService },
  tx: Tx,
  scope: Scope,
  id: string,
  password: string | undefined,
): Promise<wire.DriveFile> {
  const file = await findFile(tx, scope, id, true);
  if (file.status !== wire.STATUS.error) throw new AppError('notRetryable');
  await requeueFile(tx, id, password === undefined ? null : secrets.seal(password, passwordContext(id)));
  await work.add(tx, { empresaId: scope.empresaId, kind: INDEX, subject: id, urgent: true });
  return (await findFile(tx, scope, id)).wire;
}
