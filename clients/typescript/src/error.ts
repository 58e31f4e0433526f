/** The service refused, or could not be reached (`network`), or no clean copy could be made (`not-removed`). */
export class MavenDocError extends Error {
  override readonly name = 'MavenDocError';
  /** Stays; see the table in the documentation of the API. */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Seconds after which to try again, when the service told. */
  readonly retryAfter: number | undefined;

  constructor(code: string, message: string, status: number, retryAfter?: number) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export async function errorOf(response: Response): Promise<MavenDocError> {
  const told = (await response.json().catch(() => ({}))) as { code?: string; error?: string };
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new MavenDocError(
    told.code ?? 'unexpected',
    told.error ?? response.statusText,
    response.status,
    Number.isFinite(seconds) ? seconds : undefined,
  );
}
