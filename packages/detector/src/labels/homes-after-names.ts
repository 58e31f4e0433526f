import { because, isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { ENGLISH_MONTHS } from '../text/calendar.ts';
import { matchesByPattern, together } from '../text/starts.ts';

const WORD = "[A-Z][\\p{L}'’-]{1,18}";
/** "Tigh na Mara", "Bod y Gof": the small words of Gaelic and Welsh. */
const PLACE = `${WORD}(?: (?:(?:na|nan|nam|an|yr?|ar) )?${WORD}){0,2}`;
const HOUSE =
  '(?:View|Cottage|House|Lodge|Farm|Villa|Croft|Mill|Rectory|Vicarage|Manse|Bungalow|Barn|Grange|Manor|Nook|Chalet|Forge|Glebe|Court|Hall)';
/** The names that most houses bear: each is one by itself. */
const HOUSE_NAME =
  "(?:Hillside|Hillcrest|Hilltop|Hillview|Four Winds|Dunromin|Fairview|Fairways|Fairhaven|Greenacres|Sunnyside|Sunnybank|Sunny Brae|Woodlands|Woodside|Brookside|Riverside|Lakeside|Highfield|Oakdene|Oaklands|Oakfield|Rosemount|Rose Bank|Rosebank|Sea ?[Vv]iew|Seaspray|Windyridge|Windy Ridge|Avoca|Ashlea|Ashgrove|Beechwood|Elmhurst|Two Hoots|Gable End|Meadow ?[Vv]iew|Mountain View|Glen ?[Vv]iew|Kia-?[Oo]ra|Journey's End|Tree ?[Tt]ops|Lane End|(?:[A-Z][\\p{L}'-]{2,14} ){1,2}(?:Cottage|Cott|Lodge|Farmhouse|Bungalow|Vicarage|Rectory|Grange|Croft)|The (?:Maltings|Malthouse|Granary|Stables|Smithy|Forge|Oast House|Oast|Almshouses|Gatehouse|Gate House|Schoolhouse|School House|Manse|Vicarage|Rectory|Parsonage|Deanery|Gate Lodge|Net Loft|Steading|Bothy|Mount|Spinney|Copse|Warren|Shieling|Homestead|Mill House|Farmhouse|Dairy|Tower House|Reddings|Hermitage|Laurels|Willows|Gables|Hollies|Firs|Beeches|Oaks|Elms|Pines|Birches|Poplars|Limes|Cedars|Chestnuts|Haven|Nook|Paddock|Croft|Cottage|Bungalow|Coach House|Lodge|Barn|Old \\p{Lu}\\p{Ll}{3,12}|Grange|Hawthorns|Rowans|Orchard|Moorings|Glebe))(?![\\p{L}])";
/** Townlands of Ireland and farms of Wales by how they begin. */
const TOWNLAND =
  "(?:(?:Bally|Knock|Kil|Cloon|Clon|Carrow|Curragh|Derry|Drum|Lis|Rath|Tully|Ard|Gort|Inis|Meen|Agh|Augh|Letter|Mulla|Mully|Magh|Cappa|Coolea?|Gurteen|Gortn|Toor|Tober|Doon|Lack|Leck|Creg|Termon|Slieve|Shan)\\p{Ll}{3,14}|(?:T[yŷ]|Tyn|Ty'n|Pen|Bryn|Plas|Maes|Cae|Nant|Hafod|Pant|Cwm|Tan)(?:-| )(?:\\p{Ll}{1,3}[- ])?\\p{Lu}\\p{Ll}{2,14})";
const ENDS =
  '(?=[.;:)\\n]|$| [-–(]|, (?:\\p{Ll}|born|aged|[A-Z]{1,2}\\d)| (?:in|who|aged|born|and|or|to|is|was|has|on|at|for|by)(?!\\p{L}))';
/** Firms and bodies that somebody is of. */
export const BODY =
  /(?<!\p{L})(?:Ltd|Limited|LLP|LLC|Inc|plc|PLC|Bros|Partners|Associates|Solicitors|University|College|School|Academy|Hospital|Surgery|Clinic|Police|Council|Union|Bank|Department|Office|Society|Club|Church|Trust|Committee|Group|Court Service|Arts|Science|Engineering|Education|Medicine|Law|Hotel|Ward|Stadium)(?!\p{L}| (?:Street|St|Road|Rd|Lane|Hill|Row|End|Green|Close|Avenue|Terrace|Farm|Cottage|House|View)(?!\p{L}))/u;
const MONTH = new RegExp(`(?<!\\p{L})(?:${ENGLISH_MONTHS})(?!\\p{L})`, 'u');
/** "Nora Brosnahan of Knockeen, Castleisland", "Nuala Furlong, Slaney View, Crossabeg", "Elaine Rook, 17 Lockside". */
const HOME = new RegExp(
  `(?:,? of ((?:the )?${PLACE}, ${PLACE}(?:, (?:in the )?(?:Co\\.|County(?: of)?) ${WORD})?)|,? (?:of )?((?:The )?(?:${WORD} ){1,2}${HOUSE}, ${PLACE}(?:, (?:Co\\.|County) ${WORD})?)|, (\\d{1,4}[A-Za-z]? ${WORD}(?: ${WORD}){0,2}(?:, ${PLACE})?)|, (?:of |at )?(["']${WORD}(?: ${WORD}){0,2}["'], ${PLACE}|${HOUSE_NAME}(?:, ${PLACE}){0,2}|${TOWNLAND}, ${PLACE}))${ENDS}`,
  'uy',
);
const SURE = 0.6;

/** "His home, Ridge End, Chinley, is", "reposing at home (Derreenathra, Durrus)", "We're still at Higher Coombe, Chulmleigh." */
const AT_HOME = together(
  [
    {
      pattern: new RegExp(
        `(?<=(?<!\\p{L})(?:(?:[Hh]is|[Hh]er|[Mm]y|[Tt]heir|[Oo]ur) home(?: is)?(?:,| at)? |(?:[Mm]um|[Mm]am|[Mm]other|[Dd]ad|[Ff]ather|[Dd]aughter|[Ss]on|[Ss]ister|[Bb]rother|[Aa]unt|[Uu]ncle|[Nn]an|[Gg]ran|[Pp]arents)['’]s?(?: house| home| place)?,? at |at home \\(|(?:(?:We're|I'm|we're|we are|We are|I am) still|lives|lived|back home) at ))${PLACE}, ${PLACE}(?=[,.;)]|$|\\n| (?:from|is|was|until|since|by)(?!\\p{L}))`,
        'uy',
      ),
    },
  ],
  'plain',
);

const WAY =
  '(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Crescent|Terrace|Gardens|Grove|Parade|Row|Way|Hill|Brae|Mews)';
const STREET = `(?:${WORD} ){1,2}${WAY}`;
/** "Home is Cobblers, Church End, Wickhamford", "Jack and Vi are at Dunromin, Marine Parade", "Send the mug to Rose Cottage, Upper Slad". */
const SENT_HOME = together(
  [
    {
      pattern: new RegExp(
        `(?=[A-Z"'])(?:(?<=(?<!\\p{L})[Ll]ate of )${PLACE}(?:, ${PLACE}){0,2}(?:, (?:in the )?(?:Co\\.|County(?: of)?) ${WORD})?|(?<=(?<!\\p{L})[Hh]ome(?: is| now| address:?) )(?=[^.;:()\\n]{0,60} (?:${HOUSE}|${WAY}|End)(?!\\p{L}))${PLACE}, ${PLACE}(?:, ${PLACE})?|(?<=\\p{Lu}\\p{Ll}+(?:'s|'re| are| is) (?:now |still )?at )${PLACE}, (?:${STREET}(?:, ${PLACE})?)|(?<=(?<!\\p{L})(?:[Tt]hey|[Ww]e|[Hh]e|[Ss]he|I)(?:['’](?:s|re|m)| are| is| am| live| stay) (?:now |still |back )?at )${HOUSE_NAME}|(?<=(?<!\\p{L})(?:(?:[Ll]ive[sd]?|[Ll]iving|[Ss]tay(?:s|ing)) (?:up|over|out|down|back|round) at|(?:[Hh]e|[Ss]he|[Ww]ho|[Tt]hey|[Ww]e|I) (?:now |still |only )?(?:live[sd]?|resides?d?|stays?) at|(?:[Ll]andlord|[Ll]andlady|[Tt]enant|[Oo]wner)['’]s (?:home|house|bungalow|cottage),? at) |['’]s (?:home|house|bungalow|cottage) \\()${PLACE}(?:, ${PLACE})?|(?<=(?<!\\p{L})(?:addressed to|lives at|living at|moved to|deliver to|staying at|home at|now at|(?:[Ss]end|[Pp]ost|[Ff]orward|[Dd]eliver) (?:\\p{Ll}{1,14} ){1,4}to) )${HOUSE_NAME}(?:, ${PLACE}){0,2})(?=[,.;:)]|$|\\n| (?:from|is|was|until|since|by|and|with|now)(?!\\p{L}))`,
        'uy',
      ),
    },
  ],
  'plain',
);
/** What is open to everybody is nobody's home. */
const OPEN =
  /(?<!\p{L})(?:Library|Museum|Theatre|Inn|Arms|Centre|Center|Station|Gallery|Stadium|Airport|Reception|Finance|Accounts|Head Office|Zoo|Palace)(?!\p{L})/u;

/** Where somebody lives, right behind the name. Linear in names. */
export const findHomesAfterNames = ({ text, places }: Document, people: readonly Found[]): Found[] => [
  ...matchesByPattern(places.text, AT_HOME)
    .flat()
    .filter(({ 0: home }) => !BODY.test(home) && !MONTH.test(home))
    .map(({ index, 0: home }) => homeAt(index, index + home.length)),
  ...matchesByPattern(places.text, SENT_HOME)
    .flat()
    .filter(({ 0: home }) => !BODY.test(home) && !OPEN.test(home) && !MONTH.test(home))
    .map(({ index, 0: home }) => homeAt(index, index + home.length)),
  ...people
    .filter((one) => isSurePerson(one, SURE))
    .flatMap(({ end }) => {
      HOME.lastIndex = end;
      const match = HOME.exec(text);
      const home = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
      if (match === null || home === undefined || MONTH.test(home)) return [];
      if (match[3] === undefined && BODY.test(home)) return [];
      const last = end + match[0].length;
      return [homeAt(last - home.length, last)];
    }),
];

export const homeAt = (start: number, end: number, confidence = 0.8): Found => ({
  start,
  end,
  category: 'address',
  detector: 'label',
  confidence,
  reason: because('pattern'),
  proposal: 'remove',
  priority: 28,
});
