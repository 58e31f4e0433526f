import { COUNTRY, broken } from './words.ts';

const WORD = "[\\p{L}][\\p{L}.'-]{0,24}";
const UNIT = '(?:Apt|APT|apt|Suite|SUITE|suite|Ste|Unit|Apartment|Appt)\\.? #?\\d{1,5}[A-Za-z]?';
/** Between the parts: a comma, a line end, the mark of a quoted mail. */
const GAP = '[,\\x20]{0,2}(?:\\n[>?\\x20]{0,6})?';
/** "233 Erzsébet tér 19. Suite 282", "28030 Edeby 55 Apt. 117": numbers before and after the street, then the flat. */
export const WITH_UNIT = broken(
  `(?<![\\p{L}\\d.,/£$€-])(?![a-z])(?:\\d{1,5}\\x20(?:\\d{1,4}\\x20)?(?=\\p{Lu}|\\p{Lo}|(?:rue|ul\\.|al\\.|av\\.?|r|via|calle)\\x20)(?:${WORD}\\x20){1,5}?(?:\\d{1,4}[A-Za-z]?\\.?)?${GAP}${UNIT}|${UNIT},?\\x20\\d{1,5}\\x20(?=\\p{Lu}|\\p{Lo})(?:${WORD}\\x20?){1,4}(?:\\x20?\\d{1,4})?)(?![\\p{L}\\d])`,
  'yu',
);
/** Posts of the armed forces: "Unit 0822 Box 8858⏎DPO AA 13319". */
export const MILITARY = broken(
  '(?<![\\p{L}\\d])(?:(?:Unit|UNIT|PSC|CMR) \\d{3,4},? Box \\d{2,5}|US(?:S|NS|NV|CGC) \\p{Lu}[\\p{L}-]{1,20}),?\\s{0,2}(?:[AFD]PO) A[AEP] \\d{5}(?:-\\d{4})?(?!\\d)|(?<![\\p{L}\\d])BFPO \\d{1,4}(?!\\d)',
  'yu',
);
const TOWN = "\\p{Lu}[\\p{L}.'-]{1,24}(?:\\x20(?:\\p{Ll}{1,4}\\x20)?\\p{Lu}[\\p{L}.'()-]{0,24}){0,3}";
export const INTERNATIONAL_PARTS: readonly RegExp[] = [
  broken(`${GAP}\\x20?${UNIT}(?![\\p{L}\\d])`),
  broken(`${GAP}\\x20?${COUNTRY}(?: \\d{4,6}(?!\\d))?`),
  broken(
    `${GAP}\\x20?${TOWN}[,\\x20]{1,3}(?:\\n[>?\\x20]{0,6})?(?:,\\x20?)?\\p{Lu}{2,3}(?:\\x20?\\n?[>?\\x20]{0,6}\\d{4,6})?(?![\\p{L}\\d])`,
  ),
  broken(`,?\\x20{0,2}\\n[>?,\\x20]{0,6}\\p{Lu}{2}(?:[\\x20\\n]{1,2}\\d{4,6})?(?![\\p{L}\\d])`),
  broken(`,?\\x20{0,2}\\n[>?\\x20]{0,6}(?:${TOWN}\\x20)?\\d{4,6}(?=\\n|$)`),
  broken(
    `,?\\x20{0,2}\\n[>?\\x20]{0,6}${TOWN}(?=,?\\x20{0,2}\\n[>?,\\x20]{0,6}(?:\\p{Lu}{2}(?!\\p{L})|\\d{4,6}|\\p{Lu}\\p{Ll}+\\x20\\d{4,6}))`,
  ),
];
