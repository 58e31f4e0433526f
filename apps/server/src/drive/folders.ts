import type { drive } from '@mavendoc/contract';
import type { Database, Tx } from '../platform/database/database.ts';
import { readIn } from '../platform/database/reading.ts';
import type { Answers, Reading } from '../platform/database/reading.ts';
import { AppError } from '../platform/errors.ts';
import { changeFile, fileNamesIn } from './file-changes.ts';
import * as store from './folder-store.ts';
import { freeName, nameKey } from './names.ts';
import type { Scope } from './scope.ts';
import { findFile } from './service.ts';

/** What is asked about the content of a folder, answered only to those who see the folder. @throws notFound */
export async function readWithin<const Readings extends readonly Reading<unknown>[]>(
  db: Database,
  scope: Scope,
  id: string,
  readings: Readings,
): Promise<Answers<Readings>> {
  const [folder, ...answers] = await db.read(scope.empresaId, [store.folderWith(scope, id), ...readings]);
  if (folder === null) throw new AppError('notFound');
  return answers;
}

/** @throws notFound */
export async function findFolder(tx: Tx, scope: Scope, id: string): Promise<drive.Folder> {
  const folder = await readIn(tx, store.folderWith(scope, id));
  if (folder === null) throw new AppError('notFound');
  return folder;
}

export async function foldersIn(tx: Tx, scope: Scope, parent: string | null): Promise<drive.Folder[]> {
  if (parent !== null) await findFolder(tx, scope, parent);
  return [...(await store.foldersIn(tx, scope, parent))];
}

export async function createFolder(
  tx: Tx,
  scope: Scope,
  parent: string | null,
  name: string,
): Promise<drive.Folder> {
  if (parent !== null) await findFolder(tx, scope, parent);
  const folder = await store.insertFolder(tx, scope, parent, name);
  if (folder === null) throw new AppError('nameTaken');
  return folder;
}

/** The caller's own folder of this name at the root, made when there is none. */
export async function ownRootFolder(tx: Tx, scope: Scope, name: string): Promise<string> {
  const made = await store.insertFolder(tx, scope, null, name);
  if (made !== null) return made.id;
  const own = await store.foldersIn(tx, { ...scope, wholeCompany: false }, null);
  const found = own.find(({ nome, parentId }) => parentId === null && nameKey(nome) === nameKey(name));
  if (found === undefined) throw new AppError('notFound');
  return found.id;
}

export async function renameFolder(tx: Tx, scope: Scope, id: string, name: string): Promise<drive.Folder> {
  await store.lockTree(tx, scope.empresaId);
  const folder = await findFolder(tx, scope, id);
  const beside = await store.folderNamesBeside(tx, id, folder.parentId);
  if (beside.has(nameKey(name))) throw new AppError('nameTaken');
  await store.changeFolder(tx, id, { name, parent: folder.parentId });
  return { ...folder, nome: name };
}

/** A name that is taken at the goal gets a number. */
export async function moveFolder(tx: Tx, scope: Scope, id: string, to: string | null): Promise<void> {
  await store.lockTree(tx, scope.empresaId);
  const folder = await findFolder(tx, scope, id);
  if (to !== null) {
    await findFolder(tx, scope, to);
    if (await store.isWithin(tx, to, id)) throw new AppError('intoItself');
  }
  const name = freeName(folder.nome, await store.folderNamesBeside(tx, id, to));
  await store.changeFolder(tx, id, { name, parent: to });
}

export async function moveFile(tx: Tx, scope: Scope, id: string, to: string): Promise<void> {
  const file = await findFile(tx, scope, id, true);
  await findFolder(tx, scope, to);
  const name = freeName(file.name, await fileNamesIn(tx, to, id));
  await changeFile(tx, id, { name, folderId: to });
}

/** @throws nameTaken */
export async function renameFile(tx: Tx, scope: Scope, id: string, name: string): Promise<drive.DriveFile> {
  const file = await findFile(tx, scope, id, true);
  if ((await fileNamesIn(tx, file.folderId, id)).has(nameKey(name))) throw new AppError('nameTaken');
  await changeFile(tx, id, { name, folderId: file.folderId });
  return { ...file.wire, nomeOriginal: name };
}
