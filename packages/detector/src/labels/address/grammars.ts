import { together } from '../../text/starts.ts';
import type { Anchored } from '../../text/starts.ts';
import {
  ENGLISH,
  ENGLISH_FLAT,
  ENGLISH_LIVES,
  ENGLISH_PARTS,
  EUROPEAN,
  EUROPEAN_PARTS,
  IRISH,
  JAPANESE,
  NAMED_HOUSE,
  PO_BOX,
  STREET_WITHOUT_NUMBER,
} from './abroad.ts';
import { RURAL } from './country.ts';
import { INTERNATIONAL_PARTS, MILITARY, WITH_UNIT } from './international.ts';
import { BRASILIA, LONE_UNIT, PARTS, PLOT, UNITS } from './brazil.ts';

/** How addresses of one kind begin, and what may follow. */
interface Grammar extends Anchored {
  readonly parts: readonly RegExp[];
  /** A place in the country that may be anything else: what stands around has to speak for it. */
  readonly ifLivedIn?: true;
  readonly confidence: number;
}

export const GRAMMARS = together<Grammar>([
  { pattern: RURAL, parts: PARTS, confidence: 0.88, ifLivedIn: true },
  { pattern: BRASILIA, soon: 24, parts: PARTS, confidence: 0.93 },
  { pattern: PLOT, soon: 40, parts: PARTS, confidence: 0.9 },
  { pattern: UNITS, soon: 60, parts: PARTS, confidence: 0.88 },
  { pattern: LONE_UNIT, soon: 24, parts: PARTS, confidence: 0.8 },
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
  { pattern: IRISH, parts: ENGLISH_PARTS, confidence: 0.85 },
  { pattern: JAPANESE, parts: EUROPEAN_PARTS, confidence: 0.9 },
  {
    pattern: NAMED_HOUSE,
    parts: [STREET_WITHOUT_NUMBER, ...ENGLISH_PARTS],
    confidence: 0.8,
  },
  {
    pattern: EUROPEAN,
    soon: 90,
    parts: EUROPEAN_PARTS,
    confidence: 0.9,
  },
]);
