/** "4471 Everaldo Quintão", "Dougal Frame #4480": short numbers of one length beside people, line by line, as clocks and rosters print them. */

import { isSurePerson, type Found } from '../found.ts';
import type { Document, Range } from '../text/document.ts';
import { isListOfOthers, isPiece } from './no-rosters.ts';
import { isCounted, unnamed } from './unnamed.ts';

/** At the beginning of a line or a cell, before a name. */
const BEFORE = /(?:^|[\n\t|;])[ [(<#]{0,3}(\d{4,7})[\])>]? ?[-–.:/]? ?$/;
/** Behind a name with nothing but a mark between: no decimals, hours, parts of a date. */
const BEHIND =
  /^ ?[-–,:#/[(<]{0,2} ?#?(\d{4,7}|\d{3,6}-[\dXx])(?=[\])>]{0,2}(?:[\t\n;|]|,(?!\d)|$|\.(?:\s|$)| (?:[-–(]|[A-Za-z]{2})))/;
/** At the side of a name a mark tells it alone: "Ann Rowe #4471". */
const MARKED = /^ ?(?:#|\[#?)(\d{4,7})(?=\]|[\s,;|)]|[.:](?:\s|$)|$)/;
const YEAR = /^(?:1[5-9]|20)\d{2}$/;
/** As chats and plans of a day write it. */
const HOUR = /^(?:[01]\d|2[0-3])[0-5]\d$/;
/** Sums are round. */
const ROUND = /0$/;
const REACH = 20;
/** A number at somebody's side makes a doubted name likelier. */
const SURE = 0.25;
/** So many people of a list have one. */
const FEWEST = 2;
interface Beside extends Range {
  readonly value: string;
  /** People of one list have their numbers at one side, of one length. */
  readonly list: string;
}

/** Linear in what is found. */
export function findRosters({ text, folded }: Document, found: readonly Found[]): Found[] {
  const lists = new Map<string, Beside[]>();
  const alone: Found[] = [];
  for (const one of found) {
    if (!isSurePerson(one, SURE)) continue;
    const behind = text.slice(one.end, one.end + REACH);
    const marked = MARKED.exec(behind);
    if (marked !== null && !YEAR.test(marked[1]!)) {
      const end = one.end + marked[0].length;
      if (!isPiece(folded, one.start, end))
        alone.push(unnamed({ start: end - marked[1]!.length, end }, 'registration'));
      continue;
    }
    for (const beside of [before(text, one), after(folded, one, BEHIND.exec(behind))])
      if (beside !== undefined && !YEAR.test(beside.value)) {
        const list = lists.get(beside.list) ?? [];
        list.push(beside);
        lists.set(beside.list, list);
      }
  }
  return [
    ...alone,
    ...[...lists.values()].flatMap((list) => (isRoster(folded, list) ? list : []).map(asNumber)),
  ];
}

const asNumber = (one: Beside): Found => unnamed(one, 'registration');

function before(text: string, one: Range): Beside | undefined {
  const match = BEFORE.exec(text.slice(Math.max(0, one.start - REACH), one.start));
  if (match === null) return undefined;
  const value = match[1]!;
  const start = one.start - match[0].length + match[0].indexOf(value);
  return { start, end: start + value.length, value, list: `before ${value.length}` };
}

function after(folded: string, one: Range, match: RegExpExecArray | null): Beside | undefined {
  if (match === null) return undefined;
  const value = match[1]!;
  const end = one.end + match[0].length;
  return isCounted(folded, end)
    ? undefined
    : { start: end - value.length, end, value, list: `behind ${value.length}` };
}

/** Different numbers, that neither count the lines nor are sums, under no word for something else. */
function isRoster(folded: string, list: readonly Beside[]): boolean {
  const values = new Set(list.map(({ value }) => value));
  if (values.size < FEWEST || [ROUND, HOUR].some((form) => list.every(({ value }) => form.test(value))))
    return false;
  const first = list[0]!;
  const isBehind = first.list.startsWith('behind');
  return (
    !countsLines(list) &&
    !isListOfOthers(folded, { start: first.start, end: list.at(-1)!.end }, first, isBehind)
  );
}

/** From one, a hundred and one or a thousand on; those who came on one day may follow each other as well. */
const countsLines = (list: readonly Beside[]): boolean =>
  /^0*[1-9]?0+1$/.test(list[0]!.value) &&
  list.every(({ value }, at) => at === 0 || Number(value) === Number(list[at - 1]!.value) + 1);
