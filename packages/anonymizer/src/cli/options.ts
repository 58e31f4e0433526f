import { parseArgs } from 'node:util';
import type { Language } from './language.ts';
import { UsageError } from './exit.ts';
import { fill, texts } from './texts.ts';

/** The options of all document commands; each command takes those it knows. */
const OPTIONS = {
  out: { type: 'string' },
  report: { type: 'string' },
  certificate: { type: 'string' },
  style: { type: 'string' },
  level: { type: 'string' },
  keep: { type: 'string', multiple: true },
  remove: { type: 'string', multiple: true },
  rules: { type: 'string' },
  password: { type: 'string' },
  ocr: { type: 'string' },
  json: { type: 'boolean' },
  'text-in-report': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = keyof typeof OPTIONS;

/** @throws UsageError for an option that the command does not have */
export function parseOptions(args: readonly string[], allowed: readonly OptionName[], language: Language) {
  const options = Object.fromEntries(
    Object.entries(OPTIONS).filter(([name]) => name === 'help' || allowed.includes(name as OptionName)),
  ) as typeof OPTIONS;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [detail] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(fill(texts(language).badOption, { detail: detail ?? '' }), { cause: error });
  }
}

/** One of the values an option allows, the first when it is not given. @throws UsageError */
export function choice<T extends string>(
  option: OptionName,
  value: string | undefined,
  allowed: readonly [T, ...T[]],
  language: Language,
): T {
  if (value === undefined) return allowed[0];
  const found = allowed.find((each) => each === value);
  if (found !== undefined) return found;
  throw new UsageError(fill(texts(language).badValue, { option, value, allowed: allowed.join(', ') }));
}
