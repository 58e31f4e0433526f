import { broken } from './words.ts';

const WORD = "[A-ZŴŶÂÊÎÔÛ][\\p{L}'’-]{1,18}";
const NAMED = `${WORD}(?: (?:(?:y|yr) )?${WORD})?`;
const KIND = '(?:Heol|Ffordd|Stryd|Lôn|Rhodfa|Cilgant|Rhes|Teras|Rhiw)(?: (?:y|yr|Y|Yr))?';
/** Wines and parks are called so as well: streets with the article. */
const KIND_OF_PLACE = '(?:Clos|Maes|Parc|Bryn|Cae) (?:y|yr|Y|Yr)';
/** One of these is in every such address. Folded. */
export const WELSH_WAYS = 'heol ffordd stryd lon parc bryn cae rhodfa cilgant clos maes rhes teras rhiw'
  .split(' ')
  .map((way) => `${way} `);
/** "12 Heol y Parc, Bethesda", "of Bryn Awel, Stryd Fawr": in Welsh the kind of street stands before its name. */
export const WELSH = broken(
  `(?<![\\p{L}\\d])(?:\\d{1,4}[A-Za-z]?,? (?:${KIND}|${KIND_OF_PLACE})|(?<=(?:, of|[Ll]iv(?:es?|ed|ing) (?:at|in)) )(?:${WORD} ){0,2}${WORD}, ${KIND}) ${NAMED}`,
);
