import { AppError } from '../platform/errors.ts';
import type { Outbound } from '../platform/outbound.ts';

/**
 * Refuses at once what could never be called, with the reason. Only a first look: a name may resolve differently later, so
 * each delivery checks the address that it connects to again.
 * @throws webhookUrlRefused
 */
export async function acceptAddress(outbound: Outbound, address: string): Promise<void> {
  const url = URL.parse(address);
  if (url === null) throw refused('URL');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && outbound.isAllowed(url.hostname)))
    throw refused('https://');
  if (url.username !== '' || url.password !== '') throw refused('user:password@');
  try {
    await outbound.resolve(url.hostname);
  } catch (cause) {
    throw refused(url.hostname, cause);
  }
}

const refused = (detail: string, cause?: unknown): AppError =>
  new AppError('webhookUrlRefused', { detail, cause });
