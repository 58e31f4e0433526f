import { spawnSync } from 'node:child_process';
import type { Bitmap } from '../../../packages/pdf/src/index.ts';

/** Programs that draw a page; each is a reader of its own, with code that no other shares. */
export type Renderer = 'poppler' | 'mutool' | 'ghostscript';

/**
 * A page (from 0) as another program draws it; undefined where it is not installed or does not.
 * @param soft with grey edges
 */
export function drawnBy(
  renderer: Renderer,
  file: string,
  { page, dpi, soft }: { readonly page: number; readonly dpi: number; readonly soft: boolean },
): Bitmap | undefined {
  const [program, args] = commandOf(renderer, file, { number: String(page + 1), dpi: String(dpi), soft });
  const { status, stdout } = spawnSync(program, args, {
    maxBuffer: 1024 * 1024 * 1024,
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 && stdout.length > 0 ? fromPixmap(stdout, dpi) : undefined;
}

function commandOf(
  renderer: Renderer,
  file: string,
  { number, dpi, soft }: { readonly number: string; readonly dpi: string; readonly soft: boolean },
): [string, string[]] {
  switch (renderer) {
    case 'poppler': {
      const edges = soft ? 'yes' : 'no';
      return [
        'pdftoppm',
        ['-aa', edges, '-aaVector', edges, '-cropbox', '-r', dpi, '-f', number, '-l', number, file],
      ];
    }
    case 'mutool':
      return [
        'mutool',
        ['draw', '-q', '-F', 'pnm', '-c', 'rgb', '-o', '-', '-A', soft ? '8' : '0', '-r', dpi, file, number],
      ];
    case 'ghostscript': {
      const bits = soft ? '4' : '1';
      const edges = [`-dTextAlphaBits=${bits}`, `-dGraphicsAlphaBits=${bits}`];
      const pages = [`-dFirstPage=${number}`, `-dLastPage=${number}`];
      const device = ['-sDEVICE=ppmraw', `-r${dpi}`, '-dUseCropBox', '-sOutputFile=-'];
      return ['gs', ['-q', '-dSAFER', '-dNOPAUSE', '-dBATCH', ...device, ...edges, ...pages, file]];
    }
  }
}

/** Portable pixmap, binary (`P6`): width, height and 255 as text, then red, green, blue. */
function fromPixmap(data: Buffer, dpi: number): Bitmap | undefined {
  const head = /^P6\s+(?:#[^\n]*\n\s*)*(\d+)\s+(\d+)\s+255\s/.exec(data.toString('latin1', 0, 256));
  if (head === null) return undefined;
  const [start, width, height] = [head[0].length, Number(head[1]), Number(head[2])];
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let from = start, to = 0; to < pixels.length; from += 3, to += 4) {
    pixels[to] = data[from] ?? 0;
    pixels[to + 1] = data[from + 1] ?? 0;
    pixels[to + 2] = data[from + 2] ?? 0;
  }
  return { width, height, dpi, pixels };
}
