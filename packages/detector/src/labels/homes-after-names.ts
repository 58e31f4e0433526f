import { because, isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { ENGLISH_MONTH_NAMES } from './date-forms.ts';

const WORD = "[A-Z][\\p{L}'’-]{1,18}";
const PLACE = `${WORD}(?: ${WORD}){0,2}`;
const HOUSE =
  '(?:View|Cottage|House|Lodge|Farm|Villa|Croft|Mill|Rectory|Vicarage|Manse|Bungalow|Barn|Grange|Manor|Nook|Chalet|Forge|Glebe|Court|Hall)';
const ENDS =
  '(?=[.;:)\\n]|$|, (?:\\p{Ll}|born|aged|[A-Z]{1,2}\\d)| (?:in|who|aged|born|and|or|to|is|was|has|on|at|for|by)(?!\\p{L}))';
/** Firms and bodies that somebody is of. */
const BODY =
  /(?<!\p{L})(?:Ltd|Limited|LLP|LLC|Inc|plc|PLC|Bros|Partners|Associates|Solicitors|University|College|School|Academy|Hospital|Surgery|Clinic|Police|Council|Union|Bank|Department|Office|Society|Club|Church|Trust|Committee|Group|Court Service|Arts|Science|Engineering|Education|Medicine|Law|Hotel|Ward|Stadium)(?!\p{L})/u;
const MONTH = new RegExp(`(?<!\\p{L})(?:${ENGLISH_MONTH_NAMES})(?!\\p{L})`, 'u');
/** "Nora Brosnahan of Knockeen, Castleisland", "Nuala Furlong, Slaney View, Crossabeg", "Elaine Rook, 17 Lockside". */
const HOME = new RegExp(
  `(?: of ((?:the )?${PLACE}, ${PLACE}(?:, (?:Co\\.|County) ${WORD})?)|,? (?:of )?((?:The )?(?:${WORD} ){1,2}${HOUSE}, ${PLACE}(?:, (?:Co\\.|County) ${WORD})?)|, (\\d{1,4}[A-Za-z]? ${WORD}(?: ${WORD}){0,2}(?:, ${PLACE})?))${ENDS}`,
  'uy',
);
const SURE = 0.6;

/** "His home, Ridge End, Chinley, is", "reposing at home (Derreenathra, Durrus)", "We're still at Higher Coombe, Chulmleigh." */
const AT_HOME = new RegExp(
  `(?<=(?<!\\p{L})(?:(?:[Hh]is|[Hh]er|[Mm]y|[Tt]heir|[Oo]ur) home(?: is)?(?:,| at)? |at home \\(|(?:(?:We're|I'm|we're|we are|We are|I am) still|lives|lived|back home) at ))${PLACE}, ${PLACE}(?=[,.;)]|$|\\n| (?:from|is|was|until|since|by)(?!\\p{L}))`,
  'gu',
);

/** Where somebody lives, right behind the name. Linear in names. */
export const findHomesAfterNames = ({ text }: Document, people: readonly Found[]): Found[] => [
  ...Array.from(text.matchAll(AT_HOME))
    .filter(({ 0: home }) => !BODY.test(home) && !MONTH.test(home))
    .map(({ index, 0: home }) => homeAt(index, index + home.length)),
  ...people
    .filter((one) => isSurePerson(one, SURE))
    .flatMap(({ end }) => {
      HOME.lastIndex = end;
      const match = HOME.exec(text);
      const home = match?.[1] ?? match?.[2] ?? match?.[3];
      if (match === null || home === undefined || MONTH.test(home)) return [];
      if (match[3] === undefined && BODY.test(home)) return [];
      const last = end + match[0].length;
      return [homeAt(last - home.length, last)];
    }),
];

const homeAt = (start: number, end: number): Found => ({
  start,
  end,
  category: 'address',
  detector: 'label',
  confidence: 0.8,
  reason: because('pattern'),
  proposal: 'remove',
  priority: 28,
});
