/** Numbers and dates that belong to nobody by what stands before them, whatever the tagger says: law, files, verification. */

import type { Detail } from '../model/details.ts';
import type { Document, Range } from '../text/document.ts';

const LOOK_BACK = 64;
/** "arts. 15, XIV e XV, 19, caput, 53": none of them is an age. */
const LAW =
  /(?<![a-z])(?:arts?|artigos?|incisos?|paragrafos?|clausulas?|alineas?|sections?|paragraphs?|clauses?|fls?|folhas|temas?|sumulas?|lei|leis|decreto|enunciado)(?![a-z])[^:\n]{0,48}$/;
const FILED =
  /(?:verificador|verificacao|crc|documento eletronico|codigo de (?:seguranca|autenticidade)|autos|processo|acordao|publicad[oa]|dje?|julgad[oa]|julgamento|precatorio|recurso|apelacao|agravo|habeas corpus|adi|adpf|resp|re|ms|hc|ai|ac)(?![a-z])[^\n]{0,24}$/;

const NUMBERED: ReadonlySet<Detail> = new Set(['registration', 'document', 'account', 'thing', 'secret']);
const DATED: ReadonlySet<Detail> = new Set(['birth-date', 'personal-date']);

export function isNobodys({ folded }: Document, detail: Detail, { start, end }: Range): boolean {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  // Rules know contacts by their form; of the others only an account says what it is.
  if (detail === 'contact') return folded[start] !== '@' && folded[start - 1] !== '@';
  if (detail === 'address') return LAW.test(before) || !/[a-z]{3}/.test(folded.slice(start, end));
  if (detail === 'age') return folded.slice(start, end).includes(',') || LAW.test(before);
  return (NUMBERED.has(detail) || DATED.has(detail)) && (FILED.test(before) || LAW.test(before));
}
