import { broken } from './words.ts';

/** Homes of southern Africa and India whose place in a township or district stands instead of a street. */

const NAME = "[A-Z][\\p{L}'-]{2,20}(?: [A-Z][\\p{L}'-]{1,20}){0,2}";
const PART =
  '(?:Zone|Ext(?:ension|\\.)?|Section|Phase|Unit|Block|Sect\\.) ?(?:\\d{1,3}[A-Z]?|[A-Z]{1,2})(?![\\p{L}\\d])';
/** "Stand 4418, Zone 6, Seshego", "ERF 1190, Extension 4, Lenasia South"; "Stand 12, Hall 6" is at a fair. */
export const STAND = broken(
  `(?<![\\p{L}\\d])(?:Stand|STAND|Erf|ERF|House|Hse|Plot)(?: [Nn]o\\.?| [Nn]umber)? \\d{2,6}[A-Z]?,? ${PART}(?:,? ${PART})?(?:, ${NAME}| (?!Hall)${NAME}(?=[,.;)\\n]|$))`,
);
/** "H.No. 4-5-211/A, Sultan Bazar, Hyderabad 500095": houses of India are numbered by ward and block. */
export const WARD_HOUSE = broken(
  `(?<![\\p{L}\\d])(?:[HD]\\.? ?[Nn]o|[Dd]oor [Nn]o|[Hh]ouse [Nn]o|[Qq]tr\\.? [Nn]o)\\.?:? ?#?[A-Z]?-?\\d{1,4}(?:[-/][A-Z\\d]{1,4}){1,4}(?![\\p{L}\\d])(?:, ?${NAME}){0,4}(?:(?:,| -)? ?\\d{3} ?\\d{3}(?!\\d))?`,
);
const OF =
  '(?:At[./ -]{1,2}(?:Post|Po|P\\.?O\\.?)|A/P|Vill(?:age|\\.)|V\\.?P\\.?O\\.?|P\\.?O\\.?|P\\.?S\\.?|Post|Tal(?:uka|uk|\\.)?|Teh(?:sil|\\.)|Mandal|Dist(?:rict|t\\.?|\\.)?)';
/** "At Post Karad, Tal. Karad, Dist. Satara": village, post office and district, two of them at least. */
export const VILLAGE = broken(
  `(?<![\\p{L}\\d])(?:At[./ -]{1,2}(?:Post|Po|P\\.?O\\.?)|A/P|Vill(?:age|\\.)|V\\.?P\\.?O\\.?|Tal(?:uka|uk|\\.)|Teh(?:sil|\\.))[: -]{0,2} ?${NAME}(?:,? ${OF}[: -]{1,3}${NAME}){1,4}`,
);
