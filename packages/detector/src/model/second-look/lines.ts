import type { Seen } from './seen.ts';

export interface Lines {
  /** How many tokens of a line are rather names than not. */
  readonly people: (line: number) => number;
  readonly tokens: (line: number) => number;
  /** The first token of a cell; -1 where there is none. */
  readonly startOf: (line: number, cell: number) => number;
}

export function linesOf({ count, lines, cells, odds }: Seen): Lines {
  const people = new Map<number, number>();
  const tokens = new Map<number, number>();
  const starts = new Map<string, number>();
  for (let token = 0; token < count; token++) {
    const line = lines[token]!;
    tokens.set(line, (tokens.get(line) ?? 0) + 1);
    if (odds[token]! > 0) people.set(line, (people.get(line) ?? 0) + 1);
    const cell = `${line} ${cells[token]!}`;
    if (!starts.has(cell)) starts.set(cell, token);
  }
  return {
    people: (line) => people.get(line) ?? 0,
    tokens: (line) => tokens.get(line) ?? 0,
    startOf: (line, cell) => starts.get(`${line} ${cell}`) ?? -1,
  };
}
