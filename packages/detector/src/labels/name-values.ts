import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { ORDINARY, PLACE, TITLE, asFirst, asSurname } from '../names/lists.ts';
import { isParticle, isThing, wordAt } from '../names/runs.ts';
import type { Words } from '../names/runs.ts';
import { WORD, firstTokenAt } from '../text/tokens.ts';
import { OTHER_LABELS } from './dictionary.ts';

const MOST_WORDS = 9;

/** "Espólio de Zilá": whose it is goes, that it is one stays. */
const ESTATE = /^(?:espolio|herdeir[oa]s?|sucessor(?:es)?|estate|heirs) (?:d[aeo]s?|of) /;

/** One name or several, parted by commas, "e", "and", slashes. */
export function namesIn(words: Words, name: string, start: number, end: number, header: boolean): Found[] {
  const { document, tokens } = words;
  const found: Found[] = [];
  const estate = ESTATE.exec(document.folded.slice(start, Math.min(end, start + 24)))?.[0].length ?? 0;
  let index = firstTokenAt(tokens.start, tokens.count, start + estate);
  while (index < tokens.count && tokens.start[index]! < end && found.length < 20) {
    const one = nameAt(words, index, end);
    if (one.next === index) break;
    if (one.name !== undefined) {
      found.push({
        ...one.name,
        category: 'person',
        detector: 'label',
        reason: because(header ? 'table-header' : 'label', name),
        proposal: 'remove',
        priority: 61,
      });
    } else break;
    index = one.next;
    const gap = document.text.slice(one.name.end, tokens.start[index] ?? end);
    if (
      !/^(?: ?[,;/] ?| e | and | & )$/.test(gap) &&
      !(gap === ' ' && /^(?:e|and)$/.test(document.folded.slice(tokens.start[index], tokens.end[index])))
    )
      break;
    if (gap === ' ') index++;
    if (!header && /,/.test(gap) && !startsName(words, index)) break;
  }
  return found;
}

/** "Dr. João", "Ministro Luiz": what a person is called before the name stays. */
function afterTitles({ tokens, known }: Words, first: number, end: number): number {
  let index = first;
  while (
    index < tokens.count &&
    tokens.end[index]! < end &&
    (known[index]! & TITLE) !== 0 &&
    asFirst(known[index]!) < 5
  )
    index++;
  return index;
}

const startsName = ({ known }: Words, index: number): boolean => asFirst(known[index] ?? 0) >= 4;

/** "Name: Margaret Court": behind a given name, at the end, the thing is a family. */
const endsName = ({ tokens, known }: Words, index: number, end: number, givenNames: number): boolean =>
  givenNames > 0 && tokens.end[index]! >= end && asSurname(known[index]!) >= 2;

function nameAt(
  words: Words,
  first: number,
  end: number,
): { name?: { start: number; end: number; confidence: number }; next: number } {
  const { document, tokens, known } = words;
  first = afterTitles(words, first, end);
  let index = first;
  let evidence = 0;
  let ordinary = 0;
  let real = 0;
  for (; index < tokens.count && tokens.end[index]! <= end && index - first < MOST_WORDS; index++) {
    if (tokens.kind[index] !== WORD) break;
    if (
      index > first &&
      !/^[ .'-]{1,2}$/.test(document.text.slice(tokens.end[index - 1], tokens.start[index]))
    )
      break;
    const bits = known[index]!;
    const word = wordAt(document, tokens, index);
    if (index > first && (word === 'e' || word === 'and') && asFirst(known[index + 1] ?? 0) >= 4) break;
    if (isThing(bits) && asSurname(bits) < 6 && asFirst(bits) < 6 && !endsName(words, index, end, evidence)) {
      // "Nome: Banco do Brasil": an organisation. "João Silva CPF 123": the next field.
      if (real < 1 || !OTHER_LABELS.has(word)) ordinary += 2;
      break;
    }
    if (isParticle(bits)) continue;
    real++;
    if (asFirst(bits) >= 3 || asSurname(bits) >= 4) evidence++;
    else if ((bits & (ORDINARY | PLACE)) !== 0) ordinary++;
  }
  let last = index - 1;
  while (last > first && isParticle(known[last]!)) last--;
  const next = index;
  const capitals =
    document.text.slice(tokens.start[first], tokens.end[Math.max(first, last)]) !==
    document.folded.slice(tokens.start[first], tokens.end[Math.max(first, last)]);
  if (
    real === 0 ||
    ordinary > evidence ||
    (ordinary > 0 && evidence === 0) ||
    (evidence === 0 && (!capitals || real > 5))
  )
    return { next };
  const to = tokens.end[last]!;
  return {
    name: {
      start: tokens.start[first]!,
      end: document.text[to] === '.' && tokens.start[last]! + 1 === to ? to + 1 : to,
      confidence: evidence > 0 ? 0.96 : 0.85,
    },
    next,
  };
}
