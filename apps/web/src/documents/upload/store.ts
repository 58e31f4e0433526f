/** The upload queue: one file at a time, living longer than any dialog or page. */

import { ApiError, type ErrorCode } from '@mavendoc/contract';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { messageOf } from '../../app/api.ts';
import { toaster } from '../../ui/toast.tsx';
import { refreshDrive } from '../drive.ts';
import { sendFile, type Sending } from './send.ts';

type UploadState = 'draft' | 'queued' | 'sending' | 'done' | 'error' | 'refused' | 'duplicate' | 'cancelled';

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly folderId: string;
  readonly state: UploadState;
  /** 0 to 100, of bytes that have left. */
  readonly progress: number;
  readonly message: string | null;
  readonly duplicate: 'ask' | 'keep';
}

let uploads: readonly Upload[] = [];
let running: { id: string; sending: Sending } | null = null;
let sentInBatch = 0;
let shownInDialog = false;
const listeners = new Set<() => void>();

const publish = (next: readonly Upload[]): void => {
  uploads = next;
  for (const listener of listeners) listener();
};

const change = (id: string, fields: Partial<Upload>): void =>
  publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));

export const useUploads = (): readonly Upload[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );

/** While the dialog shows the queue, the tray need not. */
export function showInDialog(shown: boolean): void {
  shownInDialog = shown;
  publish([...uploads]);
}

export const isShownInDialog = (): boolean => shownInDialog;

/** Shown in the dialog, sent only by `sendDrafts`; refused ones carry their reason. */
export function addDrafts(
  files: readonly File[],
  folderId: string,
  refusal: (file: File) => string | null,
): void {
  const added = files.map((file): Upload => {
    const message = refusal(file);
    return {
      id: crypto.randomUUID(),
      file,
      folderId,
      state: message === null ? 'draft' : 'refused',
      progress: 0,
      message,
      duplicate: 'ask',
    };
  });
  publish([...uploads, ...added]);
}

export function sendDrafts(): void {
  publish(uploads.map((upload) => (upload.state === 'draft' ? { ...upload, state: 'queued' } : upload)));
  void work();
}

/** Sends again after an error, or in spite of a duplicate. */
export function sendAgain(id: string, duplicate: Upload['duplicate'] = 'ask'): void {
  change(id, { state: 'queued', progress: 0, message: null, duplicate });
  void work();
}

export const dropUpload = (id: string): void => publish(uploads.filter((upload) => upload.id !== id));

export function cancelUpload(id: string): void {
  if (running?.id === id) running.sending.cancel();
  else change(id, { state: 'cancelled', progress: 0 });
}

/** Forgets what was never sent or is over; what runs stays. */
export function clearFinished(): void {
  publish(uploads.filter((upload) => upload.state === 'queued' || upload.state === 'sending'));
}

async function work(): Promise<void> {
  if (running !== null) return;
  const next = uploads.find((upload) => upload.state === 'queued');
  if (next === undefined) return finishBatch();
  change(next.id, { state: 'sending', progress: 0 });
  const sending = sendFile(next.file, next.folderId, next.duplicate, (progress) =>
    change(next.id, { progress }),
  );
  running = { id: next.id, sending };
  try {
    await sending.finished;
    sentInBatch += 1;
    change(next.id, { state: 'done', progress: 100 });
    refreshDrive();
  } catch (error) {
    change(next.id, { progress: 0, ...outcomeOf(error) });
  } finally {
    running = null;
  }
  await work();
}

function outcomeOf(error: unknown): Pick<Upload, 'state' | 'message'> {
  if (error instanceof DOMException) return { state: 'cancelled', message: null };
  const duplicate: ErrorCode = 'duplicateFile';
  const state = error instanceof ApiError && error.code === duplicate ? 'duplicate' : 'error';
  return { state, message: messageOf(error) };
}

function finishBatch(): void {
  if (sentInBatch > 0) toaster.success(i18next.t('documents.uploadDialog.success', { count: sentInBatch }));
  sentInBatch = 0;
}

addEventListener('beforeunload', (event) => {
  if (running !== null) event.preventDefault();
});
