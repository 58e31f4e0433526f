/**
 * The record of calls whose feature keeps none of its own. Whatever changes something is recorded, unless it is listed here
 * with the reason: a call that nobody thought of is recorded under its address.
 */

import type { AnyRoute } from '@mavendoc/contract';
import type { EndedCall } from '../platform/http/register.ts';
import type { Platform } from '../platform/platform.ts';

/** Action, and what the id names. */
const ACTIONS: Readonly<Record<string, readonly [action: string, kind: string]>> = {
  'POST /drive/folder': ['folder.created', 'folder'],
  'PUT /drive/folder/{id}': ['folder.renamed', 'folder'],
  'PUT /drive/file/{id}': ['file.renamed', 'file'],
  'POST /drive/move': ['files.moved', 'folder'],
  'POST /drive/sample': ['file.sample-created', 'file'],
  'POST /drive/upload': ['file.uploaded', 'file'],
  'POST /drive/uploadBase64': ['file.uploaded', 'file'],
  'POST /drive/cancel/{id}': ['file.indexing-cancelled', 'file'],
  'POST /drive/retry/{id}': ['file.retried', 'file'],
  'POST /drive/zip': ['files.downloaded', 'files'],
  'POST /drive/trash/{kind}/{id}/restore': ['trash.restored', 'item'],
  'GET /drive/download/{id}': ['file.downloaded', 'file'],
  'GET /drive/open/{id}': ['file.opened', 'file'],
  'POST /drive/removal/{fileId}': ['file.removal-started', 'file'],
  'DELETE /drive/removal/{fileId}': ['file.removal-cancelled', 'file'],
  'POST /drive/removal/{fileId}/approval': ['file.removal-decided', 'file'],
  'POST /review/{fileId}/decisions': ['review.decided', 'file'],
  'POST /review/{fileId}/marks': ['review.marked', 'file'],
  'POST /review/{fileId}/undo': ['review.undone', 'file'],
  'POST /legal-bases': ['legal-basis.created', 'legal-basis'],
  'DELETE /legal-bases/{id}': ['legal-basis.deleted', 'legal-basis'],
  'POST /hach-list/import/{category}': ['terms.imported', 'list'],
  'GET /hach-list/export/{category}': ['terms.exported', 'list'],
  'GET /reports/export/{report}': ['report.exported', 'report'],
  'POST /users/company/{companyId}/test-connection': ['company.connection-tested', 'company'],
  'POST /documents': ['file.uploaded', 'file'],
  'DELETE /documents/{id}': ['file.deleted', 'file'],
  'POST /documents/{id}/removal': ['file.removal-started', 'file'],
  'GET /documents/{id}/original': ['file.downloaded', 'file'],
  'GET /documents/{id}/copy': ['file.downloaded', 'file'],
  'GET /documents/{id}/certificate': ['file.downloaded', 'file'],
  'GET /documents/{id}/findings': ['file.findings-read', 'file'],
};

/** Calls that change nothing although their method says so, with the reason. */
export const CHANGES_NOTHING: Readonly<Record<string, string>> = {
  'POST /regexes/ai-generate': 'proposes a pattern; saving it is recorded',
  'POST /rules/preview': 'tries a rule and shows the outcome',
  'POST /review/{fileId}/search': 'searches; marking what was found is recorded',
  'POST /auth/factors/totp':
    'shows a secret that counts for nothing until its first code is confirmed, which is recorded',
  'POST /auth/factors/passkeys/options': 'asks the browser; keeping the passkey is recorded',
};

const nameOf = ({ method, path }: AnyRoute): string => `${method} ${path}`;

const isRecorded = (route: AnyRoute): boolean =>
  ACTIONS[nameOf(route)] !== undefined ||
  (route.method !== 'GET' && CHANGES_NOTHING[nameOf(route)] === undefined);

export const callRecorder =
  ({ db, audit }: Pick<Platform, 'db' | 'audit'>) =>
  async (route: AnyRoute, { who, ip, ids, recorded }: EndedCall): Promise<void> => {
    if (recorded || who === null || !isRecorded(route)) return;
    const [action, kind] = ACTIONS[nameOf(route)] ?? [`call ${nameOf(route)}`, 'item'];
    const { empresaId, userId: actorId, email: actor } = who;
    const detail = who.sessionId === null ? { by: 'key' } : {};
    await db.inTenant(empresaId, async (tx) => {
      await audit.record(tx, {
        empresaId,
        actorId,
        actor,
        action,
        ip,
        detail,
        target: ids.length === 0 ? kind : `${kind}:${ids.slice(0, MOST_IDS).join(',')}`,
      });
    });
  };

/** Ids that one record names of a call about many. */
const MOST_IDS = 20;
