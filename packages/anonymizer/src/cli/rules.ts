import { readFile } from 'node:fs/promises';
import { CATEGORIES, isCategory, type Category, type PolicyKey, type Rules } from '@mavendoc/detector';
import { z } from 'zod';
import { UsageError } from './exit.ts';
import type { Language } from './language.ts';
import { fill, texts } from './texts.ts';

const rulesFile = z.strictObject({
  alwaysRemove: z.array(z.string().min(1)).default([]),
  neverRemove: z.array(z.string().min(1)).default([]),
  patterns: z
    .array(z.strictObject({ id: z.string().min(1), label: z.string().min(1), pattern: z.string().min(1) }))
    .default([]),
  without: z.array(z.enum(Object.keys(CATEGORIES) as [Category, ...Category[]])).default([]),
  policy: z
    .partialRecord(
      z.enum(['companies', 'public-authorities', 'case-numbers', 'professionals-in-office']),
      z.boolean(),
    )
    .default({}),
});

/** What the command line says about what goes and what stays. */
export interface Wishes {
  readonly rules: Rules;
  /** Categories that stay. */
  readonly without: readonly Category[];
  /** Categories of which also what would only be proposed for review goes. */
  readonly entirely: ReadonlySet<Category>;
  readonly policy: Partial<Record<PolicyKey, boolean>>;
}

/** `--keep` and `--remove` take a category's name or any term. @throws UsageError where the rules file is wrong */
export async function wishesOf(
  values: {
    readonly rules?: string | undefined;
    readonly keep?: readonly string[] | undefined;
    readonly remove?: readonly string[] | undefined;
  },
  language: Language,
): Promise<Wishes> {
  const file = values.rules === undefined ? rulesFile.parse({}) : await readRules(values.rules, language);
  const keep = values.keep ?? [];
  const remove = values.remove ?? [];
  return {
    rules: {
      alwaysRemove: [...file.alwaysRemove, ...remove.filter((value) => !isCategory(value))],
      neverRemove: [...file.neverRemove, ...keep.filter((value) => !isCategory(value))],
      patterns: file.patterns,
    },
    without: [...file.without, ...keep.filter(isCategory)],
    entirely: new Set(remove.filter(isCategory)),
    policy: file.policy,
  };
}

async function readRules(path: string, language: Language) {
  try {
    return rulesFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    const detail =
      error instanceof z.ZodError
        ? z.prettifyError(error).replaceAll('\n', ' ')
        : error instanceof Error
          ? error.message
          : String(error);
    throw new UsageError(fill(texts(language).badRules, { file: path, detail }), { cause: error });
  }
}
