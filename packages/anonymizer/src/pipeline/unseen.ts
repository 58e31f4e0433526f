import type { Box, PageContent } from '@mavendoc/pdf';
import type { Unseen } from '../types.ts';
import { areaOf, coveredBy } from './boxes.ts';
import type { PageText } from './page-text.ts';
import type { PixelReading } from './pixels.ts';

/** Under this a word may be wrong (one in thirteen is): it is told, never dropped. */
const SURE = 80;
/** Points; unread ink at least this wide and high inside a picture may be a photograph. */
const PHOTOGRAPH = 70;

/** What stays unknown about a page after everything that could be read was read. */
export function unseenOn(
  page: PageContent,
  text: PageText,
  readings: readonly PixelReading[],
  looked: 'blank' | 'read' | 'not-read',
): Unseen[] {
  const told: Unseen[] = [];
  const tell = (kind: Unseen['kind'], boxes: readonly Box[]) => {
    if (boxes.length > 0) told.push({ page: page.index, kind, boxes: boxes.map(plain) });
  };
  const whole: Box = { left: 0, top: 0, right: page.width, bottom: page.height };
  if (text.text.trim() === '' && looked !== 'blank') tell('no-text', [whole]);
  if (page.unreadableText && looked === 'not-read') tell('unreadable-font', [whole]);
  if (looked === 'not-read') tell('unread-ink', page.images);
  const unread = readings.flatMap((reading) => reading.unread).filter((box) => inkOfItsOwn(box, text));
  const isPhotograph = (box: Box) =>
    box.right - box.left > PHOTOGRAPH &&
    box.bottom - box.top > PHOTOGRAPH &&
    page.images.some((image) => coveredBy(box, image) > 0.8);
  tell('photograph', unread.filter(isPhotograph));
  tell(
    'unread-ink',
    unread.filter((box) => !isPhotograph(box)),
  );
  tell(
    'low-confidence',
    readings.flatMap((reading) => reading.words.filter((word) => word.confidence < SURE)),
  );
  tell(
    'unread-barcode',
    readings.flatMap((reading) => reading.codes.filter((code) => code.text === '')),
  );
  return told;
}

/** Ink that characters of the file painted is seen, whatever the reader of pixels made of it. */
function inkOfItsOwn(box: Box, { boxes }: PageText): boolean {
  let characters = 0;
  for (let i = 0; i < boxes.length; i += 4) {
    const width = Math.min(box.right, boxes[i + 2]!) - Math.max(box.left, boxes[i]!);
    const height = Math.min(box.bottom, boxes[i + 3]!) - Math.max(box.top, boxes[i + 1]!);
    if (width > 0 && height > 0) characters += width * height;
  }
  return characters < 0.25 * areaOf(box);
}

const plain = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
