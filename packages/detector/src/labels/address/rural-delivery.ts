import { broken } from './words.ts';

/** Where the post is brought in the country, in North America and Australia: a route and a box instead of a street. */

const BOX = '(?:[Bb]ox|BOX|Bx\\.?|[Ss]ite|SITE|[Cc]omp(?:artment)?\\.?|COMP|SS|RR|R\\.R\\.|GB|Grp|Group)';
const NUMBER = '#?\\d{1,5}[A-Z]?(?![\\p{L}\\d]|[.,]\\d)';
const WITH_BOX = `,? ?\\n?(?:[Bb]ox|BOX|Bx\\.?|RR|R\\.R\\.) ${NUMBER}`;
const WITH = `,? ?\\n?${BOX} ${NUMBER}`;
const TOWN =
  "[A-Z][\\p{L}'-]{1,20}(?: (?:[a-z]{2,3} )?[A-Z][\\p{L}'-]{1,20}){0,3}(?:,? (?:[A-Z]{2,3}|[A-Z]\\.[A-Z]\\.))?";
const PROVINCE = '(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Ont\\.|Alta\\.|Sask\\.|Man\\.)(?![\\p{L}])';
/** "Rural Route 3, Site 11, Comp 4", "Site 4 Box 11 RR 1", "RR#2 Site 4 Comp 18", "Bx 44, Sandy Cove"; "RR 14" alone is how fast somebody breathes. */
export const RURAL_ROUTE = broken(
  `(?<![\\p{L}\\d])(?:(?:Rural Route|RURAL ROUTE|Star R(?:ou)?te\\.?|STAR R(?:OU)?TE|Rural Delivery) ${NUMBER}(?:${WITH}){0,3}|(?:HCR?|RR|R\\.R\\.|RFD|R\\.F\\.D\\.|Route|Rte\\.?|RT) ?(?<= |(?=#))${NUMBER}(?:(?:${WITH}){1,3}|(?=,? ?\\n?${TOWN},? ${PROVINCE}))|(?:Site|SITE|Comp\\.?|Group|Grp) ${NUMBER}(?:${WITH})?${WITH_BOX}(?:${WITH})?|Bx\\.? ${NUMBER}(?=, [A-Z]))`,
);
/** "RMB 447, Tarwin Lower", "Roadside Mail Box 210, Nar Nar Goon", "RSD 118 Ceduna", "CMB 14, Pioneer Rd"; "RMB 500" alone is money. */
export const ROADSIDE = broken(
  `(?<![\\p{L}\\d])(?:(?:RMB|RSD|RMS|CMB) ${NUMBER}(?=,?\\x20[A-Z]\\p{L})|(?:R\\.M\\.B\\.|Roadside (?:Mail|Delivery)(?: ?[Bb]ox)?|Community Mail ?[Bb]ag) ${NUMBER})(?:,? ?\\n?(?:[A-Z][\\p{L}'-]{1,20} ){1,3}(?:Road|Rd|Track|Lane|Highway|Hwy)(?![\\p{L}]))?(?:,? ?\\n?${TOWN})?(?: \\d{4}(?!\\d))?`,
);
/** "General Delivery, Old Crow, Yukon": who has no box asks for letters at the counter. */
export const COUNTER = broken(
  `(?<![\\p{L}\\d])(?:[Gg]eneral [Dd]elivery|GENERAL DELIVERY|Poste Restante)(?:,\\x20?\\n?|\\n)${TOWN}(?:, ${TOWN})?(?:,? \\d{5}(?!\\d))?`,
);
/** "Con. 4, Lot 12, Egremont Twp", "Lot 12 Gibber Track", "TWP RD 510, RGE RD 224", "Civic No. 1188 Hwy 7", "SW 22-14-3 W5M". */
export const SURVEYED = broken(
  `(?<![\\p{L}\\d])(?:(?:Con(?:c(?:ession)?)?\\.?|CON) \\d{1,2},? (?:Pt\\.? )?[Ll]ot \\d{1,3}|(?:Pt\\.? )?Lot \\d{1,3},? (?:Con(?:c(?:ession)?)?\\.?|CON) \\d{1,2})(?:,? ?\\n?(?:${TOWN}(?: T(?:wp|ownship)\\.?)?))?|(?<![\\p{L}\\d])[Ll]ot \\d{1,4},? (?:[A-Z][\\p{L}'-]{1,20} ){1,3}(?:Track|Tk|Road|Rd|Street|St|Lane|Drive|Dr|Way|Highway|Hwy|Trail|Avenue|Ave)(?![\\p{L}])|(?<![\\p{L}\\d])(?:TWP|Twp|RGE|Rge|Township|Range) (?:RD|Rd|Road) \\d{1,4}[A-Z]?(?![\\p{L}\\d])(?:,? (?:TWP|Twp|RGE|Rge|Township|Range) (?:RD|Rd|Road) \\d{1,4}[A-Z]?(?![\\p{L}\\d]))?(?:, (?:blue (?:number|sign)|civic) \\d{3,6})?|(?<![\\p{L}\\d])(?:NE|NW|SE|SW)[ -]\\d{1,2}[ -]\\d{1,3}[ -]\\d{1,2}[ -]W\\d(?:M|TH|ND|RD|th|nd|rd)?(?![\\p{L}\\d])|(?<![\\p{L}\\d])Civic(?: No\\.?| number| address) \\d{2,6}(?=,? [A-Z])`,
);
