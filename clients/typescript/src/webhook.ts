import type { WebhookEvent } from './operations.ts';

/** Seconds that a call may be old: an older one may be a recording that is played again. */
const MOST_AGE = 300;

/**
 * Checks a webhook (Standard Webhooks) and answers what it says. `webhook-id` stays the same when it comes twice.
 * @param secret `whsec_…`, as it was shown when the address was added
 * @param headers of the call
 * @param body as it came
 * @throws when it is not signed with the secret, or too old
 */
export async function verifyWebhook(
  secret: string,
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
): Promise<WebhookEvent> {
  const read = (name: string): string =>
    String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '');
  const seconds = Number(read('webhook-timestamp'));
  if (!(Math.abs(Date.now() / 1000 - seconds) <= MOST_AGE)) throw new Error('The webhook is too old');
  const signed = new TextEncoder().encode(`${read('webhook-id')}.${seconds}.${body}`);
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  for (const signature of read('webhook-signature').split(' ')) {
    const [version, value = ''] = signature.split(',');
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed)))
      return JSON.parse(body) as WebhookEvent;
  }
  throw new Error('The webhook is not signed with this secret');
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
