import { holding } from '../../text/holds.ts';
import { together } from '../../text/starts.ts';
import type { Anchored } from '../../text/starts.ts';
import {
  ENGLISH,
  ENGLISH_FLAT,
  ENGLISH_LIVES,
  ENGLISH_PARTS,
  ANDEAN,
  EUROPEAN,
  EUROPEAN_PARTS,
  HOUSES_BEFORE_STREETS,
  IN_A_COUNTY,
  IRISH,
  JAPANESE,
  NAMED_HOUSE,
  PO_BOX,
  STREET_WITHOUT_NUMBER,
} from './abroad.ts';
import { RURAL } from './country.ts';
import {
  CALLED_HOUSE,
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
import { BRASILIA, LONE_UNIT, PARTS, PLOT, UNITS } from './brazil.ts';
import {
  CONDOMINIUM,
  FARM,
  LODGING,
  LONE_FLOOR,
  NUMBER_FIRST,
  PLACE_WITH_PART,
  VIVENDA,
} from './portugal.ts';
import { WELSH, WELSH_WAYS } from './welsh.ts';
import { REFERENCE } from './references.ts';
import { FARM_PORTION, NUMBERED_BLOCK, SECTOR, STAND, VILLAGE, WARD_HOUSE } from './townships.ts';
import { COUNTER, ROADSIDE, RURAL_ROUTE, SURVEYED } from './rural-delivery.ts';
import {
  ANSWERED,
  CODE_AND_HOUSE,
  ASKED_NUMBER,
  ASKED_STREET,
  SAID_STREETLESS,
  STATED,
  STREETLESS_WITH_FLAT,
} from './streetless.ts';
import { GIVEN_AS, NAMED_WITH_FLAT, WAITED_FOR, mayBeStreet } from './waited-for.ts';

/** How addresses of one kind begin, and what may follow. */
interface Grammar extends Anchored {
  readonly parts: readonly RegExp[];
  /** A place in the country that may be anything else: what stands around has to speak for it. */
  readonly ifLivedIn?: true;
  /** Whether what is found is meant so, by it and what stands before it, both folded. */
  readonly isMeant?: (found: string, before: string) => boolean;
  /** Folded words without one of which it is nowhere in a text; a blank may be a line end. */
  readonly needs?: readonly string[];
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
  { pattern: IRISH, holds: holding(124, ...IN_A_COUNTY), parts: ENGLISH_PARTS, confidence: 0.85 },
  { pattern: JAPANESE, parts: EUROPEAN_PARTS, confidence: 0.9 },
  {
    pattern: NAMED_HOUSE,
    holds: holding(90, ...HOUSES_BEFORE_STREETS),
    parts: [STREET_WITHOUT_NUMBER, ...ENGLISH_PARTS],
    confidence: 0.8,
  },
  { pattern: ANDEAN, soon: 60, parts: EUROPEAN_PARTS, confidence: 0.9 },
  {
    pattern: EUROPEAN,
    soon: 90,
    parts: EUROPEAN_PARTS,
    confidence: 0.9,
  },
  { pattern: VIVENDA, parts: PARTS, confidence: 0.9 },
  { pattern: FARM, parts: PARTS, confidence: 0.85, ifLivedIn: true },
  { pattern: PLACE_WITH_PART, parts: PARTS, confidence: 0.88 },
  { pattern: CONDOMINIUM, soon: 10, parts: [], confidence: 0.85 },
  { pattern: LODGING, parts: PARTS, confidence: 0.85 },
  { pattern: LONE_FLOOR, parts: PARTS, confidence: 0.85 },
  { pattern: NUMBER_FIRST, soon: 20, parts: PARTS, confidence: 0.9 },
  { pattern: SAID_STREETLESS, soon: 90, parts: PARTS, confidence: 0.85 },
  { pattern: WAITED_FOR, soon: 90, parts: PARTS, confidence: 0.85 },
  {
    pattern: GIVEN_AS,
    soon: 90,
    parts: PARTS,
    confidence: 0.88,
    needs: ['endereco', 'morada', 'end.'],
  },
  {
    pattern: NAMED_WITH_FLAT,
    soon: 90,
    parts: PARTS,
    confidence: 0.85,
    needs: [' ap', ' casa ', ' fundos', '/'],
    isMeant: mayBeStreet,
  },
  { pattern: STREETLESS_WITH_FLAT, soon: 60, parts: PARTS, confidence: 0.85 },
  {
    pattern: STATED,
    soon: 90,
    parts: PARTS,
    confidence: 0.85,
    needs: ['endereco ', 'end ', 'end. ', 'moro ', 'mora ', 'moram ', 'morava '],
  },
  { pattern: ASKED_STREET, parts: PARTS, confidence: 0.9, needs: ['dele:', 'dela:', 'deles:', 'delas:'] },
  { pattern: ASKED_NUMBER, parts: PARTS, confidence: 0.9 },
  {
    pattern: ANSWERED,
    soon: 60,
    parts: PARTS,
    confidence: 0.85,
    needs: ['endereco?', 'onde?', 'mora?', 'morava?'],
  },
  { pattern: CODE_AND_HOUSE, soon: 1, parts: PARTS, confidence: 0.93 },
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
  {
    pattern: STAND,
    soon: 14,
    parts: ENGLISH_PARTS,
    confidence: 0.88,
  },
  {
    pattern: FARM_PORTION,
    soon: 60,
    parts: ENGLISH_PARTS,
    confidence: 0.88,
    needs: ['portion'],
  },
  { pattern: NUMBERED_BLOCK, soon: 10, parts: ENGLISH_PARTS, confidence: 0.92 },
  {
    pattern: SECTOR,
    parts: ENGLISH_PARTS,
    confidence: 0.88,
  },
  { pattern: WARD_HOUSE, soon: 12, parts: ENGLISH_PARTS, confidence: 0.9 },
  {
    pattern: VILLAGE,
    parts: ENGLISH_PARTS,
    confidence: 0.88,
    needs: ['dist', 'tal', 'teh', 'po ', 'p.o', 'post ', 'mandal'],
  },
  { pattern: REFERENCE, parts: [], confidence: 0.85, needs: ['ref:', 'ref.:', 'refer'] },
  { pattern: SURVEYED, soon: 24, parts: ENGLISH_PARTS, confidence: 0.88 },
]);
