/**
 * What is to be seen of an annotation that brings no appearance (12.5.5, 12.5.6):
 * - `drawn`: readers draw it by its other entries
 * - `stamp`: its name, in a frame
 * - `frame`: its border
 * - `field`: its value
 * - `note`: an icon that stands for a text beside the page
 * - `icon`: an icon, or something of the reader's choice, that stands for what no copy has
 * - `nothing`
 */
type Bare = 'drawn' | 'stamp' | 'frame' | 'field' | 'note' | 'icon' | 'nothing';

/** By its subtype; `code` is PDFium's `FPDF_ANNOT_…` (fpdf_annot.h). */
const KINDS = {
  Text: { code: 1, bare: 'note' },
  Link: { code: 2, bare: 'frame' },
  FreeText: { code: 3, bare: 'drawn' },
  Line: { code: 4, bare: 'drawn' },
  Square: { code: 5, bare: 'drawn' },
  Circle: { code: 6, bare: 'drawn' },
  Polygon: { code: 7, bare: 'drawn' },
  PolyLine: { code: 8, bare: 'drawn' },
  Highlight: { code: 9, bare: 'drawn' },
  Underline: { code: 10, bare: 'drawn' },
  Squiggly: { code: 11, bare: 'drawn' },
  StrikeOut: { code: 12, bare: 'drawn' },
  Stamp: { code: 13, bare: 'stamp' },
  Caret: { code: 14, bare: 'drawn' },
  Ink: { code: 15, bare: 'drawn' },
  Popup: { code: 16, bare: 'nothing' },
  FileAttachment: { code: 17, bare: 'icon' },
  Sound: { code: 18, bare: 'icon' },
  Movie: { code: 19, bare: 'icon' },
  Widget: { code: 20, bare: 'field' },
  Screen: { code: 21, bare: 'icon' },
  PrinterMark: { code: 22, bare: 'nothing' },
  TrapNet: { code: 23, bare: 'nothing' },
  Watermark: { code: 24, bare: 'nothing' },
  '3D': { code: 25, bare: 'icon' },
  RichMedia: { code: 26, bare: 'icon' },
  Redact: { code: 28, bare: 'drawn' },
} as const satisfies Record<string, { readonly code: number; readonly bare: Bare }>;

export type AnnotationKind = keyof typeof KINDS;

const BY_CODE = new Map(
  Object.entries(KINDS).map(([kind, { code }]) => [code as number, kind as AnnotationKind]),
);

/** @returns undefined for one that no standard knows */
export const kindOfCode = (code: number): AnnotationKind | undefined => BY_CODE.get(code);

/** What is to be seen of it without an appearance; nobody knows that of a subtype that no standard knows. */
export const seenBare = (subtype: string | undefined): Bare =>
  subtype !== undefined && Object.hasOwn(KINDS, subtype) ? KINDS[subtype as AnnotationKind].bare : 'icon';
