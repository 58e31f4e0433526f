/** Under the name at the end of a letter stand house, lane and village on lines of their own, often without a code. */

import { isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { BODY, homeAt } from './homes-after-names.ts';

/** What a letter ends with; without it lines of names look like lanes: "Mary Lane⏎Tom Hill". Folded. */
const CLOSING =
  /(?:yours (?:faithfully|sincerely|truly|ever|etc)|(?:kind |best |warm )?(?:regards|wishes)|sincerely|respectfully|love|atenciosamente|(?:com os )?(?:melhores )?cumprimentos),?\s{0,3}$/;
const TITLE = /^ ?\((?:Miss|Mrs|Mr|Ms|Dr|Rev|Sra?|Dr\.)\.?\)/;
const WORD = "\\p{Lu}[\\p{L}'’.-]{1,20}";
const LINE = new RegExp(
  `\\n(?:\\d{1,4}[A-Za-z]?,? )?${WORD}(?: (?:(?:of|the|on|upon|in|le|d[aeo]s?) )?${WORD}){0,3}(?:,? \\d{1,4}[A-Za-z]?)?,?(?=\\n|$)`,
  'uy',
);
const STREET =
  /(?:^|\n)(?:Rua|Travessa|Avenida|Praceta|Largo|Quinta|Casal|[^\n]{2,30} (?:Street|St|Road|Rd|Lane|Close|Avenue|Ave|Drive|Crescent|Terrace|Gardens|Grove|Row|Way|Hill|End|Green|Cottage|Farm|House)[.,]?(?=\n|$))/;
/** Who signs for a firm has its address under it. */
const POST =
  /(?<!\p{L})(?:Manager|Director|Officer|Secretary|Chair(?:man|woman)?|Head|Clerk|Councillor|Editor|Consultant|Team|Ltd|Gerente|Diretora?|Advogad[oa])(?!\p{L})/u;
const FEWEST = 2;
const MOST = 5;
const LOOK_BACK = 40;

/** Linear in people. */
export const findHomesUnderNames = ({ text, folded }: Document, people: readonly Found[]): Found[] =>
  people.flatMap((one) => {
    if (!isSurePerson(one, 0.5) || !CLOSING.test(folded.slice(Math.max(0, one.start - LOOK_BACK), one.start)))
      return [];
    const start = one.end + (TITLE.exec(text.slice(one.end, one.end + 8))?.[0].length ?? 0);
    let end = start;
    let lines = 0;
    for (; lines < MOST; lines++) {
      LINE.lastIndex = end;
      const line = LINE.exec(text);
      if (line === null) break;
      end += line[0].length;
    }
    const block = text.slice(start, end);
    if (lines < FEWEST || !STREET.test(block) || BODY.test(block) || POST.test(block)) return [];
    return [homeAt(start + 1, end, 0.9)];
  });
