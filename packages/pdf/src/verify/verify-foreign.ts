import { openPages } from '../read/page-reader.ts';
import type { Box, PageReader } from '../types.ts';
import type { BadRedaction, ForeignFinding, ForeignReport } from './foreign/findings.ts';
import { type Word, wordsOf } from './foreign/hidden-words.ts';
import { leftBehind } from './foreign/left-behind.ts';
import { type Painted, rectanglesOf } from './foreign/rectangles.ts';
import { isInside } from './marked-page.ts';
import { readPlacedText } from './pdfjs/read-page.ts';
import { isBlank } from './pixels/blank.ts';
import { foldText } from './text/fold-text.ts';
import { openWithPdfJs, type PdfJsDocument } from './pdfjs/open.ts';
import { SMOOTH } from './pixels/check.ts';
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
  const said: string[] = [];
  const visible: string[] = [];
  for (let page = 0; page < after.pageCount; page += 1) {
    const words = wordsOf(after, page);
    const wordsBefore = page < before.pageCount ? wordsOf(before, page) : [];
    const painted = afterJs === undefined ? NOTHING : await rectanglesOf(afterJs, page);
    findings.push(
      ...hiddenText(page, words, wordsBefore, painted),
      ...hiddenPixels(page, words, painted, after),
    );
    if (afterJs !== undefined) said.push((await readPlacedText(afterJs, page)).text);
    addVisible(words, shown);
    for (const word of words) if (word.visible) visible.push(word.text);
    addVisible(wordsBefore, shownBefore);
  }
  const missing = [...shownBefore.difference(shown)];
  const gone = missing.filter((word) => word.length >= SHORTEST_WORD);
  findings.push(...wholeFile(copy, gone, saidUnseen(gone, said, visible)));
  if (missing.length === 0 && looksTheSame(before, after)) findings.push(whole('nothing-removed'));
  return reportOf(findings, gone.length);
}

const DPI = 72;

function looksTheSame(before: PageReader, after: PageReader): boolean {
  if (before.pageCount !== after.pageCount) return false;
  for (let page = 0; page < before.pageCount; page += 1) {
    const options = { lent: true };
    const pictures = [
      before.render(page, SMOOTH.dpi, options),
      after.render(page, SMOOTH.dpi, options),
    ] as const;
    if (!sameOutside(...pictures, [], SMOOTH.few)) return false;
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
  ];
}

/** Points inside the edge of a rectangle that antialiasing mixes with the page. */
const EDGE = 1.5;

/** Pictures and drawings that dark rectangles were painted over. Words there are told as such. */
function hiddenPixels(
  page: number,
  words: readonly Word[],
  { rectangles, overPictures }: Painted,
  after: PageReader,
): ForeignFinding[] {
  const dark = rectangles.filter(({ isDark }) => isDark).map(({ box }) => box);
  if (dark.length === 0) return [];
  const takenOff = after.underRectangles(page, dark, DPI);
  const taken = new Set(takenOff.map(({ box }) => box));
  const over = takenOff
    .filter(({ under }) => !isBlank(under, EDGE))
    .map(({ box }) => box)
    .filter((box) => !words.some((word) => middleInside(word.box, box)));
  // Rectangles within forms can't be taken off: those that cover part of a picture are told of.
  const others = overPictures.filter((box) => !taken.has(box));
  return found('picture-under-rectangle', page, [...over, ...others]);
}

const found = (code: BadRedaction, page: number, boxes: readonly Box[]): ForeignFinding[] =>
  boxes.length === 0 ? [] : [{ code, page, boxes, count: boxes.length }];

const middleInside = (inner: Box, outer: Box): boolean =>
  isInside(outer, (inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2);

/**
 * Words that readers still find in the pages, more often than they are seen: on layers that are off, beyond the page, in
 * fonts whose codes no search of the file understands.
 */
function saidUnseen(
  gone: readonly string[],
  said: readonly string[],
  visible: readonly string[],
): Set<number> {
  const needles = needlesOf(gone);
  const seen = needles.inText(foldText(visible.join(' ')));
  const unseen = new Set<number>();
  for (const text of said) {
    for (const [value, count] of needles.inText(foldText(text)))
      if (count > (seen.get(value) ?? 0)) unseen.add(value);
  }
  return unseen;
}

function wholeFile(copy: Uint8Array, gone: readonly string[], unseen: ReadonlySet<number>): ForeignFinding[] {
  const file = readRawFile(copy);
  const places = leftBehind(file, needlesOf(gone));
  const inPages = new Set([...(places.get('left-in-page-content') ?? []), ...unseen]);
  if (inPages.size > 0) places.set('left-in-page-content', inPages);
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
