import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Barcode, PageImage } from '../types.ts';

let ready: Promise<unknown> | undefined;

/** Left to itself the library would fetch its WebAssembly from a public server. */
const prepare = (): Promise<unknown> =>
  (ready ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then(
    (binary) =>
      prepareZXingModule({
        overrides: { wasmBinary: Uint8Array.from(binary).buffer },
        fireImmediately: true,
      }),
  ));

/** QR codes, bar codes and their kin, those too that were seen and could not be read (with an empty text). */
export async function findBarcodes(image: PageImage): Promise<Barcode[]> {
  await prepare();
  const found = await readBarcodes(
    {
      data: new Uint8ClampedArray(image.pixels),
      width: image.width,
      height: image.height,
      colorSpace: 'srgb',
    },
    { tryHarder: true, tryRotate: true, returnErrors: true, maxNumberOfSymbols: 32 },
  );
  return found
    .map(({ format, text, isValid, position }) => {
      const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
      const xs = corners.map((corner) => corner.x);
      const ys = corners.map((corner) => corner.y);
      return {
        format,
        text: isValid ? text : '',
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs),
        bottom: Math.max(...ys),
      };
    })
    .filter((code) => code.right > code.left);
}
