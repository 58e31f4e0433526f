/** A real S3 server on a free port, with one bucket; it can be told to be full. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface S3 {
  /** For `STORAGE_URL`. */
  readonly url: string;
  /** Where the server keeps the objects, for looking behind the service's back. */
  readonly folder: string;
  /** While true it answers every upload as a full one does. */
  setFull(full: boolean): void;
  close(): Promise<void>;
}

const BUCKET = 'mavendoc';

/** Key and secret that s3rver knows. */
const CREDENTIALS = 'S3RVER:S3RVER';

const FULL =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>InsufficientCapacity</Code><Message>full</Message></Error>';

const SETTLING_MS = 1_000;

export async function startS3(): Promise<S3> {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-s3-'));
  const s3 = new S3rver({ directory: folder, silent: true, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  let full = false;
  const server = createServer((request, response) => {
    if (!full || request.method !== 'PUT') {
      answer(request, response);
      return;
    }
    request.resume();
    request.once('end', () => response.writeHead(507, { 'content-type': 'application/xml' }).end(FULL));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    url: `s3://${CREDENTIALS}@${BUCKET}/?region=us-east-1&endpoint=${endpoint}`,
    folder,
    setFull: (now) => {
      full = now;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      // What was cut off while it was being written still opens its file.
      await new Promise((settled) => setTimeout(settled, SETTLING_MS));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
