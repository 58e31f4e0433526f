/**
 * The second look: once a document has been tagged, each token that may be a name is asked again, knowing what was said
 * of its neighbours, of its line and of its word elsewhere. Small trees, grown on documents that nothing else was learnt from.
 */

import type { NameTags } from '../types.ts';
import { FACTS, createFacts } from './facts.ts';
import type { Seen } from './seen.ts';
import { answerOf, readTrees } from './trees.ts';

/** Log odds; what is less likely at the first look is not asked again. */
const LEAST = -6.5;

/** Whether a token is asked again. */
export const isAskedAgain = ({ words, odds }: Seen, token: number): boolean =>
  odds[token]! >= LEAST && words[token]!.letters > 0;

export type LookAgain = (tags: readonly NameTags[], seen: Seen) => NameTags[];

/** What either look takes for a name stays one until the end, where the second decides how sure it is. @throws RangeError when the file is of another version */
export function createSecondLook(bytes: Uint8Array): LookAgain {
  const trees = readTrees(bytes, FACTS);
  return (tags, seen) => {
    const factsOf = createFacts(seen);
    let next = 0;
    return tags.map((one) => {
      const first = next;
      next += one.inside.length;
      const final = one.inside.map((likely, index) =>
        isAskedAgain(seen, first + index)
          ? 1 / (1 + Math.exp(-answerOf(trees, factsOf(first + index))))
          : likely,
      );
      const inside = one.inside.map((likely, index) => Math.max(likely, final[index]!));
      return { ...one, inside, final };
    });
  };
}
