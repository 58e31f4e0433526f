/** Rules as files: lists and regular expressions come in and go out as CSV. */

import { LIMITS, rules as wire } from '@mavendoc/contract';
import type { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import { parseCsv, toCsv } from './csv.ts';
import * as regexes from './regex-store.ts';
import { acceptPattern, MOST_REGEXES, MOST_TERMS, tooMany } from './service.ts';
import * as terms from './term-store.ts';

/** Refused rows that are named in the answer. */
const NAMED_REFUSALS = 20;

interface ImportedTerms {
  readonly added: number;
  readonly skipped: number;
  readonly refused: string[];
}

/** What an export puts before a cell that a spreadsheet would take for a formula (csv.ts). */
const PROTECTION = /^'(?='*[=+\-@\t\r])/;

const HEADINGS: ReadonlySet<string> = new Set(['termo', 'term', 'label']);

/** The first column of each row; a first row that is a heading is passed over. */
export async function importTerms(
  tx: Tx,
  empresaId: string,
  category: wire.ListCategory,
  csv: string,
): Promise<ImportedTerms> {
  const labels = parseCsv(csv)
    .map(([first]) => (first?.trim() ?? '').replace(PROTECTION, ''))
    .filter((label, index) => label !== '' && !(index === 0 && HEADINGS.has(label.toLowerCase())));
  const [fitting, refused] = [
    labels.filter((label) => label.length <= LIMITS.text),
    labels.filter((label) => label.length > LIMITS.text),
  ];
  if ((await terms.countTerms(tx, category)) + fitting.length > MOST_TERMS) throw tooMany(MOST_TERMS);
  const added = (await terms.insertTerms(tx, empresaId, category, fitting)).length;
  return {
    added,
    skipped: fitting.length - added,
    refused: refused.slice(0, NAMED_REFUSALS).map((label) => `${label.slice(0, 60)}…`),
  };
}

export async function exportTerms(tx: Tx, category: wire.ListCategory): Promise<string> {
  const items = await terms.termsOf(tx, category);
  return toCsv([['termo'], ...items.map(({ label }) => [label])]);
}

type ImportedRegexes = z.output<typeof wire.importRegexes.answer>;
type Refusal = ImportedRegexes['refused'][number];
type Fields = Omit<wire.RegexRule, 'id'>;

/** Rows of label, pattern and status (`A`, `I`; left out: `A`). Those with a label and pattern that are there are passed over. */
export async function importRegexes(tx: Tx, empresaId: string, csv: string): Promise<ImportedRegexes> {
  const rows = parseCsv(csv).map((row) => row.map((cell) => cell.replace(PROTECTION, '')));
  const known = await regexes.allRegexes(tx);
  const seen = new Set(known.map(sameness));
  const [fresh, refused]: [Fields[], Refusal[]] = [[], []];
  let skipped = 0;
  for (const [index, [label = '', regex = '', status = '']] of rows.entries()) {
    if (index === 0 && LABEL_HEADINGS.has(label.trim().toLowerCase())) continue;
    const fields = { label: label.trim(), regex, status: status.trim().toUpperCase() || 'A' };
    const problem = problemOf(fields);
    if (problem !== null) {
      refused.push({ row: index + 1, label: label.slice(0, 60), ...problem });
    } else if (seen.has(sameness(fields))) {
      skipped++;
    } else {
      seen.add(sameness(fields));
      fresh.push(fields as Fields);
    }
  }
  if (known.length + fresh.length > MOST_REGEXES) throw tooMany(MOST_REGEXES);
  for (const fields of fresh) await regexes.insertRegex(tx, empresaId, fields);
  return { added: fresh.length, skipped, refused: refused.slice(0, NAMED_REFUSALS) };
}

const LABEL_HEADINGS: ReadonlySet<string> = new Set(['nome', 'name', 'label', 'rótulo']);

const sameness = ({ label, regex }: Pick<Fields, 'label' | 'regex'>): string =>
  JSON.stringify([label, regex]);

function problemOf(fields: object): Pick<Refusal, 'code' | 'detail'> | null {
  const checked = wire.newRegex.safeParse(fields);
  if (!checked.success)
    return {
      code: wire.REGEX_REFUSALS.find((code) => code === checked.error.issues[0]?.message) ?? 'invalidRequest',
      detail: '',
    };
  try {
    acceptPattern(checked.data.regex);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: 'patternRefused', detail: error.detail };
  }
}

export async function exportRegexes(tx: Tx): Promise<string> {
  const rules = await regexes.allRegexes(tx);
  return toCsv([
    ['nome', 'regex', 'status'],
    ...rules.map(({ label, regex, status }) => [label, regex, status]),
  ]);
}
