import type { Block, AnnotatedDocument } from '../../../packages/detector/annotated/document.ts';
import { createSheet, PAGE, type Place, type Sheet } from './sheet.ts';
import type { Inline } from '../../../packages/detector/annotated/words.ts';

export interface Rendered {
  readonly bytes: Uint8Array;
  /** Where each token of the document stands. */
  readonly places: readonly Place[];
}

interface Column {
  readonly left: number;
  readonly width: number;
  readonly size: number;
}

const GUTTER = 22;
const PADDING = 4;

/** Sets a document as a PDF. The same document always gives the same bytes. */
export async function render(document: AnnotatedDocument): Promise<Rendered> {
  const text = document.tokens.map((token) => token.text).join('');
  const sheet = await createSheet(text, styleOf(document));
  const size = document.layout === 'table' || document.layout === 'form' ? 9 : 10.5;
  const page: Column = { left: PAGE.margin, width: PAGE.width - 2 * PAGE.margin, size };
  for (const block of document.blocks) put(sheet, block, page);
  return { bytes: await sheet.save(), places: sheet.places };
}

/** Different makers use different fonts; which one is a matter of the document's name. */
function styleOf({ id, layout }: AnnotatedDocument): 'sans' | 'serif' | 'embedded' {
  const turn = Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 3;
  if (turn === 0) return 'embedded';
  return turn === 1 && layout === 'paragraphs' ? 'serif' : 'sans';
}

function put(sheet: Sheet, block: Block, column: Column): void {
  const { left, width, size } = column;
  switch (block.kind) {
    case 'gap':
      sheet.top += size * 0.8;
      return;
    case 'heading':
      sheet.top += 4;
      sheet.set(block.text, { left, width, size: size + 2.5, bold: true, centred: true });
      sheet.top += 6;
      return;
    case 'paragraph':
      sheet.set(block.text, { left, width, size });
      sheet.top += 3;
      return;
    case 'table':
      return putTable(sheet, block, column);
    case 'fields':
      return block.labels === 'above' ? putBoxes(sheet, block, column) : putFields(sheet, block, column);
    case 'signatures':
      return putSignatures(sheet, block, column);
    case 'columns':
      return putColumns(sheet, block, column);
  }
}

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const lettersIn = (words: Inline): number =>
  words.reduce((sum, { tokens }) => sum + 1 + tokens.reduce((all, token) => all + token.text.length, 0), 0);

function putTable(sheet: Sheet, { rows }: Of<'table'>, { left, width, size }: Column): void {
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  const weights = Array.from({ length: count }, (_, at) =>
    Math.min(34, Math.max(5, ...rows.map(({ cells }) => lettersIn(cells[at] ?? [])))),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const widths = weights.map((weight) => (weight / sum) * width);
  sheet.top += 4;
  for (const { head, cells } of rows) {
    const settings = widths.map((cellWidth, at) => ({
      left: left + PADDING + widths.slice(0, at).reduce((a, b) => a + b, 0),
      width: cellWidth - 2 * PADDING,
      size: Math.min(size, 9),
      bold: head,
    }));
    const height =
      Math.max(...settings.map((setting, at) => sheet.heightOf(cells[at] ?? [], setting))) + 2 * PADDING;
    sheet.ensure(height);
    const top = sheet.top;
    for (const [at, setting] of settings.entries()) {
      sheet.top = top + PADDING;
      sheet.set(cells[at] ?? [], setting);
      sheet.line(setting.left - PADDING, top, setting.left - PADDING, top + height);
    }
    sheet.line(left + width, top, left + width, top + height);
    sheet.line(left, top, left + width, top);
    sheet.line(left, top + height, left + width, top + height);
    sheet.top = top + height;
  }
  sheet.top += 6;
}

/** Cells with a small label above their value, as in printed forms. */
function putBoxes(sheet: Sheet, { fields }: Of<'fields'>, { left, width, size }: Column): void {
  const weights = fields.map(({ label, value }) => Math.max(6, lettersIn(label) * 0.8, lettersIn(value)));
  const sum = weights.reduce((a, b) => a + b, 0);
  let x = left;
  const cells = fields.map(({ label, value }, at) => {
    const cellWidth = ((weights[at] ?? 0) / sum) * width;
    const inner = { left: x + PADDING, width: cellWidth - 2 * PADDING };
    x += cellWidth;
    return { label, value, small: { ...inner, size: size - 2.5 }, large: { ...inner, size } };
  });
  const height =
    Math.max(
      ...cells.map((cell) => sheet.heightOf(cell.label, cell.small) + sheet.heightOf(cell.value, cell.large)),
    ) + PADDING;
  sheet.ensure(height);
  const top = sheet.top;
  for (const cell of cells) {
    sheet.top = top + 2;
    sheet.set(cell.label, cell.small);
    sheet.set(cell.value, cell.large);
    sheet.line(cell.small.left - PADDING, top, cell.small.left - PADDING, top + height);
  }
  sheet.line(left, top, left + width, top);
  sheet.line(left, top + height, left + width, top + height);
  sheet.line(left + width, top, left + width, top + height);
  sheet.top = top + height;
}

function putFields(sheet: Sheet, { fields }: Of<'fields'>, { left, width, size }: Column): void {
  const joined = (field: Of<'fields'>['fields'][number]): Inline => [...field.label, ...field.value];
  const share = width / fields.length;
  const fits = fields.every(
    (field) => sheet.heightOf(joined(field), { left, width: share - 8, size }) < size * 1.5,
  );
  sheet.ensure(size * 1.5);
  if (!fits) {
    for (const field of fields) sheet.set(joined(field), { left, width, size });
    return;
  }
  const top = sheet.top;
  for (const [at, field] of fields.entries()) {
    sheet.top = top;
    sheet.set(joined(field), { left: left + at * share, width: share - 8, size });
  }
}

function putSignatures(sheet: Sheet, { names }: Of<'signatures'>, { left, width, size }: Column): void {
  sheet.ensure(size * 5);
  sheet.top += size * 2.5;
  const share = width / names.length;
  const top = sheet.top;
  let lowest = top;
  for (const [at, name] of names.entries()) {
    const room = { left: left + at * share + 6, width: share - 12, size };
    sheet.line(room.left, top, room.left + room.width, top);
    sheet.top = top + 3;
    sheet.set(name, { ...room, centred: true });
    lowest = Math.max(lowest, sheet.top);
  }
  sheet.top = lowest + 6;
}

function putColumns(sheet: Sheet, { columns }: Of<'columns'>, { left, width, size }: Column): void {
  const share = (width - GUTTER * (columns.length - 1)) / columns.length;
  const top = sheet.top;
  let lowest = top;
  for (const [at, blocks] of columns.entries()) {
    sheet.top = top;
    const column = { left: left + at * (share + GUTTER), width: share, size: size - 1 };
    for (const block of blocks) put(sheet, block, column);
    lowest = Math.max(lowest, sheet.top);
  }
  sheet.top = lowest + 6;
}
