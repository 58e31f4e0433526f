/** Review: what was found, page by page, and what people decide about it before removal. */

import { z } from 'zod';
import { done, id, idParams, instant } from './fields.ts';
import { defineRoute } from './route.ts';

const session = { access: 'session', permission: 'documents' } as const;
const fileParams = z.object({ fileId: id });

/** Points, origin at the top left of the page as a reader shows it. */
export const box = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });
export type Box = z.output<typeof box>;
const area = z.object({ page: z.number().int(), boxes: z.array(box) });

export const reviewFinding = z.object({
  id: z.string(),
  text: z.string(),
  category: z.string(),
  detector: z.string(),
  /** 0 to 1, calibrated. */
  confidence: z.number(),
  reason: z.object({ code: z.string(), detail: z.string().optional() }),
  areas: z.array(area),
  proposal: z.enum(['remove', 'review', 'keep']),
  /** What removal will do with it. */
  decision: z.enum(['remove', 'keep']),
  /** Findings with the same value have the same group. */
  group: z.string(),
  /** Added by a person, not found. */
  added: z.boolean(),
  basis: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});
export type ReviewFinding = z.output<typeof reviewFinding>;

const pageInfo = z.object({
  index: z.number().int(),
  width: z.number(),
  height: z.number(),
  source: z.enum(['native', 'ocr', 'both', 'nothing']),
});

export const review = z.object({
  fileId: id,
  nomeOriginal: z.string(),
  pages: z.array(pageInfo),
  findings: z.array(reviewFinding),
  unseen: z.array(z.object({ page: z.number().int(), kind: z.string(), boxes: z.array(box) })),
  hidden: z.array(z.object({ place: z.string(), count: z.number().int() })),
  signed: z.boolean(),
  repaired: z.boolean(),
  canUndo: z.boolean(),
});
export type Review = z.output<typeof review>;

export const getReview = defineRoute({
  ...session,
  method: 'GET',
  path: '/review/{fileId}',
  summary: 'Everything found in a completed file, with the decisions so far; `page` keeps to one page.',
  params: fileParams,
  query: z.object({ page: z.coerce.number().int().min(0).optional() }),
  answer: review,
  errors: ['notFound', 'notCompleted'],
});

export const getPageText = defineRoute({
  ...session,
  method: 'GET',
  path: '/review/{fileId}/pages/{page}',
  summary: 'The text of a page with the box of each UTF-16 unit (four numbers each), for selecting.',
  params: z.object({ fileId: id, page: z.coerce.number().int().min(0) }),
  answer: z.object({ text: z.string(), boxes: z.array(z.number()) }),
  errors: ['notFound', 'notCompleted'],
});

/** What a change answers: the findings that are different now, and whether there is something to undo. */
const change = z.object({
  changed: z.array(reviewFinding),
  removedIds: z.array(z.string()),
  canUndo: z.boolean(),
});
export type Change = z.output<typeof change>;

const basisText = z.string().trim().max(120).nullable();

export const decide = defineRoute({
  ...session,
  method: 'POST',
  path: '/review/{fileId}/decisions',
  summary: 'Removes or keeps findings; `everywhere`: all with the same values too.',
  params: fileParams,
  body: z.object({
    findings: z.array(z.string().max(200)).min(1).max(100_000),
    decision: z.enum(['remove', 'keep']),
    scope: z.enum(['here', 'everywhere']).default('here'),
    /** Legal basis; left out: as it was. */
    basis: basisText.optional(),
  }),
  answer: change,
  errors: ['tooManyChanges', 'notFound', 'notCompleted', 'removalWaits', 'serverBusy'],
});

const markCategory = z.string().max(40).default('custom');

export const addMarks = defineRoute({
  ...session,
  method: 'POST',
  path: '/review/{fileId}/marks',
  summary: 'Adds something to remove: a box, a run of text, or every place where a text stands.',
  params: fileParams,
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('box'),
      page: z.number().int().min(0),
      box,
      category: markCategory,
      basis: basisText.default(null),
    }),
    z.object({
      kind: z.literal('text'),
      page: z.number().int().min(0),
      /** UTF-16 units of the page's text. */
      start: z.number().int().min(0),
      end: z.number().int().min(1),
      category: markCategory,
      basis: basisText.default(null),
    }),
    z.object({
      kind: z.literal('search'),
      text: z.string().trim().min(1).max(1000),
      category: markCategory,
      basis: basisText.default(null),
    }),
  ]),
  answer: change,
  errors: ['tooManyChanges', 'notFound', 'notCompleted', 'removalWaits', 'nothingToMark'],
});

export const searchText = defineRoute({
  ...session,
  method: 'POST',
  path: '/review/{fileId}/search',
  summary: 'Where a text stands (case, accents, line breaks and hyphenation ignored). Changes nothing.',
  params: fileParams,
  body: z.object({ text: z.string().trim().min(1).max(1000) }),
  answer: z.array(z.object({ text: z.string(), areas: z.array(area) })),
  errors: ['notFound', 'notCompleted'],
});

export const undo = defineRoute({
  ...session,
  method: 'POST',
  path: '/review/{fileId}/undo',
  summary: 'Takes the last change back.',
  params: fileParams,
  answer: change,
  errors: ['notFound', 'notCompleted', 'removalWaits', 'nothingToUndo'],
});

const historyEntry = z.object({
  at: instant,
  by: z.string(),
  action: z.enum(['upload', 'remove', 'keep', 'add', 'removal']),
  /** Findings, marks or values that it was about; 1 for an upload. */
  count: z.number().int(),
  undone: z.boolean(),
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const history = defineRoute({
  ...session,
  method: 'GET',
  path: '/review/{fileId}/history',
  summary:
    'Who uploaded, decided and removed what, the last 500, last first; without the text that it was about.',
  params: fileParams,
  answer: z.array(historyEntry),
  errors: ['notFound'],
});

export const legalBasis = z.object({
  id,
  /** Printed on a bar by style `reason`. */
  code: z.string(),
  description: z.string(),
  /** Comes with the product and can't be deleted. */
  builtIn: z.boolean(),
});
export type LegalBasis = z.output<typeof legalBasis>;

export const listLegalBases = defineRoute({
  ...session,
  method: 'GET',
  path: '/legal-bases',
  summary: 'Reasons for a mark: articles of LGPD and LAI, and those of the company.',
  answer: z.array(legalBasis),
  errors: ['unauthenticated'],
});

export const createLegalBasis = defineRoute({
  access: 'session',
  permission: 'rules',
  method: 'POST',
  path: '/legal-bases',
  summary: 'Adds a legal basis for the whole company.',
  body: z.object({
    code: z.string('labelRequired').trim().min(1, 'labelRequired').max(120),
    description: z.string().trim().max(1000).default(''),
  }),
  answer: legalBasis,
  errors: ['labelRequired', 'termTaken'],
});

export const deleteLegalBasis = defineRoute({
  access: 'session',
  permission: 'rules',
  method: 'DELETE',
  path: '/legal-bases/{id}',
  summary: 'Deletes a legal basis of the company; marks keep what they say.',
  params: idParams,
  answer: done,
  errors: ['notFound'],
});
