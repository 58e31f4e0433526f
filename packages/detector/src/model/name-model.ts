/** The tagger at run time: the chains see a passage by its facts, the network a document by its tokens; both are heard. */

import { createChains } from './chains.ts';
import { together } from './network/together.ts';
import { createNetwork, type Network } from './network/network.ts';
import type { Read } from './read.ts';
import { createSecondLook } from './second-look/look-again.ts';
import { seenAtFirst } from './second-look/seen.ts';
import { newSurvey, survey } from './survey.ts';
import type { Lexicon, NameModel, NameTags, Survey } from './types.ts';
import { createWords } from './words.ts';

/** What `training/train.ts`, `training/network/further.py` and `training/second-look/fit.py` write. */
export interface ModelFiles {
  readonly people: Uint8Array;
  readonly details: Uint8Array;
  /** Without it the chains speak alone. */
  readonly network?: Uint8Array;
  /** Without it the first look is the last. */
  readonly secondLook?: Uint8Array;
}

/**
 * @param lexicon the same lists that it was trained with
 * @throws RangeError when a file is of another version
 */
export function createNameModel(files: ModelFiles, lexicon: Lexicon): NameModel {
  const chains = createChains(files);
  const network = files.network === undefined ? undefined : createNetwork(files.network);
  const secondLook = files.secondLook === undefined ? undefined : createSecondLook(files.secondLook);
  const wordOf = createWords(lexicon);
  const ask = (
    network: Network,
    read: readonly Read[],
    chains: readonly NameTags[],
    seen: Survey | undefined,
  ) => {
    const said = network(read, seen);
    const tags = together(chains, said);
    return secondLook === undefined ? tags : secondLook(tags, seenAtFirst(read, chains, tags, said, seen));
  };
  return {
    survey: (passages) => {
      const seen = newSurvey();
      for (const tokens of passages) survey(tokens.map(wordOf), seen);
      return seen;
    },
    tag: (passages, seen) => {
      const read = passages.map((passage) => ({ passage, words: passage.tokens.map(wordOf) }));
      const tags = read.map((one) => chains(one, seen));
      if (network === undefined) return tags;
      const worth = read.map(hasWords);
      const isWorth = (_: unknown, index: number): boolean => worth[index]!;
      const both = ask(network, read.filter(isWorth), tags.filter(isWorth), seen).values();
      return tags.map((one, index) => (worth[index]! ? both.next().value! : one));
    },
  };
}

const LONG = 40;

/** A long run of marks and figures tells a network nothing, and has five times as many tokens as text of its length. */
const hasWords = ({ words }: Read): boolean =>
  words.length <= LONG || words.some(({ letters }) => letters > 1);
