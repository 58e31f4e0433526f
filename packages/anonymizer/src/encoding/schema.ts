import { z } from 'zod';
import { CATEGORIES, type Category } from '@mavendoc/detector';
import type { Inspection } from '../types.ts';

/**
 * An inspection comes out of the process that had the document in its hands, or out of a store: every field is checked.
 * Text is bounded by the size of the encoded whole.
 */

const count = z.int().min(0).max(10_000_000);
const coordinate = z.number().min(-2_000_000).max(2_000_000);
const box = z.strictObject({ left: coordinate, top: coordinate, right: coordinate, bottom: coordinate });
const areas = z.array(z.strictObject({ page: count, boxes: z.array(box) }));
const run = z.strictObject({ start: count, end: count });
const span = z.strictObject({ page: count, start: count, end: count });
const category = z.enum(Object.keys(CATEGORIES) as [Category, ...Category[]]);
const reason = z.enum([
  'checksum-valid',
  'checksum-wrong-beside-label',
  'pattern',
  'pattern-with-context',
  'partly-masked',
  'label',
  'table-header',
  'signature',
  'name-list',
  'name-model',
  'found-elsewhere',
  'company-rule',
  'always-remove-list',
  'never-remove-list',
  'policy',
  'sensitive-words',
  'chosen-by-person',
]);

const finding = z.strictObject({
  id: z.string().max(64),
  spans: z.tuple([span], span),
  text: z.string(),
  category,
  detector: z.enum(['identifier', 'label', 'name', 'propagation', 'rule', 'list', 'sensitive', 'person']),
  confidence: z.number().min(0).max(1),
  reason: z.strictObject({ code: reason, detail: z.string().max(400).optional() }),
  proposal: z.enum(['remove', 'review', 'keep']),
  areas,
});

export const headSchema = z.strictObject({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  pageCount: count,
  pages: z.array(
    z.strictObject({
      index: count,
      width: coordinate,
      height: coordinate,
      source: z.enum(['native', 'ocr', 'both', 'nothing']),
      read: z.array(run),
      /** UTF-16 units of its text; bytes of its text and boxes, compressed. */
      characters: count,
      bytes: count,
    }),
  ),
  findings: z.array(finding),
  unseen: z.array(
    z.strictObject({
      page: count,
      kind: z.enum([
        'unread-ink',
        'low-confidence',
        'no-text',
        'photograph',
        'unreadable-font',
        'unread-barcode',
      ]),
      boxes: z.array(box),
    }),
  ),
  hidden: z.array(
    z.strictObject({
      place: z.enum([
        'info',
        'xmp',
        'outline',
        'attachment',
        'javascript',
        'xfa',
        'layer-name',
        'old-revision',
        'after-end',
        'note',
        'undrawn-annotation',
      ]),
      count,
    }),
  ),
  signed: z.boolean(),
  repaired: z.boolean(),
  versions: z.record(z.string().max(64), z.string().max(128)),
});

export type Head = Omit<Inspection, 'pages'> & {
  readonly pages: readonly (Omit<Inspection['pages'][number], 'text' | 'boxes'> & {
    readonly characters: number;
    readonly bytes: number;
  })[];
};
