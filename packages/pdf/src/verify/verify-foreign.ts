import { openPages } from '../read/page-reader.ts';
import type { Box, PageReader } from '../types.ts';
import type { BadRedaction, ForeignFinding, ForeignReport } from './foreign/findings.ts';
import { type Word, wordsOf } from './foreign/hidden-words.ts';
import { leftBehind } from './foreign/left-behind.ts';
import { type Painted, rectanglesOf } from './foreign/rectangles.ts';
import { isInside } from './marked-page.ts';
import { openWithPdfJs, type PdfJsDocument } from './pdfjs/open.ts';
import { sameOutside } from './pixels/outside.ts';
import { readRawFile } from './raw/file.ts';
import { fold } from './text/fold.ts';
import { needlesOf } from './text/needles.ts';

/** Shorter words are found everywhere by chance. */
const SHORTEST_WORD = 5;

/**
 * Looks for bad redactions in a copy that any tool made. What was meant to go is not known: words that the original
 * shows and the copy does not are taken for it.
 * @throws PdfRefused where the original can't be opened
 */
export async function verifyForeign(
  original: Uint8Array,
  copy: Uint8Array,
  options: { readonly password?: string } = {},
): Promise<ForeignReport> {
  const before = await openPages(original, options);
  try {
    const after = await openPages(copy, options).catch(() => undefined);
    const afterJs = await openWithPdfJs(copy, options.password).catch(() => undefined);
    if (after === undefined) return reportOf([whole('not-readable')], 0);
    try {
      return await compare(before, after, afterJs, copy);
    } finally {
      after.close();
      await afterJs?.close();
    }
  } finally {
    before.close();
  }
}

async function compare(
  before: PageReader,
  after: PageReader,
  afterJs: PdfJsDocument | undefined,
  copy: Uint8Array,
): Promise<ForeignReport> {
  const findings: ForeignFinding[] = [];
  const shown = new Set<string>();
  const shownBefore = new Set<string>();
  for (let page = 0; page < after.pageCount; page += 1) {
    const words = wordsOf(after, page);
    const wordsBefore = page < before.pageCount ? wordsOf(before, page) : [];
    const painted = afterJs === undefined ? NOTHING : await rectanglesOf(afterJs, page);
    findings.push(...hiddenText(page, words, wordsBefore, painted));
    addVisible(words, shown);
    addVisible(wordsBefore, shownBefore);
  }
  const missing = [...shownBefore.difference(shown)];
  const gone = missing.filter((word) => word.length >= SHORTEST_WORD);
  findings.push(...wholeFile(copy, gone));
  if (missing.length === 0 && looksTheSame(before, after)) findings.push(whole('nothing-removed'));
  return reportOf(findings, gone.length);
}

const DPI = 72;

function looksTheSame(before: PageReader, after: PageReader): boolean {
  if (before.pageCount !== after.pageCount) return false;
  for (let page = 0; page < before.pageCount; page += 1) {
    const options = { lent: true };
    const pictures = [before.render(page, DPI, options), after.render(page, DPI, options)] as const;
    if (!sameOutside(...pictures, [], false)) return false;
  }
  return true;
}

const NOTHING: Painted = { rectangles: [], overPictures: [], buried: [] };

function addVisible(words: readonly Word[], into: Set<string>): void {
  for (const word of words) if (word.visible) into.add(fold(word.text));
}

function hiddenText(
  page: number,
  words: readonly Word[],
  before: readonly Word[],
  painted: Painted,
): ForeignFinding[] {
  const isBuried = (word: Word): boolean => painted.buried.some((glyph) => middleInside(glyph, word.box));
  const isUnder = (word: Word): boolean => painted.rectangles.some(({ box }) => middleInside(word.box, box));
  // A hatched bar is not of one colour: there the order of painting tells.
  const covered = words.filter((word) => isBuried(word) || (!word.visible && isUnder(word)));
  const faded = words.filter(
    (word) =>
      !word.visible &&
      !covered.includes(word) &&
      before.some((old) => old.visible && middleInside(old.box, word.box)),
  );
  return [
    ...found(
      'text-under-rectangle',
      page,
      covered.map((word) => word.box),
    ),
    ...found(
      'text-made-invisible',
      page,
      faded.map((word) => word.box),
    ),
    ...found('picture-under-rectangle', page, painted.overPictures),
  ];
}

const found = (code: BadRedaction, page: number, boxes: readonly Box[]): ForeignFinding[] =>
  boxes.length === 0 ? [] : [{ code, page, boxes, count: boxes.length }];

const middleInside = (inner: Box, outer: Box): boolean =>
  isInside(outer, (inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2);

function wholeFile(copy: Uint8Array, gone: readonly string[]): ForeignFinding[] {
  const file = readRawFile(copy);
  const places = leftBehind(file, needlesOf(gone));
  const findings = [...places].map(([code, values]) => ({ code, boxes: [], count: values.size }));
  return [
    ...findings,
    ...(file.problems.has('several-revisions') ? [whole('older-revision')] : []),
    ...(file.problems.has('bytes-after-end') ? [whole('bytes-after-end')] : []),
  ];
}

const reportOf = (findings: readonly ForeignFinding[], wordsGone: number): ForeignReport => ({
  clean: findings.length === 0,
  findings,
  wordsGone,
});

const whole = (code: BadRedaction): ForeignFinding => ({ code, boxes: [], count: 1 });
