/** A web server of a customer that takes webhooks. */

import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** `type` and `data` of the body. */
  readonly event: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Statuses of the next answers; 200 once they are used up. Null: it never answers. */
  readonly answers: (number | null)[];
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: (number | null)[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ headers: request.headers, body, event: JSON.parse(body) as Received['event'] });
      const status = answers.length === 0 ? 200 : answers.shift();
      if (typeof status === 'number')
        response.writeHead(status, { Location: 'http://127.0.0.1:9/' }).end('x');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maven?token=abc`,
    received,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Checks a call as the Standard Webhooks specification tells receivers to. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  const fresh = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp'])) < 300;
  return fresh && (headers['webhook-signature'] as string).split(' ').includes(expected);
}
