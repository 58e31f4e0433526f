import { followParts } from './chain.ts';
import { PARTS } from './brazil.ts';
import { ENGLISH_PARTS } from './abroad.ts';
import type { Document } from '../../text/document.ts';
import { matchesOf, together } from '../../text/starts.ts';
import { followWords, segmentEnd, tellsWhere } from './segments.ts';

/** Folded words after which the place where somebody lives stands, whatever it looks like. */
const ANCHORS = [
  '(?:residentes?|domiciliad[oa]s?|residem?|residia|mora(?:m|va|dora?|dores|ndo)?|moro|moramos|vivem?)(?: (?:atualmente|hoje|e domiciliad[oa]s?|e trabalha|sozinh[oa]|agora))?,? (?:n[ao]s?|em|a|ao|d[aeo])',
  '(?:dirija-se|citad[oa]|notificad[oa]|intimad[oa]|residir(?:ao|a)|mudou-se|mudaram-se|mudei) (?:a|para|para [ao]|n[ao]|em)',
  '(?:where do you live|onde (?:esta|mora)(?: agora)?)\\??:',
  '(?:fica|vem|casa d[aoe] [a-z ]{3,30},|alojamento) (?:n[ao]|em|de)',
  '(?:novo endereco|endereco continua)(?: e| a| na| no)?',
  'endereco para [a-z ]{3,24}:',
  '(?:endereco|localidade|residencia)(?: [a-z]{2,12}){0,3}(?:, a saber)?:',
  "(?:new|my|our|his|her|the)(?: [a-z]{4,16})? address is|i'm at|from \\d{1,2} [a-z]{3,9}:",
  '(?:live[sd]?|living|resid(?:es?|ing|ed)|staying|stays|hails|domiciled)(?: next door,| (?:up|over|down|out|back|round|still|now|alone|currently|presently))? (?:at|in|from)',
  '(?:home|accommodation|lives at|lived at|dwelling|premises|quarters)(?: address)?:',
];
const ANCHOR = together([{ pattern: new RegExp(`(?<![a-z])(?:${ANCHORS.join('|')}) `, 'y') }], 'letter');
/** One part of a place: capitalised words, numbers, particles between. */
const PLACE =
  /^(?:(?:[A-ZÀ-Ý\d][\p{L}\d.'ªº/-]{0,24}|d[aeo]s?|de la|n[ao]|e|of|the|and|on|upon|y|an|"[\p{L} ]{2,24}") ?){1,7}$/u;
const KIND =
  /^(?:s[ií]tio|fazenda|faz\.|ch[áa]cara|linha|aldeia|povoado|comunidade|col[ôo]nia|vicinal|ramal|quilombo|localidade|lugar(?:ejo)?(?! incerto)|gleba|est[âa]ncia|ilha|igarap[ée]|garimpo|assentamento|assent\.|projeto de assentamento|serra|ponta|feira|setor|plot|ward|house|room|flat|unit|no\.?|number|caravan|blk|block|lot|km|br-\d{2,3}) /iu;
/** Who the next party of a contract is, or the next field. */
const SHOUTED = /^\p{Lu}{5,20}$/u;
const MARK = /, ?\n? ?| - | ?\n/y;
const MOST_SEGMENTS = 7;

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** "residente na Serra da Torre, sítio Lagoa do Barro, vizinho de …": from the word that says so, part after part. Linear. */
export function anchoredPlaces({ text, folded, places }: Document): Place[] {
  const found: Place[] = [];
  matchesOf(places.folded, ANCHOR, (match) => {
    const start = match.index + match[0].length;
    const end = placeEnd(text, folded, start);
    if (end !== undefined) found.push({ start, end });
  });
  return found;
}

function placeEnd(text: string, folded: string, start: number): number | undefined {
  let at = start;
  let segments = 0;
  let sure = KIND.test(text.slice(start, start + 28));
  for (; segments < MOST_SEGMENTS; segments++) {
    let from = at;
    if (segments > 0) {
      MARK.lastIndex = at;
      const mark = MARK.exec(text);
      if (mark === null) break;
      from = at + mark[0].length;
    }
    const end = segmentEnd(text, from);
    if (end === undefined || text[end] === ':') break;
    const told = tellsWhere(folded.slice(from, end));
    if (!told && (!PLACE.test(text.slice(from, end)) || SHOUTED.test(text.slice(from, end)))) break;
    if (told || /\d/.test(text.slice(from, end))) sure = true;
    at = end;
  }
  if (segments === 0 || !sure || !/[A-ZÀ-Ý\d]/.test(text.slice(start, at))) return undefined;
  if (segments === 1 && !/\d/.test(text.slice(start, at)) && !KIND.test(text.slice(start, start + 28)))
    return undefined;
  const followed = followParts(text, at, PARTS).at;
  return followWords(text, folded, followParts(text, followed, ENGLISH_PARTS).at);
}
