/** Opening costs a credit and gives a token that shows one file to one user for some minutes. */

import { drive as wire } from '@mavendoc/contract';
import type { CreditService } from '../credits/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Secrets } from '../platform/secrets.ts';
import { isSample } from './sample-store.ts';
import type { Scope } from './scope.ts';
import { findFile } from './service.ts';

const VALID_MS = 5 * 60_000;
const CONTEXT = 'viewer-token';

/** What a viewer token says; sealed, so that nobody else can make or read one. */
export interface Viewing {
  readonly empresaId: string;
  readonly userId: string;
  readonly fileId: string;
}

/** @throws notFound, downloadNotReady, noCreditsTooltip */
export async function openFile(
  { credits, secrets }: { readonly credits: CreditService; readonly secrets: Secrets },
  tx: Tx,
  scope: Scope,
  fileId: string,
): Promise<string> {
  const file = await findFile(tx, scope, fileId);
  if (file.status !== wire.STATUS.completed) throw new AppError('downloadNotReady');
  const viewing = { empresaId: scope.empresaId, userId: scope.userId, fileId };
  const free = await isSample(tx, fileId);
  if (!free && !(await credits.debitOpening(tx, viewing))) throw new AppError('noCreditsTooltip');
  const token = [viewing.empresaId, viewing.userId, viewing.fileId, Date.now() + VALID_MS].join(' ');
  return secrets.seal(token, CONTEXT).toString('base64url');
}

/** @throws notFound: not a token of ours, or an old one */
export function readViewerToken(secrets: Secrets, token: string): Viewing {
  const [empresaId, userId, fileId, until] = opened(secrets, token).split(' ');
  const valid = empresaId !== undefined && userId !== undefined && fileId !== undefined;
  if (!valid || Number(until) < Date.now()) throw new AppError('notFound');
  return { empresaId, userId, fileId };
}

function opened(secrets: Secrets, token: string): string {
  try {
    return secrets.open(Buffer.from(token, 'base64url'), CONTEXT).toString('utf8');
  } catch (cause) {
    throw new AppError('notFound', { cause });
  }
}
