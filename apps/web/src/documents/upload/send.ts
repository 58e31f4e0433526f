/** One streamed upload with the progress of its bytes, which `fetch` can't tell. */

import { ApiError, drive, type ErrorCode } from '@mavendoc/contract';
import { endSession, resources } from '../../app/api.ts';
import { token } from '../../app/storage.ts';
import { currentLanguage } from '../../i18n/index.ts';

export interface Sending {
  /** @throws ApiError refused; DOMException (AbortError) cancelled */
  readonly finished: Promise<void>;
  readonly cancel: () => void;
}

/** The last bytes leave before the service has answered: 100 only then. */
const MOST_BEFORE_ANSWER = 99;

export function sendFile(
  file: File,
  folder: string,
  duplicate: 'ask' | 'keep',
  onProgress: (percent: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  const finished = new Promise<void>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.min(MOST_BEFORE_ANSWER, total > 0 ? (loaded / total) * 100 : 0)),
    );
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      const error = refusalOf(request);
      if (error.code === 'unauthenticated') endSession();
      reject(error);
    });
    request.addEventListener('error', () => reject(new ApiError('network', 'network', 0)));
    request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
  });
  const query = new URLSearchParams({ folder, duplicate });
  request.open(drive.upload.method, `${resources}${drive.upload.path}?${query}`);
  request.setRequestHeader('Accept-Language', currentLanguage());
  request.setRequestHeader('Content-Language', currentLanguage());
  request.setRequestHeader('Authorization', `Bearer ${token() ?? ''}`);
  const form = new FormData();
  form.append('file', file, file.name);
  request.send(form);
  return { finished, cancel: () => request.abort() };
}

function refusalOf(request: XMLHttpRequest): ApiError {
  const told = parse(request.responseText);
  return new ApiError(
    (typeof told['code'] === 'string' ? told['code'] : 'unexpected') as ErrorCode,
    typeof told['error'] === 'string' ? told['error'] : request.statusText,
    request.status,
  );
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {}; // a proxy between us and the service may answer anything
  }
}
