/** How a call is signed: the Standard Webhooks specification, so that its libraries check our calls in any language. */

import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const HINT_LENGTH = PREFIX.length + 4;

export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

export const hintOf = (secret: string): string => secret.slice(0, HINT_LENGTH);

/** @param secrets all that sign: while one is being replaced, the receiver may still know the old one only */
export function signedHeaders(
  secrets: readonly string[],
  message: { readonly id: string; readonly at: Date; readonly body: string },
): Readonly<Record<string, string>> {
  const seconds = Math.floor(message.at.getTime() / 1000);
  const signed = `${message.id}.${seconds}.${message.body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
