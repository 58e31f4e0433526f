import type { Block, AnnotatedDocument } from './document.ts';
import type { Inline } from './words.ts';

/** A document as plain text, for tools that take no PDF: cells after tabs, a form's fields as `label: value`. */
export interface PlainText {
  readonly text: string;
  /** Start of each token of the document; it is as long as its text. */
  readonly starts: readonly number[];
}

export function plainTextOf(document: AnnotatedDocument): PlainText {
  let text = '';
  const starts: number[] = [];
  const inline = (words: Inline): void => {
    for (const [at, { tokens, endsLine }] of words.entries()) {
      for (const token of tokens) {
        starts[token.index] = text.length;
        text += token.text;
      }
      if (at < words.length - 1) text += endsLine ? '\n' : ' ';
    }
  };
  const block = (one: Block): void => {
    switch (one.kind) {
      case 'table':
        for (const { cells } of one.rows) {
          for (const [at, cell] of cells.entries()) {
            if (at > 0) text += '\t';
            inline(cell);
          }
          text += '\n';
        }
        return;
      case 'fields':
        for (const { label, value } of one.fields) {
          inline(label);
          text += one.labels === 'above' ? ': ' : ' ';
          inline(value);
          text += '\n';
        }
        return;
      case 'signatures':
        for (const name of one.names) {
          text += '______________________\n';
          inline(name);
          text += '\n';
        }
        return;
      case 'columns':
        for (const column of one.columns) column.forEach(block);
        return;
      case 'gap':
        text += '\n';
        return;
      case 'heading':
      case 'paragraph':
        inline(one.text);
        text += '\n';
    }
  };
  document.blocks.forEach(block);
  return { text, starts };
}
