/** Folders and files (product.md sections 3, 4 and 7; decisions.md "Documents"). */

export * from './drive/file.ts';
export * from './drive/lists.ts';
export * from './drive/changes.ts';
export * from './drive/indexing.ts';
export * from './drive/downloads.ts';
export * from './drive/trash.ts';
