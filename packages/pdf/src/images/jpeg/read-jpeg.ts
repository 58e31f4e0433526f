import { huffmanTable, type HuffmanTable } from './bit-reader.ts';
import { JpegUnsupported, type Component, type Frame } from './frame.ts';
import { readScan } from './scan.ts';

const SOF_BASELINE = 0xc0;
const SOF_EXTENDED = 0xc1;
const SOF_PROGRESSIVE = 0xc2;
const DHT = 0xc4;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DNL = 0xdc;
const DRI = 0xdd;
const APP0 = 0xe0;
const APP14 = 0xee;

interface Tables {
  readonly quantisation: (Uint16Array | undefined)[];
  readonly dc: (HuffmanTable | undefined)[];
  readonly ac: (HuffmanTable | undefined)[];
  restartInterval: number;
  adobeTransform: number | undefined;
  jfif: boolean;
}

type Geometry = Pick<Frame, 'width' | 'height' | 'maxH' | 'maxV' | 'components'> & {
  readonly progressive: boolean;
};

/**
 * The quantised coefficients of a Huffman-coded JPEG of eight bits, sequential or progressive.
 * @param mostPixels width × height that is still read
 * @throws JpegUnsupported
 */
export function readJpeg(bytes: Uint8Array, mostPixels: number): Frame {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new JpegUnsupported('no start marker');
  const tables: Tables = {
    quantisation: [],
    dc: [],
    ac: [],
    restartInterval: 0,
    adobeTransform: undefined,
    jfif: false,
  };
  let geometry: Geometry | undefined;
  let at = 2;
  let scans = 0;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff || bytes[at + 1] === 0xff || bytes[at + 1] === 0) {
      at++;
      continue;
    }
    const marker = bytes[at + 1]!;
    if (marker === EOI) break;
    if (marker >= 0xd0 && marker <= 0xd8) {
      at += 2;
      continue;
    }
    const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    const segment = bytes.subarray(at + 4, at + 2 + length);
    at += 2 + length;
    if (marker === SOS) {
      if (geometry === undefined) throw new JpegUnsupported('a scan before its frame');
      at = readOneScan(bytes, at, segment, geometry, tables);
      if (++scans > 200) throw new JpegUnsupported('too many scans');
    } else if (marker === SOF_BASELINE || marker === SOF_EXTENDED || marker === SOF_PROGRESSIVE) {
      if (geometry !== undefined) throw new JpegUnsupported('two frames');
      geometry = readGeometry(segment, marker === SOF_PROGRESSIVE, mostPixels);
    } else {
      readTables(marker, segment, tables);
    }
  }
  if (geometry === undefined || scans === 0) throw new JpegUnsupported('no picture');
  const { progressive: _, ...frame } = geometry;
  return {
    ...frame,
    quantisation: tables.quantisation,
    adobeTransform: tables.adobeTransform,
    jfif: tables.jfif,
  };
}

function readTables(marker: number, segment: Uint8Array, tables: Tables): void {
  if (marker === DQT) readQuantisation(segment, tables);
  else if (marker === DHT) readHuffman(segment, tables);
  else if (marker === DRI) tables.restartInterval = (segment[0]! << 8) | segment[1]!;
  else if (marker === APP0) tables.jfif ||= startsWith(segment, 'JFIF\0');
  else if (marker === APP14) {
    if (startsWith(segment, 'Adobe')) tables.adobeTransform = segment[11] ?? 0;
  } else if ((marker >= 0xc3 && marker <= 0xcf) || marker === DNL) {
    throw new JpegUnsupported(`marker ${marker.toString(16)}`);
  }
}

function startsWith(segment: Uint8Array, text: string): boolean {
  return Buffer.from(segment.subarray(0, text.length)).toString('latin1') === text;
}

function readGeometry(segment: Uint8Array, progressive: boolean, mostPixels: number): Geometry {
  const height = (segment[1]! << 8) | segment[2]!;
  const width = (segment[3]! << 8) | segment[4]!;
  const count = segment[5]!;
  if (segment[0] !== 8) throw new JpegUnsupported(`${segment[0]} bits a sample`);
  if (width === 0 || height === 0 || width * height > mostPixels) throw new JpegUnsupported('size');
  if (count < 1 || count > 4 || segment.length < 6 + 3 * count) throw new JpegUnsupported('components');
  const heads = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0, table = 0] = segment.subarray(6 + 3 * index);
    return { id, h: sampling >> 4, v: sampling & 15, table };
  });
  if (heads.some(({ h, v }) => h < 1 || h > 4 || v < 1 || v > 4)) throw new JpegUnsupported('sampling');
  const maxH = Math.max(...heads.map(({ h }) => h));
  const maxV = Math.max(...heads.map(({ v }) => v));
  const components = heads.map((head): Component => {
    const stride = Math.ceil(width / (8 * maxH)) * head.h;
    const rows = Math.ceil(height / (8 * maxV)) * head.v;
    return {
      ...head,
      blocksWide: Math.ceil(Math.ceil((width * head.h) / maxH) / 8),
      blocksHigh: Math.ceil(Math.ceil((height * head.v) / maxV) / 8),
      stride,
      coefficients: new Int16Array(64 * stride * rows),
    };
  });
  return { width, height, maxH, maxV, components, progressive };
}

function readQuantisation(segment: Uint8Array, tables: Tables): void {
  for (let at = 0; at < segment.length;) {
    const head = segment[at++]!;
    const wide = head >> 4 !== 0;
    const table = new Uint16Array(64);
    for (let k = 0; k < 64; k++) {
      table[k] = wide ? (segment[at]! << 8) | segment[at + 1]! : segment[at]!;
      at += wide ? 2 : 1;
    }
    tables.quantisation[head & 15] = table;
  }
}

function readHuffman(segment: Uint8Array, tables: Tables): void {
  for (let at = 0; at + 17 <= segment.length;) {
    const head = segment[at]!;
    const counts = segment.subarray(at + 1, at + 17);
    const size = counts.reduce((sum, count) => sum + count, 0);
    const table = huffmanTable(counts, segment.subarray(at + 17, at + 17 + size));
    (head >> 4 === 0 ? tables.dc : tables.ac)[head & 15] = table;
    at += 17 + size;
  }
}

function readOneScan(
  bytes: Uint8Array,
  start: number,
  segment: Uint8Array,
  geometry: Geometry,
  tables: Tables,
): number {
  const count = segment[0]!;
  const components = Array.from({ length: count }, (_, index) => {
    const id = segment[1 + 2 * index];
    const selectors = segment[2 + 2 * index] ?? 0;
    const component = geometry.components.find((candidate) => candidate.id === id);
    if (component === undefined) throw new JpegUnsupported('a scan of an unknown component');
    return { component, dc: tables.dc[selectors >> 4], ac: tables.ac[selectors & 15] };
  });
  const [spectralStart = 0, spectralEnd = 63, approximation = 0] = segment.subarray(1 + 2 * count);
  return readScan(bytes, start, {
    components,
    progressive: geometry.progressive,
    spectralStart,
    spectralEnd: Math.min(63, spectralEnd),
    approximationHigh: approximation >> 4,
    approximationLow: approximation & 15,
    restartInterval: tables.restartInterval,
    mcusWide: Math.ceil(geometry.width / (8 * geometry.maxH)),
    mcusHigh: Math.ceil(geometry.height / (8 * geometry.maxV)),
  });
}
