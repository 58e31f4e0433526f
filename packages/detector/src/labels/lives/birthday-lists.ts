import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { matchesByPattern, together } from '../../text/starts.ts';
import { MONTH } from '../date-forms.ts';

const HEAD = together(
  [
    {
      pattern:
        /(?<![a-z])(?:aniversariantes|aniversarios(?: (?:d[aeo]|em)|(?= ?[:\n]))|nivers|niver(?=:)|birthdays)(?![a-z])/y,
    },
  ],
  'letter',
);
/** Characters of a list that are looked at; it ends with an empty line. */
const LONGEST = 900;
/** "02 - Rafaela (Qualidade)", "11/08: Pietra" at the beginning of a line. */
const AT_LINE = /(?<=\n[ \t]{0,4})\d{1,2}(?:\/\d{1,2})?(?=[ \t]?[-–:][ \t]|\t)(?=[^\n\p{L}]{1,6}\p{L})/gu;
/** "March 3 – Pietra", "3 de março: Pietra" at the beginning of a line. */
const IN_WORDS = new RegExp(
  `(?<=\\n[ \\t]{0,4})(?:${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: de)? ${MONTH})(?=[ \\t]?[-–—:][ \\t]|\\t)`,
  'gu',
);
/** "do mês: 03 - Pietra; 07 - Volmir", "Niver: Pietra 12/3". */
const DASHED = /(?<=[:;,] ?)\d{1,2}(?= ?[-–] ?\p{Lu}\p{Ll})/gu;
const BEHIND_NAMES =
  /(?<=[:;,] ?\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}){0,2} )\d{1,2}\/\d{1,2}(?=[,;.\n]|$)/gu;
/** "Aniversários da empresa:⏎12 de março - fundação": right behind, folded. */
const OF_A_FIRM =
  /^[ \t]?[-–—:]?[ \t]?(?:a |da |store |office |shop )?(?:opening|closed|holiday|meeting|feriado|reuniao|fundacao|inauguracao|abertura|criacao|matriz|filial|constituicao|emancipacao|aniversario d)/;
/** "Débora (Artes) — dia 4" at the end of a line. */
const AT_END = /(?<= [–—-] (?:dia )?)\d{1,2}(?:[/-]\d{1,2}(?:[/-]\d{2,4})?)?(?=[ \t]*(?:\n|$))/g;
/** "Volmir, dia 11", "Ann (12 March), Joe (the 3rd)". */
const IN_LINE =
  /(?<=(?<![a-z])(?:dia|on the|the) )\d{1,2}(?:st|nd|rd|th)?(?=[,;.)\n]|$| (?:and|e)(?![a-z]))/g;
/** "Aniversários: 4/9 Monique; 17/9 Silvério": before each name, which has its capital. */
const BEFORE_NAMES = /(?<=[:;,\n] ?)\d{1,2}\/\d{1,2}(?= \p{Lu}\p{Ll})/gu;
/** "Aniversariantes: 3 Benê, 9 Lurdinha": only where there are several, since "Aniversariantes: 2 Bolos" is no day. */
const BARE_BEFORE_NAMES =
  /(?<=[:;,\n] ?| e )\d{1,2}(?= \p{Lu}\p{Ll}{2,14}(?: \p{Lu}[\p{Ll}.]{0,14}){0,2}(?:[;,.\n]|$| e \d))/gu;
const several = (matches: readonly RegExpExecArray[]): readonly RegExpExecArray[] =>
  matches.length > 1 ? matches : [];

/** Days of birth in "Aniversariantes de agosto" and under it. Linear: each list is looked at once. */
export function findBirthdayLists({ text, folded, places }: Document): Found[] {
  const found: Found[] = [];
  let looked = 0;
  for (const { index, 0: word } of matchesByPattern(places.folded, HEAD).flat()) {
    if (index < looked) continue;
    const from = index + word.length;
    const all = folded.slice(from, from + LONGEST);
    // Never in the middle of a line.
    const near = all.length < LONGEST ? all : all.slice(0, all.lastIndexOf('\n') + 1);
    const blank = near.indexOf('\n\n', near.startsWith('\n\n') ? 2 : 0);
    const list = blank === -1 ? near : near.slice(0, blank);
    const line = list.split('\n', 1)[0]!;
    looked = from + list.length;
    const written = text.slice(from, looked);
    const writtenLine = written.slice(0, line.length);
    for (const match of [
      ...list.matchAll(AT_LINE),
      ...line.matchAll(IN_LINE),
      ...list.matchAll(IN_WORDS),
      ...writtenLine.matchAll(DASHED),
      ...writtenLine.matchAll(BEHIND_NAMES),
      ...written.matchAll(BEFORE_NAMES),
      ...several([...written.matchAll(BARE_BEFORE_NAMES)]),
      ...list.matchAll(AT_END),
    ]) {
      if (OF_A_FIRM.test(list.slice(match.index + match[0].length))) continue;
      found.push({
        start: from + match.index,
        end: from + match.index + match[0].length,
        category: 'birth-date',
        detector: 'label',
        confidence: 0.86,
        reason: because('label', word),
        proposal: 'remove',
        priority: 57,
      });
    }
  }
  return found;
}
