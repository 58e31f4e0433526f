import { deflateSync } from 'node:zlib';
import { encodeG4 } from '../../src/images/ccitt-g4.ts';
import { greyJpeg, jbig2, lzw, runLengths } from '../coded-pixels.ts';
import { jpx } from '../jpx-pixels.ts';
import { type Draft, HEIGHT, type Place } from '../draft.ts';

/** An image of 48 × 32 pixels on 192 × 128 points at (100, 100); the secret's pixels are well inside the marked area. */
const COLUMNS = 48;
const ROWS = 32;
const SCALE = 4;
const LEFT = 100;
const BOTTOM = 100;
const MARKED = { left: 10, top: 8, right: 30, bottom: 18 };
const SECRET_AT = { left: 13, top: 11 };

/** 0 or 1 for each pixel: a pattern everywhere, the bits of the secret in the middle of the marked area. */
function bits(secret: string): Uint8Array {
  const pixels = Uint8Array.from({ length: COLUMNS * ROWS }, (_, at) =>
    Math.floor(at / 5) % 3 === 0 ? 1 : 0,
  );
  for (const [index, char] of Array.from(secret).entries()) {
    for (let bit = 0; bit < 4; bit += 1) {
      pixels[(SECRET_AT.top + bit) * COLUMNS + SECRET_AT.left + index] = (char.charCodeAt(0) >> bit) & 1;
    }
  }
  return pixels;
}

const mark = (draft: Draft): void => {
  draft.boxes = [
    {
      left: LEFT + MARKED.left * SCALE,
      top: HEIGHT - BOTTOM - (ROWS - MARKED.top) * SCALE,
      right: LEFT + MARKED.right * SCALE,
      bottom: HEIGHT - BOTTOM - (ROWS - MARKED.bottom) * SCALE,
    },
  ];
};

const PAINT = `q ${COLUMNS * SCALE} 0 0 ${ROWS * SCALE} ${LEFT} ${BOTTOM} cm`;

function paint(draft: Draft, image: number): void {
  mark(draft);
  draft.xobjects = `/I1 ${image} 0 R`;
  draft.contents.push(`${PAINT} /I1 Do Q\n`);
}

const image = (draft: Draft, entries: string, samples: Uint8Array): number =>
  draft.pdf.stream(
    `/Type /XObject /Subtype /Image /Width ${COLUMNS} /Height ${ROWS} /Filter /FlateDecode ${entries}`,
    deflateSync(samples),
  );

/** @param levels the samples of a pixel, for 0 and for 1. */
const samples = (secret: string, levels: readonly [readonly number[], readonly number[]]): Uint8Array =>
  Uint8Array.from(Array.from(bits(secret)).flatMap((bit) => levels[bit === 1 ? 1 : 0]));

/** One bit a pixel; a row of 48 is six whole bytes. */
function packed(secret: string): Uint8Array {
  const pixels = bits(secret);
  return Uint8Array.from({ length: pixels.length / 8 }, (_, byte) =>
    pixels.subarray(8 * byte, 8 * byte + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

const GREY = [[40], [220]] as const;
const grey = (draft: Draft, secret: string, entries = ''): number =>
  image(draft, `/ColorSpace /DeviceGray /BitsPerComponent 8 ${entries}`, samples(secret, GREY));

/** PNG's "up" predictor: each row as its difference from the one above. */
function predicted(data: Uint8Array): Uint8Array {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const line = data.subarray(row * COLUMNS, (row + 1) * COLUMNS);
    return [2, ...line.map((value, x) => value - (row === 0 ? 0 : data[(row - 1) * COLUMNS + x]!))];
  });
  return Uint8Array.from(rows.flat());
}

/** @param entries the filter among them */
const coded = (draft: Draft, entries: string, data: Uint8Array): number =>
  draft.pdf.stream(`/Type /XObject /Subtype /Image /Width ${COLUMNS} /Height ${ROWS} ${entries}`, data);

/** Blocks of 8 × 8 pixels and points; one well within the marked area has the secret's level. */
const BLOCKS = { columns: (COLUMNS * SCALE) / 8, rows: (ROWS * SCALE) / 8 };
const blocks = (secret: string): number[] =>
  Array.from({ length: BLOCKS.columns * BLOCKS.rows }, (_, at) =>
    at === 6 * BLOCKS.columns + 9 ? 40 + 20 * Number(secret[0]) : at % 3 === 0 ? 200 : 90,
  );

/** Samples of images, in every code but JPEG 2000. */
export const IMAGE_PLACES: Readonly<Record<string, Place>> = {
  'a grey image': (draft, secret) => paint(draft, grey(draft, secret)),
  'a colour image': (draft, secret) =>
    paint(
      draft,
      image(
        draft,
        '/ColorSpace /DeviceRGB /BitsPerComponent 8',
        samples(secret, [
          [200, 30, 30],
          [30, 200, 90],
        ]),
      ),
    ),
  'an image in ink colours': (draft, secret) =>
    paint(
      draft,
      image(
        draft,
        '/ColorSpace /DeviceCMYK /BitsPerComponent 8',
        samples(secret, [
          [0, 200, 10, 5],
          [90, 0, 80, 0],
        ]),
      ),
    ),
  'an image of 16 bits': (draft, secret) =>
    paint(
      draft,
      image(
        draft,
        '/ColorSpace /DeviceGray /BitsPerComponent 16',
        samples(secret, [
          [40, 1],
          [220, 7],
        ]),
      ),
    ),
  'an image of one bit': (draft, secret) =>
    paint(draft, image(draft, '/ColorSpace /DeviceGray /BitsPerComponent 1', packed(secret))),
  'an image in Lab colours': (draft, secret) =>
    paint(
      draft,
      image(
        draft,
        '/ColorSpace [/Lab << /WhitePoint [0.95 1 1.09] /Range [-80 80 -80 80] >>] /BitsPerComponent 8',
        samples(secret, [
          [120, 200, 90],
          [220, 60, 160],
        ]),
      ),
    ),
  'a JPEG': (draft, secret) =>
    paint(
      draft,
      draft.pdf.stream(
        `/Type /XObject /Subtype /Image /Width ${COLUMNS * SCALE} /Height ${ROWS * SCALE} ` +
          '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode',
        greyJpeg(blocks(secret), BLOCKS.columns),
      ),
    ),
  'a facsimile': (draft, secret) =>
    paint(
      draft,
      coded(
        draft,
        `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${COLUMNS} /Rows ${ROWS} >>`,
        encodeG4(packed(secret), COLUMNS, ROWS),
      ),
    ),
  'a JBIG2 image': (draft, secret) =>
    paint(
      draft,
      coded(
        draft,
        '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
        jbig2(packed(secret), COLUMNS, ROWS),
      ),
    ),
  'a JPEG 2000 image': (draft, secret) =>
    paint(draft, coded(draft, '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /JPXDecode', jpx(secret))),
  'a JPEG 2000 image that says its colours itself': (draft, secret) =>
    paint(draft, coded(draft, '/Filter /JPXDecode', jpx(secret))),
  'an LZW image': (draft, secret) =>
    paint(
      draft,
      coded(
        draft,
        '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /LZWDecode',
        lzw(samples(secret, GREY)),
      ),
    ),
  'an image of run lengths': (draft, secret) =>
    paint(
      draft,
      coded(
        draft,
        '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /RunLengthDecode',
        runLengths(samples(secret, GREY)),
      ),
    ),
  'an image with a palette': (draft, secret) =>
    paint(
      draft,
      image(
        draft,
        '/ColorSpace [/Indexed /DeviceRGB 1 <20508AF0E010>] /BitsPerComponent 8',
        samples(secret, [[0], [1]]),
      ),
    ),
  'an image with inverted samples': (draft, secret) => paint(draft, grey(draft, secret, '/Decode [1 0]')),
  'an image with a predictor': (draft, secret) =>
    paint(
      draft,
      image(
        draft,
        `/ColorSpace /DeviceGray /BitsPerComponent 8 /DecodeParms << /Predictor 15 /Columns ${COLUMNS} >>`,
        predicted(samples(secret, GREY)),
      ),
    ),
  'the soft mask of an image': (draft, secret) =>
    paint(draft, grey(draft, '000 000 000', `/SMask ${grey(draft, secret)} 0 R`)),
  'the stencil mask of an image': (draft, secret) => {
    const mask = image(draft, '/ImageMask true /BitsPerComponent 1', packed(secret));
    paint(draft, grey(draft, '000 000 000', `/Mask ${mask} 0 R`));
  },
  'a stencil': (draft, secret) => {
    paint(draft, image(draft, '/ImageMask true /BitsPerComponent 1', packed(secret)));
    draft.contents.unshift('0.2 0.4 0.8 rg\n');
  },
  'an inline image': (draft, secret) => {
    mark(draft);
    const data = Buffer.from(packed(secret)).toString('hex');
    draft.contents.push(`${PAINT} BI /W ${COLUMNS} /H ${ROWS} /CS /G /BPC 1 /F /AHx ID ${data}> EI Q\n`);
  },
  'an alternate of an image': (draft, secret) =>
    paint(draft, grey(draft, '000 000 000', `/Alternates [<< /Image ${grey(draft, secret)} 0 R >>]`)),
  'metadata of an image': (draft, secret) => {
    const metadata = draft.pdf.stream('/Type /Metadata /Subtype /XML', `<x>${secret}</x>`);
    paint(draft, grey(draft, '000 000 000', `/Metadata ${metadata} 0 R`));
  },
};
