import { crop, type Grey } from '../prepare/grey.ts';
import type { Word } from '../types.ts';
import type { Recogniser } from '../recognise/recogniser.ts';
import { covered, union } from './overlap.ts';

/** The end of a domain as the Portuguese model reads it; it has no `@`, so an address looks like `mariaQempresa.com.br`. */
const LOOKS_LIKE_DOMAIN = /[\p{L}\d]\.(com|net|org|br|gov|edu|info|io|me|adv|jus|leg|pt|co)\b/iu;

/** Room around a line that is read again, pixels. */
const MARGIN = 8;

/** Reads every line that seems to hold an e-mail address again with the English model and takes its words that hold `@`. */
export async function rereadEmails(
  words: readonly Word[],
  image: Grey,
  dpi: number,
  recogniser: Recogniser,
  signal?: AbortSignal,
): Promise<Word[]> {
  const lines = Map.groupBy(words, (word) => word.line);
  const suspects = [...lines.values()].filter((line) =>
    line.some((word) => LOOKS_LIKE_DOMAIN.test(word.text) && !word.text.includes('@')),
  );
  let result = [...words];
  for (const line of suspects) {
    const area = union(line);
    const left = Math.max(0, area.left - MARGIN);
    const top = Math.max(0, area.top - MARGIN);
    const strip = crop(image, left, top, area.right + MARGIN, area.bottom + MARGIN);
    const again = await recogniser.line(strip, dpi, signal);
    const addresses = again
      .filter((word) => word.text.includes('@'))
      .map((word) => ({
        ...word,
        left: word.left + left,
        right: word.right + left,
        top: word.top + top,
        bottom: word.bottom + top,
        line: line[0]!.line,
        block: line[0]!.block,
      }));
    for (const address of addresses) result = withAddress(result, address);
  }
  return result;
}

/** Puts the address in place of the words that it covers; pieces before and after it stay. */
function withAddress(words: readonly Word[], address: Word): Word[] {
  const replaced = (word: Word) => word.line === address.line && covered(word, address) > 0.5;
  const first = words.findIndex(replaced);
  const at =
    first >= 0 ? first : words.findIndex((word) => word.line === address.line && word.left > address.left);
  const place = at >= 0 ? at : words.findLastIndex((word) => word.line === address.line) + 1;
  return [
    ...words.slice(0, place).filter((word) => !replaced(word)),
    address,
    ...words.slice(place).filter((word) => !replaced(word)),
  ];
}
