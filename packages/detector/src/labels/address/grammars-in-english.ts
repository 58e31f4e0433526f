import type { Grammar } from './grammar.ts';
import { holding } from '../../text/holds.ts';
import {
  ENGLISH,
  ENGLISH_FLAT,
  ENGLISH_LIVES,
  ENGLISH_PARTS,
  HOUSES_BEFORE_STREETS,
  IN_A_COUNTY,
  IRISH,
  NAMED_HOUSE,
  PO_BOX,
  STREET_WITHOUT_NUMBER,
} from './abroad.ts';
import { PARTS } from './brazil.ts';
import {
  CALLED_HOUSE,
  LIVES_IN_ROOM,
  OF_NAMED_HOUSE,
  ON_AN_ESTATE,
  HOME_IN_STREET,
  HOME_WORDS,
  NUMBERS_BEHIND,
  NUMBER_BEHIND,
  NUMBER_SAID,
  ON_A_PARK,
  SMALL_HOUSE,
  THREE_WORDS,
  WORDED_BEHIND,
  WORDED_NUMBER,
} from './english-homes.ts';
import { INTERNATIONAL_PARTS, MILITARY, WITH_UNIT } from './international.ts';
import { COUNTER, ROADSIDE, RURAL_ROUTE, SURVEYED } from './rural-delivery.ts';
import { WELSH, WELSH_WAYS } from './welsh.ts';

/** Britain, Ireland, North America and Australia; boxes at the post everywhere. */
export const ENGLISH_GRAMMARS: readonly Grammar[] = [
  {
    pattern: PO_BOX,
    soon: 30,
    parts: [...PARTS, ...ENGLISH_PARTS],
    confidence: 0.9,
  },
  {
    pattern: ENGLISH,
    soon: 90,
    parts: ENGLISH_PARTS,
    confidence: 0.92,
  },
  { pattern: ENGLISH_FLAT, soon: 60, parts: ENGLISH_PARTS, confidence: 0.85 },
  { pattern: ENGLISH_LIVES, parts: ENGLISH_PARTS, confidence: 0.85 },
  {
    pattern: WITH_UNIT,
    soon: 24,
    parts: [...INTERNATIONAL_PARTS, ...ENGLISH_PARTS],
    confidence: 0.88,
  },
  { pattern: MILITARY, soon: 40, parts: INTERNATIONAL_PARTS, confidence: 0.93 },
  { pattern: IRISH, holds: holding(124, ...IN_A_COUNTY), parts: ENGLISH_PARTS, confidence: 0.85 },
  {
    pattern: NAMED_HOUSE,
    holds: holding(90, ...HOUSES_BEFORE_STREETS),
    parts: [STREET_WITHOUT_NUMBER, ...ENGLISH_PARTS],
    confidence: 0.8,
  },
  { pattern: WORDED_NUMBER, parts: ENGLISH_PARTS, confidence: 0.9 },
  { pattern: NUMBER_BEHIND, soon: 90, parts: ENGLISH_PARTS, confidence: 0.9 },
  { pattern: WORDED_BEHIND, parts: ENGLISH_PARTS, confidence: 0.9, needs: ['number'] },
  { pattern: NUMBER_SAID, parts: ENGLISH_PARTS, confidence: 0.9 },
  { pattern: NUMBERS_BEHIND, soon: 90, parts: [], confidence: 0.85 },
  { pattern: SMALL_HOUSE, soon: 1, parts: ENGLISH_PARTS, confidence: 0.85 },
  {
    pattern: HOME_IN_STREET,
    parts: ENGLISH_PARTS,
    confidence: 0.9,
    needs: HOME_WORDS,
  },
  { pattern: CALLED_HOUSE, parts: ENGLISH_PARTS, confidence: 0.9, needs: ['called', 'named'] },
  { pattern: OF_NAMED_HOUSE, parts: ENGLISH_PARTS, confidence: 0.85, needs: [' of '] },
  {
    pattern: LIVES_IN_ROOM,
    parts: ENGLISH_PARTS,
    confidence: 0.88,
    needs: ['live', 'living', 'stays', 'staying'],
  },
  { pattern: ON_AN_ESTATE, soon: 50, parts: ENGLISH_PARTS, confidence: 0.85, needs: ['estate', 'strip'] },
  { pattern: ON_A_PARK, soon: 14, parts: ENGLISH_PARTS, confidence: 0.88 },
  { pattern: THREE_WORDS, parts: [], confidence: 0.95, needs: ['///', 'w3w', 'what3words'] },
  { pattern: RURAL_ROUTE, soon: 18, parts: ENGLISH_PARTS, confidence: 0.88 },
  { pattern: ROADSIDE, soon: 26, parts: ENGLISH_PARTS, confidence: 0.9 },
  { pattern: COUNTER, parts: ENGLISH_PARTS, confidence: 0.9 },
  {
    pattern: WELSH,
    parts: ENGLISH_PARTS,
    confidence: 0.9,
    needs: WELSH_WAYS,
  },
  { pattern: SURVEYED, soon: 24, parts: ENGLISH_PARTS, confidence: 0.88 },
];
