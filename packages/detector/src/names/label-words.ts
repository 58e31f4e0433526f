/** Heads of boxes and what stands in them, taken for people: "Nat.: Itu", "Sexo: M", "Cabelo: crespo". */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const LABEL = /^(?:prof|ocup|profiss|instr|analf|resid|natural|nac|signo|sexo|estado)$/;
/** Somebody's name as well: "Nat.:", or with its stop behind another box or the edge of one. */
const NAT = /^nat$/;
const IN_BOX = /^\.:|^\. ?[\t|]/;
const BEHIND_BOX = /^\.(?:[ \n]|$)/;
const BOX = /[\t|/;] ?$/;
/** In front of what goes on: "Cód. assoc.:", "Reg.: 4.471", "Nº 14"; "Reg. ela disse", "N. foi ouvida" are somebody. */
const SHORTENED = /^(?:cod|reg|matr?|inscr?|pront|cart|adm|benef|func|cad|n)$/;
const BEHIND_SHORTENED =
  /^ ?[º°]|^\. ?:(?! ?\p{L}{2})|^\. ?(?:\d|n[.º°o]|(?:assoc|prof|func|resp|geral|escol|civil|alun|benef|estad|munic|fed|nac|nasc|profis|trab|interno?|cli)[a-z]{0,8}\.? ?:)/u;
const BEHIND_LABEL = /^\.? ?[:?\t|/]|^\.? [A-Z\p{Lu}à]|^\.?(?:\n|$)/u;
const DESCRIBED =
  /(?<![a-z])(?:sexo|sex|sx|gender|cabelos?|olhos|dieta|pele|raca|signo|instr(?:ucao)?|escolaridade|hair|eyes|diet|complexion)\.?: {0,2}$|(?<![a-z])cor: {0,2}$/;
/** "Est.: Ana Prado" is somebody. */
const FULL_NAME = /^\p{Lu}\S* (?:.* )?\p{Lu}/u;
const LOOK_BACK = 20;

export const withoutLabelWords = ({ text, folded }: Document, found: readonly Found[]): Found[] =>
  found.filter(({ category, detector, start, end }) => {
    if (category !== 'person' || (detector !== 'name' && detector !== 'label')) return true;
    const behind = text.slice(end, end + 4);
    if (LABEL.test(folded.slice(start, end)) && BEHIND_LABEL.test(behind)) return false;
    if (SHORTENED.test(folded.slice(start, end)) && BEHIND_SHORTENED.test(text.slice(end, end + LOOK_BACK)))
      return false;
    const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
    const boxed = IN_BOX.test(behind) || (BEHIND_BOX.test(behind) && BOX.test(before));
    if (boxed && NAT.test(folded.slice(start, end))) return false;
    return detector === 'label' || FULL_NAME.test(text.slice(start, end)) || !DESCRIBED.test(before);
  });
