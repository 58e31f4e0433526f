import { CAPITALS, DIGITS, initials } from '../../text/starts.ts';
import type { Anchored, Initials } from '../../text/starts.ts';
import {
  ENGLISH,
  ENGLISH_FLAT,
  ENGLISH_LIVES,
  ENGLISH_PARTS,
  EUROPEAN,
  EUROPEAN_PARTS,
  JAPANESE,
  NAMED_HOUSE,
  PO_BOX,
  STREET_WITHOUT_NUMBER,
} from './abroad.ts';
import { RURAL, RURAL_STARTS } from './country.ts';
import { INTERNATIONAL_PARTS, MILITARY, WITH_UNIT } from './international.ts';
import { BRASILIA, LONE_UNIT, PARTS, PLOT, UNITS } from './brazil.ts';

/** How addresses of one kind begin, and what may follow. */
interface Grammar extends Anchored {
  readonly parts: readonly RegExp[];
  /** A place in the country that may be anything else: what stands around has to speak for it. */
  readonly ifLivedIn?: true;
  readonly confidence: number;
}

const both = (letters: string): Initials => initials(letters.toLowerCase() + letters.toUpperCase());

export const GRAMMARS: readonly Grammar[] = [
  { pattern: RURAL, starts: RURAL_STARTS, parts: PARTS, confidence: 0.88, ifLivedIn: true },
  { pattern: BRASILIA, starts: initials('SQCAEH'), soon: 24, parts: PARTS, confidence: 0.93 },
  { pattern: PLOT, starts: both('q'), soon: 40, parts: PARTS, confidence: 0.9 },
  { pattern: UNITS, starts: both('btqecaul'), soon: 60, parts: PARTS, confidence: 0.88 },
  { pattern: LONE_UNIT, starts: both('auc'), soon: 24, parts: PARTS, confidence: 0.8 },
  {
    pattern: PO_BOX,
    starts: both('pcabrhs'),
    soon: 30,
    parts: [...PARTS, ...ENGLISH_PARTS],
    confidence: 0.9,
  },
  {
    pattern: ENGLISH,
    starts: initials(`${DIGITS}#NEWTGFSBULRAPfa`),
    soon: 90,
    parts: ENGLISH_PARTS,
    confidence: 0.92,
  },
  { pattern: ENGLISH_FLAT, starts: initials(CAPITALS), soon: 60, parts: ENGLISH_PARTS, confidence: 0.85 },
  { pattern: ENGLISH_LIVES, starts: initials(DIGITS), parts: ENGLISH_PARTS, confidence: 0.85 },
  {
    pattern: WITH_UNIT,
    starts: initials(`${DIGITS}ASU`),
    soon: 24,
    parts: [...INTERNATIONAL_PARTS, ...ENGLISH_PARTS],
    confidence: 0.88,
  },
  { pattern: MILITARY, starts: initials('UPC'), soon: 40, parts: INTERNATIONAL_PARTS, confidence: 0.93 },
  { pattern: JAPANESE, starts: initials(DIGITS), parts: EUROPEAN_PARTS, confidence: 0.9 },
  {
    pattern: NAMED_HOUSE,
    starts: initials(CAPITALS),
    parts: [STREET_WITHOUT_NUMBER, ...ENGLISH_PARTS],
    confidence: 0.8,
  },
  {
    pattern: EUROPEAN,
    starts: initials(`${DIGITS}${CAPITALS}ua`, true),
    soon: 90,
    parts: EUROPEAN_PARTS,
    confidence: 0.9,
  },
];
