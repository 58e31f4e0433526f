import { writeSync } from 'node:fs';
import { encodeFrame } from './frames.ts';
import type { Report } from './messages.ts';

const STANDARD_OUTPUT = 1;
/** Bytes a frame, so that neither side holds a second copy of a whole document. */
const PIECE = 1024 * 1024;

/**
 * Hands a report out of a document's process, at once and whole: work on a page may keep the event loop for seconds, and
 * a copy must not pile up in memory. Blocks while the other side does not read; so nothing here may touch
 * `process.stdout`, which would make the pipe non-blocking.
 */
export function tell(report: Report, bytes?: Uint8Array): void {
  for (const piece of encodeFrame(report, bytes)) {
    for (let at = 0; at < piece.length;) at += writeSync(STANDARD_OUTPUT, piece, at);
  }
}

export function tellPieces(of: (Report & { readonly kind: 'piece' })['of'], bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += PIECE)
    tell({ kind: 'piece', of }, bytes.subarray(at, at + PIECE));
}
