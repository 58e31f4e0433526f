/** The upload queue: one file at a time, living longer than any dialog or page; a reload loses no name. */

import { ApiError, type ErrorCode } from '@mavendoc/contract';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { messageOf } from '../../app/api.ts';
import { toaster } from '../../ui/toast.tsx';
import { refreshDrive } from '../drive.ts';
import { keepUnsent, readUnsent } from './interrupted.ts';
import { sendFile, type Sending } from './send.ts';

type UploadState =
  | 'draft'
  | 'queued'
  | 'sending'
  | 'done'
  | 'error'
  | 'refused'
  | 'duplicate'
  | 'cancelled'
  /** Cut off by a reload: the file has to be chosen again. */
  | 'interrupted';

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Null while interrupted. */
  readonly file: File | null;
  readonly folderId: string;
  readonly state: UploadState;
  /** 0 to 100, of bytes that have left. */
  readonly progress: number;
  readonly message: string | null;
  readonly duplicate: 'ask' | 'keep';
  /** Tries that a busy service or a lost line ended. */
  readonly tries: number;
}

/** Tries of one file that nobody has to ask for. */
const MOST_TRIES = 4;
/** Milliseconds before a try after a busy service that did not say how long; doubled with each. */
const FIRST_PAUSE_MS = 3_000;

let uploads: readonly Upload[] = readUnsent().map(({ name, size, folderId }) => ({
  ...blank(name, size, folderId),
  state: 'interrupted' as const,
}));
let running: { id: string; sending: Sending } | null = null;
let sentInBatch = 0;
let shownInDialog = false;
const listeners = new Set<() => void>();

function blank(name: string, size: number, folderId: string): Upload {
  const id = crypto.randomUUID();
  const untried = { progress: 0, message: null, duplicate: 'ask', tries: 0 } as const;
  return { id, name, size, file: null, folderId, state: 'draft', ...untried };
}

const publish = (next: readonly Upload[]): void => {
  uploads = next;
  const unsent = new Set<UploadState>(['queued', 'sending', 'interrupted']);
  keepUnsent(
    next
      .filter(({ state }) => unsent.has(state))
      .map(({ name, size, folderId }) => ({ name, size, folderId })),
  );
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
    const state = message === null ? 'draft' : 'refused';
    return { ...blank(file.name, file.size, folderId), file, state, message };
  });
  publish([...uploads, ...added]);
}

export function sendDrafts(): void {
  publish(uploads.map((upload) => (upload.state === 'draft' ? { ...upload, state: 'queued' } : upload)));
  void work();
}

/** Sends again after an error, or in spite of a duplicate. */
export function sendAgain(id: string, duplicate: Upload['duplicate'] = 'ask'): void {
  change(id, { state: 'queued', progress: 0, message: null, duplicate, tries: 0 });
  void work();
}

/** Files chosen anew after a reload: those with the name and size of an interrupted upload go on. */
export function chooseAgain(files: readonly File[]): void {
  const chosen = [...files];
  publish(
    uploads.map((upload) => {
      const at = chosen.findIndex(({ name, size }) => name === upload.name && size === upload.size);
      if (upload.state !== 'interrupted' || at < 0) return upload;
      const [file = null] = chosen.splice(at, 1);
      return { ...upload, file, state: 'queued' };
    }),
  );
  if (chosen.length > 0)
    toaster.error(
      i18next.t('error'),
      i18next.t('documents.uploadDialog.otherFile', { count: chosen.length }),
    );
  void work();
}

export const dropUpload = (id: string): void => publish(uploads.filter((upload) => upload.id !== id));

export function cancelUpload(id: string): void {
  if (running?.id === id) running.sending.cancel();
  else change(id, { state: 'cancelled', progress: 0 });
}

/** Forgets what was never sent or is over; what runs stays. */
export function clearFinished(): void {
  publish(
    uploads.filter(({ state }) => state === 'queued' || state === 'sending' || state === 'interrupted'),
  );
}

/** Forgets everything in the tray; nothing runs then. */
export const clearAll = (): void => publish([]);

async function work(): Promise<void> {
  if (running !== null) return;
  const next = uploads.find((upload) => upload.state === 'queued');
  if (next === undefined || next.file === null) return finishBatch();
  change(next.id, { state: 'sending', progress: 0 });
  const sending = sendFile(next.file, next.folderId, next.duplicate, (progress) =>
    change(next.id, { progress }),
  );
  running = { id: next.id, sending };
  try {
    await sending.finished;
    sentInBatch += 1;
    change(next.id, { state: 'done', progress: 100, file: null });
    refreshDrive();
  } catch (error) {
    change(next.id, { progress: 0, ...outcomeOf(error, next) });
    await pause(error, next.tries);
  } finally {
    running = null;
  }
  await work();
}

type Outcome = Pick<Upload, 'state' | 'message' | 'tries'>;

const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 503 || error.status === 429);

function outcomeOf(error: unknown, { tries }: Upload): Outcome {
  if (error instanceof DOMException) return { state: 'cancelled', message: null, tries };
  if (isBusy(error) && tries + 1 < MOST_TRIES)
    return { state: 'queued', message: messageOf(error), tries: tries + 1 };
  const duplicate: ErrorCode = 'duplicateFile';
  const state = error instanceof ApiError && error.code === duplicate ? 'duplicate' : 'error';
  return { state, message: messageOf(error), tries };
}

/** A busy service is left alone for as long as it asks. */
async function pause(error: unknown, tries: number): Promise<void> {
  if (!isBusy(error)) return;
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  const wait = asked === undefined ? FIRST_PAUSE_MS * 2 ** tries : asked * 1000;
  await new Promise((resolve) => setTimeout(resolve, wait));
}

function finishBatch(): void {
  if (sentInBatch > 0) toaster.success(i18next.t('documents.uploadDialog.success', { count: sentInBatch }));
  sentInBatch = 0;
}

/** What the lost line ended goes on when it is back. */
addEventListener('online', () => {
  const lost = uploads.filter(
    ({ state, message }) => state === 'error' && message === i18next.t('networkError'),
  );
  for (const { id } of lost) sendAgain(id);
});

addEventListener('beforeunload', (event) => {
  if (running !== null) event.preventDefault();
});
