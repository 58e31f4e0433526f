declare module '@cornerstonejs/codec-libjpeg-turbo-8bit/wasmjs' {
  export interface JpegEncoder {
    /** Room for the samples, interleaved, inside the codec's memory. */
    getDecodedBuffer(frame: {
      width: number;
      height: number;
      bitsPerSample: 8;
      componentCount: 1 | 3;
      isSigned: false;
    }): Uint8Array;
    setQuality(quality: number): void;
    /** libjpeg-turbo's TJSAMP: 0 is 4:4:4, 2 is 4:2:0. */
    setSubSampling(sampling: 0 | 1 | 2): void;
    setProgressive(progressive: boolean): void;
    encode(): void;
    getEncodedBuffer(): Uint8ClampedArray;
    delete(): void;
  }

  interface Codec {
    JPEGEncoder: new () => JpegEncoder;
  }

  // eslint-disable-next-line import/no-default-export -- the package is CommonJS
  export default function start(options: { wasmBinary: Uint8Array }): Promise<Codec>;
}
