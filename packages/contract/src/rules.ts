/** Company rules: regular expressions and lists (product.md sections 3 and 7; decisions.md "Rules"). */

import { z } from 'zod';
import { done, id, idParams, LIMITS } from './fields.ts';
import { defineRoute } from './route.ts';

const label = z.string('labelRequired').trim().min(1, 'labelRequired').max(LIMITS.text, 'labelTooLong');
const pattern = z.string('patternRequired').min(1, 'patternRequired').max(LIMITS.text, 'patternTooLong');

const ruleFields = { label, regex: pattern, status: z.enum(['A', 'I']).default('A') };
export const newRegex = z.object(ruleFields);
export const regexRule = z.object({ id, label: z.string(), regex: z.string(), status: z.enum(['A', 'I']) });
export type RegexRule = z.output<typeof regexRule>;

const session = { access: 'session', permission: 'rules' } as const;

export const listRegexes = defineRoute({
  ...session,
  method: 'GET',
  path: '/regexes',
  summary: 'All regular expressions of the company, by label.',
  answer: z.array(regexRule),
  errors: ['unauthenticated', 'accessDenied'],
});

export const getRegex = defineRoute({
  ...session,
  method: 'GET',
  path: '/regexes/{id}',
  summary: 'One regular expression.',
  params: idParams,
  answer: regexRule,
  errors: ['notFound'],
});

export const createRegex = defineRoute({
  ...session,
  method: 'POST',
  path: '/regexes',
  summary: 'Adds a regular expression (RE2 syntax).',
  body: newRegex,
  answer: regexRule,
  errors: [
    'labelRequired',
    'patternRequired',
    'patternRefused',
    'tooManyRules',
    'labelTooLong',
    'patternTooLong',
  ],
});

export const updateRegex = defineRoute({
  ...session,
  method: 'PUT',
  path: '/regexes',
  summary: 'Changes a regular expression.',
  body: z.object({ id, ...ruleFields }),
  answer: regexRule,
  errors: [
    'notFound',
    'labelRequired',
    'patternRequired',
    'patternRefused',
    'labelTooLong',
    'patternTooLong',
  ],
});

export const deleteRegex = defineRoute({
  ...session,
  method: 'DELETE',
  path: '/regexes/{id}',
  summary: 'Deletes a regular expression.',
  params: idParams,
  answer: done,
  errors: ['notFound'],
});

/** Why a row of an import was refused. */
export const REGEX_REFUSALS = [
  'labelRequired',
  'labelTooLong',
  'patternRequired',
  'patternTooLong',
  'patternRefused',
  'invalidRequest',
] as const;

export const importRegexes = defineRoute({
  ...session,
  method: 'POST',
  path: '/regexes/import',
  summary:
    'Adds the regular expressions of a CSV file (label, pattern, status `A` or `I`); rows with a label and pattern that are there are skipped, and what is refused is told.',
  bodyEncoding: 'text',
  body: z.string().max(4_000_000),
  answer: z.object({
    added: z.number().int(),
    skipped: z.number().int(),
    /** The first 20. */
    refused: z.array(
      z.object({
        /** Of the file, from 1, a heading counted. */
        row: z.number().int(),
        label: z.string(),
        code: z.enum(REGEX_REFUSALS),
        /** Reason of the engine; empty for the other codes. */
        detail: z.string(),
      }),
    ),
  }),
  errors: ['tooManyRules', 'serverBusy'],
});

export const exportRegexes = defineRoute({
  ...session,
  method: 'GET',
  path: '/regexes/export',
  summary: 'The regular expressions as CSV, as they are imported.',
  answer: z.instanceof(Blob),
  answerEncoding: 'file',
  errors: ['unauthenticated', 'accessDenied'],
});

export const generateRegex = defineRoute({
  ...session,
  method: 'POST',
  path: '/regexes/ai-generate',
  summary: 'A pattern that matches every example (a JSON string, one example a line).',
  body: z.string('examplesRequired').trim().min(1, 'examplesRequired').max(LIMITS.text, 'labelTooLong'),
  answer: z.string(),
  answerEncoding: 'text',
  errors: ['labelTooLong', 'examplesRequired', 'generateFailed', 'tooManyRequests'],
});

/** `W`: never removed. `B`: always removed. */
export const listCategory = z.enum(['W', 'B']);
export type ListCategory = z.output<typeof listCategory>;
export const listItem = z.object({ id, label: z.string(), category: listCategory });
export type ListItem = z.output<typeof listItem>;
const itemFields = { label, category: listCategory };

export const listItems = defineRoute({
  ...session,
  method: 'GET',
  path: '/hach-list/list/{category}',
  summary: 'The terms of a list, in alphabetical order.',
  params: z.object({ category: listCategory }),
  answer: z.array(listItem),
  errors: ['unauthenticated', 'accessDenied'],
});

export const createItem = defineRoute({
  ...session,
  method: 'POST',
  path: '/hach-list',
  summary: 'Adds a term.',
  body: z.object(itemFields),
  answer: listItem,
  errors: ['labelRequired', 'termTaken', 'tooManyRules', 'labelTooLong'],
});

export const updateItem = defineRoute({
  ...session,
  method: 'PUT',
  path: '/hach-list/{id}',
  summary: 'Changes a term.',
  params: idParams,
  body: z.object(itemFields),
  answer: listItem,
  errors: ['notFound', 'labelRequired', 'termTaken', 'labelTooLong'],
});

export const deleteItem = defineRoute({
  ...session,
  method: 'DELETE',
  path: '/hach-list/{id}',
  summary: 'Deletes a term.',
  params: idParams,
  answer: done,
  errors: ['notFound'],
});

export const importItems = defineRoute({
  ...session,
  method: 'POST',
  path: '/hach-list/import/{category}',
  summary:
    'Adds the terms of a CSV file (its first column, one term a row); those already there are skipped.',
  params: z.object({ category: listCategory }),
  bodyEncoding: 'text',
  body: z.string().max(20_000_000),
  answer: z.object({ added: z.number().int(), skipped: z.number().int(), refused: z.array(z.string()) }),
  errors: ['tooManyRules', 'labelRequired', 'serverBusy'],
});

export const exportItems = defineRoute({
  ...session,
  method: 'GET',
  path: '/hach-list/export/{category}',
  summary: 'The terms of a list as CSV.',
  params: z.object({ category: listCategory }),
  answer: z.instanceof(Blob),
  answerEncoding: 'file',
  errors: ['unauthenticated', 'accessDenied'],
});

export const tryRule = defineRoute({
  ...session,
  method: 'POST',
  path: '/rules/preview',
  summary: 'What a rule, saved or not, would have found in the last documents of the company.',
  body: z.union([z.object({ regex: pattern }), z.object({ term: label })]),
  answer: z.object({
    /** Looked through whole, newest first; 50 at most. */
    documents: z.number().int(),
    /** False: time was up before all of them were looked through. */
    complete: z.boolean(),
    hits: z.array(
      z.object({
        fileId: id,
        nomeOriginal: z.string(),
        count: z.number().int(),
        /** At most three, each with a few words around it. */
        samples: z.array(
          z.object({ page: z.number().int(), before: z.string(), match: z.string(), after: z.string() }),
        ),
      }),
    ),
  }),
  errors: ['patternRequired', 'labelRequired', 'patternRefused', 'labelTooLong', 'patternTooLong'],
});
