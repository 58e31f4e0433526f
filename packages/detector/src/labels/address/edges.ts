/** Words at the edges of an address that are no part of it: who it is sent to, what is said of the house, the next field. */

import type { Found } from '../../found.ts';
import type { Document, Range } from '../../text/document.ts';

/** "To Mr E. Bowen, Cwm Bach", "c/o Mrs E. Nkosi", "the bungalow, 38 Fenwick Rd", "sítio localizado na Linha Rio Claro". */
const LEAD =
  /^(?:[Cc]\/[Oo] (?:Mr|Mrs|Ms|Miss|Dr)\.? (?=\p{Lu})|(?:now, )?(?:the|his|her|their|our|my|own) (?:bungalow|cottage|flat|house|home),? (?=\d|\p{Lu})|(?:To|TO|From|FROM|Via Portal)[ \n](?=(?:Mr|Mrs|Ms|Miss|Dr|\p{Lu})[\p{L}.]*[ \n]\p{Lu})|I, (?=\p{Lu})|(?:\p{Ll}+ ){1,3}(?:localizad|situad|sit)[oa] (?:n[ao]|em|[àa]) (?=\p{Lu}))/u;
/** "casa da Neura, Rua das Hortênsias, 17": whose house it is stands before its street. */
const HOUSE_OF =
  /^((?:casa|ch[áa]cara|sal[ãa]o|est[úu]dio) d[aeo]s? (?:[Dd]\. |[Dd]ona |[Ss]eu |[Tt]ia )?)(\p{Lu}[\p{L}'’-]+)(?:, ?\n?| - )(?=(?:Rua|R\.|Av|Travessa|Tv|Linha|Estrada|Passagem|Alameda|Beco|Servid[ãa]o|Rodovia)[. \p{L}])/u;
/** "portão verde", "porteira azul", "porta de ferro": how the house is known behind its number. */
const GATE =
  /(?:(?<=\d[^\n]{0,80})[,;]? ?\(?port(?:[ãa]o(?:zinho)?|eira) (?:de )?(?!de\s|do\s|da\s)\p{Ll}{3,10}(?: \p{Ll}{4,9})?|[,;] ?port(?:[ãa]o(?:zinho)?|a|eira) (?:azul|verde|branc[oa]|pret[oa]|amarel[oa]|vermelh[oa]|castanh[oa]|marrom|rosa|cinza|de (?:ferro|lata|madeira)))\)?$/u;
/** "now", "Mon", "de", "check 2204", "interfone 61", "telefone": how the sentence goes on, or the next thing. */
const TRAIL =
  /[\s,;.–-]{1,3}(?:now|today|agora|hoje|(?<!Ynys )Mon|Tues?|Wed|Thurs?|Fri|Visited|n[ao]s?|em|e|d[aeo]s?|at|by|and|of|on|in|until|(?:check|cheque|interfone|meter|matr[íi]cula|Matr[íi]cula|CPFs?|EORI|telefone|[Ff]one|phone)(?: (?:n[ºo.]{1,2} ?)?\d{1,5})?)$/u;
/** Nothing but a kind of house or a word of an envelope. */
const NO_ADDRESS =
  /^(?:now, )?(?:(?:the|a|an|his|her|own|my|our|o|os|as|uma?)[ \n])?(?:bungalow|cottage|caravan|house|flat|rectory|basement|street|grandson|contact|with|telefone|porta|portão|porteira)(?: (?:azul|verde|branc[oa]|preto|amarel[oa]|vermelh[oa]|castanho|marrom|rosa|cinza))?$|^c\/o(?: (?:mr|mrs|ms|dr))?\.?$/iu;
/** "07700 900 471" alone is nobody's house. */
const PHONE = /,? ?\+?\(?0\d[\d )-]{7,14}\d$/;
const MOST_TRAILS = 3;

/** So far an edge reaches, in units. */
const LONGEST_EDGE = 120;

/** Linear in findings. */
export function withoutAddressEdges(found: readonly Found[], { text }: Document): Found[] {
  const named = new Set(
    found.flatMap(({ category, proposal, end }) =>
      category === 'person' && proposal === 'remove' ? [end] : [],
    ),
  );
  return found.flatMap((one) => {
    if (one.category !== 'address' || one.proposal !== 'remove') return [one];
    const inner = trimmed(text, one, named);
    return NO_ADDRESS.test(text.slice(inner.start, Math.min(inner.end, inner.start + LONGEST_EDGE)))
      ? []
      : [{ ...one, ...inner }];
  });
}

/** @param named where the names of people end */
function trimmed(text: string, { start: from, end: to }: Range, named: ReadonlySet<number>): Range {
  let [start, end] = [from, to];
  const head = (): string => text.slice(start, Math.min(end, start + LONGEST_EDGE));
  start += LEAD.exec(head())?.[0].length ?? 0;
  const owner = HOUSE_OF.exec(head());
  if (owner !== null && named.has(start + owner[1]!.length + owner[2]!.length)) start += owner[0].length;
  for (let count = 0; count < MOST_TRAILS; count++) {
    const rest = text.slice(Math.max(start, end - LONGEST_EDGE), end);
    const tail = TRAIL.exec(rest) ?? GATE.exec(rest) ?? PHONE.exec(rest);
    if (tail === null) break;
    end -= tail[0].length;
  }
  return { start, end };
}
