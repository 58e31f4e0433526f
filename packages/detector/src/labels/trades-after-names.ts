/** "Testemunhas: Ari Vaz, seleiro; Ito Paz, oleiro.", "filho de Ari Vaz (seleiro)": what those do for a living whom a paper names as such. */

import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { PHRASES } from '../model/types.ts';
import type { Document } from '../text/document.ts';
import { phraseKinds } from './known-places.ts';

const NAMED_AS =
  /(?:^|\n|[.;(] |(?<![a-z]))(?:testemunhas?|pais?|mae|padrinhos?|madrinhas?|assinad[oa](?: por)?|passageiros?|conjuge|espos[oa]|marido|nubentes?|noiv[oa]s?|filiacao|filhos?|declarante|notificad[oa]s?|notificantes?|requeridas?|requeridos?|requerentes?|outorgantes?|outorgad[oa]s?|locadora?|locatari[oa]s?|fiadora?|fiadores|vitimas?|comunicante|herdeir[oa]s?|depoente|inquilin[oa]s?|compradora?|vendedora?|comodatari[oa]s?|indiciad[oa]|autuad[oa]|intimand[oa]s?|inquirid[oa]|witness(?:es)?|parents?|father|mother|sponsors?|spouse|bride|groom|informant)(?: (?:n[o.º]{1,2} )?\d)?: ?[^\n]{0,120}$|(?<![a-z])(?:filh[oa] (?:legitim[oa] )?d[eo]|son of|daughter of) [^\n.]{0,80}$/;
const TRADE =
  /^(?:, | ?\()([a-z][a-z-]{3,20}(?: (?:de |da |do )?[a-z-]{3,14}){0,2})(?=[.,;)\n]|$| residente)/;
const LIKE_A_TRADE =
  /(?:eir[oa]|tor|tora|dor|dora|sor|sora|ista|iante|grafo|iari[oa]|ador|iteir[oa]|smith|wright|[a-z]{3}man|monger|maker|keeper|driver|worker)$/;
const NO_TRADE =
  /^(?:(?:irmao?|filh[oa]|espos[oa]|marido|mulher|sogr[oa]|cunhad[oa]|vizinh[oa]|amig[oa]|nora|genro|ti[oa]|prim[oa]|mae|pai|av[oa]|brother|sister|son|daughter|mother|father|friend|neighbour|motor|corredor|co-worker)(?![a-z])|coautor|solteir|casad|viuv|divorciad|primeir|terceir|herdeir|companheir|brasileir|estrangeir|inteir|maior|menor|falecid|presente|ausente|genitor|autor|morador|portador|devedor|credor|fiador|eleitor|locador|comprador|doador|detentor|possuidor|woman|german|roman|human)/;
const LOOK_BACK = 160;
const LONGEST = 60;

/** Linear in names. */
export function findTradesAfterNames({ folded }: Document, people: readonly Found[]): Found[] {
  return people.flatMap(({ start, end, proposal }) => {
    if (proposal !== 'remove' || !/[ ,]/.test(folded[end] ?? '')) return [];
    const match = TRADE.exec(folded.slice(end, end + LONGEST));
    if (match === null || !isTrade(match[1]!)) return [];
    if (!NAMED_AS.test(folded.slice(Math.max(0, start - LOOK_BACK), start))) return [];
    const from = end + match[0].length - match[1]!.length;
    return [
      {
        start: from,
        end: from + match[1]!.length,
        category: 'profession' as const,
        detector: 'label' as const,
        confidence: 0.88,
        // The tagger is not asked: it doubts what is said in lists.
        reason: because('table-header', 'named as'),
        proposal: 'remove' as const,
        priority: 56,
      },
    ];
  });
}

const isTrade = (words: string): boolean =>
  !NO_TRADE.test(words) &&
  (LIKE_A_TRADE.test(words.split(' ')[0]!) ||
    LIKE_A_TRADE.test(words) ||
    (phraseKinds(words) & PHRASES.profession) !== 0);
