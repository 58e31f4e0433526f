/** The storage did not take or give a file, which says nothing about the file: it may be asked again. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
  /** There is no room; else it is out of reach. */
  readonly full: boolean;

  constructor(full: boolean, cause: unknown) {
    super(full ? 'the storage is full' : 'the storage is out of reach', { cause });
    this.full = full;
  }
}

/** Disk: no space, quota, file too large for what is left. S3: insufficient storage, quota of the bucket. */
const FULL = new Set([
  'ENOSPC',
  'EDQUOT',
  'InsufficientCapacity',
  'XMinioStorageFull',
  'QuotaExceeded',
  'InsufficientStorage',
]);

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EIO',
  'EROFS',
  'EACCES',
  'TimeoutError',
  'SlowDown',
  'ServiceUnavailable',
  'InternalError',
]);

/** The error as a StorageFault where a disk of this machine has no room, whoever wrote there; any other comes back as it is. */
export function asFull(error: unknown): unknown {
  const fault = asStorageFault(error);
  return fault instanceof StorageFault && fault.full ? fault : error;
}

/** The error as a StorageFault where it is one; any other comes back as it is. */
export function asStorageFault(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, name, $metadata } = at as Error & {
      readonly code?: unknown;
      readonly $metadata?: { readonly httpStatusCode?: number };
    };
    const status = $metadata?.httpStatusCode ?? 0;
    if (FULL.has(String(code)) || FULL.has(name) || status === 507) return new StorageFault(true, error);
    if (AWAY.has(String(code)) || AWAY.has(name) || status >= 500) return new StorageFault(false, error);
  }
  return error;
}
