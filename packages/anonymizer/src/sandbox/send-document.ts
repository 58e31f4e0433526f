import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PdfRefused } from '@mavendoc/pdf';
import type { Cell } from './cell.ts';

/**
 * Gives a process a document.
 * @param most bytes
 * @param fingerprint SHA-256 (hex) that the document must have
 * @throws PdfRefused `too-large`, before anything is read
 */
export async function sendDocument(
  cell: Cell,
  path: string,
  document: 0 | 1,
  most: number,
  fingerprint?: string,
) {
  if ((await stat(path)).size > most) throw new PdfRefused('too-large');
  const hash = createHash('sha256');
  let sent = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    sent += bytes.length;
    // The file may have grown since it was looked at.
    if (sent > most) throw new PdfRefused('too-large');
    await cell.send({ kind: 'document', document, last: false }, bytes);
  }
  const sha256 = hash.digest('hex');
  if (fingerprint !== undefined && fingerprint !== sha256) {
    throw new Error('The file is not the one that was inspected');
  }
  await cell.send({ kind: 'document', document, last: true });
  return { sha256, bytes: sent };
}
