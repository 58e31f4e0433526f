import type { Document, Range } from '../../text/document.ts';
import { matchesByPattern, together } from '../../text/starts.ts';

/** Points and letters that stand for something else. */
const NOBODYS =
  '(?!U\\.[SKN]|E\\.[UGT]|U\\.E|N\\.U|P\\.[SMAO]|N\\.[BYSA]|A\\.[DMKC]|B\\.[CO]|C\\.[VCEP]|I\\.[ED]\\. |I\\.[EQT]|R\\.[IGH]|T\\.V|S\\.[AO]|D\\.[CJO]|O\\.[KS]|L\\.[AT]|G\\.P|V\\.[SP]|C\\.F|H\\.[QR]|A\\.[IB]|E\\.R\\. (?:is|was) (?:on|in|at|open|closed|full))';
const VERBS =
  'came|comes|wore|wept|brought|went|rang|phoned|says|said|thinks|wants|arrived|left|told|asked|wrote|will|has|had|was|is|and I|away|veio|vem|ficou|chegou|fugiu|levou|trouxe|disse|contou|relatou|confirmou|pediu|não|foi|está|quer';
/** "E.B. came with the eggs", "Carved 1887: I.D.", "I.D. + M.E." */
const DOTTED = new RegExp(
  `(?=\\p{Lu}\\.\\p{Lu}\\.)(?<![\\p{L}\\p{N}.@-]|[Tt]he )${NOBODYS}\\p{Lu}\\.\\p{Lu}\\.(?:\\p{Lu}\\.)?(?:(?= (?:${VERBS})(?!\\p{L}))|(?= ?[+&♥] ?\\p{Lu}\\.)|(?=['’]s(?!\\p{L}))(?![MD]\\.[DPA]|P\\.C|G\\.M|R\\.N)|(?<=[+&♥:–] ?(?:\\p{Lu}\\.){2,3})(?=[ \\t]*(?:\\n|$)| 1[89]\\d\\d| 20\\d\\d))`,
  'uy',
);
/** "Carved 1887: I.D." */
const CARVED =
  /(?=\p{Lu}\.\p{Lu}\.)(?<=(?:[Cc]arved|[Ss]igned|[Ii]nitialled|[Gg]ravado|[Ee]ntalhado)[^\n]{0,24}[ :])(?:\p{Lu}\.){2,3}(?!\p{L})/uy;

/** "redigida por E.L.", "apologies from D.T.", "known as R.D." */
const BY = new RegExp(
  `(?=\\p{Lu}\\.\\p{Lu}\\.)(?<=(?:[a-z]{2}d[oa]s?|[a-z]{2}ed|[Ww]ritten|[Dd]rawn|[Ss]een|[Nn]otes?|[Aa]pologies) (?:by|from|por) |(?<!\\p{L})(?:[Kk]nown (?:only )?as|[Ee]xcused|[Ii]niciais)[:,]? )${NOBODYS}(?:\\p{Lu}\\.){2,3}(?! ?\\p{Lu}\\p{L}|\\p{L}|\\d)`,
  'uy',
);

const PLACES = together([{ pattern: DOTTED }, { pattern: CARVED }, { pattern: BY }]);

/** Letters with points that do what people do. */
export const findDotted = ({ places }: Document): Range[] =>
  matchesByPattern(places.text, PLACES)
    .flat()
    .map(({ index, 0: letters }) => ({
      start: index,
      end: index + letters.length,
    }));
