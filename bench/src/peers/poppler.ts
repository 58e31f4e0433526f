import { spawnSync } from 'node:child_process';
import type { Bitmap } from '../../../packages/pdf/src/index.ts';

/** A page (from 0) as Debian's poppler draws it, without grey edges; undefined where it does not. */
export function drawnByPoppler(file: string, page: number, dpi: number): Bitmap | undefined {
  const number = String(page + 1);
  const { status, stdout } = spawnSync(
    'pdftoppm',
    ['-aa', 'no', '-aaVector', 'no', '-cropbox', '-r', String(dpi), '-f', number, '-l', number, file],
    {
      maxBuffer: 1024 * 1024 * 1024,
    },
  );
  return status === 0 && stdout.length > 0 ? fromPixmap(stdout, dpi) : undefined;
}

/** Portable pixmap, binary (`P6`): width, height and 255 as text, then red, green, blue. */
function fromPixmap(data: Buffer, dpi: number): Bitmap {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(data.toString('latin1', 0, 64));
  if (head === null) throw new Error('pdftoppm answered no pixmap');
  const [start, width, height] = [head[0].length, Number(head[1]), Number(head[2])];
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let from = start, to = 0; to < pixels.length; from += 3, to += 4) {
    pixels[to] = data[from] ?? 0;
    pixels[to + 1] = data[from + 1] ?? 0;
    pixels[to + 2] = data[from + 2] ?? 0;
  }
  return { width, height, dpi, pixels };
}
