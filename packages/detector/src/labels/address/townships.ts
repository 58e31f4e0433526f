import { broken } from './words.ts';

/** Homes of southern Africa and India whose place in a township or district stands instead of a street. */

const NAME = "[A-Z][\\p{L}'-]{2,20}(?: [A-Z][\\p{L}'-]{1,20}){0,2}";
const PART =
  '(?:Zone|Ext(?:ension|\\.)?|Section|Phase|Unit|Block|Sect\\.) ?(?:\\d{1,3}[A-Z]?|[A-Z]{1,2})(?![\\p{L}\\d])';
/** "Stand 4418, Zone 6, Seshego", "ERF 1190, Extension 4, Lenasia South"; "Stand 12, Hall 6" is at a fair. */
export const STAND = broken(
  `(?<![\\p{L}\\d])(?:Stand|STAND|Erf|ERF|House|Hse|Plot)(?: [Nn]o\\.?| [Nn]umber)? \\d{2,6}[A-Z]?,? ${PART}(?:,? ${PART})?(?:, ${NAME}| (?!Hall)${NAME}(?:(?=[,.;)\\n]|$)|,? ${PART}))`,
);
/** "H.No. 4-5-211/A, Sultan Bazar, Hyderabad 500095", "Qtr. 117/B, Railway Colony": houses of India are numbered by ward and block. */
export const WARD_HOUSE = broken(
  `(?<![\\p{L}\\d])(?:[HD]\\.? ?[Nn]o|[Dd]oor [Nn]o|[Hh]ouse [Nn]o|[Qq]trs?\\.?(?: [Nn]o)?)\\.?:? ?#?[A-Z]?-?\\d{1,4}(?:[-/][A-Z\\d]{1,4}){1,4}(?![\\p{L}\\d])(?:, ?${NAME}){0,4}(?:(?:,| -)? ?\\d{3} ?\\d{3}(?!\\d))?`,
);
const OF =
  '(?:At[./ -]{1,2}(?:Post|Po|P\\.?O\\.?)|A/P|Vill(?:age|\\.)|V\\.?P\\.?O\\.?|P\\.?O\\.?|P\\.?S\\.?|Post|Tal(?:uka|uk|\\.)?|Teh(?:sil|\\.)(?: & Dist+\\.?)?|Mandal|Dist(?:rict|t\\.?|\\.)?)';
/** "At Post Karad, Tal. Karad, Dist. Satara": village, post office and district, two of them at least. */
export const VILLAGE = broken(
  `(?<![\\p{L}\\d])(?:At[./ -]{1,2}(?:Post|Po|P\\.?O\\.?)|A/P|Vill(?:age|\\.)|V\\.?P\\.?O\\.?|Tal(?:uka|uk|\\.)|Teh(?:sil|\\.))[: -]{0,2} ?${NAME}(?:,? ${OF}[: -]{1,3}${NAME}){1,4}`,
);
const FARM = `${NAME} (?:[Nn]o\\.? )?\\d{1,4}[ -][IJKL][QRSTU](?![\\p{L}\\d])`;
/** "Waterval 221 JQ, Portion 14, Rustenburg": farms of South Africa by their registration division. */
export const FARM_PORTION = broken(
  `(?<![\\p{L}\\d])(?:Portion \\d{1,3}(?:,? of (?:the )?(?:[Ff]arm )?${FARM}|,? (?:the )?(?:[Ff]arm ${FARM}|${FARM}(?=, ${NAME})))|${FARM}, Portion \\d{1,3})(?:, ${NAME})?`,
);
/** "H-12, St. 44, G-9/4, Islamabad", "Brgy. San Roque, Purok 4, Antipolo City". */
export const SECTOR = broken(
  `(?<![\\p{L}\\d])(?:H(?:ouse)?(?: No\\.?)?[ -]?#? ?\\d{1,4}[A-Z]?(?:-[A-Z])?, ?St(?:reet)?\\.? ?(?:No\\.? ?)?#?\\d{1,3}(?:(?:, ?(?:Sector )?[A-Z]-\\d{1,2}(?:/\\d{1,2})?)(?:, ?${NAME})?|, ?${NAME}|(?<=(?:House|H\\.? ?No|H ?#)[^,\\n]{1,16}, ?St[^,\\n]{1,14})(?=[,.;)\\n]|$))|(?:Brgy\\.?|BRGY\\.?|Barangay|Purok) (?!(?:Captain|Hall|Council|Ginebra|Kagawad|Tanod|Clearance|Health)(?=[,.;)\\n]|$| \\p{Ll}))(?:${NAME}|\\d{1,3})(?:, (?:(?:Brgy\\.?|Barangay|Purok|Sitio) (?:${NAME}|\\d{1,3})|${NAME})){1,3})`,
);
/** "Blk 221 Bishan St 23 #05-112 S570221": blocks of Singapore, the floor and the door behind the sign. */
export const NUMBERED_BLOCK = broken(
  `(?<![\\p{L}\\d])(?:Blk|BLK|Block) \\d{1,4}[A-Z]?,? (?!(?:Stand|Item|Row|Seats?|Panel|Level|Hall)(?!\\p{L}))(?:[A-Z][\\p{L}'-]{1,20},? ){1,4}(?:\\d{1,3},? )?#\\d{2}-\\d{2,4}[A-Z]?(?:,? (?:Singapore |S)\\(?\\d{6}(?!\\d)\\)?)?`,
);
