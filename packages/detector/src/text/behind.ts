/** What may stand right before the matches of a pattern, as far as its lookbehinds tell: nowhere else need it be tried. */

import { both, either, noPair, tableOf, UNTOLD } from './pairs-behind.ts';
import type { Behind } from './pairs-behind.ts';
import { GROUP, ONE, quantifierAt, unitsOf } from './prefixes.ts';

/** The beginning of the text. */
const NONE = '\0';
/** Of more pairs only the last unit is told. */
const MANY = 2000;

/** Undefined where anything may stand there. */
export function behindOf({ source, flags }: RegExp): Behind | undefined {
  return leads(source, 0, flags.replaceAll(/[gyd]/g, '')).told;
}

interface Read<What> {
  readonly told: What;
  readonly end: number;
}
interface Part {
  /** How it may end, the last unit first. */
  readonly endings: ReadonlySet<string>;
  readonly least: number;
  readonly most: number;
}

/** Of an alternation, to the end of its group. */
function leads(source: string, from: number, flags: string): Read<Behind | undefined> {
  let all: Behind | undefined = noPair();
  for (let at = from; ;) {
    const own = leadsOfRow(source, at, flags);
    all = all && own && either(all, own);
    at = endOfRow(source, at);
    if (source[at] !== '|') return { told: all, end: at };
    at++;
  }
}

/** What all of the lookbehinds say with which it begins. */
function leadsOfRow(source: string, from: number, flags: string): Behind | undefined {
  let own: Behind | undefined;
  for (let at = from; !endsRow(source[at]);) {
    const group = opening(source, at);
    const end = endOfPart(source, at);
    if (group === '(?<=') own = both(own, tableOf(endingsOf(source, at + group.length, flags).told));
    else if (group === undefined ? !isEdge(source.slice(at, end)) : !isLook(group)) {
      const isThere = group !== undefined && quantifierAt(source, end).least > 0;
      return isThere ? both(own, leads(source, at + group.length, flags).told) : own;
    }
    at = quantifierAt(source, end).end;
  }
  return own;
}

const endsRow = (sign: string | undefined): boolean => sign === undefined || sign === '|' || sign === ')';

function endOfRow(source: string, from: number): number {
  let at = from;
  while (!endsRow(source[at])) at = endOfPart(source, at);
  return at;
}

function endOfPart(source: string, from: number): number {
  let at = from;
  let depth = 0;
  do {
    const group = opening(source, at);
    if (group !== undefined) depth++;
    else if (source[at] === ')') depth--;
    at += group?.length ?? oneAt(source, at).length;
  } while (depth > 0);
  return at;
}

/** How all that an alternation can match may end. */
function endingsOf(source: string, from: number, flags: string): Read<ReadonlySet<string>> {
  const all = new Set<string>();
  let parts: Part[] = [];
  for (let at = from; ;) {
    if (endsRow(source[at])) {
      for (const one of endingsOfRow(parts)) all.add(one);
      if (source[at] !== '|') return { told: all, end: at };
      parts = [];
      at++;
      continue;
    }
    const { told: endings, end: partEnd } = partAt(source, at, flags);
    const { least, most, end } = quantifierAt(source, partEnd);
    parts.push({ endings, least: Math.min(least, 2), most: Math.min(most, 2) });
    at = end;
  }
}

const EMPTY: ReadonlySet<string> = new Set(['']);

function partAt(source: string, at: number, flags: string): Read<ReadonlySet<string>> {
  const group = opening(source, at);
  if (group !== undefined) {
    const inner = endingsOf(source, at + group.length, flags);
    return { told: isLook(group) ? EMPTY : inner.told, end: inner.end + 1 };
  }
  const part = oneAt(source, at);
  const end = at + part.length;
  if (part === '^') return { told: new Set([NONE]), end };
  return { told: isEdge(part) ? EMPTY : unitsOf(part, flags), end };
}

function endingsOfRow(parts: readonly Part[]): ReadonlySet<string> {
  let own = EMPTY;
  for (const { endings, least, most } of parts.toReversed()) {
    const all = new Set(least === 0 ? own : []);
    let now = own;
    for (let times = 1; times <= most; times++) {
      now = preceded(now, endings);
      if (times >= least) for (const one of now) all.add(one);
    }
    own = all;
  }
  return own;
}

function preceded(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set<string>();
  const areMany = some.size * others.size > MANY;
  for (const one of some)
    if (one.length >= 2 || (areMany && one !== '')) all.add(one.padEnd(2, UNTOLD));
    else for (const other of others) all.add((one + other).slice(0, 2));
  return all;
}

function opening(source: string, at: number): string | undefined {
  if (source[at] !== '(') return undefined;
  GROUP.lastIndex = at;
  return GROUP.exec(source)![0];
}
function oneAt(source: string, at: number): string {
  ONE.lastIndex = at;
  return ONE.exec(source)![0];
}
const isLook = (group: string): boolean => /[=!]$/.test(group);
const isEdge = (part: string): boolean => /^(?:[\^$]|\\[bB])$/.test(part);
