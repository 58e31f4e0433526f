import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { CAPITALS, NUMBER } from '../text/tokens.ts';
import { ORDINARY, PLACE, THING, TITLE, asFirst, asSurname } from './lists.ts';
import { isCapitalised, isCapitals, isInitial, isLowerCase, isParticle, isThing, joins } from './runs.ts';
import type { Words } from './runs.ts';

/** Names of people by lists, titles and capitals; without a model. Linear. */
export function findNames(words: Words): Found[] {
  const found: Found[] = [];
  const { tokens } = words;
  for (let index = 0; index < tokens.count;) {
    if (tokens.kind[index] === NUMBER || isParticle(words.known[index]!)) {
      index++;
    } else if (isCapitalised(words, index)) {
      const end = runEnd(words, index);
      for (const name of namesIn(words, index, end)) found.push(name);
      index = end;
    } else {
      const end = lowerCaseEnd(words, index);
      if (end > index) found.push(lowerCaseName(words, index, end));
      index = Math.max(end, index + 1);
    }
  }
  return found;
}

/** Exclusive end of the run of capitalised words, particles inside it included. */
function runEnd(words: Words, start: number): number {
  let end = start + 1;
  while (end < words.tokens.count && joins(words, end - 1)) {
    if (isCapitalised(words, end)) end++;
    else if (startsAnother(words, start, end)) break;
    else if (isParticle(words.known[end]!) && joins(words, end) && isCapitalised(words, end + 1)) end += 2;
    else if (
      isParticle(words.known[end]!) &&
      isParticle(words.known[end + 1] ?? 0) &&
      joins(words, end) &&
      joins(words, end + 1) &&
      isCapitalised(words, end + 2)
    )
      end += 3;
    else break;
  }
  return end;
}

/** "Ana Souza e Bruno Lima" are two people, "Costa e Silva" is one family name. */
function startsAnother({ document, tokens, known }: Words, start: number, particle: number): boolean {
  if (document.folded.slice(tokens.start[particle], tokens.end[particle]) !== 'e') return false;
  return (
    asFirst(known[particle + 1] ?? 0) >= 5 &&
    asFirst(known[particle + 1]!) + 1 >= asSurname(known[particle + 1]!) &&
    particle > start
  );
}

/** "IP", "DF", "II": two capitals that no one bears as a name. */
const isAbbreviation = ({ tokens, known }: Words, index: number): boolean =>
  tokens.start[index]! + 2 === tokens.end[index] &&
  tokens.shape[index] === CAPITALS &&
  asSurname(known[index]!) < 5;

/** How much a capitalised word speaks for being part of a name; under -1 it ends the name. */
function weight(words: Words, index: number, first: boolean): number {
  const known = words.known[index]!;
  if (isParticle(known)) return 0;
  if (isInitial(words, index)) return 0.3;
  if (isAbbreviation(words, index)) return -1;
  const ordinary = (known & ORDINARY) !== 0;
  const asGiven = asFirst(known);
  const asFamily = asSurname(known);
  if (isThing(known)) return asFamily >= 6 && !first ? -0.4 : -2;
  if ((known & TITLE) !== 0 && asGiven < 5 && asFamily < 6) return -2;
  const given = asGiven >= 6 ? 2 : asGiven >= 5 ? 1.7 : asGiven >= 4 ? 1.2 : asGiven >= 3 ? 0.9 : 0;
  const family = asFamily >= 6 ? 1.4 : asFamily >= 5 ? 1.1 : asFamily >= 4 ? 0.7 : asFamily >= 2 ? 0.5 : 0;
  const best = first ? Math.max(given, family * 0.6) : Math.max(family, given * 0.8);
  if (ordinary) return best >= 1.2 ? best * 0.5 : asGiven >= 6 || asFamily >= 6 ? 0.4 : -2;
  if ((known & PLACE) !== 0) return best > 0 ? best * 0.6 : first ? -1 : 0.2;
  return best > 0 ? best : 0.35;
}

const ENOUGH = 1.75;
const ENOUGH_AFTER_TITLE = 0.35;

function* namesIn(words: Words, start: number, end: number): Generator<Found> {
  let from = start;
  while (from < end) {
    while (from < end && (isParticle(words.known[from]!) || weight(words, from, true) <= -1)) from++;
    if (from >= end) return;
    let to = from;
    let sum = 0;
    let count = 0;
    for (; to < end; to++) {
      const value = weight(words, to, to === from);
      if (value <= -1) break;
      sum += value;
      if (value !== 0) count++;
    }
    const next = to;
    while (to > from + 1 && isParticle(words.known[to - 1]!)) to--;
    const found = judge(words, from, to, sum, count);
    if (found !== undefined) yield found;
    from = next;
  }
}

function judge(words: Words, from: number, to: number, sum: number, count: number): Found | undefined {
  const title = titleBefore(words, from);
  const alone = count === 1;
  const known = words.known[from]!;
  if (isOrganisationAround(words, from, to)) return undefined;
  if (title === undefined) {
    if (alone) {
      if (!standsAlone(words, from)) return undefined;
    } else if (!hasGivenName(words, from, to)) {
      if (!isForeign(words, from, to)) return undefined;
      return name(words, from, to, FOREIGN, undefined);
    } else if (sum < ENOUGH && !isForeign(words, from, to)) return undefined;
  } else if (sum < ENOUGH_AFTER_TITLE || (alone && (known & ORDINARY) !== 0 && asFirst(known) < 5))
    return undefined;
  const strength = sum + (title === undefined ? 0 : 1.2) + (alone ? -0.1 : 0);
  return name(words, from, to, Math.min(0.98, 1 / (1 + Math.exp(-1.1 * strength + 0.6))), title);
}

/** Two or more capitalised words that no list knows as words, places or things: most are names from elsewhere. */
const FOREIGN = 0.58;

function isForeign(words: Words, from: number, to: number): boolean {
  if (to - from > 5) return false;
  for (let index = from; index < to; index++) {
    const known = words.known[index]!;
    if (isParticle(known) || isInitial(words, index)) continue;
    const word = words.tokens.end[index]! - words.tokens.start[index]!;
    if ((known & (ORDINARY | PLACE | THING | TITLE)) !== 0 || isCapitals(words, index) || word < 3)
      return false;
  }
  return true;
}

/** A single word: a first name that is nothing else, or a family name inside a sentence. */
function standsAlone(words: Words, index: number): boolean {
  const known = words.known[index]!;
  if ((known & (ORDINARY | PLACE)) !== 0 || isInitial(words, index)) return false;
  if (isCapitals(words, index)) return asFirst(known) >= 6;
  if (asFirst(known) >= 4) return true;
  const { document, tokens } = words;
  const before = document.folded.slice(Math.max(0, tokens.start[index]! - 12), tokens.start[index]);
  if (/(?:name is|called|named|i'?m|chamad[oa]|chamo|nome e) $/.test(before)) return true;
  return (asSurname(known) >= 3 || asFirst(known) >= 3) && /[a-z,] $/.test(before);
}

function hasGivenName(words: Words, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (asFirst(words.known[index]!) >= 3) return true;
  return false;
}

const TITLE_GAP = /^[.:]?[ªº]?[ \n]{1,2}$|^[.(]{1,2}[aª]?\)[.:]? $|^: ?$/;

/** The title or trigger right before a run, or one of its own capitalised words cut off its front. */
function titleBefore({ document, tokens, known }: Words, from: number): string | undefined {
  for (let back = 1; back <= 2; back++) {
    const index = from - back;
    if (index < 0 || tokens.kind[index] === NUMBER) return undefined;
    const gap = document.text.slice(
      tokens.end[index],
      Math.min(tokens.start[from]!, tokens.end[index]! + 12),
    );
    if (
      (known[index]! & TITLE) !== 0 &&
      (back === 1 ? TITLE_GAP.test(gap) : /^ (?:de|da|do|of)? ?$|^\(a\)[.:]? $/.test(gap))
    ) {
      return document.text.slice(tokens.start[index], tokens.end[index]);
    }
  }
  return undefined;
}

/** "Banco João Silva", "Silva & Souza Ltda": the words right before and after say it is no person. */
function isOrganisationAround(words: Words, from: number, to: number): boolean {
  const { document, tokens, known } = words;
  if (to < tokens.count && isThing(known[to]!) && isCapitalised(words, to)) {
    const gap = document.text.slice(tokens.end[to - 1], tokens.end[to - 1]! + 3);
    if (
      /^ [A-Z&]|^, ?[LS]/.test(gap) &&
      /^(?:ltda|sa|eireli|epp|mei|inc|llc|ltd|corp|cia|gmbh|plc|advogados|company|street|road|avenue|lane|drive|court|square|bank|university|hospital|school)$/.test(
        document.folded.slice(tokens.start[to], tokens.end[to]),
      )
    )
      return true;
  }
  for (let index = from - 1, steps = 0; index >= 0 && steps < 2; index--, steps++) {
    if (!/^ ?$|^[.] $/.test(document.text.slice(tokens.end[index], tokens.start[index + 1]))) return false;
    if (
      isThing(known[index]!) &&
      /^(?:rua|avenida|av|alameda|travessa|praca|rodovia|estrada|viela|largo|hospital|escola|colegio|fundacao|instituto|universidade|banco|edificio|condominio|parque|jardim|vila|bairro|faculdade|clinica|laboratorio|creche|teatro|museu|aeroporto|municipio|cidade|cartorio|lei|igreja|paroquia)$/.test(
        document.folded.slice(tokens.start[index], tokens.end[index]),
      )
    )
      return true;
    if (!isParticle(known[index]!)) return false;
  }
  return false;
}

/** In chats names come in lower case: a first name that is no word, and the family names after it. */
function lowerCaseEnd(words: Words, start: number): number {
  const { known, tokens } = words;
  if (
    !isLowerCase(words, start) ||
    asFirst(known[start]!) < 5 ||
    (known[start]! & (ORDINARY | PLACE | THING | TITLE)) !== 0
  )
    return start;
  if (tokens.end[start]! - tokens.start[start]! < 3) return start;
  let end = start + 1;
  while (end < tokens.count && joins(words, end - 1)) {
    const particle = isParticle(known[end]!) && end + 1 < tokens.count && joins(words, end) ? 1 : 0;
    const next = known[end + particle]!;
    if (asSurname(next) < 5 && asFirst(next) < 6) break;
    if ((next & ORDINARY) !== 0 && asSurname(next) < 7) break;
    end += particle + 1;
  }
  return end;
}

function lowerCaseName(words: Words, from: number, to: number): Found {
  return name(
    words,
    from,
    to,
    to - from > 1 ? 0.88 : asFirst(words.known[from]!) >= 6 ? 0.65 : 0.5,
    undefined,
  );
}

function name(
  { document, tokens }: Words,
  from: number,
  to: number,
  confidence: number,
  title: string | undefined,
): Found {
  const start = tokens.start[from]!;
  const end = tokens.end[to - 1]!;
  return {
    start,
    // The point of a closing initial belongs to the name.
    end: document.text[end] === '.' && end === tokens.start[to - 1]! + 1 ? end + 1 : end,
    category: 'person',
    detector: 'name',
    confidence,
    reason: because('name-list', title),
    proposal: 'remove',
    priority: 50,
  };
}
