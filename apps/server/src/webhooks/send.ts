/** One call to an address that a customer typed in. */

import type { webhooks as wire } from '@mavendoc/contract';
import { VERSION } from '../platform/config.ts';
import type { Outbound } from '../platform/outbound.ts';
import { signedHeaders } from './signature.ts';

export interface Message {
  readonly url: string;
  readonly secrets: readonly string[];
  readonly id: string;
  readonly body: string;
}

/** Never throws: whatever goes wrong is the outcome. Redirects are not followed, the answer's body is not read. */
export async function send(outbound: Outbound, message: Message): Promise<wire.DeliveryAttempt> {
  const at = new Date();
  const ended = (status: number | null, problem: wire.DeliveryProblem | null): wire.DeliveryAttempt => ({
    at: at.toISOString(),
    status,
    problem,
    durationMs: Date.now() - at.getTime(),
  });
  try {
    const { status } = await outbound.fetch(message.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': `MavenDoc-Webhooks/${VERSION}`,
        ...signedHeaders(message.secrets, { id: message.id, at, body: message.body }),
      },
      body: message.body,
      discardAnswer: true,
    });
    return ended(status, status >= 200 && status < 300 ? null : 'status');
  } catch (error) {
    return ended(null, problemOf(error));
  }
}

/** By name and code: what an address does wrong is told to its owner, in words of the contract. */
function problemOf(error: unknown): wire.DeliveryProblem {
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'OutboundRefused') return 'refused';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const { code } = error as NodeJS.ErrnoException;
  return /CERT|TLS|SSL|SIGNED|VERIFY/.test(code ?? '') ? 'certificate' : 'unreachable';
}
