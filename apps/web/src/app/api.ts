/** The one way to the service: the contract's typed client, and what a refusal looks like on the screen. */

import { ApiError, createClient } from '@mavendoc/contract';
import i18next from 'i18next';
import { currentLanguage } from '../i18n/index.ts';
import { toaster } from '../ui/toast.tsx';
import { basePath } from './base.ts';
import { dropToken, token } from './storage.ts';

export const resources = `${basePath}/resources`;

let onSessionEnd: () => void = () => {};
/** Called once whenever the service says that the session has ended. */
export const whenSessionEnds = (handler: () => void): void => {
  onSessionEnd = handler;
};

export function endSession(): void {
  if (token() === null) return;
  dropToken();
  onSessionEnd();
}

let onSignInAgain: () => void = () => {};
/** Called whenever what a person asked for needs a sign-in of just now. */
export const whenSignInAgain = (handler: () => void): void => {
  onSignInAgain = handler;
};

export const api = createClient({
  base: resources,
  token,
  language: currentLanguage,
  // the schemas are not there (build/without-schemas.ts); the service sends no answer that they refuse
  trusting: true,
  onUnauthenticated: endSession,
  onReauthentication: () => onSignInAgain(),
});

/** What to tell a person about any error. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.code === 'network' ? i18next.t('networkError') : error.message;
  return error instanceof Error && error.name === 'StorageFailed'
    ? error.message
    : i18next.t('unexpectedError');
}

export const codeOf = (error: unknown): ApiError['code'] | null =>
  error instanceof ApiError ? error.code : null;

/** What a screen or dialog of its own tells: an ended session, and one that is too old. */
export const isToldElsewhere = (error: unknown): boolean =>
  ['unauthenticated', 'reauthenticationRequired'].includes(codeOf(error) ?? '');

/** A toast titled “error”, but for what is told elsewhere. @param what did not work, where the reason alone does not say */
export function toastError(error: unknown, what?: string): void {
  if (isToldElsewhere(error)) return;
  const reason = messageOf(error);
  toaster.error(i18next.t('error'), what === undefined ? reason : `${what}. ${reason}`);
}
