import { type RawFile, resolve } from '../raw/file.ts';
import { isDict, isList, isRef, isText, type Dict, type Value } from '../raw/values.ts';

export interface OutlineTitle {
  readonly title: string;
  /** The page it leads to, by its place; undefined where it leads to none. */
  readonly page: number | undefined;
}

const MOST = 100_000;

/**
 * The titles of a copy's outline, in any order. One without a title or a page stands for what is wrong with an outline.
 * @param pages object numbers of the pages, in order
 */
export function outlineTitles(file: RawFile, pages: readonly number[]): OutlineTitle[] {
  const root = resolve(file, file.trailer.get('Root'));
  const outline = isDict(root) ? resolve(file, root.get('Outlines')) : undefined;
  if (outline === undefined || outline === null) return [];
  const titles: OutlineTitle[] = [];
  const seen = new Set<Dict>();
  const waiting: (Value | undefined)[] = isDict(outline) ? [outline.get('First'), outline.get('Last')] : [];
  while (waiting.length > 0 && titles.length < MOST) {
    const item = resolve(file, waiting.pop());
    if (!isDict(item) || seen.has(item)) continue;
    seen.add(item);
    for (const key of ['First', 'Last', 'Next', 'Prev']) waiting.push(item.get(key));
    titles.push(titleOf(item, pages));
  }
  return titles.length === 0 ? [{ title: '', page: undefined }] : titles;
}

function titleOf(item: Dict, pages: readonly number[]): OutlineTitle {
  const title = item.get('Title');
  const destination = item.get('Dest');
  const [target] = isList(destination ?? null) ? (destination as readonly Value[]) : [];
  const page = isRef(target) ? pages.indexOf(target.ref) : -1;
  const bytes = isText(title) ? Buffer.from(title.bytes) : Buffer.alloc(0);
  return {
    title: new TextDecoder(bytes[0] === 0xfe ? 'utf-16be' : 'latin1').decode(bytes),
    page: page < 0 ? undefined : page,
  };
}
