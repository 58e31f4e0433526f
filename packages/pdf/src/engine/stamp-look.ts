import { COLOUR, hasKey, textOf } from './annotation-entries.ts';
import type { Pdfium } from './pdfium.ts';

/** The names that every reader shall know (12.5.6.12), as stamps say them. */
const SAID: Readonly<Record<string, string>> = {
  Approved: 'APPROVED',
  AsIs: 'AS IS',
  Confidential: 'CONFIDENTIAL',
  Departmental: 'DEPARTMENTAL',
  Draft: 'DRAFT',
  Experimental: 'EXPERIMENTAL',
  Expired: 'EXPIRED',
  Final: 'FINAL',
  ForComment: 'FOR COMMENT',
  ForPublicRelease: 'FOR PUBLIC RELEASE',
  NotApproved: 'NOT APPROVED',
  NotForPublicRelease: 'NOT FOR PUBLIC RELEASE',
  Sold: 'SOLD',
  TopSecret: 'TOP SECRET',
};
/** Where the stamp has no name. */
const UNNAMED = 'Draft';

/** Of a stamp, as wide as four heights; it is fitted into its rectangle. */
const FRAME = { width: 200, height: 50, line: 3 } as const;
/** Below it, nobody sees that there is a stamp. */
const LEAST_SCALE = 1e-3;
/** What the words may fill of it. */
const WORDS = { width: 176, height: 24 } as const;
const FONT_SIZE = 24;

const RED = [255, 0, 0] as const;
type Colour = readonly [number, number, number, number];

/**
 * Draws a stamp that brings no look, and whose name is one that every reader knows: its words in a frame.
 * @returns false where readers would not know the name, or the stamp has no room
 */
export function drawStamp(pdfium: Pdfium, document: number, annotation: number): boolean {
  const name = hasKey(pdfium, annotation, 'Name') ? textOf(pdfium, annotation, 'Name') : UNNAMED;
  const words = Object.hasOwn(SAID, name) ? SAID[name] : undefined;
  if (words === undefined) return false;
  const { call, scratch } = pdfium;
  call.FPDFAnnot_GetRect(annotation, scratch);
  // FS_RECTF
  const [left = 0, top = 0, right = 0, bottom = 0] = floatsAt(pdfium, scratch);
  const scale = Math.min(Math.abs(right - left) / FRAME.width, Math.abs(top - bottom) / FRAME.height);
  if (!(scale > LEAST_SCALE && scale < 1e4)) return false;
  const colour = colourOf(pdfium, annotation);
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const width = (FRAME.width - FRAME.line) * scale;
  const height = (FRAME.height - FRAME.line) * scale;
  const frame = call.FPDFPageObj_CreateNewRect(centre.x - width / 2, centre.y - height / 2, width, height);
  call.FPDFPageObj_SetStrokeColor(frame, ...colour);
  call.FPDFPageObj_SetStrokeWidth(frame, FRAME.line * scale);
  call.FPDFPath_SetDrawMode(frame, 0, 1);
  const text = wordsAt(pdfium, document, words, centre, scale);
  call.FPDFPageObj_SetFillColor(text, ...colour);
  return [frame, text].every((part) => call.FPDFAnnot_AppendObject(annotation, part) !== 0);
}

/** A text around a point, as large as the stamp has room for it. */
function wordsAt(
  pdfium: Pdfium,
  document: number,
  words: string,
  centre: { readonly x: number; readonly y: number },
  scale: number,
): number {
  const { call, scratch } = pdfium;
  const text = pdfium.withText('Helvetica-Bold', (font) =>
    call.FPDFPageObj_NewTextObj(document, font, FONT_SIZE),
  );
  const copied = pdfium.copyIn(Buffer.from(`${words}\0`, 'utf16le'));
  call.FPDFText_SetText(text, copied);
  pdfium.free(copied);
  call.FPDFPageObj_GetBounds(text, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = floatsAt(pdfium, scratch);
  const fit = scale * Math.min(WORDS.width / (right - left), WORDS.height / (top - bottom));
  const x = centre.x - (fit * (left + right)) / 2;
  const y = centre.y - (fit * (bottom + top)) / 2;
  call.FPDFPageObj_Transform(text, fit, 0, 0, fit, x, y);
  return text;
}

/** Red where it says none, or an empty one. */
function colourOf(pdfium: Pdfium, annotation: number): Colour {
  const { call, scratch } = pdfium;
  const words = () => pdfium.words.subarray(scratch >> 2, (scratch >> 2) + 3);
  const opacity = call.EPDFAnnot_GetOpacity(annotation, scratch) === 0 ? 255 : words()[0]!;
  const known = call.EPDFAnnot_GetColor(annotation, COLOUR, scratch, scratch + 4, scratch + 8);
  const [red, green, blue] = known === 0 ? RED : words();
  return [red!, green!, blue!, opacity];
}

const floatsAt = (pdfium: Pdfium, pointer: number): number[] => [
  ...pdfium.floats.subarray(pointer >> 2, (pointer >> 2) + 4),
];
