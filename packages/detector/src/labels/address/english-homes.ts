import { KIND, NAME } from './abroad.ts';
import { broken } from './words.ts';

/** Homes in English whose number is a word, stands behind the street or is not there at all. */

const UNITS = '(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine)';
const TENS = '(?:[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Ss]ixty|[Ss]eventy|[Ee]ighty|[Nn]inety)';
const WORDED = `(?:${TENS}(?:[- ]${UNITS})?|${UNITS}|[Tt]en|[Ee]leven|[Tt]welve|(?:[Tt]hir|[Ff]our|[Ff]if|[Ss]ix|[Ss]even|[Ee]igh|[Nn]ine)teen)(?![\\p{L}-])`;
const STREET = `(?:${NAME} ){1,3}${KIND}(?![\\p{L}])`;
/** Types that are hardly anything else behind a name; "Centre Court 2" and "National Bank No. 3" are none. */
const SURE =
  '(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Close|Crescent|Cres|Terrace|Gardens|Gdns|Grove|Rise|Hill|Mews|Row|Brae|Brow|Parade|Wynd|Place|Way|Walk|Hse|House|Mansions|Buildings|Bldgs|Cottages|Cotts|Villas)';
const WORD = "[A-Z][\\p{L}'-]{1,20}";
const SURE_STREET = `(?:${WORD} ){1,3}${SURE}(?![\\p{L}])`;
/** The same as chats write it; "close", "way", "drive" and "walk" are words there. */
const SMALL_STREET =
  '(?!(?:the|a|an|my|our|this|that|main|min|mins|minutes?|hours?|days?|miles?|km|more|new)(?! (?:rd|st)(?!\\p{L})) )(?:[a-z]{3,15} ){1,2}(?:street|road|rd|lane|ln|avenue|ave|crescent|cres|terrace|gardens|gdns|grove|gr|hl|crt|st)(?![\\p{L}])';

/** "twenty-two Acacia Drive", "Number Fourteen, Plough Lane", "number ninety, orwell rd". */
export const WORDED_NUMBER = broken(
  `(?<![\\p{L}\\d-])(?![Nn]umber [Tt]en,? Downing)(?:[Nn]umber ${WORDED}(?:,? ${STREET}|, ${SMALL_STREET})|(?<=(?:at|in|to) )number ${WORDED} ${SMALL_STREET}|${TENS}[- ]${UNITS},? ${STREET}|(?=\\p{L})(?<=(?:[Ll]iv(?:es?|ed|ing)|[Hh]ome|[Aa]ddress|[Mm]oved)(?: is)? (?:at|to) )${WORDED},? ${STREET})`,
);
/** "Quarry Hill at number nine", "Station Road, number 41", "Keir Hardie Hse, no. 47"; of "Random House, No. 12" there are books. */
const BEHIND_STREET = `(?<![\\p{L}\\d])(?!(?:The|At|In|On|From|To|And|For|With) )(?:${WORD} ){1,3}(?!(?:House|Place|Row)(?!\\p{L}))${SURE}(?![\\p{L}])(?:, ?| at | - | )`;
export const NUMBER_BEHIND = broken(
  `${BEHIND_STREET}(?:[Nn]umber|[Nn]o\\.?) ?\\d{1,4}[A-Za-z]?(?![\\p{L}\\d]|[.,]\\d)`,
);
export const WORDED_BEHIND = broken(`${BEHIND_STREET}[Nn]umber ${WORDED}`);
/** "her house is number 14", "he lives at no. 9": which of a street that was spoken of. */
export const NUMBER_SAID = broken(
  `(?=[Nn])(?<=(?<!\\p{L})(?:(?:[Hh]er|[Hh]is|[Mm]y|[Oo]ur|[Tt]heir|'s) (?:house|flat|door) is|[Ll]iv(?:es?|ing) at) )(?:number|no\\.?) (?:\\d{1,4}[A-Za-z]?|${WORDED})(?=[,.;)\\n]|$| (?:on|in|with|and|if|now|since)(?!\\p{L}))`,
);
/** "Chestnut Close 2, 4, 9", on a round. */
export const NUMBERS_BEHIND = broken(
  `(?<![\\p{L}\\d])(?:${WORD} ){1,3}(?:Street|Avenue|Ave|Road|Rd|Lane|Drive|Close|Crescent|Terrace|Gardens|Grove|Rise|Mews|Walk) \\d{1,3}[a-z]?(?:(?:, ?| ?& ?| and )\\d{1,3}[a-z]?(?![\\p{L}\\d]|[.:/-]\\d| \\p{L})){1,8}`,
);
/** "we r 9 quarry hl now", "moved to 44 sun road": after a word that leads to a house, up to one that leads away. */
export const SMALL_HOUSE = broken(
  `(?=\\d)(?<=(?<!\\p{L})(?:at|to|in|r|are|is|its|it's|im|i'm|we're|were|live|lives|now|no|number|from|address|@) |[Aa]ddress: ?)(?!(?<=(?<!(?:address|we) )(?:are|is|from) )\\d{1,4}[a-z]? (?:[a-z]{3,15} ){1,2}(?:gardens|terrace|crescent)(?!\\p{L}))\\d{1,4}[a-z]? ${SMALL_STREET}(?=[,.;:!?)\\n]|$| (?:now|and|at|in|on|last|this|next|if|for|with|is|was|from|by|til|since|near|flat|apt|[A-Z\\d]))`,
);
/** "a house in Tamar Way", "who lives up Sandy Brow", "at the end of laburnum gr": somebody's street without a number. */
export const HOME_IN_STREET = broken(
  `(?=\\p{L})(?<=(?<!\\p{L})(?:(?:an?|the|his|her|my|our|their|your) (?:house|flat|home|bungalow|cottage)(?: is| was)? (?:in|on|at|off)|(?:house|hse|flat|bungalow|cottage|[Ll]ives?) (?:at|on) the (?:end|top|bottom|corner) of|[Ll]iv(?:es?|ed|ing)(?: over| just| out| down| up| round)? (?:on|in|at|off|up|down|along)|[Rr]esident (?:of|in)) )(?!(?:${WORD} ){1,3}(?:Park|Heights)(?!,? [A-Z\\d]))(?!(?<= in )(?:${WORD} ){1,3}Hill(?!,? [A-Z\\d]))(?:${SURE_STREET}|(?:${WORD} ){1,3}${KIND}(?=[,.;)\\n]|$)|(?!(?:the|this|that|one|same|main|open) )[a-z]{3,15} (?:road|rd|lane|ln|ave|crescent|cres|terrace|gdns|grove|gr|hl|st)(?![\\p{L}]))(?! (?:nursery|school|primary|surgery|clinic|hospital|hotel|station|park|shop|pub|office|church|library|college|hospice|prison|care home)(?![\\p{L}]))(?: now)?(?:, \\d{1,4}[a-z]?(?![\\p{L}\\d]))?`,
);
/** "Mrs Ada Penrose of Pump Cottage": a house with a name behind who is of it; "of Random House" are books. */
export const OF_NAMED_HOUSE = broken(
  `(?=[A-Z])(?<=(?<!\\p{L})(?:Mrs?|Miss|Ms|Sir|Lady|Cllr|Messrs)\\.? (?:[A-Z][\\p{L}'.-]{0,20} ){1,3}of )(?!(?:Random|White|Opera|Trinity|Parliament|Government|City|Town|Village|Parish|Carlton|Somerset|Bush) )(?:The |(?:Old|Upper|Lower|Little) )?${WORD}(?: ${WORD})? (?:Cottages?|House|Farm|Farmhouse|Lodge|Barn|Grange|Villa|Croft|Bungalow)(?![\\p{L}])`,
);
/** "Lives at nurses' home, room 41": a room of a house that is no street's. */
export const LIVES_IN_ROOM = broken(
  `(?=[\\p{L}])(?<=(?<!\\p{L})(?:[Ll]iv(?:es?|ing)|[Ss]tay(?:s|ing)) (?:at|in) )(?:the )?[\\p{L}' -]{3,30}, (?:[Rr]oom|[Rr]m|[Ff]lat|[Bb]ed|[Uu]nit|[Ll]ot) \\d{1,4}[A-Za-z]?(?![\\p{L}\\d])`,
);
/** "88 Clontarf Estate", "77 Sunshine Strip": estates and strips, which firms and shops are called after as well. */
export const ON_AN_ESTATE = broken(
  `(?<![\\p{L}\\d.,/-])\\d{1,4}[A-Za-z]? (?!(?:Real|Housing|Council|Trading|Industrial|Business|Comic|Film|Landing) )(?:${WORD} ){1,2}(?:Estate|Strip)(?=[,.;:)\\n\\t|]|$| (?:address|in|near|off|at|and|with|is|was|for|since)(?!\\p{L}))`,
);
/** One of these leads to every such home. Folded. */
export const HOME_WORDS = [
  'house',
  'flat',
  'home ',
  'home\n',
  'bungalow',
  'cottage',
  'hse',
  'live ',
  'live\n',
  'lives',
  'lived',
  'living',
  'resident of',
  'resident in',
];
/** "the bungalow called Seaspray on Chapel Hill". */
export const CALLED_HOUSE = broken(
  `(?=[A-Z"'])(?<=(?<!\\p{L})(?:house|bungalow|cottage|farm|home|chalet|cabin)(?: is)? (?:called|named) )["']?${WORD}(?: ${WORD}){0,2}["']?(?:,| on| in| at| off) ${SURE_STREET}`,
);
const PARK =
  "(?:(?:Caravan|Holiday|Trailer|Mobile Home|Residential|RV|Chalet|Leisure) (?:Site|Park|Village|Court|Ct)|MHP|Halting Site|Marina|Moorings|Boatyard|Park Homes|Travell?er(?:s'?)? Site)";
/** "Pitch 7, Riverside Caravan Site", "cabin 6 off Forest Rd 447", "lot 31, Whispering Pines MHP". */
export const ON_A_PARK = broken(
  `(?<![\\p{L}\\d])(?:[Pp]itch|[Cc]abin|[Cc]halet|[Cc]aravan|[Mm]ooring|[Bb]erth|[Ll]odge|[Ss]lip|[Bb]ay|[Ss]ite|[Ll]ot|LOT|[Ss]pace|[Ss]pc|[Pp]lot|[Tt]railer|[Vv]an|[Hh]ut) #?\\d{1,4}[A-Za-z]?(?:,? (?:at |on )?(?:${WORD} ){1,4}${PARK}(?![\\p{L}])|,? off (?:${WORD} ){1,3}(?:Road|Rd|Route|Rte|Lane|Highway|Hwy|Track|Trail)(?: \\d{1,4})?(?![\\p{L}\\d]))`,
);
/** "use what3words ///goat.lamp.river", "w3w: goat.lamp.river": three metres of somebody's gate; files end otherwise. */
export const THREE_WORDS = broken(
  '(?:(?<![/:\\p{L}])///|(?=\\p{Ll})(?<=(?:[Ww]hat3words|w3w)(?: is| address| é)?:? |what3words\\.com/))\\p{Ll}{3,16}\\.\\p{Ll}{3,16}\\.(?!(?:json|xml|html?|txt|yaml|yml|com|org|net|config)(?!\\p{L}))\\p{Ll}{3,16}(?![\\p{L}./])',
);
