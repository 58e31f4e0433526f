import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Jbig2Image, JpxImage } from 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs';
import { packageFile } from '../engine/package-file.ts';

const wasmFile = packageFile('pdfjs-dist/wasm/openjpeg.wasm');
const wasmFolder = new URL('./', pathToFileURL(wasmFile));

const fromPackage = {
  sendWithPromise: (_action: string, { filename }: { filename: string }) =>
    readFile(fileURLToPath(new URL(filename, wasmFolder))),
};

JpxImage.setOptions({
  getHandler: () => fromPackage,
  useWasm: true,
  useWorkerFetch: false,
  wasmUrl: wasmFolder.href,
});

interface CcittParameters {
  readonly K: number;
  readonly EndOfLine: boolean;
  readonly EncodedByteAlign: boolean;
  readonly BlackIs1: boolean;
  readonly Columns: number;
  readonly Rows: number;
}

/** One bit a pixel, rows padded to bytes, as `BlackIs1` says. */
export function decodeCcitt(
  bytes: Uint8Array,
  width: number,
  height: number,
  parameters: CcittParameters,
): Promise<Uint8Array> {
  return Jbig2Image.instance.decode(bytes, width, height, null, parameters);
}

/** One bit a pixel, rows padded to bytes; one is white, as in every PDF image (ISO 32000-1, 7.4.7). */
export function decodeJbig2(
  bytes: Uint8Array,
  width: number,
  height: number,
  globals: Uint8Array | null,
): Promise<Uint8Array> {
  return Jbig2Image.instance.decode(bytes, width, height, globals);
}

interface JpxSamples {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  /** Eight bits each, interleaved; deeper samples are reduced. */
  readonly data: Uint8Array;
}

export async function decodeJpx(bytes: Uint8Array): Promise<JpxSamples> {
  const { width, height, componentsCount } = JpxImage.parseImageProperties(bytes);
  const data = await JpxImage.instance.decode(bytes, { numComponents: componentsCount });
  return { width, height, components: componentsCount, data };
}
