import { describe, expect, it } from 'vitest';
import { textDocument } from '../../testing/text-document.ts';
import { openPages } from '../read/page-reader.ts';
import { removeMarks } from '../remove.ts';
import type { Assistant, Box, Mark, PageOutcome } from '../types.ts';
import { CopyAssistant } from './copy-assistant.ts';
import { OriginalPages } from './original-pages.ts';
import { verifyCopy } from './verify-copy.ts';

const PAGES = 30;
const { bytes: ORIGINAL, secrets } = textDocument(PAGES, 1);
const REMOVAL = { level: 'standard', style: 'bar' } as const;

/** One value a page, where PDFium sees it. */
async function marks(): Promise<Mark[]> {
  const reader = await openPages(ORIGINAL);
  const found = secrets.map(([text = ''], page) => {
    const { text: all, boxes } = reader.text(page);
    const at = all.indexOf(text);
    const side = (index: number) => boxes[4 * at + index]!;
    const right = boxes[4 * (at + text.length - 1) + 2]!;
    const box: Box = { left: side(0), top: side(1), right, bottom: side(3) };
    return { page, text, boxes: [box] as const };
  });
  reader.close();
  return found;
}

/** In this process; counts the pages that it was asked for. */
async function assistantFor(all: readonly Mark[]) {
  const work = await CopyAssistant.open(ORIGINAL, { ...REMOVAL, marks: all });
  while (await work.workAhead());
  const asked: number[] = [];
  const assistant: Assistant = {
    begin: async (copy, outcomes) => await work.begin(copy, outcomes),
    check: async (from, to) => {
      for (let page = from; page < to; page += 1) asked.push(page);
      return await work.check(from, to);
    },
  };
  return { assistant, asked };
}

async function verdict(copy: Uint8Array, all: readonly Mark[], assistant?: Assistant) {
  const pages = await OriginalPages.open(ORIGINAL);
  const outcomes = all.map(({ page }): PageOutcome => ({ page, way: 'rewritten' }));
  const result = await verifyCopy({
    ...REMOVAL,
    marks: all,
    original: pages,
    copy: { bytes: copy, outcomes },
    ...(assistant && { assistant }),
  });
  await pages.close();
  return result;
}

/** The pages of which the readers say that they show a value, of a copy that is the original. */
async function pagesShown(assistant: Assistant) {
  const { checks } = await verdict(ORIGINAL, await marks(), assistant);
  return checks.find(({ name, reader }) => name === 'no-removed-text' && reader === 'pdfium')?.pages;
}

describe('a copy that two processes check', () => {
  it('is made and verified like any other, and each page is checked once', async () => {
    const all = await marks();
    const { assistant, asked } = await assistantFor(all);
    const { verification, bytes } = await removeMarks(ORIGINAL, all, { ...REMOVAL, assistant });
    expect(verification.passed).toBe(true);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(Buffer.compare(bytes, (await removeMarks(ORIGINAL, all, REMOVAL)).bytes)).toBe(0);
  });

  it('fails for the same pages as when one process checks it alone', async () => {
    const all = await marks();
    const { assistant } = await assistantFor(all);
    const together = await verdict(ORIGINAL, all, assistant);
    expect(together.passed).toBe(false);
    const alone = await verdict(ORIGINAL, all);
    const sorted = (checks: typeof alone.checks) =>
      checks.toSorted((a, b) => `${a.name} ${a.reader}`.localeCompare(`${b.name} ${b.reader}`));
    expect(sorted(together.checks)).toEqual(sorted(alone.checks));
    const shown = together.checks.find(
      ({ name, reader }) => name === 'no-removed-text' && reader === 'pdfjs',
    );
    expect(shown?.pages).toEqual(Array.from({ length: PAGES }, (_, page) => page));
  });

  it('may say a value that stays elsewhere, also on pages that were drawn ahead', async () => {
    const reader = await openPages(ORIGINAL);
    const { text, boxes } = reader.text(0);
    reader.close();
    const value = 'contrato';
    const at = text.indexOf(value);
    const [left, top, , bottom] = boxes.subarray(4 * at, 4 * at + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const right = boxes[4 * (at + value.length - 1) + 2]!;
    const mark: Mark = { page: 0, text: value, boxes: [{ left, top, right, bottom }] };
    const { assistant, asked } = await assistantFor([mark]);
    const { verification, pages } = await removeMarks(ORIGINAL, [mark], { ...REMOVAL, assistant });
    expect(verification.passed).toBe(true);
    expect(pages.map(({ way }) => way).includes('picture')).toBe(false);
    expect(asked.length).toBeGreaterThan(0);
  });

  it('is checked whole when the assistant is gone', async () => {
    const gone: Assistant = { begin: async () => {}, check: () => Promise.reject(new Error('gone')) };
    expect(await pagesShown(gone)).toHaveLength(PAGES);
  });

  it('waits for no assistant that does not answer', async () => {
    const work = await CopyAssistant.open(ORIGINAL, { ...REMOVAL, marks: await marks() });
    const silent: Assistant = {
      begin: async (copy, outcomes) => await work.begin(copy, outcomes),
      check: () => new Promise(() => {}),
    };
    expect(await pagesShown(silent)).toHaveLength(PAGES);
  });

  it('waits for no assistant that has not started', async () => {
    const starting: Assistant = {
      begin: () => new Promise(() => {}),
      check: () => new Promise(() => {}),
    };
    expect(await pagesShown(starting)).toHaveLength(PAGES);
  });
});
