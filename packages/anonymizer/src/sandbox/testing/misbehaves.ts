/** Stands in the place of a document's process and does what a hostile document could make it do. */

import { writeSync } from 'node:fs';
import { createFrameReader } from '../frames.ts';
import type { Report } from '../messages.ts';
import { tell } from '../tell.ts';

const deeds: Record<string, () => void> = {
  hang: () => {
    for (;;);
  },
  'fill memory': () => {
    const kept: Uint8Array[] = [];
    for (;;) kept.push(new Uint8Array(8 * 1024 * 1024).fill(1));
  },
  'fill the heap': () => {
    const kept: unknown[] = [];
    for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));
  },
  babble: () => void writeSync(1, 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'),
  'lie about a report': () => tell({ kind: 'probed', pageCount: -1, encrypted: 'no' } as unknown as Report),
  'send pixels that are none': () =>
    tell({ kind: 'read', id: 0, width: 1000, height: 1000, dpi: 200 }, new Uint8Array(4)),
  'ask for too much to be read': () => {
    for (let id = 0; id < 20; id++) {
      tell({ kind: 'read', id, width: 64, height: 64, dpi: 200 }, new Uint8Array(64 * 64 * 4).fill(255));
    }
  },
  'hand out without end': () => {
    for (;;) tell({ kind: 'piece', of: 'copy' }, new Uint8Array(16 * 1024 * 1024));
  },
  'end without a word': () => process.exit(0),
};

const read = createFrameReader({ head: 1e6, bytes: 1e6 });
process.stdin.on('data', (chunk: Buffer) => {
  for (const { head } of read(chunk)) {
    const { kind, task } = head as { kind: string; task?: { kind: string } };
    if (kind === 'task') deeds[task!.kind]!();
  }
});
tell({ kind: 'ready' });
