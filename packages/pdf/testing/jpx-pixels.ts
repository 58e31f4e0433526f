import { SECRET_A, SECRET_B } from './draft.ts';

/**
 * JPEG 2000 (grey, 48 × 32, without loss): black but for the bits of a secret, where `places/images.ts` writes them.
 * Written down once: no library that is at hand makes it. Black, because more than the mark is burnt in such pictures.
 */
const CODED: Readonly<Record<string, string>> = {
  [SECRET_A]:
    'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAIAAAADAAAQcHAAAAAAAPY29scgEAAAAA' +
    'ABEAAAC2anAyY/9P/1EAKQAAAAAAMAAAACAAAAAAAAAAAAAAADAAAAAgAAAAAAAAAAAAAQcBAf9SAAwAAAABAAAEBAAB/1wABEBA' +
    '/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAARAAB/5PfgZgRUFSv/WpsL7Ofwrg8BR4oCAGZ' +
    'atGdJ/iwekszLMeKUwms8FwqWY8UphNZ4LhUsx4pTD//2Q==',
  [SECRET_B]:
    'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAIAAAADAAAQcHAAAAAAAPY29scgEAAAAA' +
    'ABEAAADTanAyY/9P/1EAKQAAAAAAMAAAACAAAAAAAAAAAAAAADAAAAAgAAAAAAAAAAAAAQcBAf9SAAwAAAABAAAEBAAB/1wABEBA' +
    '/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAYQAB/5PfgoARUFSv99TbsOK84veu+p6AlJT1' +
    'SpCTwKuDZLa1qcqTk95xuUfbTkEvsgHFc3kymPi6YyXQosbgtl7O/d5Mpj4umMl0KLG4LZezv3eTKY//f//Z',
};

export function jpx(secret: string): Buffer {
  const coded = CODED[secret];
  if (coded === undefined) throw new Error('These pixels were not coded as JPEG 2000');
  return Buffer.from(coded, 'base64');
}
