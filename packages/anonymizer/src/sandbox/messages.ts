import { z } from 'zod';
import type { Category, PolicyKey, Rules } from '@mavendoc/detector';
import type {
  Archival,
  BarStyle,
  CheckedPages,
  ForeignReport,
  LayerWord,
  Level,
  Limits,
  Mark,
  PageOutcome,
  RefusalCode,
  Verification,
} from '@mavendoc/pdf';
import type { Reading } from '@mavendoc/ocr';

/** What a document's process is asked to do. The document's bytes follow in frames of their own. */
export type Task =
  | { readonly kind: 'probe'; readonly password?: string; readonly limits: Limits }
  | {
      readonly kind: 'inspect';
      readonly password?: string;
      readonly limits: Limits;
      readonly ocr: 'auto' | 'force' | 'off';
      readonly rules?: Rules;
      readonly without?: readonly Category[];
      readonly policy?: Partial<Record<PolicyKey, boolean>>;
    }
  | {
      readonly kind: 'remove';
      readonly password?: string;
      readonly limits: Limits;
      readonly level: Level;
      readonly style: BarStyle;
      readonly marks: readonly Mark[];
      readonly values: readonly string[];
      readonly layers: readonly (readonly [number, readonly LayerWord[]])[];
      /** Another process checks a part of each copy. */
      readonly assisted: boolean;
    }
  /** Checks parts of the copies that another process makes of the first document. */
  | {
      readonly kind: 'assist';
      readonly password?: string;
      readonly limits: Limits;
      readonly level: Level;
      readonly style: BarStyle;
      readonly marks: readonly Mark[];
      readonly values: readonly string[];
      readonly layers: readonly (readonly [number, readonly LayerWord[]])[];
    }
  | {
      readonly kind: 'picture';
      readonly password?: string;
      readonly limits: Limits;
      /** From 0. */
      readonly page: number;
      readonly dpi: number;
    }
  /** Compares the first document with the second, a copy that any program made. */
  | { readonly kind: 'verify'; readonly password?: string; readonly limits: Limits };

/** From us to the process. */
export type Order =
  /** Before there is a task: one step of getting ready for it. */
  | { readonly kind: 'rehearse' }
  | { readonly kind: 'task'; readonly task: Task }
  /** Bytes of a document: 0 the one to work on, 1 the copy that `verify` compares it with. */
  | { readonly kind: 'document'; readonly document: 0 | 1; readonly last: boolean }
  /** To the assistant: a copy of so many bytes follows as document 1. */
  | { readonly kind: 'copy'; readonly outcomes: readonly PageOutcome[]; readonly bytes: number }
  | { readonly kind: 'check'; readonly id: number; readonly from: number; readonly to: number }
  /** The assistant's answers: to a copy, and to a check. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'checked'; readonly id: number; readonly found: CheckedPages }
  | { readonly kind: 'unchecked'; readonly id: number }
  | { readonly kind: 'reading'; readonly id: number; readonly reading: Reading }
  | { readonly kind: 'unreadable'; readonly id: number };

const count = z.int().min(0).max(1_000_000);

const checks = z
  .array(
    z.strictObject({
      name: z.enum([
        'opens',
        'no-removed-text',
        'no-character-under-bar',
        'only-known-objects',
        'pixels-outside-unchanged',
        'pixels-under-bar-uniform',
        'remaining-text-kept',
      ]),
      reader: z.enum(['pdfium', 'pdfjs', 'structure']),
      passed: z.boolean(),
      pages: z.array(count).max(100_000),
      detail: z.string().max(2000).optional(),
    }),
  )
  .max(100);

const verification = z.strictObject({ passed: z.boolean(), checks }) as unknown as z.ZodType<Verification>;

const archival: z.ZodType<Archival> = z.strictObject({
  claimed: z.string().regex(/^PDF\/A-[1-4][abuef]?$/),
  problems: z
    .array(
      z.enum([
        'file',
        'limits',
        'content',
        'colours',
        'graphics-state',
        'picture',
        'font-not-embedded',
        'font-inconsistent',
      ]),
    )
    .max(8),
});

const checkedPages = z.strictObject({ checks }) as unknown as z.ZodType<CheckedPages>;

const coordinate = z.number().min(-2_000_000).max(2_000_000);
const box = z.strictObject({ left: coordinate, top: coordinate, right: coordinate, bottom: coordinate });

/** As the process that made a copy sends it to the one that checks it. */
const outcomes = z
  .array(
    z.strictObject({
      page: count,
      way: z.enum(['kept', 'rewritten', 'picture']),
      why: z.string().max(500).optional(),
      bars: z.array(box).max(100_000).optional(),
      replaced: z.array(box).max(100_000).optional(),
    }),
  )
  .max(100_000) as unknown as z.ZodType<readonly PageOutcome[]>;

const foreignReport = z.strictObject({
  clean: z.boolean(),
  findings: z
    .array(
      z.strictObject({
        code: z.enum([
          'text-under-rectangle',
          'text-made-invisible',
          'picture-under-rectangle',
          'left-in-metadata',
          'left-in-outline',
          'left-in-attachment',
          'left-in-annotation',
          'left-in-form-field',
          'left-in-structure-tree',
          'left-in-script',
          'left-in-private-data',
          'left-in-page-content',
          'left-in-unused-object',
          'older-revision',
          'bytes-after-end',
          'nothing-removed',
          'not-readable',
        ]),
        page: count.optional(),
        boxes: z.array(box),
        count,
      }),
    )
    .max(100_000),
  wordsGone: count,
}) as unknown as z.ZodType<ForeignReport>;

const refusal: z.ZodType<RefusalCode> = z.enum([
  'empty',
  'not-pdf',
  'damaged',
  'password-needed',
  'password-wrong',
  'too-large',
  'too-many-pages',
  'no-pages',
  'too-complex',
  'too-slow',
  'unsupported',
]);

/** From the process to us: a stranger's word, so every field is checked. */
export const report = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('rehearsed'), more: z.boolean() }),
  z.strictObject({
    kind: z.literal('progress'),
    stage: z.enum(['open', 'read', 'detect', 'remove', 'verify']),
    done: count,
    total: count,
  }),
  /** Pixels (RGBA) follow as the frame's bytes. */
  z.strictObject({
    kind: z.literal('read'),
    id: count,
    width: z.int().min(1).max(100_000),
    height: z.int().min(1).max(100_000),
    dpi: z.number().min(1).max(1200),
  }),
  z.strictObject({ kind: z.literal('probed'), pageCount: count, encrypted: z.boolean() }),
  /** The encoded inspection follows as bytes, in pieces. */
  z.strictObject({ kind: z.literal('piece'), of: z.enum(['inspection', 'copy', 'picture', 'to-check']) }),
  /** A copy of so many bytes for the assistant follows, in pieces. */
  z.strictObject({ kind: z.literal('to-check'), outcomes, bytes: z.int().min(0) }),
  z.strictObject({ kind: z.literal('check'), id: count, from: count, to: count }),
  /** The assistant's answers. */
  z.strictObject({ kind: z.literal('begun') }),
  z.strictObject({ kind: z.literal('checked'), id: count, found: checkedPages }),
  z.strictObject({ kind: z.literal('unchecked'), id: count }),
  z.strictObject({ kind: z.literal('inspected') }),
  z.strictObject({ kind: z.literal('drawn') }),
  z.strictObject({
    kind: z.literal('removed'),
    pages: z
      .array(
        z.strictObject({
          page: count,
          way: z.enum(['kept', 'rewritten', 'picture']),
          why: z.string().max(500).optional(),
        }),
      )
      .max(100_000),
    verification,
    archival: archival.optional(),
  }) as unknown as z.ZodObject<{
    kind: z.ZodLiteral<'removed'>;
    pages: z.ZodType<readonly PageOutcome[]>;
    verification: z.ZodType<Verification>;
    archival: z.ZodExactOptional<z.ZodType<Archival>>;
  }>,
  z.strictObject({ kind: z.literal('verified'), report: foreignReport }),
  z.strictObject({ kind: z.literal('refused'), code: refusal, detail: z.string().max(500) }),
  z.strictObject({ kind: z.literal('not-clean'), verification }),
  z.strictObject({ kind: z.literal('failed'), message: z.string().max(2000) }),
]);

export type Report = z.infer<typeof report>;
