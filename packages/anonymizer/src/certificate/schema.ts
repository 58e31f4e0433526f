import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

/** What a certificate must be before its signature is looked at; further members are signed as they stand. */
export const certificateSchema = z.looseObject({
  format: z.literal('mavendoc-certificate/1'),
  issuedAt: z.iso.datetime(),
  original: z.looseObject({ sha256, bytes: count, pages: count }),
  copy: z.looseObject({ sha256, bytes: count }),
  signature: z.strictObject({
    algorithm: z.literal('Ed25519'),
    publicKey: z.base64(),
    value: z.base64(),
  }),
});
