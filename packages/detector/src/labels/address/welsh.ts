import { broken } from './words.ts';

const WORD = "[A-ZŴŶÂÊÎÔÛ][\\p{L}'’-]{1,18}";
const NAMED = `(?:(?:y|yr|Y|Yr) )?${WORD}(?: (?:(?:y|yr) )?${WORD})?`;
/** "12 Heol y Parc, Bethesda", "Bryn Awel, Stryd Fawr": in Welsh the kind of street stands before its name. */
export const WELSH = broken(
  `(?<![\\p{L}\\d])(?:\\d{1,4}[A-Za-z]?,? (?:Heol|Ffordd|Stryd|L[ôo]n|Rhodfa|Cilgant|Clos|Maes|Rhes|Teras|Rhiw|Tai|Parc|Bryn|Cae|Allt)|(?:${WORD} ){0,2}${WORD}, (?:Heol|Ffordd|Stryd|L[ôo]n|Rhodfa|Cilgant|Rhiw)) ${NAMED}`,
);
