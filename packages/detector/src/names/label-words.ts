/** Heads of boxes and what stands in them, taken for people: "Nat.: Itu", "Sexo: M", "Cabelo: crespo". */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const LABEL = /^(?:prof|ocup|profiss|instr|analf|resid|natural|nac|signo|sexo|estado)$/;
/** Somebody's name as well: only with its stop, or alone in its cell. */
const SHORT_NAME = /^nat$/;
const CUT_SHORT = /^\.(?:[:\t\n| ]|$)|^[\t|]/;
const BEHIND_LABEL = /^\.? ?[:?\t|/]|^\.? [A-Z\p{Lu}à]|^\.?(?:\n|$)/u;
const DESCRIBED =
  /(?<![a-z])(?:sexo|sex|sx|gender|cabelos?|olhos|dieta|cor|pele|raca|signo|instr(?:ucao)?|escolaridade|hair|eyes|diet|build|est|e\.?c|complexion)\.?: {0,2}$/;
const LOOK_BACK = 20;

export const withoutLabelWords = ({ text, folded }: Document, found: readonly Found[]): Found[] =>
  found.filter(({ category, detector, start, end }) => {
    if (category !== 'person' || (detector !== 'name' && detector !== 'label')) return true;
    const behind = text.slice(end, end + 4);
    if (LABEL.test(folded.slice(start, end)) && BEHIND_LABEL.test(behind)) return false;
    if (SHORT_NAME.test(folded.slice(start, end)) && CUT_SHORT.test(behind)) return false;
    return detector === 'label' || !DESCRIBED.test(folded.slice(Math.max(0, start - LOOK_BACK), start));
  });
