import { together } from '../../text/starts.ts';
import { OTHER_GRAMMARS } from './grammars-elsewhere.ts';
import { ENGLISH_GRAMMARS } from './grammars-in-english.ts';
import { BRAZILIAN_GRAMMARS } from './grammars-of-brazil.ts';

/** The grammars of all countries, looked for together. */
export const GRAMMARS = together([...BRAZILIAN_GRAMMARS, ...ENGLISH_GRAMMARS, ...OTHER_GRAMMARS]);
