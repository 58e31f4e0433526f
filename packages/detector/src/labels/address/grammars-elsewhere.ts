import type { Grammar } from './grammar.ts';
import { ANDEAN, ENGLISH_PARTS, EUROPEAN, EUROPEAN_PARTS, JAPANESE } from './abroad.ts';
import { FARM_PORTION, NUMBERED_BLOCK, SECTOR, STAND, VILLAGE, WARD_HOUSE } from './townships.ts';

/** Continental Europe, the Andes, Africa and Asia. */
export const OTHER_GRAMMARS: readonly Grammar[] = [
  { pattern: JAPANESE, parts: EUROPEAN_PARTS, confidence: 0.9 },
  { pattern: ANDEAN, soon: 60, parts: EUROPEAN_PARTS, confidence: 0.9 },
  {
    pattern: EUROPEAN,
    soon: 90,
    parts: EUROPEAN_PARTS,
    confidence: 0.9,
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
];
