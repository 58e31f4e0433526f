/** Words at the edges of an address that are no part of it: who it is sent to, what is said of the house, the next field. */

import type { Found } from '../../found.ts';
import type { Document, Range } from '../../text/document.ts';

/** "To Mr E. Bowen, Cwm Bach", "c/o Mrs E. Nkosi", "the bungalow, 38 Fenwick Rd", "sítio localizado na Linha Rio Claro". */
const LEAD =
  /^(?:[Cc]\/[Oo] (?:Mr|Mrs|Ms|Miss|Dr)\.? (?=\p{Lu})|(?:now, )?(?:the|his|her|their|our|my|own) (?:bungalow|cottage|flat|house|home),? (?=\d|\p{Lu})|(?:To|TO|From|FROM|Via Portal)[ \n](?=\p{Lu}[\p{L}.]*[ \n]\p{Lu})|I, (?=\p{Lu})|\p{Ll}+ (?:localizad|situad|sit)[oa] (?:n[ao]|em|[àa]) (?=\p{Lu}))/u;
/** "now", "Mon", "de", "check 2204", "telefone": how the sentence goes on, or the next thing; "bloco e" is a part. */
const TRAIL =
  /(?:[,;.]?\s|\s[–-]\s)(?:now|today|agora|hoje|(?<!Ynys )Mon|Tues?|Wed|Thurs?|Fri|Visited|n[ao]s?|em|(?<!(?:bl(?:oco)?|casa|lote|lt|qd|quadra|torre|apto?|ap|sala)\.? )e|d[aeo]s?|at|by|and|of|on|in|until|(?:check|cheque)(?: \d{1,5})?|[Mm]atr[íi]cula|CPFs?|EORI|telefone|[Ff]one|phone|interfone|meter)$/u;
/** Nothing but a kind of house or a word of an envelope; in capitals it is a name: "The Rectory". */
const NO_ADDRESS =
  /^(?:now, )?(?:(?:the|a|an|his|her|own|my|our|o|os|as|uma?)[ \n])?(?:bungalow|cottage|caravan|house|flat|rectory|basement|street|grandson|contact|with|telefone)$|^[Cc]\/[Oo](?: (?:Mr|Mrs|Ms|Dr))?\.?$/u;
/** "Condomínio Vila Bela\nCircular 8/2023": the head of a letter, its number none of a house. */
const PAPER =
  /\n(?:Circular|Avisos?|Comunicado|Balancete|Ata|Edital|Boletim|Informativo|Of[íi]cio|Convoca[çc][ãa]o|Regimento|Regulamento|Relat[óo]rio|Memorando|Demonstrativo|Presta[çc][ãa]o|Assembleia|Taxa|Boleto|Fatura|Recibo)(?!\p{L}).*$/isu;
/** The name of a building alone. */
const BUILDING = /^(?:condom[íi]nio|edif[íi]cio|residencial|conjunto|cond\.|ed\.) [^\d,;\n]*$/iu;
const MOST_TRAILS = 3;

/** So far an edge reaches, in units. */
const LONGEST_EDGE = 120;

/** Linear in findings. */
export function withoutAddressEdges(found: readonly Found[], { text }: Document): Found[] {
  return found.flatMap((one) => {
    if (one.category !== 'address' || one.proposal !== 'remove') return [one];
    const inner = trimmed(text, one);
    const head = text.slice(inner.start, Math.min(inner.end, inner.start + LONGEST_EDGE));
    if (NO_ADDRESS.test(head)) return [];
    const paper = PAPER.exec(head);
    if (paper === null) return [{ ...one, ...inner }];
    // The first line of all: under a name it is where somebody lives.
    if (inner.start === 0 && BUILDING.test(head.slice(0, paper.index))) return [];
    return [{ ...one, start: inner.start, end: inner.start + paper.index }];
  });
}

function trimmed(text: string, { start: from, end: to }: Range): Range {
  const head = text.slice(from, Math.min(to, from + LONGEST_EDGE));
  const start = from + (LEAD.exec(head)?.[0].length ?? 0);
  let end = to;
  for (let count = 0; count < MOST_TRAILS; count++) {
    const rest = text.slice(Math.max(start, end - LONGEST_EDGE), end);
    const tail = TRAIL.exec(rest);
    if (tail === null) break;
    end -= tail[0].length;
  }
  return { start, end };
}
