import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fold, unfold, type MarkedText } from './marks.ts';
import { createWordMaker, type Inline, type Token } from './words.ts';

export type Language = 'pt' | 'en';
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: Inline }
  | { readonly kind: 'gap' }
  | {
      readonly kind: 'table';
      readonly rows: readonly { readonly head: boolean; readonly cells: readonly Inline[] }[];
    }
  | {
      readonly kind: 'fields';
      /** Where a label stands: left of its value, or above it in a box. */
      readonly labels: 'left' | 'above';
      readonly fields: readonly { readonly label: Inline; readonly value: Inline }[];
    }
  | { readonly kind: 'signatures'; readonly names: readonly Inline[] }
  | { readonly kind: 'columns'; readonly columns: readonly (readonly Block[])[] };

export interface AnnotatedDocument {
  readonly id: string;
  readonly language: Language;
  readonly kind: string;
  readonly layout: string;
  /** Measured as a picture without text, through character recognition. */
  readonly scanned: boolean;
  readonly blocks: readonly Block[];
  readonly marks: MarkedText['marks'];
  /** Everything that is scored, in reading order. */
  readonly tokens: readonly Token[];
}

const LAYOUTS = ['paragraphs', 'form', 'table', 'columns', 'email', 'chat', 'signatures'];

/** The documents of a folder, by the names of their files. @throws Error naming the file that is written wrongly */
export function readDocuments(
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): AnnotatedDocument[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && isWanted(name))
    .sort()
    .map((name) => {
      try {
        return parseDocument(readFileSync(path.join(folder, name), 'utf8'));
      } catch (error) {
        throw new Error(`${path.join(folder, name)} can't be read`, { cause: error });
      }
    });
}

/** The format is told in bench/evaluation/README.md. @throws Error saying what is wrong */
export function parseDocument(source: string): AnnotatedDocument {
  const parts = /^---\n(?<head>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/u.exec(source)?.groups;
  if (!parts) throw new Error('No front matter');
  const head = new Map(
    (parts['head'] ?? '').split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const field = (name: string, allowed?: readonly string[]): string => {
    const value = head.get(name);
    if (!value || (allowed && !allowed.includes(value))) throw new Error(`${name}: ${value ?? 'missing'}`);
    return value;
  };
  const { folded, marks } = fold((parts['body'] ?? '').trimEnd());
  const words = createWordMaker();
  return {
    id: field('id'),
    language: field('language', ['pt', 'en']) as Language,
    kind: field('kind'),
    layout: field('layout', LAYOUTS),
    scanned: field('scanned', ['yes', 'no']) === 'yes',
    blocks: blocksOf(folded.split('\n'), (text) => words.wordsOf(unfold(text.trim(), marks))),
    marks,
    tokens: words.tokens,
  };
}

function blocksOf(lines: readonly string[], inline: (text: string) => Inline): Block[] {
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (line === '<<<') {
      const end = lines.indexOf('>>>', i);
      if (end < 0) throw new Error('Columns without an end');
      blocks.push({
        kind: 'columns',
        columns: split(lines.slice(i + 1, end), '===').map((part) => blocksOf(part, inline)),
      });
      i = end;
    } else if (line.startsWith('|')) {
      const from = i;
      while (lines[i + 1]?.startsWith('|')) i += 1;
      blocks.push({ kind: 'table', rows: lines.slice(from, i + 1).map((row) => rowOf(row, inline)) });
    } else blocks.push(blockOf(line, inline));
  }
  return blocks;
}

function blockOf(line: string, inline: (text: string) => Inline): Block {
  if (line.trim() === '') return { kind: 'gap' };
  if (line.startsWith('# ')) return { kind: 'heading', text: inline(line.slice(2)) };
  if (line.startsWith('___ ')) return { kind: 'signatures', names: line.slice(4).split(' ;; ').map(inline) };
  const [separator, labels] = line.includes('^^ ') ? (['^^ ', 'above'] as const) : ([':: ', 'left'] as const);
  if (!line.includes(separator)) return { kind: 'paragraph', text: inline(line) };
  const fields = line.split(' ;; ').map((field) => {
    const at = field.indexOf(separator);
    if (at < 0) throw new Error(`A field without a label: ${field}`);
    const label = field.slice(0, at) + (labels === 'left' ? ':' : '');
    return { label: inline(label), value: inline(field.slice(at + separator.length)) };
  });
  return { kind: 'fields', labels, fields };
}

function rowOf(line: string, inline: (text: string) => Inline) {
  const head = line.startsWith('|!');
  return {
    head,
    cells: line
      .slice(head ? 2 : 1)
      .split(/ \| | \|$/u)
      .map(inline),
  };
}

function split(lines: readonly string[], at: string): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line === at) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}
