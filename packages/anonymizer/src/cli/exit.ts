import type { NotProvablyClean, PdfRefused } from '@mavendoc/pdf';
import { fill, texts } from './texts.ts';
import type { Language } from './language.ts';

/** Done and verified; a fault of ours; input refused; not provably clean, nothing written. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The command was given wrongly; `message` is in the reader's language. */
export class UsageError extends Error {}

export interface Failure {
  readonly code: Exclude<ExitCode, 0>;
  readonly message: string;
}

/** What an error means to whoever called the command. */
export function failureOf(error: unknown, language: Language): Failure {
  const text = texts(language);
  if (error instanceof UsageError) return { code: 2, message: error.message };
  if (isRefused(error)) return { code: 2, message: text.refused[error.code] };
  if (isNotClean(error)) {
    const failed = error.verification.checks.filter((check) => !check.passed);
    const checks = failed.map(({ name, reader }) => `${name}/${reader}`).join(', ');
    return { code: 3, message: fill(text.notClean, { checks }) };
  }
  const detail = error instanceof Error ? error.message : String(error);
  return { code: 1, message: fill(text.ourFault, { detail }) };
}

/** By name: the package behind these two takes a tenth of a second to load, which most commands never need. */
const isRefused = (error: unknown): error is PdfRefused =>
  error instanceof Error && error.name === 'PdfRefused';
const isNotClean = (error: unknown): error is NotProvablyClean =>
  error instanceof Error && error.name === 'NotProvablyClean';

/** For several files: a fault of ours outweighs a copy that is not clean, and that a refused input. */
const WEIGHT: readonly ExitCode[] = [0, 2, 3, 1];

export const worst = (codes: readonly ExitCode[]): ExitCode =>
  codes.reduce<ExitCode>((a, b) => (WEIGHT.indexOf(a) >= WEIGHT.indexOf(b) ? a : b), 0);
