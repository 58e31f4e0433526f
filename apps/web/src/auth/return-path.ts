/** Where a person was when the session ended, to go back there after signing in. */

const KEY = 'return_path';

export function rememberReturn(path: string | undefined): void {
  if (path !== undefined && path.startsWith('/') && !path.startsWith('//')) sessionStorage.setItem(KEY, path);
}

export function takeReturn(): string {
  const path = sessionStorage.getItem(KEY) ?? '/documents';
  sessionStorage.removeItem(KEY);
  return path;
}
