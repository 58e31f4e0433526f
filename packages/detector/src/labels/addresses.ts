import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { BRAZIL_STATES } from '../text/brazil-states.ts';
import type { Line } from '../text/layout.ts';
import { matchesOf } from '../text/starts.ts';
import { anchoredPlaces } from './address/anchored.ts';
import { addressBlocks } from './address/blocks.ts';
import { PARTS } from './address/brazil.ts';
import { followParts } from './address/chain.ts';
import { addressCells } from './address/columns.ts';
import { COUNTRYSIDE, FURTHER } from './address/country.ts';
import { frontOf } from './address/fronts.ts';
import { GRAMMARS } from './address/grammars.ts';
import { followWords } from './address/segments.ts';
import { livesAt, wayEnd } from './address/streets.ts';
import { WAY_STARTS } from './address/ways.ts';

/** Folded characters before a place that may say whose it is. */
const BEFORE = 60;

/** Whole addresses: street, number, complement, quarter, town, state and postal code as one. Linear. */
export function findAddresses(document: Document, lines: readonly Line[]): Found[] {
  const { text, folded, places } = document;
  const found: Found[] = [];
  const add = (start: number, end: number, sure: number) => {
    const organisation = isOfOrganisation(folded, start);
    found.push({
      start: frontOf(text, start),
      end: endOnItsLines(text, start, toldEnd(text, folded, end)),
      category: 'address',
      detector: 'label',
      confidence: organisation ? OF_ORGANISATION : sure,
      reason: because('pattern'),
      proposal: organisation ? 'review' : 'remove',
      priority: 89,
    });
  };
  let after = 0;
  matchesOf(places.folded, WAY_STARTS, ({ index, 1: sure }) => {
    const end = index < after ? undefined : wayEnd(document, index, sure !== undefined);
    if (end === undefined) return;
    add(index, end.at, end.confidence);
    after = end.at;
  });
  matchesOf(
    places.text,
    GRAMMARS,
    (match, { parts, confidence, ifLivedIn, isMeant }) => {
      const end = match.index + match[0].length;
      if (ifLivedIn === true && !isLivedIn(document, match.index, end)) return;
      if (
        isMeant?.(
          folded.slice(match.index, end),
          folded.slice(Math.max(0, match.index - BEFORE), match.index),
        ) === false
      )
        return;
      add(match.index, followParts(text, end, parts).at, confidence);
    },
    ({ needs }) => needs === undefined || needs.some((word) => isSomewhere(folded, word)),
  );
  for (const { start, end } of anchoredPlaces(document)) add(start, end, 0.8);
  for (const { start, end } of addressBlocks(document)) add(start, end, 0.85);
  for (const { start, end } of addressCells(
    document,
    lines,
    found.filter(({ confidence }) => confidence >= SURE),
  ))
    add(start, end, 0.82);
  return found;
}

/** Where a line ends, its end stands for the blank behind a word. */
const isSomewhere = (folded: string, word: string): boolean =>
  folded.includes(word) || (word.endsWith(' ') && folded.includes(`${word.slice(0, -1)}\n`));

/** "Sítio Boa Vista" is somebody's home where the words around say so. */
function isLivedIn({ text, folded }: Document, start: number, end: number): boolean {
  return (
    livesAt(folded, start) ||
    COUNTRYSIDE.test(folded.slice(end, end + 36)) ||
    (/^\p{Lu}/u.test(text.slice(start, start + 2)) && FURTHER.test(folded.slice(end, end + 100)))
  );
}

/** So often an address changes between known parts and words. */
const MOST_TURNS = 3;

/** Told in words, an address may go on with another of its parts: "fundos, por trás da Olaria Velha, Russas". */
function toldEnd(text: string, folded: string, end: number): number {
  let at = end;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const told = followWords(text, folded, at);
    if (told === at) break;
    at = followParts(text, told, PARTS).at;
  }
  return at;
}

/** What follows the state or the postal code on the next line, and the next field of a form, is none of the address. */
function endOnItsLines(text: string, start: number, end: number): number {
  const feed = text.slice(start, end).lastIndexOf('\n');
  if (feed < 0) return end;
  const [line, next] = [text.slice(start, start + feed).trimEnd(), text.slice(start + feed, end)];
  if (/\d/.test(next) || /[,;-]$/.test(line)) return end;
  const isField = /:\s{0,3}$/.test(text.slice(Math.max(0, start - 4), start));
  const isNext = isField && NEXT_FIELD.test(text.slice(end, end + 26));
  return isNext || COMPLETE.test(line) ? start + line.length : end;
}

/** A state, a postal code of the United States or of Britain closes an address. */
const COMPLETE = new RegExp(
  `[-/] ?(?:${BRAZIL_STATES})$|[A-Z]{2} \\d{5}(?:-\\d{4})?$|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}$`,
);
const NEXT_FIELD = /^(?: \p{Ll}{2,}| ?\t|[^\n:;.,]{0,24}:)/u;

/** The address of a street with its number, or of somebody who is said to live there. */
const SURE = 0.8;
/** A firm's or an office's address is nobody's: proposed for review. */
const OF_ORGANISATION = 0.4;
const ORGANISATION =
  /(?:(?:registered office|trading address|head office|business address|postal address of the (?:firm|company))(?: is)?(?: at)?:? ?|(?:sede|filial|matriz|com sede e foro)(?: social)? (?:na|no|em|a|sit[oa] (?:na|a)) |(?<![a-z])(?:ltda|s\.a|s\/a|eireli|ltd|llc|inc|plc)(?![a-z])\.?[^\n.;]{0,44}[\s,-]{1,4}(?:na |no )?|(?:hospital|clinica|cartorio|oficio de notas|tabelionato|forum|delegacia|estadio|igreja|paroquia|salao|teatro|restaurante|padaria)(?![a-z]| e | onde | que )(?:(?! esta | mora| foi )[^\n.;:,]){0,30}[\s,-]{1,4}(?:na |no )?)$/;
const isOfOrganisation = (folded: string, at: number): boolean =>
  ORGANISATION.test(folded.slice(Math.max(0, at - BEFORE), at));
