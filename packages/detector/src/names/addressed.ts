import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { WORD } from '../text/tokens.ts';
import { ORDINARY, THING, TITLE, asFirst, asSurname } from './lists.ts';
import { isCapitalised, isCapitals, isInitial, isParticle, wordAt } from './runs.ts';
import type { Words } from './runs.ts';

const FORMS: ReadonlySet<string> = new Set(
  'mr mrs ms miss mx dr dra sr sra srta dona seu profa prof pe frei irma sister brother nana auntie uncle vovo vo tia tio padre mestre comadre compadre whaea matua garda cllr'.split(
    ' ',
  ),
);
/** Written in small letters before a name, too. */
const SMALL: ReadonlySet<string> = new Set(['dona', 'tia', 'tio', 'padre', 'frei', 'comadre', 'compadre']);
/** What stands for "your" as well, and so does not make a word of the language a name. */
const DOUBTFUL: ReadonlySet<string> = new Set(['seu', 'prof', 'profa', 'irma', 'dr', 'dra', 'pe']);
const MOST_WORDS = 5;

/** "Mr Short", "Ms White", "Dona Filó", "Sister Mary": after a form of address even a word of the language is a name. */
export function findAddressed(words: Words): Found[] {
  const { document, tokens } = words;
  const found: Found[] = [];
  for (let index = 0; index + 1 < tokens.count; index++) {
    if (tokens.kind[index] !== WORD) continue;
    // "Mrs de Brito": the particle is part of the name.
    const first =
      isParticle(words.known[index + 1]!) && isCapitalised(words, index + 2) ? index + 2 : index + 1;
    if (!isCapitalised(words, first)) continue;
    const form = wordAt(document, tokens, index);
    if (!FORMS.has(form) || (!isCapitalised(words, index) && !SMALL.has(form))) continue;
    if (!/^[.ªº]{0,2} $|^\.$/.test(document.text.slice(tokens.end[index], tokens.start[index + 1]))) continue;
    const end = nameEnd(words, first, DOUBTFUL.has(form));
    if (end === first) continue;
    const start = tokens.start[index + 1]!;
    const last = tokens.end[end - 1]!;
    found.push({
      start,
      end: document.text[last] === '.' && isInitial(words, end - 1) ? last + 1 : last,
      category: 'person',
      detector: 'name',
      confidence: (words.known[first]! & ORDINARY) === 0 ? 0.93 : 0.8,
      reason: because('name-list', document.text.slice(tokens.start[index], tokens.end[index])),
      proposal: 'remove',
      priority: 50,
    });
  }
  return found;
}

/** Exclusive end of the name; its first word may be a word of the language if somebody is called so. */
function nameEnd(words: Words, first: number, doubtful: boolean): number {
  const { document, tokens, known } = words;
  let end = first;
  while (end < tokens.count && end - first < MOST_WORDS && tokens.kind[end] === WORD) {
    if (end > first && !/^\.? $|^-$/.test(document.text.slice(tokens.end[end - 1], tokens.start[end]))) break;
    const bits = known[end]!;
    if (isParticle(bits) && (end === first ? !doubtful : isCapitalised(words, end + 1))) {
      end++;
      continue;
    }
    if (!isCapitalised(words, end) || (bits & (THING | TITLE)) !== 0) break;
    const borne = asSurname(bits) > 0 || asFirst(bits) > 0;
    const strong = asSurname(bits) >= 5 || asFirst(bits) >= 5;
    if ((bits & ORDINARY) !== 0 && !strong && (end > first || doubtful || !borne || isCapitals(words, end)))
      break;
    end++;
  }
  while (end > first + 1 && isParticle(known[end - 1]!)) end--;
  return end === first + 1 && isInitial(words, first) ? first : end;
}
