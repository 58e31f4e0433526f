/** Notices between processes, through the database; a lost connection is made anew. */

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const PAUSE_MS = 1_000;

export async function listenTo(
  url: string,
  channel: string,
  onNotice: () => void,
  until: AbortSignal,
): Promise<void> {
  while (!until.aborted) {
    try {
      await listenOnce(url, channel, onNotice, until);
    } catch {
      // as good as a connection that ended: what waits is looked at now and then without a notice too
    }
    await sleep(PAUSE_MS, undefined, { signal: until }).catch(() => {});
  }
}

/** Until the connection ends. */
async function listenOnce(
  url: string,
  channel: string,
  onNotice: () => void,
  until: AbortSignal,
): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'mavendoc notices',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  const ended = Promise.withResolvers<void>();
  client.on('error', () => ended.resolve());
  client.on('end', () => ended.resolve());
  client.on('notification', onNotice);
  const stop = (): void => ended.resolve();
  until.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    // what came while nobody listened
    onNotice();
    await ended.promise;
  } finally {
    until.removeEventListener('abort', stop);
    await client.end().catch(() => {});
  }
}
