declare module 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs' {
  interface Source {
    getHandler(): { sendWithPromise(action: string, request: { filename: string }): Promise<Uint8Array> };
    useWasm: boolean;
    useWorkerFetch: boolean;
    wasmUrl: string | null;
  }

  interface CcittOptions {
    K: number;
    EndOfLine: boolean;
    EncodedByteAlign: boolean;
    BlackIs1: boolean;
    Columns: number;
    Rows: number;
  }

  export class Jbig2Image {
    static setOptions(options: Source): void;
    static readonly instance: Jbig2Image;
    /** One bit a pixel, rows padded to bytes. */
    decode(
      bytes: Uint8Array,
      width: number,
      height: number,
      globals: Uint8Array | null,
      ccitt?: CcittOptions,
    ): Promise<Uint8Array>;
  }

  export class JpxImage {
    static setOptions(options: Source): void;
    static readonly instance: JpxImage;
    static parseImageProperties(bytes: Uint8Array): {
      width: number;
      height: number;
      componentsCount: number;
    };
    /** Eight bits a sample, interleaved. */
    decode(
      bytes: Uint8Array,
      options?: { numComponents?: number; isIndexedColormap?: boolean; smaskInData?: boolean },
    ): Promise<Uint8Array>;
  }
}
