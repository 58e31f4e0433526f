import type { RawFile } from '../raw/file.ts';
import { decodeStream } from '../raw/filters.ts';
import type { Stream } from '../raw/values.ts';
import { hasSoundTags } from './profile-tags.ts';

export interface Profile {
  /** Device class (ICC.1:2022, 7.2.5). */
  readonly kind: string;
  readonly space: 'GRAY' | 'RGB ' | 'CMYK' | 'Lab ';
  readonly components: number;
}

const COMPONENTS: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4, 'Lab ': 3 };
const KINDS = ['scnr', 'mntr', 'prtr', 'spac'];

/** An ICC profile up to version 4; undefined where it is none that PDF/A-2 takes (6.2.4.2), or not sound. */
export function readProfile(file: RawFile, stream: Stream): Profile | undefined {
  const bytes = decodeStream(stream, (ref) => file.objects.get(ref));
  if (bytes === undefined || bytes.length < 132) return undefined;
  const text = (from: number) => Buffer.from(bytes.subarray(from, from + 4)).toString('latin1');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const [kind, space] = [text(12), text(16)];
  const components = COMPONENTS[space];
  if (length !== bytes.length || (bytes[8] ?? 9) > 4 || text(36) !== 'acsp' || !KINDS.includes(kind))
    return undefined;
  if (components === undefined || stream.dict.get('N') !== components) return undefined;
  if (!hasSoundTags(bytes, space)) return undefined;
  return { kind, space: space as Profile['space'], components };
}
