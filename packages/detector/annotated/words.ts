import { HYPHEN_BREAK, LINE_BREAK } from './marks.ts';

/** What is scored: the longest run of a word's letters with the same mark, or with none. */
export interface Token {
  /** Place in the document's list of tokens. */
  readonly index: number;
  readonly text: string;
  /** Place in the document's list of marks. */
  readonly mark?: number;
}

/** What is set without a space inside. */
interface Word {
  readonly tokens: readonly Token[];
  /** The next word starts a line. */
  readonly endsLine: boolean;
}

export type Inline = readonly Word[];

/** Cuts texts into words and numbers their tokens in the order they come in. */
export function createWordMaker(): {
  wordsOf(pieces: readonly { readonly text: string; readonly mark?: number }[]): Inline;
  readonly tokens: readonly Token[];
} {
  const tokens: Token[] = [];
  return {
    tokens,
    wordsOf: (pieces) => {
      const words: Word[] = [];
      let open: Token[] = [];
      const close = (endsLine: boolean): void => {
        if (open.length > 0) words.push({ tokens: open, endsLine });
        open = [];
      };
      for (const { text, mark } of pieces) {
        for (const part of text.match(/[ \u00A0\t]+|[↵¬]|[^ \u00A0\t↵¬]+/gu) ?? []) {
          if (part === LINE_BREAK) close(true);
          else if (part.trim() === '') close(false);
          else {
            // The hyphen at a line's end belongs to the word before it.
            const token = {
              index: tokens.length,
              text: part === HYPHEN_BREAK ? '-' : part,
              ...(mark !== undefined && { mark }),
            };
            tokens.push(token);
            open.push(token);
            if (part === HYPHEN_BREAK) close(true);
          }
        }
      }
      close(false);
      return words;
    },
  };
}
