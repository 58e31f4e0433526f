import { type FileProblem, type RawFile, readRawFile, resolve } from '../raw/file.ts';
import { decodeStream, filtersOf, PICTURE_FILTERS } from '../raw/filters.ts';
import { isDict, isList, isName, isRef, type Ref, type Stream, type Value } from '../raw/values.ts';
import type { Needles } from '../text/needles.ts';
import { isPdfaClaim } from '../pdfa/file-rules.ts';
import { contentText } from './content.ts';
import type { Role } from './grammar.ts';
import { isOwnFingerprint } from './identifier.ts';
import { type OutlineTitle, outlineTitles } from './outline-titles.ts';
import { Visit, type Visitor } from './visit.ts';

export interface StructureReport {
  /** Of the file as a whole. */
  readonly file: readonly (FileProblem | 'orphan')[];
  /** `role/key` of what is not allowed, with the pages that reach it. */
  readonly unknown: readonly { readonly where: string; readonly pages: readonly number[] }[];
  /** Values found where no text belongs: in names, metadata, fonts, images, comments. */
  readonly hidden: readonly { readonly value: number; readonly pages: readonly number[] }[];
  readonly titles: readonly OutlineTitle[];
  /** How often each value stands in the strings of content streams, with the pages that reach one. */
  readonly shown: ReadonlyMap<number, { readonly count: number; readonly pages: readonly number[] }>;
}

interface Hit {
  readonly object: number;
  readonly value: number;
  readonly count: number;
  readonly shown: boolean;
}

const BINARY: ReadonlySet<Role> = new Set<Role>(['image', 'font-program', 'profile', 'shading', 'function']);
const CONTENT: ReadonlySet<Role> = new Set<Role>(['content', 'form', 'pattern', 'procedure']);

/** Reads every byte of a copy without any PDF library and holds it against the grammar and the removed values. */
export function checkStructure(bytes: Uint8Array, needles: Needles): StructureReport {
  const file = readRawFile(bytes);
  const unknown: { readonly object: number; readonly where: string }[] = [];
  const hits: Hit[] = [];
  let object = 0;
  const search = (found: ReadonlyMap<number, number>, shown: boolean): void => {
    for (const [value, count] of found) hits.push({ object, value, count, shown });
  };
  const known = new Set<string>();
  const visit = new Visit(file, {
    object: (number) => (object = number),
    unknown: (role, key) => unknown.push({ object, where: `${role}/${key}` }),
    text: (text) => {
      const key = Buffer.from(text).toString('latin1');
      if (known.has(key)) return;
      const found = [needles.inBytes(text), needles.inWords(text)];
      if (found.every(({ size }) => size === 0)) known.add(key);
      for (const places of found) search(places, false);
    },
    number: (digits) => search(needles.inNumbers(digits), false),
    stream: (role, stream) =>
      searchStream(file, role, stream, needles, search, () => {
        unknown.push({ object, where: `${role}/Filter` });
      }),
  });
  visit.visit(file.trailer, 'trailer');
  if (!isOwnFingerprint(bytes, file)) unknown.push({ object: 0, where: 'trailer/ID' });
  const orphan = [...file.objects.keys()].some((number) => !visit.seen.has(number));
  const reach = unknown.length + hits.length === 0 ? new Map<number, number[]>() : pagesByObject(file);
  const pagesOf = (number: number): readonly number[] => reach.get(number) ?? [];
  return {
    file: [...file.problems, ...(orphan ? (['orphan'] as const) : [])],
    unknown: unknown.map(({ object, where }) => ({ where, pages: pagesOf(object) })),
    hidden: hits.filter((hit) => !hit.shown).map(({ object, value }) => ({ value, pages: pagesOf(object) })),
    titles: outlineTitles(
      file,
      pageRefs(file).map(({ ref }) => ref),
    ),
    shown: shownByValue(hits, pagesOf),
  };
}

function shownByValue(
  hits: readonly Hit[],
  pagesOf: (object: number) => readonly number[],
): StructureReport['shown'] {
  const shown = new Map<number, { count: number; pages: number[] }>();
  for (const hit of hits) {
    if (!hit.shown) continue;
    const entry = shown.get(hit.value) ?? { count: 0, pages: [] };
    entry.count += hit.count;
    entry.pages.push(...pagesOf(hit.object));
    shown.set(hit.value, entry);
  }
  return shown;
}

function searchStream(
  file: RawFile,
  role: Role,
  stream: Stream,
  needles: Needles,
  search: (found: ReadonlyMap<number, number>, shown: boolean) => void,
  foreign: () => void,
): void {
  if (role === 'metadata') {
    // It says what the file claims to be, in words that are no trace of a value spelled alike.
    if (!isPdfaClaim(stream)) foreign();
    return;
  }
  const lookup = (ref: number): Value | undefined => file.objects.get(ref);
  const isPicture = filtersOf(stream, lookup).some((filter) => PICTURE_FILTERS.has(filter));
  const data = decodeStream(stream, lookup);
  if (data === undefined) {
    // LZW and RunLength are left alone in images that were not touched; elsewhere nothing may hide behind a filter.
    if (role !== 'image') foreign();
    search(needles.inBinary(stream.data), false);
  } else if (CONTENT.has(role) && !isPicture) {
    const text = contentText(data);
    search(needles.inBytes(text.strings), true);
    for (const part of text.elsewhere) {
      search(needles.inBytes(part), false);
      search(needles.inWords(part), false);
    }
    for (const digits of text.numbers) search(needles.inNumbers(digits), false);
  } else if (BINARY.has(role) || isPicture) search(needles.inBinary(data), false);
  else search(needles.inBytes(data), false);
}

/** For each object the pages that reach it; asked for only when something was found. */
function pagesByObject(file: RawFile): Map<number, number[]> {
  const reach = new Map<number, number[]>();
  const quiet: Visitor = { unknown: () => {}, text: () => {}, stream: () => {} };
  for (const [index, page] of pageRefs(file).entries()) {
    const visit = new Visit(file, quiet);
    // The parent leads to every other page.
    const node = resolve(file, file.objects.get(page.ref));
    if (isDict(node) && isRef(node.get('Parent') ?? null)) visit.seen.add((node.get('Parent') as Ref).ref);
    visit.visit(page, 'page');
    for (const number of visit.seen) reach.set(number, [...(reach.get(number) ?? []), index]);
  }
  return reach;
}

function pageRefs(file: RawFile): Ref[] {
  const pages: Ref[] = [];
  const seen = new Set<number>();
  const walk = (value: Value | undefined): void => {
    const node = resolve(file, value);
    if (!isRef(value) || seen.has(value.ref) || !isDict(node)) return;
    seen.add(value.ref);
    const kids = resolve(file, node.get('Kids'));
    const type = node.get('Type');
    if (isList(kids)) for (const kid of kids) walk(kid);
    else if (isName(type) && type.name === 'Page') pages.push(value);
  };
  const root = resolve(file, file.trailer.get('Root'));
  if (isDict(root)) walk(root.get('Pages'));
  return pages;
}
