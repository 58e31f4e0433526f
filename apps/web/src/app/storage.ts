/** What is kept in the browser between visits. */

const KEYS = { token: 'auth_token', pendingEmail: 'pending_email', user: 'userData' } as const;

/** Shorter ones can't be session tokens (product.md section 5). */
const SHORTEST_TOKEN = 11;

class StorageFailed extends Error {
  constructor() {
    super('Storage operation failed');
    this.name = 'StorageFailed';
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    throw new StorageFailed();
  }
}

export function token(): string | null {
  const stored = localStorage.getItem(KEYS.token);
  return stored !== null && stored.length >= SHORTEST_TOKEN ? stored : null;
}

/** False for what can't be a token. @throws StorageFailed */
export function storeToken(value: string): boolean {
  if (value.length < SHORTEST_TOKEN) return false;
  write(KEYS.token, value);
  return true;
}

export const dropToken = (): void => localStorage.removeItem(KEYS.token);

export const pendingEmail = (): string | null => localStorage.getItem(KEYS.pendingEmail);
/** @throws StorageFailed */
export const storePendingEmail = (email: string): void => write(KEYS.pendingEmail, email);
export const dropPendingEmail = (): void => localStorage.removeItem(KEYS.pendingEmail);

export const storeUser = (user: unknown): void => write(KEYS.user, JSON.stringify(user));

export function clearSession(): void {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
}
