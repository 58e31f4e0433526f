import { readFile } from 'node:fs/promises';
import startCodec from '@cornerstonejs/codec-libjpeg-turbo-8bit/wasmjs';
import { packageFile } from '../engine/package-file.ts';

export interface Samples {
  readonly width: number;
  readonly height: number;
  /** Eight bits each, interleaved: 1 is grey, 3 is RGB. */
  readonly components: 1 | 3;
  readonly data: Uint8Array;
}

const TJSAMP_420 = 2;
/** The library lends the encoder as many bytes as the samples have: too few for the headers of a small picture. */
const LEAST_PIXELS = 10_000;

export function fitsJpeg({ width, height }: Pick<Samples, 'width' | 'height'>): boolean {
  return width * height >= LEAST_PIXELS;
}

/**
 * A baseline JPEG; colour at half resolution.
 * @param samples a picture that `fitsJpeg`
 * @param quality libjpeg's 1 to 100, at most 85: noise must stay smaller than the samples
 */
export async function encodeJpeg(samples: Samples, quality: number): Promise<Uint8Array> {
  const codec = await startedCodec();
  const encoder = new codec.JPEGEncoder();
  const { width, height, components } = samples;
  encoder
    .getDecodedBuffer({ width, height, bitsPerSample: 8, componentCount: components, isSigned: false })
    .set(samples.data);
  encoder.setQuality(quality);
  encoder.setProgressive(false);
  encoder.setSubSampling(TJSAMP_420);
  encoder.encode();
  const bytes = Uint8Array.from(encoder.getEncodedBuffer());
  encoder.delete();
  return bytes;
}

let codec: ReturnType<typeof startCodec> | undefined;

function startedCodec(): ReturnType<typeof startCodec> {
  codec ??= readFile(packageFile('@cornerstonejs/codec-libjpeg-turbo-8bit/wasm')).then((wasmBinary) =>
    startCodec({ wasmBinary }),
  );
  return codec;
}
