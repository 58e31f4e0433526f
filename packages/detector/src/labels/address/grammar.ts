import type { Anchored } from '../../text/starts.ts';

/** How addresses of one kind begin, and what may follow. */
export interface Grammar extends Anchored {
  readonly parts: readonly RegExp[];
  /** A place in the country that may be anything else: what stands around has to speak for it. */
  readonly ifLivedIn?: true;
  /** Whether what is found is meant so, by it and what stands before it, both folded. */
  readonly isMeant?: (found: string, before: string) => boolean;
  /** Folded words without one of which it is nowhere in a text; a blank may be a line end. */
  readonly needs?: readonly string[];
  readonly confidence: number;
}
