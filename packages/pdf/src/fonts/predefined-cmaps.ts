import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFile } from '../engine/package-file.ts';
import { readBinaryCMap } from './binary-cmap.ts';
import type { CMap } from './cmap.ts';

const FOLDER = path.join(path.dirname(packageFile('pdfjs-dist/package.json')), 'cmaps');
const NAME = /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;
const MOST_BASES = 8;

/** A CMap that PDF knows by name (9.7.5.2), with those that it builds upon; undefined where there is none. */
export function predefinedCMap(name: string, depth = 0): CMap | undefined {
  if (!NAME.test(name) || depth > MOST_BASES) return undefined;
  const bytes = read(name);
  if (bytes === undefined) return undefined;
  const own = readBinaryCMap(bytes);
  const base = own.uses === undefined ? undefined : predefinedCMap(own.uses, depth + 1);
  if (own.uses !== undefined && base === undefined) return undefined;
  return base === undefined ? own : over(base, own);
}

/** A CMap on top of another: its own entries win. */
export function over(base: CMap, own: CMap): CMap {
  return {
    ...own,
    spaces: own.spaces.length > 0 ? own.spaces : base.spaces,
    ranges: [...base.ranges, ...own.ranges],
  };
}

function read(name: string): Uint8Array | undefined {
  try {
    return readFileSync(path.join(FOLDER, `${name}.bcmap`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
