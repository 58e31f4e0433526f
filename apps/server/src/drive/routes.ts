import { drive as wire } from '@mavendoc/contract';
import type { AuditEntry } from '../platform/audit.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import * as files from './file-lists.ts';
import { pathsOf, pathTo, searchFolders } from './folder-store.ts';
import * as folders from './folders.ts';
import { retryFile } from './retry.ts';
import { scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { findFile } from './service.ts';
import * as trash from './trash.ts';
import type { DriveParts } from './transfer-routes.ts';

export function driveRoutes(http: Http, parts: DriveParts): void {
  listingRoutes(http, parts);
  changeRoutes(http, parts);
  trashRoutes(http, parts);
}

type Work<T> = (tx: Tx, scope: Scope) => Promise<T>;

const inScope = async <T>({ platform }: DriveParts, who: Who, work: Work<T>): Promise<T> =>
  await platform.db.inTenant(who.empresaId, async (tx) => await work(tx, scopeOf(who)));

function listingRoutes(http: Http, parts: DriveParts): void {
  http.route(
    wire.listRootFolders,
    async ({ who }) =>
      await inScope(parts, who, async (tx, scope) => await folders.foldersIn(tx, scope, null)),
  );
  http.route(
    wire.listFolders,
    async ({ who, params }) =>
      await inScope(parts, who, async (tx, scope) => await folders.foldersIn(tx, scope, params.id)),
  );
  http.route(wire.listFiles, async ({ who, params, query }) => {
    const scope = scopeOf(who);
    const asked = files.filesIn(scope, params.id, query);
    const [found] = await folders.readWithin(parts.platform.db, scope, params.id, [asked]);
    return [...found];
  });
  http.route(
    wire.getFile,
    async ({ who, params }) =>
      await inScope(parts, who, async (tx, scope) => (await findFile(tx, scope, params.id)).wire),
  );
  http.route(
    wire.getPath,
    async ({ who, params }) =>
      await inScope(parts, who, async (tx, scope) => {
        await folders.findFolder(tx, scope, params.id);
        return [...(await pathTo(tx, scope, params.id))];
      }),
  );
  http.route(
    wire.search,
    async ({ who, query }) =>
      await inScope(parts, who, async (tx, scope) => {
        const found = await files.searchFiles(tx, scope, query);
        const foundFolders = query.page === 0 ? await searchFolders(tx, scope, query.text) : [];
        const above = [
          ...found.files.map(({ folderId }) => folderId),
          ...foundFolders.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])),
        ];
        return {
          folders: [...foundFolders],
          files: [...found.files],
          totalFiles: found.total,
          places: [...(await pathsOf(tx, scope, [...new Set(above)]))],
        };
      }),
  );
}

/** @throws folderRequired */
function folderOf(to: string | null): string {
  if (to === null) throw new AppError('folderRequired');
  return to;
}

function changeRoutes(http: Http, parts: DriveParts): void {
  http.route(
    wire.createFolder,
    async ({ who, query, body }) =>
      await inScope(
        parts,
        who,
        async (tx, scope) => await folders.createFolder(tx, scope, query.parent ?? null, body),
      ),
  );
  http.route(
    wire.renameFolder,
    async ({ who, params, body }) =>
      await inScope(parts, who, async (tx, scope) => await folders.renameFolder(tx, scope, params.id, body)),
  );
  http.route(
    wire.renameFile,
    async ({ who, params, body }) =>
      await inScope(parts, who, async (tx, scope) => await folders.renameFile(tx, scope, params.id, body)),
  );
  http.route(wire.move, async ({ who, body }) => {
    await inScope(parts, who, async (tx, scope) => {
      for (const id of body.folders) await folders.moveFolder(tx, scope, id, body.to);
      for (const id of body.files) await folders.moveFile(tx, scope, id, folderOf(body.to));
    });
    return {};
  });
  http.route(
    wire.retry,
    async ({ who, params, body }) =>
      await inScope(
        parts,
        who,
        async (tx, scope) =>
          await retryFile(
            { secrets: parts.platform.secrets, work: parts.work },
            tx,
            scope,
            params.id,
            body.password,
          ),
      ),
  );
}

const entry = (who: Who, ip: string, action: string, target: string): AuditEntry => ({
  empresaId: who.empresaId,
  actorId: who.userId,
  actor: who.email,
  action,
  target,
  ip,
});

function trashRoutes(http: Http, parts: DriveParts): void {
  const { audit } = parts.platform;
  http.route(wire.deleteFolder, async ({ who, params, ip }) => {
    await inScope(parts, who, async (tx, scope) => {
      await trash.trashFolder(tx, scope, params.id, parts);
      await audit.record(tx, entry(who, ip, 'folder.deleted', `folder:${params.id}`));
    });
    return {};
  });
  http.route(wire.deleteFile, async ({ who, params, ip }) => {
    await inScope(parts, who, async (tx, scope) => {
      await trash.trashFile(tx, scope, params.id, parts);
      await audit.record(tx, entry(who, ip, 'file.deleted', `file:${params.id}`));
    });
    return {};
  });
  http.route(
    wire.listTrash,
    async ({ who }) => await inScope(parts, who, async (tx, scope) => await trash.listTrash(tx, scope)),
  );
  http.route(wire.restore, async ({ who, params }) => {
    await inScope(
      parts,
      who,
      async (tx, scope) => await trash.restore(tx, scope, params.kind, params.id, parts),
    );
    return {};
  });
  http.route(wire.purge, async ({ who, params, ip }) => {
    await inScope(parts, who, async (tx, scope) => {
      const { files: count } = await trash.purge(tx, scope, params.kind, params.id, parts);
      const target = `${params.kind}:${params.id}`;
      await audit.record(tx, { ...entry(who, ip, 'trash.purged', target), detail: { files: count } });
    });
    return {};
  });
  http.route(wire.emptyTrash, async ({ who, ip }) => {
    await inScope(parts, who, async (tx, scope) => {
      const { files: count } = await trash.emptyTrash(tx, scope, parts);
      await audit.record(tx, { ...entry(who, ip, 'trash.emptied', 'trash'), detail: { files: count } });
    });
    return {};
  });
}
