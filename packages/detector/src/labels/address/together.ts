/** Pieces of one address, found by different layers, made one; pieces of the tagger that are no address, left out. */

import { because, type Found } from '../../found.ts';
import { SHORT_MONTHS } from '../../text/calendar.ts';
import type { Document } from '../../text/document.ts';
import { withoutAddressEdges } from './edges.ts';
import { endOfPostalLines } from './postal-lines.ts';

/** Between two pieces of one address, on a line or over its end after a comma: a few words without a verb or a stop. */
const BRIDGE =
  /^(?:[ ,()/–#ºª"“”-]|\.(?=[ºª])|,\n){0,4}(?:(?!(?:e|and|ou|or|to|para|from|de|tel|fone|cpf|rg)(?!\p{L}))[\p{L}\d'’ºª"-]{1,16}\.?[ ,()]{1,2}){0,4}$/u;
const LONGEST_BRIDGE = 32;
/** What addresses are made of; a town alone is none. Folded. */
const OF_ADDRESS =
  /(?<![a-z])(?:rua|r\.|av|avenida|travessa|alameda|estrada|rodovia|praca|largo|beco|viela|ladeira|vila|bairro|jardim|jd|conjunto|condominio|edificio|residencial|sitio|fazenda|chacara|linha|ramal|aldeia|povoado|comunidade|colonia|assentamento|quilombo|lote|quadra|bloco|casas?|apto?|apartamento|sobrado|fundos|portao|barraca|barraco|moradia|alojamento|pensao|pousada|galpao|cep|km|ilha|street|st|road|rd|lane|avenue|ave|drive|close|court|house|cottage|farm|lodge|hall|flat|apt|unit|room|floor|bungalow|convent|barn|caravan|hostel|estate|terrace|villa|manse|delivery|po box|plot|block|ward|parish|upper|lower|morada|quinta|avenida|calle|rue|via|weg|strasse)(?![a-z])/;
const NO_PLACE = new RegExp(
  `^\\d{1,2} (?:${SHORT_MONTHS})|\\d ?x ?\\d|^[a-z]?\\d{1,3}[a-z]?$|^(?:compl(?:emento)?|endereco|end|bairro)\\.?$|^(?:largada|chegada|percurso|concentracao)(?![a-z])|(?<![a-z])(?:do tabuleiro|do jogo|do hotel)(?![a-z])|surgery|hospital|school|clinic|church`,
);
/** So sure the tagger needs no word of an address. */
const SURE = 0.8;
/** Somebody is said to live there. Folded, up to the place. */
const SAID =
  /(?:(?:mor[ao]|moram|reside[mn]?t?e?|domiciliad[oa]|endereco|lives?|living|staying|resid(?:es?|ing)|address|late of|home|from)(?: (?:na|no|em|at|in|of|is|e))?:? )$/;

/** Linear but for sorting. */
export function addressesTogether(all: readonly Found[], document: Document): Found[] {
  const { text, folded } = document;
  const found = withoutAddressEdges(all, document);
  const others = found.filter(({ category }) => category !== 'address');
  const pieces = found
    .filter(({ category, proposal }) => category === 'address' && proposal === 'remove')
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept = found.filter(({ category, proposal }) => category === 'address' && proposal !== 'remove');
  for (let index = 0; index < pieces.length;) {
    const group = [pieces[index]!];
    let end = pieces[index]!.end;
    for (index++; index < pieces.length && joins(text, end, pieces[index]!.start); index++) {
      const next = pieces[index]!;
      if (next.start > end) group.push(bridge(end, next.start));
      group.push(next);
      end = Math.max(end, next.end);
    }
    if (!group.some((one) => !isOfTagger(one) || isPlace(folded, one))) continue;
    const last = endOfPostalLines(document, end);
    if (last > end) group.push(bridge(end, last));
    for (const one of group) kept.push(one);
  }
  return [...others, ...kept];
}

const isOfTagger = ({ reason }: Found): boolean => reason.code === 'name-model';

function isPlace(folded: string, { start, end, confidence }: Found): boolean {
  if (confidence >= SURE) return true;
  const value = folded.slice(start, end);
  if (NO_PLACE.test(value)) return false;
  return (
    /\d/.test(value) || OF_ADDRESS.test(value) || SAID.test(folded.slice(Math.max(0, start - 24), start))
  );
}

function joins(text: string, end: number, start: number): boolean {
  if (start <= end) return true;
  if (start - end > LONGEST_BRIDGE) return false;
  const gap = text.slice(end, start);
  return BRIDGE.test(gap) && !(/\p{L}/u.test(gap) && ANOTHER.test(text.slice(start, start + 12)));
}

/** With a street, a flat or a house number of its own begins another address. */
const ANOTHER = /^(?:r(?:ua|\.)|av|trav|pra[cç]a|estrada|rodovia|alameda|flat|apt|unit|\d{1,5} \p{Lu})/iu;

const bridge = (start: number, end: number): Found => ({
  start,
  end,
  category: 'address',
  detector: 'label',
  confidence: 0.9,
  reason: because('pattern'),
  proposal: 'remove',
  priority: 15,
});
