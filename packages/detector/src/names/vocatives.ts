import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { certainlyPerson } from './forms.ts';
import { THING, asFirst, isNoWord, knownOf } from './lists.ts';

/** What one asks or tells somebody right behind the name. */
const ASKS =
  "can you|could you|would you|will you|do you|did you|have you|are you|you['’](?:re|ll|ve)|you (?:are|have|need)|thank you|this is everything|pega|manda|traz|liga|leva|avisa|passa|vê se|você|vc|cê|(?:pode|podes|podia|consegue|consegues) (?:me|por|ver|trazer|levar|ligar|mandar|passar|confirmar|avisar|enviar)";
/** "Mat, can you open up?", "Van, pega lá" */
const VOCATIVE = together(
  [
    {
      pattern: new RegExp(
        `(?<=(?:^|[\\n.!?] ?))(?!(?:All|Team|Sir|Fine|Nice|Even|Else|Alone|Ah+|Oh+|Olá|Olha|Sim|Mas|Nada|Digo|Dito|Jovem|Moça|Gente|Brasil)(?!\\p{L}))\\p{Lu}\\p{Ll}{2,11}(?=, (?:${ASKS})(?!\\p{L}))`,
        'uy',
      ),
    },
  ],
  'plain',
);
/** Usual enough as a given name for a word. */
const USUAL = 3;
/** Short forms that lists know as words only. */
const SHORT: ReadonlySet<string> = new Set(['mat', 'van', 'bel', 'nat', 'kit', 'dot', 'mel', 'cat']);

/** Who is spoken to at the head of a sentence, by a word of the language as well. Linear. */
export const findVocatives = ({ folded, places }: Document): Found[] =>
  matchesByPattern(places.text, VOCATIVE)
    .flat()
    .filter(({ index, 0: { length } }) => {
      const name = folded.slice(index, index + length);
      return (
        SHORT.has(name) ||
        isNoWord(name) ||
        (asFirst(knownOf(name)) >= USUAL && (knownOf(name) & THING) === 0)
      );
    })
    .map((match) => certainlyPerson(match, 'name-list'));
