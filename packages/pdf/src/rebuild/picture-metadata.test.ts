import { describe, expect, it } from 'vitest';
import { withoutJpegMetadata } from './jpeg-metadata.ts';
import { withoutJpxMetadata } from './jpx-metadata.ts';

const SECRET = '52998224725';
const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), content]);

const box = (kind: string, content: Buffer): Buffer => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length);
  header.write(kind, 4, 'latin1');
  return Buffer.concat([header, content]);
};

describe('a JPEG', () => {
  const head = Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xdb, Buffer.alloc(4))]);
  const scan = Buffer.concat([segment(0xda, Buffer.alloc(3)), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 4])]);

  it('ends with the marker of its end, whatever follows looks like one', () => {
    const end = Buffer.from([0xff, 0xd9]);
    const file = Buffer.concat([head, scan, segment(0xc4, Buffer.alloc(5)), scan, end]);
    const clean = withoutJpegMetadata(Buffer.concat([file, latin1(SECRET), end]));
    expect(Buffer.from(clean).equals(file)).toBe(true);
  });

  it('loses comments and application segments', () => {
    const file = Buffer.concat([head, segment(0xfe, latin1(SECRET)), segment(0xe1, latin1(SECRET)), scan]);
    expect(latin1(Buffer.from(withoutJpegMetadata(file)).toString('latin1')).includes(SECRET)).toBe(false);
  });
});

describe('a JPEG 2000 file', () => {
  const tiles = Buffer.from([0xff, 0x90, 0, 4, 1, 2, 3]);
  const siz = Buffer.from([0xff, 0x51, 0, 4, 9, 9]);
  const comment = Buffer.concat([Buffer.from([0xff, 0x64, 0, 2 + SECRET.length]), latin1(SECRET)]);
  const start = Buffer.from([0xff, 0x4f]);

  it('keeps the boxes that are picture, and no comment in them', () => {
    const stream = Buffer.concat([start, siz, comment, tiles]);
    const file = Buffer.concat([
      box('jP  ', Buffer.from([13, 10, 135, 10])),
      box('xml ', latin1(SECRET)),
      box('jp2c', stream),
      box('uuid', latin1(SECRET)),
    ]);
    const plain = Buffer.concat([start, siz, tiles]);
    const expected = Buffer.concat([box('jP  ', Buffer.from([13, 10, 135, 10])), box('jp2c', plain)]);
    expect(Buffer.from(withoutJpxMetadata(file)).equals(expected)).toBe(true);
    expect(Buffer.from(withoutJpxMetadata(stream)).equals(plain)).toBe(true);
  });
});
