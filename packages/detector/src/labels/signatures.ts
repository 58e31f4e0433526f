import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { ORDINARY, asFirst, asSurname } from '../names/lists.ts';
import { isParticle, isThing } from '../names/runs.ts';
import type { Words } from '../names/runs.ts';
import type { Cell, Line } from '../text/layout.ts';
import { MOST_COLUMNS, cellUnder } from '../text/layout.ts';
import { WORD, firstTokenAt } from '../text/tokens.ts';

const RULE = /^(?:x ?)?[_.\-–=]{6,}$/i;
const CLOSING =
  /^(?:atenciosamente|att|at\.te|cordialmente|respeitosamente|abracos?|abs|grat[oa]|obrigad[oa]|saudacoes|sem mais|nestes termos,? pede deferimento|regards|kind regards|best regards|best|sincerely|yours sincerely|yours faithfully|yours truly|thanks|thank you|many thanks|cheers)[,.!]?$/;
const MOST_WORDS = 7;

/** Names under a signature rule, and after the closing of a letter. */
export function findSignatures(words: Words, lines: readonly Line[]): Found[] {
  const { document } = words;
  const found: Found[] = [];
  for (let row = 0; row + 1 < lines.length; row++) {
    if (lines[row]!.length > MOST_COLUMNS) continue;
    for (const cell of lines[row]!) {
      if (cell.end - cell.start > 120) continue;
      const rule = RULE.test(document.text.slice(cell.start, cell.end));
      if (!rule && !CLOSING.test(document.folded.slice(cell.start, cell.end))) continue;
      const below = nextLine(lines, row);
      const signed = below === undefined ? undefined : cellUnder(below, cell);
      const name = signed === undefined ? undefined : signedName(words, signed);
      if (name === undefined) continue;
      found.push({
        ...name,
        category: 'person',
        detector: 'label',
        confidence: 0.93,
        reason: because('signature'),
        proposal: 'remove',
        priority: 60,
      });
    }
  }
  return found;
}

function nextLine(lines: readonly Line[], row: number): Line | undefined {
  for (let below = row + 1; below < lines.length && below <= row + 3; below++) {
    if (lines[below]!.length > 0) return lines[below];
  }
  return undefined;
}

/** The words at the front of the cell, if they could be a name and nothing says they are not. */
function signedName(
  { document, tokens, known }: Words,
  cell: Cell,
): { start: number; end: number } | undefined {
  const first = firstTokenAt(tokens.start, tokens.count, cell.start);
  let index = first;
  let real = 0;
  let evidence = 0;
  for (; index < tokens.count && tokens.end[index]! <= cell.end && index - first < MOST_WORDS; index++) {
    if (tokens.kind[index] !== WORD || isThing(known[index]!)) break;
    if (
      index > first &&
      !/^[ .'-]{1,2}$/.test(document.text.slice(tokens.end[index - 1], tokens.start[index]))
    )
      break;
    if (isParticle(known[index]!)) continue;
    real++;
    if (asFirst(known[index]!) >= 3 || asSurname(known[index]!) >= 4) evidence++;
    else if ((known[index]! & ORDINARY) !== 0) return undefined;
  }
  if (real === 0 || real > 6 || (evidence === 0 && real < 2)) return undefined;
  return { start: tokens.start[first]!, end: tokens.end[index - 1]! };
}
