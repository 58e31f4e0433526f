/**
 * What stands at the edges of a finding and is none of it: the next label or sentence, forms of address, degrees and
 * roles beside a name; the words that lead to an age or a birthplace.
 */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { asFirst, asSurname, isInDictionary, knownOf } from '../names/lists.ts';
import type { Document } from '../text/document.ts';
import { isAddress, lengthBeforeName } from './before-names.ts';
import { lengthBehindName } from './behind-names.ts';
import { withoutWords } from './edges-of-particulars.ts';
import { INNER, isLabelWord, withoutLabels } from './inner-labels.ts';
import { LONGEST_LABEL, isName, isNoPerson } from './no-person.ts';
import { toldApart } from './told-apart.ts';

/** "Rupert. Pharmacist": the sentence is over. */
const STOP = /(\p{Lu}\p{Ll}{2,})\. (?=\p{Lu})/u;
const AFTER_NEXT_LABEL = /^ ?(?:\/ ?\p{L}{2,20} ?)?:/u;
/** Characters before and behind a name that are looked at. */
const AROUND = 24;
const DOUBTFUL = 0.6;

/** Words before a value that its finding took along. Folded. */
const LED: Partial<Record<Category, RegExp>> = {
  age: /^(?:de|com|aged) (?=\d|[a-z])/,
  profession: /^(?:natural d[aeo] |(?:by )?(?:occupation|profession|ocupacao)[: ]{1,2})(?=[a-z])/,
};

/** Linear in findings. */
export function withoutEdges(found: readonly Found[], document: Document): Found[] {
  const cut = new Set<number>();
  return found
    .flatMap((one) => {
      const led = LED[one.category]?.exec(document.folded.slice(one.start, one.end));
      if (led) return [{ ...one, start: one.start + led[0].length }];
      const inner = INNER[one.category];
      if (inner !== undefined) return withoutLabels(one, inner, document);
      if (one.category !== 'person') return withoutWords(one, document);
      const trimmed = trim(one, document);
      if (trimmed === undefined) return [];
      for (let at = one.start; at < trimmed.start; at++) cut.add(at);
      for (let at = trimmed.end; at < one.end; at++) cut.add(at);
      return toldApart(trimmed, document.text, document.folded).map((range) => ({ ...trimmed, ...range }));
    })
    .filter((one) => !isDoubtful(one) || !(cut.has(one.start) && cut.has(one.end - 1)));
}

/** Only the tagger takes it for a name: what was cut off a name is none by itself. */
const isDoubtful = ({ category, detector, reason, confidence }: Found): boolean =>
  category === 'person' && detector === 'name' && reason.code === 'name-model' && confidence < DOUBTFUL;

function trim(one: Found, document: Document): Found | undefined {
  const { text, folded } = document;
  let { start, end } = one;
  if (
    isNoPerson(document, one) ||
    (isDoubtful(one) &&
      isAddress(text.slice(start, end + AROUND), folded.slice(start, end + AROUND), end - start))
  )
    return undefined;
  // Within the finding only: text of one line would be gone through for each.
  const feed = start + text.slice(start, end).lastIndexOf('\n');
  if (
    feed > start &&
    AFTER_NEXT_LABEL.test(text.slice(end, end + LONGEST_LABEL)) &&
    isLabelWord(folded.slice(feed + 1, end))
  )
    end = feed;
  const value = text.slice(start, end);
  const stop = STOP.exec(value);
  if (stop !== null) {
    const at = stop.index + stop[1]!.length;
    if (isName(folded.slice(start + stop.index, start + at)) && !holdsName(folded.slice(start + at, end)))
      end = start + at;
  }
  start += lengthBeforeName(
    text.slice(start, end),
    folded.slice(start, end),
    folded.slice(Math.max(0, start - AROUND), start),
  );
  end -= lengthBehindName(text.slice(start, end), folded.slice(start, end), text.slice(end, end + AROUND));
  return start === one.start && end === one.end ? one : { ...one, start, end };
}

/** Whether a word in it may be a name: no word of the language, or one that many bear. */
const holdsName = (folded: string): boolean =>
  folded
    .split(/[^a-z]+/)
    .some(
      (word) =>
        word.length > 2 &&
        (!isInDictionary(word) || asFirst(knownOf(word)) >= 5 || asSurname(knownOf(word)) >= 6),
    );
