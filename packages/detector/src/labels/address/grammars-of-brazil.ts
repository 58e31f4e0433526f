import type { Grammar } from './grammar.ts';
import { BRASILIA, LONE_UNIT, PARTS, PLOT, UNITS } from './brazil.ts';
import { RURAL } from './country.ts';
import { DOOR_OF_PLACE, NUMBERED_PLOT } from './doors-of-places.ts';
import {
  CONDOMINIUM,
  FARM,
  LODGING,
  LONE_FLOOR,
  NUMBER_FIRST,
  PLACE_WITH_PART,
  VIVENDA,
} from './portugal.ts';
import { REFERENCE } from './references.ts';
import {
  ANSWERED,
  ASKED_NUMBER,
  ASKED_STREET,
  CODE_AND_HOUSE,
  SAID_STREETLESS,
  STATED,
  STREETLESS_WITH_FLAT,
} from './streetless.ts';
import { GIVEN_AS, NAMED_WITH_FLAT, WAITED_FOR, mayBeStreet } from './waited-for.ts';

/** Brazil and Portugal. */
export const BRAZILIAN_GRAMMARS: readonly Grammar[] = [
  { pattern: RURAL, parts: PARTS, confidence: 0.88, ifLivedIn: true },
  { pattern: BRASILIA, soon: 24, parts: PARTS, confidence: 0.93 },
  { pattern: PLOT, soon: 40, parts: PARTS, confidence: 0.9 },
  { pattern: UNITS, soon: 60, parts: PARTS, confidence: 0.88 },
  { pattern: LONE_UNIT, soon: 24, parts: PARTS, confidence: 0.8 },
  { pattern: VIVENDA, parts: PARTS, confidence: 0.9 },
  { pattern: FARM, parts: PARTS, confidence: 0.85, ifLivedIn: true },
  {
    pattern: DOOR_OF_PLACE,
    parts: PARTS,
    confidence: 0.88,
    needs: ['mora', 'moro', 'resid', 'viv', 'mud'],
  },
  { pattern: NUMBERED_PLOT, soon: 16, parts: PARTS, confidence: 0.9, needs: ['talhao'] },
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
  { pattern: REFERENCE, parts: [], confidence: 0.85, needs: ['ref:', 'ref.:', 'refer'] },
];
