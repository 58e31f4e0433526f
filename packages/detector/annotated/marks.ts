import { isCategory, type Category } from '../src/index.ts';

/** What the writer of a document said about a piece of its text. */
export type Mark =
  | {
      /** `remove` always; `policy` only where the company's policy asks for it, and neither right nor wrong otherwise. */
      readonly kind: 'remove' | 'policy';
      readonly category: Category;
      /** Check digits are right, or the kind has none. False where the writer put a wrong, masked or misread number. */
      readonly valid: boolean;
      /** Which check applies where the category alone does not tell. */
      readonly check?: string;
      /** Marks with the same number within a document mean the same person. */
      readonly entity?: number;
    }
  | { readonly kind: 'keep' }
  | { readonly kind: 'neutral' };

export interface MarkedText {
  /** The text with each mark replaced by one character of the private use area. */
  readonly folded: string;
  readonly marks: readonly { readonly mark: Mark; readonly text: string }[];
}

/** Inside a text: the line ends here, the word goes on. */
export const LINE_BREAK = '↵';
/** Inside a word: it is hyphenated here, at the end of a line. */
export const HYPHEN_BREAK = '¬';

const PRIVATE_USE = 0xe000;
const MARK =
  /\[\[(?<category>[a-z-]+)(?:@(?<check>[a-z]+))?(?<flags>[!*~^]*)(?:#(?<entity>\d+))?\|(?<text>[^\]]+)\]\]|\(\(keep\|(?<keep>(?:[^()]|\([^()]*\))+)\)\)|\{\{(?<neutral>[^}]+)\}\}/gu;

/** @throws Error naming a mark that is not understood */
export function fold(body: string): MarkedText {
  const marks: { mark: Mark; text: string }[] = [];
  const folded = body.replaceAll(MARK, (...found) => {
    const groups = found.at(-1) as Record<string, string | undefined>;
    const text = (groups['text'] ?? groups['keep'] ?? groups['neutral'] ?? '').replaceAll('\n', LINE_BREAK);
    marks.push({ mark: markOf(groups), text });
    return String.fromCharCode(PRIVATE_USE + marks.length - 1);
  });
  const left = /\[\[[^\n]*|\(\(keep[^\n]*|\{\{[^\n]*/u.exec(folded);
  if (left) throw new Error(`A mark is not understood: ${left[0].slice(0, 60)}`);
  return { folded, marks };
}

function markOf(groups: Record<string, string | undefined>): Mark {
  if (groups['keep'] !== undefined) return { kind: 'keep' };
  if (groups['neutral'] !== undefined) return { kind: 'neutral' };
  const { category = '', check, flags = '', entity } = groups;
  if (!isCategory(category)) throw new Error(`No such category: ${category}`);
  return {
    kind: flags.includes('^') || isPolicy(category) ? 'policy' : 'remove',
    category,
    valid: !/[!*~]/u.test(flags),
    ...(check !== undefined && { check }),
    ...(entity !== undefined && { entity: Number(entity) }),
  };
}

/** Categories that the product keeps until a company's policy turns them on. */
const isPolicy = (category: Category): boolean =>
  category === 'organisation' ||
  category === 'cnpj' ||
  category === 'case-number' ||
  category === 'invoice-key';

/** The pieces of a folded text, each with the mark it came from, if any, by its place in the list of marks. */
export function unfold(folded: string, marks: MarkedText['marks']): { text: string; mark?: number }[] {
  return (folded.match(/[\uE000-\uF8FF]|[^\uE000-\uF8FF]+/gu) ?? []).map((piece) => {
    const mark = piece.charCodeAt(0) - PRIVATE_USE;
    const marked = marks[mark];
    return marked ? { text: marked.text, mark } : { text: piece };
  });
}
