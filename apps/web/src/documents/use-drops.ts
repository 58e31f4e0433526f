/** Dropping on the drive: files from the desktop, and items of the drive itself, onto the page or onto a folder. */

import { drive } from '@mavendoc/contract';
import i18next from 'i18next';
import { useState, type DragEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import { api, toastError } from '../app/api.ts';
import { toaster } from '../ui/toast.tsx';
import { refreshDrive } from './drive.ts';
import type { Item } from './item.ts';

/** What is dragged inside this window; browsers don't show a drag's data before it is dropped. */
let dragged: readonly Item[] = [];

function takeDragged(): readonly Item[] {
  const taken = dragged;
  dragged = [];
  return taken;
}

/** Marks an element as a folder to drop on; '' is the root. */
export const dropFolder = (id: string) => ({ 'data-drop-folder': id });

/** What makes an item one that can be dragged: with all that is selected, or alone. */
export function dragSource(item: Item, selected: readonly Item[]) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      dragged = selected.some(({ id }) => id === item.id) ? selected : [item];
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('application/x-mavendoc-items', '');
    },
    onDragEnd: () => {
      dragged = [];
    },
  };
}

function folderUnder(event: { readonly target: EventTarget | null }): string | null {
  const place = (event.target as Element | null)?.closest<HTMLElement>('[data-drop-folder]');
  return place?.dataset['dropFolder'] ?? null;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Whether the dragged items may lie in that folder: files never at the root, a folder never in itself. */
function mayMove(items: readonly Item[], to: string): boolean {
  if (items.length === 0) return false;
  return items.every((item) =>
    item.kind === 'file' ? to !== '' && item.file.folderId !== to : item.id !== to,
  );
}

async function moveInto(items: readonly Item[], to: string): Promise<void> {
  const ids = (kind: Item['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const body = { files: ids('file'), folders: ids('folder'), to: to === '' ? null : to };
  try {
    await api.call(drive.move, { body });
    toaster.success(i18next.t('documents.moveDialog.moved', { count: items.length }));
  } catch (error) {
    toastError(error);
  }
  refreshDrive();
}

interface DropsOptions {
  /** The folder that is shown. */
  folder: string | undefined;
  onFiles: (files: readonly globalThis.File[], folder: string | undefined) => void;
}

export function useDrops({ folder, onFiles }: DropsOptions) {
  /** Folder under a drag that may be dropped there. */
  const [over, setOver] = useState<string | null>(null);
  const zone = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files, _, event) => {
      setOver(null);
      const under = folderUnder(event);
      onFiles(files, under === null || under === '' ? folder : under);
    },
  });
  const rootProps = zone.getRootProps({
    role: undefined,
    tabIndex: undefined,
    onDragOver: (event: DragEvent) => {
      const under = folderUnder(event);
      if (carriesFiles(event)) return setOver(under === '' ? null : under);
      const allowed = under !== null && mayMove(dragged, under);
      if (allowed) event.preventDefault();
      setOver(allowed ? under : null);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
    },
    onDrop: (event: DragEvent) => {
      if (carriesFiles(event)) return;
      event.preventDefault();
      const [items, under] = [takeDragged(), folderUnder(event)];
      setOver(null);
      if (under !== null && mayMove(items, under)) void moveInto(items, under);
    },
  });
  return { rootProps, over, filesOver: zone.isDragActive };
}
