import { cleared, curveAt, kindOf } from './icc-curves.ts';
import { newTable, oldTable, type Channels } from './icc-tables.ts';

/** The spaces of a profile: of its device and of what it connects to. */
export interface Spaces {
  readonly components: number;
  readonly connectsXyz: boolean;
}

/**
 * The data of a tag, copied without what stands behind or between its parts and with its reserved bytes cleared
 * (ICC.1:2022, 9.2 and 10).
 * @returns undefined for a tag that says no colours, and for data that is not what its tag is made of
 */
export function exactTag(tag: string, data: Uint8Array, spaces: Spaces): Uint8Array | undefined {
  if (data.length < 12) return undefined;
  const kind = kindOf(data);
  if (/^([rgb]XYZ|wtpt)$/.test(tag)) return kind === 'XYZ ' ? cleared(data, 0, 20, [4, 8]) : undefined;
  if (/^[rgbk]TRC$/.test(tag)) return curveAt(data, 0);
  // Nine numbers: a matrix.
  if (tag === 'chad') return kind === 'sf32' ? cleared(data, 0, 44, [4, 8]) : undefined;
  if (/^A2B[012]$/.test(tag)) return table(kind, data, true, spaces);
  return /^B2A[012]$/.test(tag) ? table(kind, data, false, spaces) : undefined;
}

function table(
  kind: string,
  data: Uint8Array,
  isFromDevice: boolean,
  { components, connectsXyz }: Spaces,
): Uint8Array | undefined {
  const [inputs, outputs] = isFromDevice ? [components, 3] : [3, components];
  const channels: Channels = { inputs, outputs, fromXyz: !isFromDevice && connectsXyz };
  if (kind === 'mft1' || kind === 'mft2') return oldTable(data, kind === 'mft2', channels);
  return kind === (isFromDevice ? 'mAB ' : 'mBA ') ? newTable(data, isFromDevice, channels) : undefined;
}
