import { type RawFile, resolve } from '../raw/file.ts';
import { type Dict, isDict, isList, isName, isStream, type Stream, type Value } from '../raw/values.ts';
import type { PdfaProblem } from '../../types.ts';

export type Say = (problem: PdfaProblem) => void;

/** Thousandths of an em by which a width may differ from the program's (6.2.11.5). */
export const TOLERANCE = 1;

/** The strings that are shown in a font. Invisible ones (mode 3) need no program, but all else that the standard asks for. */
export interface FontUse {
  readonly visible: Set<Uint8Array>;
  readonly invisible: Set<Uint8Array>;
  /** Text may be shown that has no characters. */
  isVisible: boolean;
}

export const codesOf = (strings: Iterable<Uint8Array>): Set<number> =>
  new Set([...strings].flatMap((bytes) => [...bytes]));

export const flagsOf = (file: RawFile, font: Dict): number =>
  numberIn(file, dictIn(file, font, 'FontDescriptor'), 'Flags') ?? 0;

export const nameIn = (file: RawFile, dict: Dict | undefined, key: string): string | undefined => {
  const value = resolve(file, dict?.get(key));
  return isName(value) ? value.name : undefined;
};

export const dictIn = (file: RawFile, dict: Dict | undefined, key: string): Dict | undefined => {
  const value = resolve(file, dict?.get(key));
  return isDict(value) ? value : undefined;
};

export const numberIn = (file: RawFile, dict: Dict | undefined, key: string): number | undefined => {
  const value = resolve(file, dict?.get(key));
  return typeof value === 'number' ? value : undefined;
};

export const listIn = (file: RawFile, dict: Dict | undefined, key: string): readonly Value[] | undefined => {
  const value = resolve(file, dict?.get(key));
  return isList(value) ? value : undefined;
};

export interface EmbeddedProgram {
  readonly key: 'FontFile' | 'FontFile2' | 'FontFile3';
  readonly stream: Stream;
  /** Of a FontFile3. */
  readonly subtype: string | undefined;
}

/** @param font a simple font or a descendant */
export function programOf(file: RawFile, font: Dict): EmbeddedProgram | undefined {
  const descriptor = dictIn(file, font, 'FontDescriptor');
  for (const key of ['FontFile', 'FontFile2', 'FontFile3'] as const) {
    const stream = resolve(file, descriptor?.get(key));
    if (!isStream(stream)) continue;
    return { key, stream, subtype: nameIn(file, stream.dict, 'Subtype') };
  }
  return undefined;
}

export function descendantOf(file: RawFile, font: Dict): Dict | undefined {
  const [first] = listIn(file, font, 'DescendantFonts') ?? [];
  const value = resolve(file, first);
  return isDict(value) ? value : undefined;
}
