/** What a rule found by its form and the tagger, which reads what stands around, takes for nobody's. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { DETAILS } from '../model/details.ts';
import type { Document } from '../text/document.ts';
import type { Details } from './probabilities.ts';

/** Of 70 addresses this unlikely 49 were those of shops, offices and things sold, most of the others names of people. */
const NOBODYS = 0.02;
/** Pieces of one address stand this near each other, in units: where one is believed the others are. */
const NEAR = 24;
const DOUBTABLE: ReadonlySet<Category> = new Set(['address', 'profession']);
const ADDRESS = DETAILS.indexOf('address');
/** Where somebody lives, whatever the tagger says; folded, right before. */
const LIVES =
  /(?<![a-z])(?:mor[ao]|morava|moram|morador[ae]?|resid[a-z]{1,9}|domicili[a-z]{1,5}|endereco|lives?|lived|living|resid(?:es?|ing|ence)|home|address|casa)(?![a-z])[^\n]{0,24}$/;
const LOOK_BACK = 48;

/** Proposed for review instead of removal; an address without the words behind it that are no part of one. Linear. */
export function reviewDoubted(
  document: Document,
  found: readonly Found[],
  details: Details | undefined,
): Found[] {
  if (details === undefined) return [...found];
  return found.map((one) => {
    if (one.detector !== 'label' || one.proposal !== 'remove' || !DOUBTABLE.has(one.category)) return one;
    if (isInTable(document, one)) return one;
    if (isDoubted(document, one, details)) return { ...one, proposal: 'review' };
    return isBelieved(one, details) ? withoutTail(document, one, details) : one;
  });
}

/** Under these stand tasks and duties as often as jobs. */
const TASKS: ReadonlySet<string> = new Set(['job', 'position', 'role', 'funcao']);

/** Whose row it is tells the head of the table, which may be far away. */
const isInTable = ({ text }: Document, { start, reason, category }: Found): boolean =>
  category === 'profession'
    ? reason.code === 'table-header' && !TASKS.has(reason.detail ?? '')
    : reason.code === 'table-header' || /\t[^\n]*$/.test(text.slice(Math.max(0, start - LOOK_BACK), start));

function isDoubted({ text, folded }: Document, { start, end, category }: Found, details: Details): boolean {
  const isAddress = category === 'address';
  const [from, to] = isAddress ? [start - NEAR, end + NEAR] : [start, end];
  for (let at = Math.max(0, from); at < Math.min(text.length, to); at++)
    if (believes(details, at, isAddress)) return false;
  return !(isAddress && LIVES.test(folded.slice(Math.max(0, start - LOOK_BACK), start)));
}

/** An address that the tagger is sure of. */
const SURE = 0.5;
function isBelieved({ start, end, category }: Found, { kind, likely }: Details): boolean {
  if (category !== 'address') return false;
  for (let at = start; at < end; at++) if (kind[at] === ADDRESS && likely[at]! >= SURE) return true;
  return false;
}

/** An address begins where it begins whatever is believed of it; only whole words without a figure are cut off. */
function withoutTail({ text }: Document, found: Found, details: Details): Found {
  let end = found.end;
  for (;;) {
    const word = /[\s,;.]+\p{L}[\p{L}'’-]*\.?$/u.exec(text.slice(found.start, end))?.[0];
    if (word === undefined) return { ...found, end };
    for (let at = end - word.length; at < end; at++)
      if (believes(details, at, true)) return { ...found, end };
    end -= word.length;
  }
}

const believes = ({ kind, likely }: Details, at: number, isAddress: boolean): boolean =>
  likely[at]! >= NOBODYS && (!isAddress || kind[at] === ADDRESS);
