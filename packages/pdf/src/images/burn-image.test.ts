import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { encodeJpeg } from '../picture/jpeg-encoder.ts';
import { openPdf } from '../read/reader.ts';
import type { Bitmap } from '../types.ts';
import { burnImage } from './burn-image.ts';
import { encodeG4 } from './ccitt-g4.ts';

const WIDTH = 120;
const HEIGHT = 100;
/** Pixels 32 to 64 across and 40 to 60 down hold the secret; blocks of eight and sixteen end elsewhere. */
const SECRET = { left: 32, top: 40, right: 64, bottom: 60 };
const BOX = {
  left: SECRET.left / WIDTH,
  right: SECRET.right / WIDTH,
  top: 1 - SECRET.top / HEIGHT,
  bottom: 1 - SECRET.bottom / HEIGHT,
};

type Make = (context: PDFContext, secret: number) => PDFRawStream | Promise<PDFRawStream>;

const images: Record<string, Make> = {
  'grey, 8 bits, Flate': (context, secret) =>
    raw(context, { bits: 8, space: 'DeviceGray', count: 1 }, secret),
  'RGB, 8 bits, Flate': (context, secret) => raw(context, { bits: 8, space: 'DeviceRGB', count: 3 }, secret),
  'RGB, 16 bits': (context, secret) => raw(context, { bits: 16, space: 'DeviceRGB', count: 3 }, secret),
  'grey, 4 bits': (context, secret) => raw(context, { bits: 4, space: 'DeviceGray', count: 1 }, secret),
  'grey, 2 bits': (context, secret) => raw(context, { bits: 2, space: 'DeviceGray', count: 1 }, secret),
  'grey, 1 bit': (context, secret) => raw(context, { bits: 1, space: 'DeviceGray', count: 1 }, secret),
  'grey, inverted by Decode': (context, secret) =>
    raw(context, { bits: 8, space: 'DeviceGray', count: 1, entries: { Decode: [1, 0] } }, secret),
  CMYK: (context, secret) => raw(context, { bits: 8, space: 'DeviceCMYK', count: 4 }, secret),
  'CMYK, inverted by Decode': (context, secret) =>
    raw(
      context,
      { bits: 8, space: 'DeviceCMYK', count: 4, entries: { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } },
      secret,
    ),
  Lab: (context, secret) => {
    const space = ['Lab', { WhitePoint: [0.95, 1, 1.09], Range: [-80, 80, -80, 80] }];
    return raw(context, { bits: 8, space: context.obj(space), count: 3 }, secret);
  },
  Indexed: (context, secret) => {
    const palette = context.register(context.stream(paletteOf()));
    return raw(
      context,
      { bits: 8, space: context.obj(['Indexed', 'DeviceRGB', 255, palette]), count: 1 },
      secret,
    );
  },
  Separation: (context, secret) => {
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [1], C1: [0], N: 1 };
    const space = context.obj(['Separation', 'Black', 'DeviceGray', tint]);
    return raw(context, { bits: 8, space, count: 1 }, secret);
  },
  'RGB behind PNG predictors': (context, secret) => predicted(context, secret),
  'ASCIIHex over Flate': (context, secret) => {
    const image = raw(context, { bits: 8, space: 'DeviceGray', count: 1 }, secret);
    image.dict.set(PDFName.of('Filter'), context.obj(['ASCIIHexDecode', 'FlateDecode']));
    return PDFRawStream.of(image.dict, Buffer.from(`${Buffer.from(image.contents).toString('hex')}>`));
  },
  'with a soft mask of another size': (context, secret) => {
    const image = raw(context, { bits: 8, space: 'DeviceRGB', count: 3 }, secret);
    const mask = raw(context, { bits: 8, space: 'DeviceGray', count: 1, scale: 2 }, secret);
    image.dict.set(PDFName.of('SMask'), context.register(mask));
    return image;
  },
  'with an explicit mask': (context, secret) => {
    const image = raw(context, { bits: 8, space: 'DeviceRGB', count: 3 }, secret);
    const mask = raw(context, { bits: 1, count: 1, entries: { ImageMask: true } }, secret);
    image.dict.set(PDFName.of('Mask'), context.register(mask));
    return image;
  },
  'a stencil': (context, secret) => raw(context, { bits: 1, count: 1, entries: { ImageMask: true } }, secret),
  'CCITT group 4': (context, secret) => {
    const image = raw(context, { bits: 1, space: 'DeviceGray', count: 1 }, secret);
    image.dict.set(PDFName.of('Filter'), PDFName.of('CCITTFaxDecode'));
    image.dict.set(PDFName.of('DecodeParms'), context.obj({ K: -1, Columns: WIDTH, Rows: HEIGHT }));
    return PDFRawStream.of(image.dict, encodeG4(samplesOf(1, 1, secret, 1), WIDTH, HEIGHT));
  },
  'JPEG, grey': (context, secret) => jpeg(context, 1, secret),
  'JPEG, colour at half resolution': (context, secret) => jpeg(context, 3, secret),
};

describe('burnImage', () => {
  it.each(Object.entries(images))('answers the same whatever was under the box: %s', async (_name, make) => {
    const [first, second] = await Promise.all([0, 1].map((secret) => burnt(make, secret)));
    expect(first!.original.equals(second!.original)).toBe(false);
    expect(first!.copy.equals(second!.copy)).toBe(true);
  });

  it.each(Object.entries(images))('is dark or clear inside and unchanged outside: %s', async (name, make) => {
    const [before, after] = await Promise.all([drawn(make, false), drawn(make, true)]);
    const ground = /mask|stencil/.test(name) ? 255 : 0;
    let inside = 0;
    let outside = 0;
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const at = 4 * (y * WIDTH + x);
        const isInside = x > SECRET.left && x < SECRET.right - 1 && y > SECRET.top && y < SECRET.bottom - 1;
        // Blocks of sixteen that the box touches, and one pixel around them for smoothing.
        const isOutside = x < 31 || x > 64 || y < 31 || y > 64;
        for (let channel = 0; channel < 3; channel++) {
          const value = after.pixels[at + channel]!;
          if (isInside) inside = Math.max(inside, Math.abs(value - ground));
          else if (isOutside) outside = Math.max(outside, Math.abs(value - before.pixels[at + channel]!));
        }
      }
    }
    expect(inside).toBeLessThan(50);
    expect(outside).toBe(0);
  });

  it('stays near its size and keeps its kind', async () => {
    for (const make of Object.values(images)) {
      const { context } = await PDFDocument.create();
      const image = await make(context, 0);
      const copy = await burnImage(image, [BOX], limits());
      expect(copy.contents.length).toBeLessThan(image.contents.length * 1.3 + 200);
    }
  });

  it('drops everything that is not picture', async () => {
    const { context } = await PDFDocument.create();
    const image = await jpeg(context, 3, 0);
    const withComment = Buffer.concat([
      image.contents.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, 9]),
      Buffer.from('SEGREDO'),
      image.contents.subarray(2),
    ]);
    for (const key of ['Metadata', 'Alternates', 'OPI', 'PieceInfo', 'Name', 'ID']) {
      image.dict.set(PDFName.of(key), context.obj('SEGREDO'));
    }
    const copy = await burnImage(PDFRawStream.of(image.dict, withComment), [BOX], limits());
    expect(Buffer.from(copy.contents).includes('SEGREDO')).toBe(false);
    expect(copy.dict.toString()).not.toContain('SEGREDO');
  });

  it.each([
    ['too many pixels', { Width: 100_000, Height: 100_000 }],
    ['an unknown colour space', { ColorSpace: 'Pattern' }],
    ['an alpha channel inside the data', { SMaskInData: 1 }],
    ['an odd number of bits', { BitsPerComponent: 3 }],
  ])('gives up, so that the page becomes a picture: %s', async (_name, entries) => {
    const { context } = await PDFDocument.create();
    const image = raw(context, { bits: 8, space: 'DeviceGray', count: 1, entries }, 0);
    await expect(burnImage(image, [BOX], limits())).rejects.toMatchObject({ reason: 'image-under-mark' });
  });
});

const limits = () => ({ budget: { left: 1e9 }, pixels: 1e8 });

interface Kind {
  readonly bits: number;
  readonly count: number;
  readonly space?: string | PDFObject;
  readonly scale?: number;
  readonly entries?: Record<string, number | boolean | string | number[]>;
}

function raw(context: PDFContext, kind: Kind, secret: number): PDFRawStream {
  const { bits, count, space, scale = 1, entries = {} } = kind;
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: WIDTH / scale,
    Height: HEIGHT / scale,
    BitsPerComponent: bits,
    Filter: 'FlateDecode',
    ...(space === undefined ? {} : { ColorSpace: space }),
    ...entries,
  });
  return PDFRawStream.of(dict, deflateSync(samplesOf(bits, count, secret, scale)));
}

function samplesOf(bits: number, count: number, secret: number, scale: number): Uint8Array {
  const stride = Math.ceil(((WIDTH / scale) * count * bits) / 8);
  const data = new Uint8Array((stride * HEIGHT) / scale);
  for (let y = 0; y < HEIGHT / scale; y++) {
    for (let x = 0; x < WIDTH / scale; x++) {
      for (let component = 0; component < count; component++) {
        const value = shade(x * scale, y * scale, component, secret);
        const bit = y * stride * 8 + (x * count + component) * bits;
        if (bits === 8) data[bit >> 3] = value;
        else if (bits === 16) data.set([value, 255 - value], bit >> 3);
        else data[bit >> 3]! |= (value >> (8 - bits)) << (8 - bits - (bit & 7));
      }
    }
  }
  return data;
}

/** Noisy paper; in the secret's place a pattern that depends on the secret. */
function shade(x: number, y: number, component: number, secret: number): number {
  const inside = x >= SECRET.left && x < SECRET.right && y >= SECRET.top && y < SECRET.bottom;
  if (inside) return (x >> (1 + secret)) % 2 === secret ? 250 : 90;
  return 120 + ((x * 3 + y * 5 + component * 40) % 130);
}

function paletteOf(): Uint8Array {
  return Uint8Array.from({ length: 768 }, (_, at) => (at === 7 * 3 ? 0 : at % 3 === 0 ? (at / 3) % 256 : 3));
}

function predicted(context: PDFContext, secret: number): PDFRawStream {
  const image = raw(context, { bits: 8, space: 'DeviceRGB', count: 3 }, secret);
  const data = samplesOf(8, 3, secret, 1);
  const stride = WIDTH * 3;
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = Uint8Array.from(data.subarray(y * stride, (y + 1) * stride), (value, x) =>
      y === 0 ? value : value - data[(y - 1) * stride + x]!,
    );
    return Buffer.concat([Uint8Array.of(y === 0 ? 0 : 2), row]);
  });
  image.dict.set(
    PDFName.of('DecodeParms'),
    context.obj({ Predictor: 15, Columns: WIDTH, Colors: 3, BitsPerComponent: 8 }),
  );
  return PDFRawStream.of(image.dict, deflateSync(Buffer.concat(rows)));
}

async function jpeg(context: PDFContext, components: 1 | 3, secret: number): Promise<PDFRawStream> {
  const space = components === 1 ? 'DeviceGray' : 'DeviceRGB';
  const image = raw(context, { bits: 8, space, count: components }, secret);
  image.dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
  const data = samplesOf(8, components, secret, 1);
  return PDFRawStream.of(
    image.dict,
    await encodeJpeg({ width: WIDTH, height: HEIGHT, components, data }, 80),
  );
}

/** Bytes of the image and its masks, before and after. */
async function burnt(make: Make, secret: number): Promise<{ original: Buffer; copy: Buffer }> {
  const { context } = await PDFDocument.create();
  const image = await make(context, secret);
  return { original: allBytes(image), copy: allBytes(await burnImage(image, [BOX], limits())) };
}

function allBytes(image: PDFRawStream): Buffer {
  const masks = ['SMask', 'Mask'].map((key) => image.dict.lookup(PDFName.of(key)));
  const streams = [image, ...masks].filter((stream) => stream instanceof PDFRawStream);
  return Buffer.concat(streams.map((stream) => stream.contents));
}

/** The image alone on a page, a point a pixel. */
async function drawn(make: Make, burn: boolean): Promise<Bitmap> {
  const document = await PDFDocument.create();
  const image = await make(document.context, 0);
  const shown = burn ? await burnImage(image, [BOX], limits()) : image;
  const page = document.addPage([WIDTH, HEIGHT]);
  const resources = { XObject: { I: document.context.register(shown) } };
  page.node.set(PDFName.of('Resources'), document.context.obj(resources));
  const content = document.context.stream(`q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /I Do Q`);
  page.node.set(PDFName.of('Contents'), document.context.register(content));
  const reader = await openPdf(await document.save());
  return reader.render(0, 72);
}
