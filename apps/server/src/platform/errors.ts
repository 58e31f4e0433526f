/** The one error that a caller is told about: a stable code of the contract's table. Everything else is a fault of ours. */

import { ERRORS } from '@mavendoc/contract';
import type { ErrorCode, Language } from '@mavendoc/contract';

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Fills `{detail}` in the message; never personal data. */
  readonly detail: string;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { detail?: string; retryAfter?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.detail = options.detail ?? '';
    this.retryAfter = options.retryAfter;
  }
}

export interface ErrorAnswer {
  readonly status: number;
  readonly body: { readonly error: string; readonly code: ErrorCode };
}

export function errorAnswer(code: ErrorCode, language: Language, detail = ''): ErrorAnswer {
  const entry = ERRORS[code];
  return { status: entry.status, body: { error: entry[language].replace('{detail}', detail), code } };
}

export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(ERRORS, value);
