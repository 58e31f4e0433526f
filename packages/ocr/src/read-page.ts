import { hasInkOverText, toGrey, withoutColouredInk, type Grey } from './prepare/grey.ts';
import { evenLight } from './prepare/light.ts';
import { rowsOverColumns, skewOf } from './prepare/skew.ts';
import { withoutSpecks } from './prepare/specks.ts';
import { straighten, turnQuarters, type QuarterTurn } from './prepare/turn.ts';
import type { Recogniser } from './recognise/recogniser.ts';
import { findBarcodes } from './regions/barcodes.ts';
import { rereadEmails } from './regions/e-mails.ts';
import { mergePasses } from './regions/merge.ts';
import { unreadInk } from './regions/unread.ts';
import type { PageImage, PixelBox, Reading, Word } from './types.ts';

/** Ink in rows this many times sharper than in columns is upright or upside down, never sideways. */
const SURELY_ROWS = 1.5;
/** Mean confidence under which the page may be upside down. */
const DOUBTFUL = 70;

/** Reads one page: evens its light, turns it upright and level, reads words and codes, and tells what ink is left over. */
export async function readPage(
  image: PageImage,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Reading> {
  const page = withoutSpecks(evenLight(toGrey(image)));
  const upright = await readUpright(page, image.dpi, recogniser, signal);
  let { words } = upright;
  if (hasInkOverText(image)) {
    const second = withoutSpecks(evenLight(withoutColouredInk(image)));
    words = mergePasses(words, (await readTurned(second, upright.turn, image.dpi, recogniser, signal)).words);
  }
  signal?.throwIfAborted();
  const barcodes = mayHoldCodes(page, words) ? await findBarcodes(image) : [];
  const spelled = words.filter((word) => !barcodes.some((code) => inside(word, code)));
  return {
    words: spelled,
    barcodes,
    unread: unreadInk(page, [...spelled, ...barcodes]),
    turn: upright.turn,
    engine: recogniser.engine,
  };
}

/** A code is ink that is no word, or that was taken for one without much confidence; looking for it costs a tenth of a second. */
const mayHoldCodes = (page: Grey, words: readonly Word[]): boolean =>
  words.some((word) => word.confidence < DOUBTFUL) || unreadInk(page, words).length > 0;

interface Upright {
  readonly words: Word[];
  readonly turn: QuarterTurn;
}

async function readUpright(
  page: Grey,
  dpi: number,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Upright> {
  const sideways = rowsOverColumns(page) < SURELY_ROWS;
  const turn = sideways ? await recogniser.orientation(page, dpi, signal) : 0;
  const first = await readTurned(page, turn, dpi, recogniser, signal);
  if (sideways || confidence(first.words) >= DOUBTFUL) return first;
  const told = await recogniser.orientation(page, dpi, signal);
  if (told === turn) return first;
  const second = await readTurned(page, told, dpi, recogniser, signal);
  return confidence(second.words) > confidence(first.words) ? second : first;
}

async function readTurned(
  page: Grey,
  turn: QuarterTurn,
  dpi: number,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Upright> {
  const quarter = turnQuarters(page, turn);
  const level = straighten(quarter.image, skewOf(quarter.image));
  const found = await recogniser.page(level.image, dpi, signal);
  const words = await rereadEmails(found, level.image, dpi, recogniser, signal);
  return { turn, words: words.map((word) => ({ ...word, ...quarter.back(level.back(box(word))) })) };
}

const box = ({ left, top, right, bottom }: PixelBox): PixelBox => ({ left, top, right, bottom });

/** Mean over letters, so that specks read as single characters weigh little; 0 without words. */
function confidence(words: readonly Word[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  if (letters === 0) return 0;
  return words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
}

function inside(word: PixelBox, code: PixelBox): boolean {
  const x = (word.left + word.right) / 2;
  const y = (word.top + word.bottom) / 2;
  return x > code.left && x < code.right && y > code.top && y < code.bottom;
}
